import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { Made } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { make } from "../../engine/make/make.ts";
import type { Job } from "../../engine/model/job.ts";
import { assert, ok, type Result } from "../../engine/model/result.ts";
import type { Questions, RatedPuzzle } from "../api.ts";
import { rateJob } from "./rate.ts";

/** Nodes spent on the rating of a made puzzle. */
const NODES = 20_000_000;

/** The making of a puzzle as wished. */
export function makeJob(
  kind: WholeKind,
  making: MakeKind,
  { wish, seed }: Questions["make"]["ask"],
): Result<Job<Questions["make"]["answer"]>> {
  const made = make({ ...kind, making }, wish, seed);
  return made.ok ? ok(rated(kind, made.value)) : made;
}

/** Adds the rating to a made puzzle; null where its proof would take too long. */
function* rated(kind: WholeKind, job: Job<Made | null>): Job<RatedPuzzle | null> {
  const made = yield* job;
  if (!made) return null;
  const read = kind.play.parse(made.text);
  assert(read.ok, "a made puzzle can be read");
  const { text } = made;
  const puzzle = kind.think.prepare(read.value);
  let left = NODES;
  const rating = rateJob(kind, puzzle, { kind: kind.play.id, text });
  for (let next = rating.next(); ; next = rating.next()) {
    if (next.done) return { text, rating: next.value };
    left -= next.value;
    if (left <= 0) return { text, rating: null };
    yield next.value;
  }
}
