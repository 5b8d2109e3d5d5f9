import { dayOf } from "../../engine/pack/daily.ts";
import type { AppState, CorpusShelf, GameSummary, Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { fields } from "../state/stored.ts";
import type { CorpusPlace } from "./today.ts";

/** What the shelf shows beside the games and the levels. */
export interface Home {
  /** The day that is shown; see `dayOf`. */
  readonly day: number;
  /** A puzzle for each kind that has some; null until they are known. */
  readonly today: readonly DayPuzzle[] | null;
  /** The level that the player begins with, by kind, where one was chosen or played. */
  readonly levels: Levels;
}

/** The puzzle of a day; its text comes a moment later than its place. */
export interface DayPuzzle extends CorpusPlace {
  readonly text: string | null;
}

/** A level for each kind, as it is stored. */
export type Levels = Readonly<Record<string, number>>;

declare module "../state/state.ts" {
  interface AppState {
    /** Absent until the shelf was first wanted. */
    readonly home?: Home;
  }
  interface Actions {
    /** The shelf learns something. */
    "home/told": { readonly home: Partial<Home> };
    /** A player chooses the level to begin with. */
    "home/level": { readonly kind: string; readonly level: number };
  }
}

const NOTHING: Home = { day: 0, today: null, levels: {} };

const HOME: Reducers<"home/told" | "home/level"> = {
  "home/told": (state, { home }) => ({ ...state, home: { ...(state.home ?? NOTHING), ...home } }),
  "home/level": (state, { kind, level }) => {
    const home = state.home ?? NOTHING;
    if (home.levels[kind] === level) return state;
    return { ...state, home: { ...home, levels: { ...home.levels, [kind]: level } } };
  },
};

/** Adds the reducers of the shelf to the store. */
export function extendByHome(store: Store): void {
  store.extend(HOME, { of: (state) => state, into: (_state, next) => next });
}

/** The level that a player begins with: the one that was chosen, else that of the last game of the kind, else the easiest. */
export function levelFor({ home, shelf }: AppState, kind: string): number {
  const levels = (shelf.corpus ?? []).filter((one) => one.kind === kind);
  const has = (level: number | undefined): level is number => levels.some((one) => one.level === level);
  const chosen = home?.levels[kind];
  if (has(chosen)) return chosen;
  const last = shelf.games?.find((game) => game.kind === kind && isOfCorpus(game))?.origin?.level;
  return has(last) ? last : (levels[0]?.level ?? 1);
}

/** The level of a kind that has puzzles and is nearest to one, the easier of two; undefined where the kind has none. */
export function nearest(levels: readonly CorpusShelf[], kind: string, level: number): number | undefined {
  const distance = (one: number): number => Math.abs(one - level);
  const found = levels.filter((one) => one.kind === kind && one.count > 0).map((one) => one.level);
  return found.sort((a, b) => distance(a) - distance(b) || a - b)[0];
}

/** The game of a puzzle, from wherever it was opened. */
export function gameOf(games: readonly GameSummary[], puzzle: DayPuzzle): GameSummary | undefined {
  return games.find(
    (game) =>
      game.kind === puzzle.kind &&
      (puzzle.text === null
        ? isOfCorpus(game) && game.origin?.level === puzzle.level && game.origin.number === puzzle.number
        : game.text === puzzle.text),
  );
}

/** Whether a puzzle was played last on a day. */
export function isPlayedOn(day: number, games: readonly GameSummary[], place: CorpusPlace): boolean {
  const game = gameOf(games, { ...place, text: null });
  return game !== undefined && dayOf(new Date(game.played)) === day;
}

export function isSamePlace(one: CorpusPlace, other: CorpusPlace): boolean {
  return one.kind === other.kind && one.level === other.level && one.number === other.number;
}

function isOfCorpus({ origin }: GameSummary): boolean {
  return origin !== null && !origin.made;
}

/** Levels from storage: those that are numbers. */
export function readLevels(stored: unknown): Levels {
  const entries = Object.entries(fields(stored)).flatMap(([kind, level]) =>
    typeof level === "number" && Number.isInteger(level) ? [[kind, level] as const] : [],
  );
  return Object.fromEntries(entries);
}
