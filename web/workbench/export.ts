import { cellOf, type Fact, isNegative, valueOf } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { ExplainedChain, ExplainedStep } from "../../engine/reason/explain.ts";
import { openCells } from "../state/bench-board.ts";
import { factsOf, tally } from "./bench/journal.ts";
import type { Workbench } from "./bench/workbench.ts";

/**
 * The run in the form of the command line's `explain`. The player's marks are steps of the rule "player"; an
 * unfinished run ends as "limit".
 */
export function spelledRun(bench: Workbench): object {
  const { puzzle, text, journal, end, suspended } = bench;
  const steps = journal.map(({ step, adds }) =>
    step ? spelledStep(bench, step) : { rule: "player", level: 0, adds: spelled(bench, adds), because: [] },
  );
  return {
    ...{ puzzle: text, end: end ?? "limit" },
    ...(end !== "solved" && { open: openCells(puzzle, factsOf(journal)) }),
    steps,
    ...(suspended.length > 0 && {
      suspended: suspended.map(({ rule, reason, counter }) => ({
        ...{ rule, reason: reason.en },
        ...(counter && { counter: spelledStep(bench, counter) }),
      })),
    }),
  };
}

function spelledStep(bench: Workbench, step: ExplainedStep): object {
  const { rule, number, level, adds, because, chains = [] } = step;
  const [only] = chains;
  return {
    rule,
    ...(number !== undefined && { number }),
    ...{ level, adds: spelled(bench, adds), because: spelled(bench, because) },
    ...(chains.length === 1 && spelledChain(bench, only)),
    ...(chains.length > 1 && { cases: chains.map((chain) => spelledChain(bench, chain)) }),
  };
}

function spelledChain(bench: Workbench, { fact, steps, conflict }: ExplainedChain): object {
  return {
    supposed: bench.kind.sayFact(bench.puzzle, fact, "en"),
    chain: steps.map((step) => spelledStep(bench, step)),
    ...(conflict && { conflict: { law: conflict.law, facts: spelled(bench, conflict.facts) } }),
  };
}

/** "R3C5=7", "R3C5!=sea", "R3C5=R1C2" (of the island of the clue there); rows and columns from 1. */
function spelled({ kind, puzzle }: Workbench, facts: readonly Fact[]): string[] {
  return facts.map((fact) => {
    const sign = isNegative(fact) ? "!=" : "=";
    return `${cellName(cellOf(fact), puzzle.cols, "en")}${sign}${kind.spellValue(puzzle, valueOf(fact))}`;
  });
}

/** A table of texts and numbers, its heads first. */
export type ExportTable = readonly (readonly (string | number)[])[];

/** The log as two tables: rule by rule, and round by round. `heads` are those of both. */
export function logTables(
  bench: Workbench,
  heads: { readonly rules: readonly string[]; readonly rounds: readonly string[] },
  lang: Lang,
): { readonly rules: ExportTable; readonly rounds: ExportTable } {
  const rules = tally(bench).map(({ rule, number, name, fired, facts, ms }) => [
    ...[number ?? "", rule, name[lang], fired, facts],
    ms.toFixed(3),
  ]);
  const rounds = bench.rounds.map(({ fired, ms }, at) => [at + 1, fired, ms.toFixed(3)]);
  return { rules: [heads.rules, ...rules], rounds: [heads.rounds, ...rounds] };
}

type LogHead = "puzzle" | "end" | "turns" | "off" | "supposition" | "text" | "fact" | "rule" | "round";

/** What a log tells beside its figures: the puzzle, the end, the rules that ran, and every fact. `heads` name the rows. */
export function logSetting(
  bench: Workbench,
  heads: Readonly<Record<LogHead, string>>,
): { readonly about: ExportTable; readonly facts: ExportTable } {
  const { text, end, strategy, journal } = bench;
  const choice = bench.ran ?? bench.choice;
  const about = [
    [heads.puzzle, text],
    [heads.end, end ?? "limit"],
    [heads.turns, strategy],
    [heads.off, choice.off.join(" ")],
    [heads.supposition, String(choice.supposition)],
    ...(choice.text === null ? [] : [[heads.text, choice.text]]),
  ];
  const rows = journal.flatMap(({ first, adds, round, step }) =>
    spelled(bench, adds).map((fact, at) => [first + at, fact, step?.rule ?? "player", round]),
  );
  return { about, facts: [["", heads.fact, heads.rule, heads.round], ...rows] };
}

/** A table as plain text, its columns set below each other by tabs. */
export function textOfTable(table: ExportTable): string {
  return table.map((row) => `${row.join("\t")}\n`).join("");
}
