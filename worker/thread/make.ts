import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { Made } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Maker, make } from "../../engine/make/make.ts";
import type { Job } from "../../engine/model/job.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import type { Questions } from "../api.ts";

/** The making of a puzzle as wished. */
export function makeJob(
  kind: WholeKind,
  making: MakeKind,
  { wish, seed }: Questions["make"]["ask"],
): Result<Job<Questions["make"]["answer"]>> {
  const maker: Maker = { ...kind, making };
  const made = make(maker, wish, seed);
  return made.ok ? ok(measured(maker, made.value)) : made;
}

/** Adds the level to a made puzzle, wished for or not: the page shows it. */
function* measured({ play, making }: Maker, job: Job<Made | null>): Job<Made | null> {
  const made = yield* job;
  const puzzle = made?.level === null ? play.parse(made.text) : null;
  return made && puzzle?.ok ? { ...made, level: yield* making.effort(puzzle.value) } : made;
}
