import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import type { GameSummary } from "../state/state.ts";

/** How far the player is with a puzzle. */
export type Progress = "new" | "begun" | "solved";

/** Which puzzles of the library are listed. */
export interface LibraryFilter {
  readonly kind: string;
  /** Null: all; so are those below. */
  readonly level: number | null;
  /** Rows x columns. */
  readonly size: string | null;
  /** The id of a technique that the puzzle needs. */
  readonly technique: string | null;
  readonly progress: Progress | null;
  /** Only those with a star. */
  readonly starred: boolean;
  /** The beginning of the number, as typed; or level and number, "4-123". */
  readonly search: string;
}

/** What the list knows of games and stars. */
export interface Known {
  /** The games of the player by id. */
  readonly games: ReadonlyMap<string, GameSummary>;
  /** Ids of the games with a star. */
  readonly starred: ReadonlySet<string>;
}

/** The id of the game of a puzzle. */
export function idOf({ kind, text }: PuzzleEntry): string {
  return `${kind}/${text}`;
}

/** How far the player is with a puzzle, wherever it was opened from. */
function progressOf(entry: PuzzleEntry, { games }: Known): Progress {
  const game = games.get(idOf(entry));
  if (!game) return "new";
  return game.finished ? "solved" : "begun";
}

/** The puzzles that pass, in their order. Linear in the puzzles. */
export function listed(
  entries: readonly PuzzleEntry[],
  filter: LibraryFilter,
  known: Known,
): readonly PuzzleEntry[] {
  const { kind, level, size, technique, progress, starred } = filter;
  const sought = placeIn(filter.search);
  return entries.filter(
    (entry) =>
      entry.kind === kind &&
      (level === null || entry.level === level) &&
      (size === null || entry.size === size) &&
      (technique === null || entry.needs.includes(technique)) &&
      (sought.level === null || entry.level === sought.level) &&
      (sought.number === "" || String(entry.number).startsWith(sought.number)) &&
      (!starred || known.starred.has(idOf(entry))) &&
      (progress === null || progressOf(entry, known) === progress),
  );
}

/** The level and the beginning of the number that a search names. */
function placeIn(search: string): { level: number | null; number: string } {
  const [, level, number] = /^\D*(?:([1-7])\s*[-./]\s*)?(\d*)/.exec(search.trim()) ?? [];
  return { level: level ? Number(level) : null, number: number ?? "" };
}

/** What can be chosen for a kind: its sizes, smallest first, and the ids of the techniques that its puzzles need. */
export function choicesOf(entries: readonly PuzzleEntry[] = [], kind: string) {
  const own = entries.filter((entry) => entry.kind === kind);
  const cells = (size: string): number => size.split("x").reduce((product, n) => product * Number(n), 1);
  const sizes = [...new Set(own.map(({ size }) => size))].sort(
    (a, b) => cells(a) - cells(b) || (a < b ? -1 : 1),
  );
  const techniques = new Set<string>();
  for (const { needs } of own) for (const id of needs) techniques.add(id);
  return { sizes, techniques: [...techniques] };
}

/** Some puzzle was not begun yet. */
export function isAnyUnseen(entries: readonly PuzzleEntry[], known: Known): boolean {
  return entries.some((entry) => progressOf(entry, known) === "new");
}

/** One of the puzzles that the player has not begun, `chance` from 0 to 1 of the way; undefined where all were. */
export function unseen(
  entries: readonly PuzzleEntry[],
  known: Known,
  chance: number,
): PuzzleEntry | undefined {
  const fresh = entries.filter((entry) => progressOf(entry, known) === "new");
  return fresh[Math.min(fresh.length - 1, Math.floor(chance * fresh.length))];
}
