import { csvText } from "../../engine/model/csv.ts";
import type { Lang } from "../../engine/model/words.ts";
import { download } from "../effects/download.ts";
import { t } from "../words/more.ts";
import type { Workbench } from "./bench/workbench.ts";
import { logSetting, logTables, spelledRun, textOfTable } from "./export.ts";

/** Hands the run to the browser's downloads, in the form of the command line's `explain`. */
export function saveRun(bench: Workbench): void {
  download({
    name: `ergo-${bench.kind.id}-run.json`,
    text: `${JSON.stringify(spelledRun(bench), null, 1)}\n`,
  });
}

/** Hands the log to the browser's downloads: puzzle, end and rules; then rule by rule, round by round, fact by fact. */
export function saveLog(bench: Workbench, as: "csv" | "txt", lang: Lang): void {
  const head = (name: "number" | "fired" | "facts" | "ms" | "round"): string => t(`bench.column-${name}`);
  const heads = {
    rules: [t("bench.column-no"), "id", head("number"), head("fired"), head("facts"), head("ms")],
    rounds: [head("round"), head("fired"), head("ms")],
  };
  const { rules, rounds } = logTables(bench, heads, lang);
  const { about, facts } = logSetting(bench, {
    ...{ puzzle: t("bench.log-puzzle"), end: t("bench.log-end"), turns: t("bench.log-turns") },
    ...{ off: t("bench.log-off"), supposition: t("bench.log-supposition"), text: t("bench.log-text") },
    ...{ fact: t("bench.log-fact"), rule: head("number"), round: head("round") },
  });
  const write = as === "csv" ? csvText : textOfTable;
  download({
    name: `ergo-${bench.kind.id}-log.${as}`,
    text: [about, rules, rounds, facts].map(write).join("\n"),
  });
}
