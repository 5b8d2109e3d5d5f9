import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { RuleInfo, RuleList } from "../../../worker/api.ts";
import { levelName } from "../../state/title.ts";
import { t } from "../../words/more.ts";
import { preset } from "../rules/rule-order.ts";
import type { RuleSelection } from "./analysis.ts";

/** The choice that a selection comes to, over the rules on the bench. */
export function choiceOf(selection: RuleSelection, list: RuleList, bench: RuleChoice): RuleChoice {
  const { from, off, supposition } = selection;
  if (from === "bench") return bench;
  if (from === "own") return { ...bench, off, supposition };
  return { ...preset(list.rules, bench, from), supposition };
}

/** The experiment of the first expert systems: their numbered rules, all named rules, and suppositions beside them. */
export const EXPERIMENT: readonly RuleSelection[] = [
  { from: "numbered", off: [], supposition: false },
  { from: "all", off: [], supposition: false },
  { from: "all", off: [], supposition: true },
];

/** The name of a preset. */
export function presetName(from: RuleSelection["from"], rules: readonly RuleInfo[]): string {
  if (from === "numbered")
    return t("analysis.numbered", { n: rules.filter(({ number }) => number !== null).length });
  if (from === "none") return t("rules.preset-none");
  if (from === "bench" || from === "own" || from === "all") return t(`analysis.from-${from}`);
  return t("analysis.up-to", { level: levelName(Number(from.slice("level-".length))) });
}

/** The name of a selection; that something is supposed is part of it. */
export function selectionName(selection: RuleSelection, rules: readonly RuleInfo[]): string {
  const { from, supposition } = selection;
  const name = presetName(from, rules);
  return from !== "bench" && supposition ? t("analysis.and-suppose", { rules: name }) : name;
}
