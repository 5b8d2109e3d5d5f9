import type { RuleInfo } from "../../../worker/api.ts";
import { levelName } from "../../state/title.ts";
import { t } from "../../words/more.ts";
import type { RuleSelection } from "./analysis.ts";

/** The name of a selection of rules. */
export function selectionName({ from }: RuleSelection, rules: readonly RuleInfo[]): string {
  if (from === "numbered")
    return t("analysis.numbered", { n: rules.filter(({ number }) => number !== null).length });
  if (from === "bench" || from === "own" || from === "all") return t(`analysis.from-${from}`);
  return t("analysis.up-to", { level: levelName(Number(from.slice("level-".length))) });
}
