import { type Job, run } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import { gridOf, type Puzzle } from "../../model/puzzle.ts";
import type { Search } from "../../model/search.ts";
import type { Counter } from "../contract/kind.ts";

/*
 * Members of the contract for kinds that have nothing of their own there.
 */

/** For a kind whose boards show no candidates. */
export function noCandidates({ cells }: Puzzle): readonly number[] {
  return new Array<number>(cells).fill(0);
}

/** For a kind without parts of a board that are finished before the whole. */
export function noneFinished({ cells }: Puzzle): Uint8Array {
  return new Uint8Array(cells);
}

/** For a kind without a propagation to screen suppositions with: nothing is supposed. */
export function* noScreen(): Job<readonly Promising[]> {
  yield 0;
  return [];
}

/** For a kind whose puzzles are ready for every search as they are read. */
export function asItIs<P extends Puzzle>(puzzle: P): P {
  return puzzle;
}

/** For a kind whose givens do not show by themselves why there is no answer. */
export function noReason(): null {
  return null;
}

/** For a kind whose rules say all there is to say of their steps. */
export function asTheRuleSays(): null {
  return null;
}

/** For a kind that counts answers fastest by its search, from the parsed puzzle and a new grid. */
export function countBy<P extends Puzzle>(search: Search<P>): (puzzle: P) => Counter {
  return (puzzle) => (wanted, nodes) => {
    const { answers, complete } = run(search(puzzle, gridOf(puzzle), { answers: wanted, nodes }));
    return complete || answers.length > 1 ? answers.length : -1;
  };
}

/** For a kind that penpa boards are never taken for. */
export function noPenpa(): null {
  return null;
}
