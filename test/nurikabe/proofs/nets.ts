import { Claims } from "../../../engine/kinds/nurikabe/learning/claims.ts";
import { Net } from "../../../engine/kinds/nurikabe/proofs/net.ts";
import type { NurikabeGrid } from "../../../engine/kinds/nurikabe/puzzle/grid.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { smallPuzzles } from "../positions.ts";

/** Nets over the blank boards of so many small puzzles. */
export function* smallNets(count: number, seed: number): Iterable<Net> {
  for (const { puzzle } of smallPuzzles(count, seed))
    yield new Net(puzzle, Claims.of(puzzle) as Claims, gridOf(puzzle) as NurikabeGrid);
}
