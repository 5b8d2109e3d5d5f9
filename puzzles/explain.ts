import { emptyBoard } from "../engine/model/board.ts";
import { run } from "../engine/model/job.ts";
import { prove } from "../engine/reason/prove.ts";
import { levelsOf } from "../engine/reason/slice.ts";
import type { LineCommand } from "./line-command.ts";
import { readLine } from "./read-line.ts";
import { spellFacts } from "./spell.ts";

/** `explain`: the ladder's proof from the givens and the marks; bookkeeping (level 0) included, so that every premise has its step. */
export const explainLine: LineCommand = async (kind, line) => {
  const { puzzle, text, marks } = await readLine(kind, line);
  const { rules } = kind.think;
  const facts = kind.play.read(puzzle, { ...emptyBoard(puzzle.cells), marks });
  const proof = run(prove(puzzle, facts, rules));
  const levels = levelsOf(rules);
  const steps = proof.steps.map((step) => ({
    rule: step.rule,
    level: levels.get(step.rule),
    adds: spellFacts(kind.play, puzzle, step.adds),
    because: spellFacts(kind.play, puzzle, step.because),
  }));
  return { puzzle: text, end: proof.end, steps };
};
