import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import {
  type Argument,
  type Demand,
  demandsOf,
  type ExplainedStatement,
  linesOf,
  type Statement,
} from "../../engine/model/argument.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import { spellFacts } from "./spell.ts";

/** A demand of the puzzle by its name: a look also by the cells that it speaks of. */
export function spellDemand(kind: PlayKind, puzzle: Puzzle, { by, value, cells = [] }: Demand): string {
  const about = cells.map((cell) => kind.sayBinding(puzzle, { as: "cell", of: cell }, "en")).join(" ");
  const name = kind.sayBinding(puzzle, by, "en") + (about && `: ${about}`);
  return value === undefined ? name : `${value} in ${name}`;
}

/**
 * An argument as plain objects: the demands that the step uses itself and how many they are, the lines of its proof, and before them its
 * `lemmas` with theirs. `cites` counts lemmas from 1. A lemma that an earlier step told is `kept`. `lines` counts all that is told. A step that adds nothing is a
 * chapter of a long argument: it ends with a lemma.
 */
export function spellArgument(
  kind: PlayKind,
  puzzle: Puzzle,
  argument: Argument | readonly ExplainedStatement[],
  words?: Lang,
): object {
  const spell = (statement: Statement | ExplainedStatement): object => ({
    ...(words && "text" in statement && { words: statement.text[words] }),
    ...(statement.isKept && { kept: true }),
    when: spellFacts(kind, puzzle, statement.when),
    so: spellFacts(kind, puzzle, statement.so),
    because: spellFacts(kind, puzzle, statement.because),
    ...proof(statement),
  });
  const proof = (statement: Statement | ExplainedStatement): object => ({
    truths: demandsOf(statement),
    proof: statement.lines.map(({ demand, cites, gives }, at) => ({
      ...(words && "told" in statement && { words: statement.told[at][words] }),
      ...(demand && { truth: spellDemand(kind, puzzle, demand) }),
      ...(cites !== undefined && { cites: cites + 1 }),
      gives: spellFacts(kind, puzzle, gives),
    })),
  });
  const goal = argument[argument.length - 1];
  const end = { when: spellFacts(kind, puzzle, goal.when), so: spellFacts(kind, puzzle, goal.so) };
  return { ...end, ...proof(goal), lines: linesOf(argument), lemmas: argument.slice(0, -1).map(spell) };
}
