import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../model/fact.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Rule } from "../../model/rule.ts";

/** Knowledge of a puzzle's answers. */
export type Truth =
  /** With the nodes of the search that proved it: the answer found, and every other way tried. */
  | { readonly answers: "one"; readonly answer: readonly Value[]; readonly nodes: number }
  | { readonly answers: "none" | "several" | "unknown" };

/** The rules that may be asked: those that need one answer only where the puzzle is known to have one. */
export function usable<P extends Puzzle>(
  rules: readonly Rule<P>[],
  truth: Truth | undefined,
): readonly Rule<P>[] {
  return truth?.answers === "one" ? rules : rules.filter(({ needsOneAnswer }) => !needsOneAnswer);
}

/** The one answer, where that is known. */
export function answerOf(truth: Truth | undefined): readonly Value[] | null {
  return truth?.answers === "one" ? truth.answer : null;
}

/** Whether an answer agrees with a fact. */
export function holdsIn(answer: readonly Value[], fact: Fact): boolean {
  const cell = cellOf(fact);
  return cell < answer.length && (answer[cell] === valueOf(fact)) !== isNegative(fact);
}

/**
 * The facts of the board that are in no answer. While the answers are unknown or several only a
 * broken law makes a mark wrong, so then there are none.
 */
export function mistakesOn(facts: readonly Fact[], truth: Truth): Fact[] {
  return truth.answers === "one" ? facts.filter((fact) => !holdsIn(truth.answer, fact)) : [];
}
