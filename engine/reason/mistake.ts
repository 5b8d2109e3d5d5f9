import { cellOf, type Fact, isNegative, type Value, valueOf } from "../model/fact.ts";
import type { Puzzle } from "../model/puzzle.ts";

/** What is known of a puzzle's answers. */
export type Truth =
  | { readonly answers: "one"; readonly answer: readonly Value[] }
  | { readonly answers: "none" | "several" | "unknown" };

/**
 * The facts of the board that are in no answer. While the answers are unknown or several only a
 * broken law makes a mark wrong, so then there are none.
 */
export function mistakesOn(puzzle: Puzzle, facts: readonly Fact[], truth: Truth): Fact[] {
  if (truth.answers !== "one") return [];
  const { answer } = truth;
  return facts.filter((fact) => {
    const cell = cellOf(fact);
    return cell >= puzzle.cells || (answer[cell] === valueOf(fact)) === isNegative(fact);
  });
}
