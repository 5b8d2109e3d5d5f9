import { csvText } from "../../../engine/model/csv.ts";
import { levelsIn, type RaceTable, type TableRow, type TableTime } from "./table.ts";

/** Whether a search's result for a puzzle is right; undecided when it met the node limit. */
export type Verdict = "right" | "wrong" | "undecided";

/** How a search did on the puzzles of a level. */
export interface LevelMean {
  /** Mean milliseconds; with undecided puzzles in it, it would have taken longer. */
  readonly ms: number;
  /** Microseconds a node, over all of them. */
  readonly price: number;
  readonly puzzles: number;
  readonly right: number;
  readonly wrong: number;
  readonly undecided: number;
}

/** Findings of a table; levels and counts of puzzles as far as it is done. */
export interface TableFinding {
  /** The search that is the quickest on the most levels, and on which levels it is. */
  readonly quickest: { readonly search: string; readonly levels: readonly number[] };
  /** Levels on which all searches have a mean. */
  readonly levels: readonly number[];
  /** The search that left the most undecided; null where all was decided. */
  readonly undecided: { readonly search: string; readonly puzzles: number } | null;
  /** Answers that were wrong. */
  readonly wrong: number;
  /** Levels on which the search that keeps candidates surely took longer than `backtrack`, and surely did not, whatever is undecided; null where one is missing. */
  readonly bookkeeping: { readonly slower: readonly number[]; readonly quicker: readonly number[] } | null;
}

export function verdictOf({ right }: TableTime): Verdict {
  if (right === null) return "undecided";
  return right ? "right" : "wrong";
}

/** The rows of one level. */
export function rowsOf({ rows }: RaceTable, level: number): readonly TableRow[] {
  return rows.filter((row) => row.level === level);
}

/** How a search did on a level; null while nothing was timed. */
export function meanOf(table: RaceTable, level: number, search: string): LevelMean | null {
  const times = rowsOf(table, level).flatMap((row) => row.times[search] ?? []);
  if (times.length === 0) return null;
  const ms = times.reduce((sum, time) => sum + time.ms, 0);
  const having = (verdict: Verdict): number => times.filter((time) => verdictOf(time) === verdict).length;
  return {
    ms: ms / times.length,
    price: (1_000 * ms) / times.reduce((sum, { nodes }) => sum + nodes, 0),
    puzzles: times.length,
    ...{ right: having("right"), wrong: having("wrong"), undecided: having("undecided") },
  };
}

/** The findings of a table; null before a level has a mean of every search. */
export function findingOf(table: RaceTable): TableFinding | null {
  const { order, searches, rows } = table;
  const mean = (level: number, search: string): LevelMean | null => meanOf(table, level, search);
  const levels = levelsIn(order).filter((level) => searches.every((search) => mean(level, search)));
  if (levels.length === 0 || searches.length === 0) return null;
  const ms = (level: number, search: string): number => mean(level, search)?.ms ?? Number.POSITIVE_INFINITY;
  const quickestOn = (level: number): string =>
    searches.reduce((best, one) => (ms(level, one) < ms(level, best) ? one : best));
  const wins = searches.map((search) => ({
    search,
    levels: levels.filter((level) => quickestOn(level) === search),
  }));
  const having = (search: string, verdict: Verdict): number =>
    rows.filter(({ times }) => times[search] && verdictOf(times[search]) === verdict).length;
  const undecided = searches.map((search) => ({ search, puzzles: having(search, "undecided") }));
  const worst = most(undecided, ({ puzzles }) => puzzles);
  const ahead = ["fewest", "check", "forward"].find((one) => searches.includes(one));
  // A mean with something undecided in it is a lower bound.
  const isBelow = (level: number, one: string, other: string): boolean =>
    mean(level, one)?.undecided === 0 && ms(level, one) < ms(level, other);
  return {
    quickest: most(wins, (one) => one.levels.length),
    levels,
    undecided: worst.puzzles > 0 ? worst : null,
    wrong: searches.reduce((sum, search) => sum + having(search, "wrong"), 0),
    bookkeeping:
      ahead && searches.includes("backtrack")
        ? {
            slower: levels.filter((level) => isBelow(level, "backtrack", ahead)),
            quicker: levels.filter((level) => isBelow(level, ahead, "backtrack")),
          }
        : null,
  };
}

/** The first with the most of something; the list is not empty. */
function most<T>(all: readonly T[], measure: (one: T) => number): T {
  return all.reduce((best, one) => (measure(one) > measure(best) ? one : best));
}

const HEAD = [
  "level",
  "number",
  "puzzle",
  "search",
  "ms",
  "runs",
  "nodes",
  "us-a-node",
  "checks",
  "backtracks",
  "right",
];
const RIGHT: Readonly<Record<Verdict, string>> = { right: "yes", wrong: "no", undecided: "undecided" };

/** The table as comma-separated values: a line a puzzle and search. */
export function tableCsv({ rows, searches }: RaceTable): string {
  const lines = rows.flatMap(({ level, number, text, times }) =>
    searches.flatMap((search) => {
      const time = times[search];
      if (!time) return [];
      const { ms, runs, nodes, checks, backtracks } = time;
      const price = ((1_000 * ms) / nodes).toFixed(4);
      const right = RIGHT[verdictOf(time)];
      return [[level, number, text, search, ms.toFixed(4), runs, nodes, price, checks, backtracks, right]];
    }),
  );
  return csvText([HEAD, ...lines]);
}
