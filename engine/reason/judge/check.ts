import { type Fact, negate, type Value } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Step } from "../../model/rule.ts";
import type { Search } from "../../model/search.ts";

/** Whether a conclusion follows; "unknown" when the search met its node limit. */
export type Soundness = "sound" | "unsound" | "unknown";

/**
 * Judges a step by complete search: no answer may agree with the premises and not with a conclusion.
 * `structure` are facts that belong to the puzzle itself, such as clues; givens are not among
 * them, for they count only when a step names them as premises.
 */
export function* isSound<P extends Puzzle>(
  puzzle: P,
  step: Step,
  search: Search<P>,
  nodes: number,
  structure: readonly Fact[] = [],
): Job<Soundness> {
  for (const conclusion of step.adds) {
    const found = yield* refutation(puzzle, [...structure, ...step.because], conclusion, search, nodes);
    if (found === "unknown") return "unknown";
    if (found !== "none") return "unsound";
  }
  return "sound";
}

/** An answer that agrees with the premises and not with the conclusion; "unknown" when the search met its node limit. */
export function* refutation<P extends Puzzle>(
  puzzle: P,
  premises: readonly Fact[],
  conclusion: Fact,
  search: Search<P>,
  nodes: number,
): Job<readonly Value[] | "none" | "unknown"> {
  const grid = puzzle.blank();
  for (const fact of premises) grid.add(fact);
  grid.add(negate(conclusion));
  const found = yield* search(puzzle, grid, { answers: 1, nodes });
  if (found.answers.length > 0) return found.answers[0];
  return found.complete ? "none" : "unknown";
}
