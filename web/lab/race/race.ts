import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Limits } from "../../../engine/model/search.ts";
import type { RaceLane } from "../shared/lane.ts";
import type { PartActs } from "../shared/part.ts";
import type { Tracer } from "../shared/tracer.ts";

/** What the race part shows: the searches side by side, one of them again event by event, or the report's table. */
export const RACE_SECTIONS = ["race", "replay", "table"] as const;

export type RaceSection = (typeof RACE_SECTIONS)[number];

/** The node limits that can be chosen. */
export const NODE_LIMITS = [10_000, 100_000, 1_000_000, 10_000_000] as const;

/** The numbers of answers that can be looked for. */
export const ANSWER_LIMITS = [1, 2, 100] as const;

/** Where the puzzle comes from, for its title. */
export type RaceOrigin =
  | { readonly type: "preset"; readonly preset: string }
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
export interface RaceActs extends PartActs, Tracer {
  /** Takes any puzzle of a level of the corpus. */
  pick(kind: string, level: number): Promise<void>;
  /** By its id. */
  preset(preset: string): Promise<void>;
  choose(searches: readonly string[]): void;
  limit(change: Partial<Limits>): void;
  /** Starts the chosen searches, all at once. */
  start(): Promise<void>;
  /** Takes effect at once: the worker is ended. */
  stop(): void;
  show(section: RaceSection): void;
  /** Shows the replay of a lane. */
  replay(search: string): void;
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
