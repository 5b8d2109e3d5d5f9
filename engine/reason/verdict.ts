import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Search } from "../model/search.ts";
import type { Truth } from "./chain/mistake.ts";

/** How many answers a puzzle has: one (with it), none, several, or not known within the node limit. */
export function* judge<P extends Puzzle>(puzzle: P, search: Search<P>, nodes: number): Job<Truth> {
  const found = yield* search(puzzle, gridOf(puzzle), { answers: 2, nodes });
  if (found.answers.length > 1) return { answers: "several" };
  if (!found.complete) return { answers: "unknown" };
  const [answer] = found.answers;
  return answer ? { answers: "one", answer, nodes: found.nodes } : { answers: "none" };
}
