import type { GameSummary } from "../state/state.ts";

/** A puzzle that the player solved. */
export interface Solve {
  readonly kind: string;
  /** Null where it is not known. */
  readonly level: number | null;
  /** What the game is called by in lists of numbers: its place in the library, or as it was made; null for others. */
  readonly number: number | null;
  readonly made: boolean;
  readonly text: string;
  /** Milliseconds. */
  readonly ms: number;
  readonly hints: number;
  /** Milliseconds since 1970, when it was last played. */
  readonly when: number;
}

/** The times of a kind and level, or of all whose level is not known. */
export interface LevelFigures {
  readonly kind: string;
  readonly level: number | null;
  readonly solved: number;
  /** Milliseconds; null where no time was taken. */
  readonly best: number | null;
  readonly median: number | null;
}

const DAY = 86_400_000;

/** What the player solved, the oldest first; boards whose answer was shown do not count. */
export function solvesOf(games: readonly GameSummary[]): readonly Solve[] {
  return games
    .filter(({ finished, shown }) => finished && !shown)
    .map(({ kind, text, origin, elapsed, hints = 0, played }) => {
      const isRated = origin && (!origin.made || origin.rated) && origin.level > 0;
      return {
        ...{ kind, text, ms: elapsed, hints, when: played },
        level: isRated ? origin.level : null,
        number: origin?.number ?? null,
        made: origin?.made ?? false,
      };
    })
    .sort((a, b) => a.when - b.when);
}

/** The figures of each kind and level, in the order of the kinds, then the easiest first, those without a level last. */
export function byLevel(solves: readonly Solve[], kinds: readonly string[]): readonly LevelFigures[] {
  return kinds.flatMap((kind) => {
    const own = solves.filter((one) => one.kind === kind);
    const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => (a ?? 99) - (b ?? 99));
    return levels.map((level) => {
      const times = timesOf(own.filter((one) => one.level === level)).sort((a, b) => a - b);
      return {
        ...{ kind, level },
        solved: own.filter((one) => one.level === level).length,
        best: times[0] ?? null,
        median: medianOf(times),
      };
    });
  });
}

/** The times that were taken, in the order given. */
export function timesOf(solves: readonly Solve[]): number[] {
  return solves.map(({ ms }) => ms).filter((ms) => ms > 0);
}

/** Of sorted numbers; of an even number of them the mean of the middle two. */
function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const half = sorted.length / 2;
  const low = sorted[Math.ceil(half) - 1];
  const high = sorted[Math.floor(half)];
  return (low + high) / 2;
}

/** Days with a solved puzzle: of the last so many, and the most in a row. */
export interface DaysSolved {
  readonly recent: number;
  readonly longest: number;
}

/** Counts the days with a solved puzzle. `dayOf` numbers the days where the player is. */
export function daysSolved(
  solves: readonly Solve[],
  today: number,
  span: number,
  dayOf: (date: Date) => number = localDay,
): DaysSolved {
  const days = [...new Set(solves.map(({ when }) => dayOf(new Date(when))))].sort((a, b) => a - b);
  let longest = 0;
  let row = 0;
  for (const [at, day] of days.entries()) {
    row = at > 0 && days[at - 1] === day - 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
  }
  return { recent: days.filter((day) => day > today - span && day <= today).length, longest };
}

/** The number of a calendar day where the player is, from 1 January 1970 on. */
export function localDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** The lines of a table of all that was solved, the first of them the names of its columns. */
export function linesOf(solves: readonly Solve[]): readonly (readonly (string | number)[])[] {
  return [
    ["kind", "level", "number", "made", "seconds", "hints", "last played", "puzzle"],
    ...solves.map(({ kind, level, number, made, ms, hints, when, text }) => [
      ...[kind, level ?? "", number ?? "", made ? "yes" : "no"],
      ...[Math.round(ms / 1000), hints, new Date(when).toISOString(), text],
    ]),
  ];
}
