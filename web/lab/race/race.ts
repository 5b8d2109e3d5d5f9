import type { PlayKind } from "../../../engine/kinds/kind.ts";
import type { Fact, Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Counts, Limits } from "../../../engine/model/search.ts";
import type { RaceEnd, RaceNews, Trace } from "../../../worker/api.ts";
import type { PartActs } from "../lab.ts";
import { append, EMPTY_RECORDING, type Recording } from "../recording.ts";
import type { RacePreset } from "./race-presets.ts";
import type { Sample } from "./race-samples.ts";
import { thinned } from "./race-samples.ts";

/** What the race part shows: the searches side by side, one of them again event by event, or the report's table. */
export const RACE_SECTIONS = ["race", "replay", "table"] as const;

export type RaceSection = (typeof RACE_SECTIONS)[number];

/** The node limits that can be chosen. */
export const NODE_LIMITS = [10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The numbers of answers that can be looked for. */
export const ANSWER_LIMITS = [1, 2, 100] as const;

/** Most events of a search that are kept one by one; four bytes each. */
export const MOST_EVENTS = 1_000_000;

/** One search of a race. */
export interface RaceLane {
  /** Its name; see the worker's `searches`. */
  readonly search: string;
  /** What it was started with. */
  readonly limits: Limits;
  /** Lost: its worker died. */
  readonly status: "waiting" | "running" | "done" | "stopped" | "lost";
  readonly counts: Counts;
  /** Events so far, kept one by one or not. */
  readonly events: number;
  /** Its first events. */
  readonly recording: Recording;
  /** How deep it was in each span of the events after them, packed; see `engine/model/profile.ts`. */
  readonly profile: Recording;
  /** What is known on its board now, beside the givens. */
  readonly facts: readonly Fact[];
  readonly answers: readonly (readonly Value[])[];
  /** Milliseconds of its own work. */
  readonly ms: number;
  /** Null until it is done. False: the node limit was met, and nothing is claimed. */
  readonly complete: boolean | null;
  readonly samples: readonly Sample[];
}

/** Where the puzzle comes from, for its title. */
export type RaceOrigin =
  | { readonly type: "preset"; readonly preset: RacePreset }
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "own" };

/** What the lab shows of searches side by side on one puzzle. */
export interface RaceState {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  /** Its canonical text. */
  readonly text: string;
  readonly origin: RaceOrigin;
  /** All searches of the kind, the simplest first; empty until the worker has told them. */
  readonly names: readonly string[];
  /** Those that will race, in the order of `names`. */
  readonly chosen: readonly string[];
  /** The limits of the next race. */
  readonly nodes: number;
  readonly answers: number;
  /** The race that runs, or the last one on this puzzle; empty before. */
  readonly lanes: readonly RaceLane[];
  readonly running: boolean;
  readonly problem: Problem | null;
  readonly shown: RaceSection;
  /** The search whose lane is replayed; null: the first. */
  readonly replayed: string | null;
}

/** What the race part does outside the state. */
export interface RaceActs extends PartActs {
  /** Takes any puzzle of a level of the corpus. */
  pick(kind: string, level: number): Promise<void>;
  preset(preset: RacePreset): Promise<void>;
  choose(searches: readonly string[]): void;
  limit(change: Partial<Limits>): void;
  /** Starts the chosen searches, all at once. */
  start(): Promise<void>;
  /** Takes effect at once: the worker is ended. */
  stop(): void;
  show(section: RaceSection): void;
  /** Shows the replay of a lane. */
  replay(search: string): void;
  /** Events of a lane's search from number `from` on, worked out anew; null when it was called off or lost. */
  trace(search: string, from: number, count: number, options?: TraceOptions): Promise<Trace | null>;
}

/** How something is traced. */
export interface TraceOptions {
  /** Calls it off. */
  readonly signal?: AbortSignal;
  /** Nodes spent so far, now and then. */
  readonly tick?: (nodes: number) => void;
}

const NO_COUNTS: Counts = { nodes: 0, checks: 0, backtracks: 0, depth: 0 };

/** A lane at the start of a race. */
export function newLane(search: string, limits: Limits): RaceLane {
  return {
    ...{ search, limits, status: "waiting", counts: NO_COUNTS, events: 0, recording: EMPTY_RECORDING },
    ...{ profile: EMPTY_RECORDING, facts: [], answers: [], ms: 0, complete: null, samples: [] },
  };
}

/** The lane after news, or after its last. Cost: what is told. */
export function told(lane: RaceLane, news: RaceNews | RaceEnd): RaceLane {
  const { counts, events, facts, ms } = news;
  const complete = "complete" in news ? news.complete : null;
  return {
    ...lane,
    ...{ counts, events, facts, ms, complete },
    status: complete === null ? "running" : "done",
    recording: append(lane.recording, news.told),
    profile: news.profile ? append(lane.profile, news.profile) : lane.profile,
    answers: news.answers.length > 0 ? [...lane.answers, ...news.answers] : lane.answers,
    samples: thinned(lane.samples, { ms, nodes: counts.nodes }),
  };
}

/** The race with one lane changed. */
export function withLane(race: RaceState, search: string, change: (lane: RaceLane) => RaceLane): RaceState {
  return { ...race, lanes: race.lanes.map((lane) => (lane.search === search ? change(lane) : lane)) };
}

/** The race stopped: lanes that are not done stand where they are. */
export function stopped(race: RaceState, status: "stopped" | "lost" = "stopped"): RaceState {
  const lanes = race.lanes.map((lane) =>
    lane.status === "waiting" || lane.status === "running" ? { ...lane, status } : lane,
  );
  return { ...race, lanes, running: false };
}

/** The lane whose replay is shown; null before a race. */
export function replayedLane({ lanes, replayed }: RaceState): RaceLane | null {
  return lanes.find(({ search }) => search === replayed) ?? lanes[0] ?? null;
}
