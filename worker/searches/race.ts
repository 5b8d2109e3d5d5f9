import type { WholeKind } from "../../engine/kinds/load.ts";
import { searchesOf } from "../../engine/kinds/searches.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import type { SearchResult } from "../../engine/model/search.ts";
import type { Questions, RaceEnd, RaceNews } from "../api.ts";
import { type Work, withNews } from "../work.ts";
import { runnerOf } from "./runner.ts";
import { type Clock, now, Stopwatch } from "./stopwatch.ts";
import { SearchReporter } from "./teller.ts";

/** The searches of a kind by name, the simplest first. */
export function* searchesJob(kind: WholeKind): Job<readonly string[]> {
  yield 0;
  return Object.keys(searchesOf(kind));
}

/** Runs one search under a watch; its news is everything since the news before. */
export function raceJob(
  kind: WholeKind,
  q: Questions["race"]["ask"],
  clock: Clock = now,
): Result<Work<RaceEnd, RaceNews>> {
  const runner = runnerOf(kind, q);
  if (!runner.ok) return runner;
  const { search, puzzle } = runner.value;
  const stopwatch = new Stopwatch(clock);
  const teller = new SearchReporter(puzzle, q.events);
  const news = (): RaceNews => teller.news(stopwatch.ms);
  const job = stopwatch.run(search(puzzle, gridOf(puzzle), q, teller));
  return ok(withNews(racing(job, news), news));
}

function* racing(job: Job<SearchResult>, news: () => RaceNews): Job<RaceEnd> {
  const { complete } = yield* job;
  return { ...news(), complete };
}
