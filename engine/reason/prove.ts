import type { PlayKind } from "../kinds/contract/kind.ts";
import { emptyBoard } from "../model/board.ts";
import type { Fact } from "../model/fact.ts";
import { type Job, run } from "../model/job.ts";
import { gridOf, isFull, type Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule, Step } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import type { ChainEnd } from "./chain/chain-options.ts";
import type { Truth } from "./chain/mistake.ts";
import { inOrder } from "./ladder.ts";

/** The proof by rules alone, simple and easy ones first, from the givens and some more facts (those of a board). `truth` as for a chain. */
export function* prove<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  truth?: Truth,
): Job<Proof> {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), inOrder(rules, null), { explain: true, truth });
  const end = yield* chain.run();
  return proofOf(chain, facts, end);
}

/** The steps of a chain from the givens and some facts, each with exact premises. */
export function proofOf<P extends Puzzle>(chain: Chain<P>, facts: readonly Fact[], end: ChainEnd): Proof {
  const start = [...chain.puzzle.givens, ...facts];
  return { start, steps: run(chain.provenance.steps()), end: end === "limit" ? "stuck" : end };
}

/**
 * The steps that are told: on a board that is solved those that its marks rest on, bookkeeping too, else all. Time: each of
 * them is explained.
 */
export function* neededSteps<P extends Puzzle>(play: Board<P>, chain: Chain<P>): Job<Step[]> {
  const marks = marksOn(play, chain);
  return marks ? yield* chain.provenance.stepsTo(marks) : yield* chain.provenance.steps();
}

/**
 * The named ones of these steps as entries of the journal, none of them explained for it. Time: the premises of those
 * behind the first one that writes no mark.
 */
export function* neededEntries<P extends Puzzle>(play: Board<P>, chain: Chain<P>): Job<readonly number[]> {
  const { entries } = chain.journal;
  const isNamed = (rule: number): boolean => rule < 0 || chain.rules[rule].level > 0;
  const marks = marksOn(play, chain);
  if (marks) return yield* chain.provenance.countingEntriesTo(marks, isNamed);
  return [...entries.keys()].filter((at) => isNamed(entries[at].rule));
}

type Board<P extends Puzzle> = Pick<PlayKind<P>, "marksOf" | "read">;

/** The marks of a board that is solved; null where it is not. */
function marksOn<P extends Puzzle>(play: Board<P>, { puzzle, grid, conflict }: Chain<P>): Fact[] | null {
  if (conflict || !isFull(puzzle, grid)) return null;
  const marks = play.marksOf(puzzle, puzzle.answer(grid));
  return play.read(puzzle, { ...emptyBoard(puzzle.cells), marks });
}
