import { csvText } from "../../engine/model/csv.ts";
import type { Lang } from "../../engine/model/words.ts";
import { download } from "../effects/download.ts";
import { t } from "../words/more.ts";
import type { Workbench } from "./bench/workbench.ts";
import { logTables, spelledRun, textOfTable } from "./export.ts";

/** Hands the run to the browser's downloads, in the form of the command line's `explain`. */
export function saveRun(bench: Workbench): void {
  download({
    name: `ergo-${bench.kind.id}-run.json`,
    text: `${JSON.stringify(spelledRun(bench), null, 1)}\n`,
  });
}

/** Hands the log to the browser's downloads: rule by rule, then round by round. */
export function saveLog(bench: Workbench, as: "csv" | "txt", lang: Lang): void {
  const head = (name: "number" | "fired" | "facts" | "ms" | "round"): string => t(`bench.column-${name}`);
  const heads = {
    rules: [t("bench.column-no"), "id", head("number"), head("fired"), head("facts"), head("ms")],
    rounds: [head("round"), head("fired"), head("ms")],
  };
  const { rules, rounds } = logTables(bench, heads, lang);
  const write = as === "csv" ? csvText : textOfTable;
  download({ name: `ergo-${bench.kind.id}-log.${as}`, text: `${write(rules)}\n${write(rounds)}` });
}
