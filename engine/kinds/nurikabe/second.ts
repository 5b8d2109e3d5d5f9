import type { Search } from "../../model/search.ts";
import { forward } from "../../search/forward.ts";
import { simplyForced } from "./propagation/simply-forced.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";

/** Forward checking by simple finders. With the fast search it shares the nouns of the puzzle and which cells are neighbours. */
export const nurikabeSecond: Search<NurikabePuzzle> = (puzzle, from, limits, watch) =>
  forward(simplyForced(puzzle), from, limits, watch);
