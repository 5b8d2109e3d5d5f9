import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { planOf } from "../../engine/language/run/plan.ts";
import { run } from "../../engine/model/job.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { type CounterExample, type Vetting, vet } from "../../engine/reason/judge/vet.ts";
import { readRulesFile, tellProblems } from "../terminal/rules-file.ts";
import { spellFacts } from "../terminal/spell.ts";

/** Some lines for a person, and whether they are good news. */
export interface ReportLine {
  readonly text: string;
  readonly isGood: boolean;
}

/** `rules check`: the problems of a file of rules; then for each readable rule its head, its plan, and the result of trying it on random boards. */
export function* checkRules(kind: WholeKind, making: MakeKind, path: string): Iterable<ReportLine> {
  const { compiled, problems } = readRulesFile(kind, path);
  if (problems.length > 0) yield { text: `${tellProblems(path, problems)}\n`, isGood: false };
  for (const rule of compiled) {
    const vetting = run(vet(making, kind.search, rule));
    yield {
      text: `${headOf(rule)}\n${planOf(rule)
        .map(({ en }) => `  ${en}\n`)
        .join("")}${verdictOf(kind, vetting)}\n\n`,
      isGood: vetting.verdict === "sound" || vetting.verdict === "silent",
    };
  }
}

function headOf({ id, number, name, level, advanced }: Rule): string {
  const words = [
    `level ${level}`,
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(advanced ? ["advanced"] : []),
  ];
  return `${name.en} (${[id, ...words].join(", ")})`;
}

function verdictOf(kind: WholeKind, vetting: Vetting): string {
  switch (vetting.verdict) {
    case "sound":
      return `  Sound so far: ${vetting.fired} firings on random boards were judged, and all follow.`;
    case "silent":
      return "  It never fired on random boards, so nothing can be said of it.";
    case "suspended":
      return `  ${vetting.reason.en}`;
    case "unsound":
      return `  Not sound: a conclusion does not follow.\n${counterOf(kind, vetting.counter)}`;
  }
}

function counterOf({ play }: WholeKind, { puzzle, facts, step, wrong, answer }: CounterExample): string {
  const spell = (list: Parameters<typeof spellFacts>[2]): string =>
    spellFacts(play, puzzle, list).join(" ") || "nothing";
  const cells = answer.map((value) => play.spellValue(puzzle, value));
  return [
    `    board:      ${play.format(puzzle)}, where is known ${spell(facts)}`,
    `    from:       ${spell(step.because)}`,
    `    concludes:  ${spell([wrong])}`,
    `    but all of that and not this is so in the answer ${cells.join(" ")}`,
  ].join("\n");
}
