import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Limits } from "../../../engine/model/search.ts";
import type { RaceEnd, RaceNews, WatchedMaking } from "../../../worker/api.ts";
import type { Answer } from "../../state/question.ts";
import type { RaceLane } from "../shared/lane.ts";
import type { PartActs } from "../shared/part.ts";
import type { Tracer } from "../shared/tracer.ts";
import type { RaceChoice } from "./race-choice.ts";
import type { RaceOrigin } from "./race-presets.ts";

/** The sections of the race part: the searches side by side, one of them again event by event, the report's table, or a maker at work. */
export const RACE_SECTIONS = ["race", "replay", "table", "making"] as const;

export type RaceSection = (typeof RACE_SECTIONS)[number];

/** State of searches side by side on one puzzle. */
export interface RaceState {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  /** Its canonical text. */
  readonly text: string;
  readonly origin: RaceOrigin;
  /** All searches of the kind, the simplest first; empty until the worker has answered. */
  readonly names: readonly string[];
  /** Those that will race, in the order of `names`. */
  readonly chosen: readonly string[];
  /** The limits of the next race. */
  readonly nodes: number;
  readonly answers: number;
  /** The race that runs, or the last one on this puzzle; empty before. */
  readonly lanes: readonly RaceLane[];
  readonly running: boolean;
  /** The number of that race; null before. */
  readonly question: number | null;
  /** The question for `names` that is awaited. */
  readonly naming: number | null;
  readonly problem: Problem | null;
  readonly shown: RaceSection;
  /** The search whose lane is replayed; null: the first. */
  readonly replayed: string | null;
  /** The event that an address wants shown, so many after the start. */
  readonly wanted?: number | null;
}

/** Acts of the race part. */
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
  /** A puzzle of a kind being made, event by event; null where nothing came out. */
  watchMaking(kind: string, seed: number): Promise<WatchedMaking | null>;
  /** Shows the replay of a lane. */
  replay(search: string): void;
  /** The address of a search at an event. */
  linkAt(search: string, at: number): string;
}

/** Actions of the race. */
export interface RaceActions {
  "race/chose": { readonly searches: readonly string[] };
  "race/limited": { readonly limits: Partial<Limits> };
  "race/began": Answer;
  "race/told": Answer & { readonly search: string; readonly news: RaceNews | RaceEnd };
  "race/ended": Answer;
  "race/stopped": unknown;
  /** One search that breaks off takes the others with it. */
  "race/broke": Answer & { readonly problem: Problem };
  "race/asked-names": Answer;
  "race/told-names": Answer & { readonly names: readonly string[] };
  "race/no-names": Answer & { readonly problem: Problem };
  "race/turned": { readonly section: RaceSection };
  "race/replayed": { readonly search: string; readonly wanted?: number };
}

/** A puzzle that is put into the race. */
export interface RaceStart extends Pick<RaceState, "kind" | "puzzle" | "origin"> {
  /** The earlier choices, where no puzzle has been put yet. */
  readonly choice?: RaceChoice;
}

declare module "../../state/state.ts" {
  interface Actions extends RaceActions {
    "race/put": RaceStart;
  }
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
