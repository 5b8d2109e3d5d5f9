import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { nodeLimit } from "./node-limit.ts";

/** Node limit on small boards. */
const NODES = 20_000;

/** How many answers there are, and the answer where it is one. */
export function truthOf(kind: WholeKind, puzzle: Puzzle): Truth {
  return run(judge(puzzle, kind.search, nodeLimit(puzzle, NODES)));
}
