import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import type { Questions, Trace } from "../api.ts";
import { EventExcerpt } from "./excerpt.ts";
import { runnerOf } from "./runner.ts";
import { type Clock, now, Stopwatch } from "./stopwatch.ts";

/** The events of a search from one event on. It does the same each time, so it runs again up to there. */
export function traceJob(
  kind: WholeKind,
  q: Questions["trace"]["ask"],
  clock: Clock = now,
): Result<Job<Trace>> {
  const runner = runnerOf(kind, q);
  if (!runner.ok) return runner;
  const { search, puzzle } = runner.value;
  const excerpt = new EventExcerpt(q.from, q.count);
  const job = tracing(search(puzzle, gridOf(puzzle), q, excerpt), excerpt);
  return ok(new Stopwatch(clock).run(job));
}

function* tracing(job: Job<unknown>, excerpt: EventExcerpt): Job<Trace> {
  for (let next = job.next(); !next.done && !excerpt.isOver; next = job.next()) yield next.value;
  return excerpt.trace();
}
