import type { QuickLoaded } from "../../engine/kinds/load.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import { judge } from "../../engine/reason/verdict.ts";
import type { PuzzleText } from "../api.ts";
import { Cache } from "./cache.ts";

/** Nodes spent on knowing the answer when something is asked before the page has the verdict. */
const QUICK_NODES = 1_000;

const truths = new Cache<Truth>(32);

/** How many answers a puzzle has, remembered by its text. */
export function* truthOf(
  kind: QuickLoaded,
  puzzle: Puzzle,
  asked: PuzzleText,
  nodes = QUICK_NODES,
): Job<Truth> {
  const key = `${asked.kind}/${asked.text}`;
  const known = truths.get(key);
  if (known && (known.answers !== "unknown" || nodes <= QUICK_NODES)) return known;
  const truth = yield* judge(puzzle, kind.search, nodes);
  truths.set(key, truth);
  return truth;
}
