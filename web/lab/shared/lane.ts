import type { Fact, Value } from "../../../engine/model/fact.ts";
import type { Counts, Limits } from "../../../engine/model/search.ts";
import type { RaceEnd, RaceNews } from "../../../worker/api.ts";
import { append, EMPTY_RECORDING, type Recording } from "./recording.ts";
import { type Sample, thinned } from "./samples.ts";

/** Most events of a search that are kept one by one; four bytes each. */
export const MOST_EVENTS = 1_000_000;

/** One search of a race. */
export interface RaceLane {
  /** Its name; see the worker's `searches`. */
  readonly search: string;
  /** The limits it was started with. */
  readonly limits: Limits;
  /** Lost: its worker died. */
  readonly status: "waiting" | "running" | "done" | "stopped" | "lost";
  readonly counts: Counts;
  /** Events so far, kept one by one or not. */
  readonly events: number;
  /** Its first events. */
  readonly recording: Recording;
  /** How deep it was in each span of the events after them, packed; see `engine/search/profile.ts`. */
  readonly profile: Recording;
  /** The facts on its board now, beside the givens. */
  readonly facts: readonly Fact[];
  readonly answers: readonly (readonly Value[])[];
  /** Milliseconds of its own work. */
  readonly ms: number;
  /** Null until it is done. False: the node limit was met, and nothing is claimed. */
  readonly complete: boolean | null;
  readonly samples: readonly Sample[];
}

const NO_COUNTS: Counts = { nodes: 0, checks: 0, backtracks: 0, depth: 0 };

/** A lane at the start of a race. */
export function newLane(search: string, limits: Limits): RaceLane {
  return {
    ...{ search, limits, status: "waiting", counts: NO_COUNTS, events: 0, recording: EMPTY_RECORDING },
    ...{ profile: EMPTY_RECORDING, facts: [], answers: [], ms: 0, complete: null, samples: [] },
  };
}

/** The lane after news, or after its last. Cost: the news. */
export function told(lane: RaceLane, news: RaceNews | RaceEnd): RaceLane {
  const { counts, events, facts, ms } = news;
  const complete = "complete" in news ? news.complete : null;
  return {
    ...lane,
    ...{ counts, events, facts, ms, complete },
    status: complete === null ? "running" : "done",
    recording: append(lane.recording, news.packed),
    profile: news.profile ? append(lane.profile, news.profile) : lane.profile,
    answers: news.answers.length > 0 ? [...lane.answers, ...news.answers] : lane.answers,
    samples: thinned(lane.samples, { ms, nodes: counts.nodes }),
  };
}
