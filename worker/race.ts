import type { WholeKind } from "../engine/kinds/think.ts";
import type { Job } from "../engine/model/job.ts";
import type { Puzzle } from "../engine/model/puzzle.ts";
import type { Questions, RaceEnd, RaceNews, Timed, Trace } from "./api.ts";
import type { Work } from "./work.ts";

export function searchesJob(_kind: WholeKind): Job<readonly string[]> {
  throw new Error("to come");
}
export function raceJob(
  _kind: WholeKind,
  _puzzle: Puzzle,
  _q: Questions["race"]["ask"],
): Work<RaceEnd, RaceNews> {
  throw new Error("to come");
}
export function traceJob(_kind: WholeKind, _puzzle: Puzzle, _q: Questions["trace"]["ask"]): Job<Trace> {
  throw new Error("to come");
}
export function timeJob(_kind: WholeKind, _puzzle: Puzzle, _q: Questions["time"]["ask"]): Job<Timed> {
  throw new Error("to come");
}
