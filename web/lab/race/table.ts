import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Wish } from "../../../engine/kinds/contract/wish.ts";
import { linesOf } from "../../../engine/model/lines.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Counts } from "../../../engine/model/search.ts";
import type { Timed } from "../../../worker/api.ts";
import { PAGE_KINDS, pageKind } from "../../kinds/pages.ts";
import type { Answer } from "../../state/question.ts";
import type { PartActs } from "../shared/part.ts";

/** The levels of the table's puzzles. */
const TABLE_LEVELS = [1, 2, 3, 4, 5] as const;

/** Puzzles of each level. */
const PUZZLES_A_LEVEL = 5;

/** Puzzles of a table. */
export const TABLE_PUZZLES = TABLE_LEVELS.length * PUZZLES_A_LEVEL;

/** The node limits that can be chosen. The first keeps a table well under a minute on a phone. */
export const TABLE_LIMITS = [100_000, 1_000_000, 10_000_000] as const;

/** The order for a table: which puzzles, and the node limit of a search on each. */
export interface TableOrder {
  readonly kind: string;
  /** The number of the set of puzzles, from 1; the same number is the same puzzles on every machine. */
  readonly set: number;
  /** The node limit of each search. */
  readonly nodes: number;
  /** A person's own puzzles, by their canonical texts, in the place of a set that is made. */
  readonly own?: readonly string[] | null;
}

/** Most puzzles of an own list. */
export const MOST_OWN = 100;

/** The level under which own puzzles stand. */
export const OWN_LEVEL = 0;

/** How one search did on one puzzle. */
export interface TableTime extends Counts, Pick<Timed, "ms" | "runs" | "right"> {}

/** One puzzle of the table. */
export interface TableRow {
  readonly level: number;
  /** Its number in its level, from 1. */
  readonly number: number;
  readonly text: string;
  /** By search; those that were not timed yet are left out. */
  readonly times: Readonly<Record<string, TableTime>>;
}

/** Five levels of five puzzles with the times of all searches, as far as it is done. */
export interface RaceTable {
  readonly order: TableOrder;
  /** The simplest first. */
  readonly searches: readonly string[];
  /** In the order of levels and numbers; the last may lack times. */
  readonly rows: readonly TableRow[];
}

/** The present timing, by its number. */
export interface TableRun extends Answer {
  /** The number of the puzzle in the table, from 1. */
  readonly puzzle: number;
  /** Null while the puzzle is made. */
  readonly search: string | null;
}

/** State of the table of times. */
export interface TableState {
  /** The next order. */
  readonly order: TableOrder;
  /** The last table of each kind. */
  readonly tables: Readonly<Record<string, RaceTable>>;
  readonly run: TableRun | null;
  /** Why it broke off, if it did. */
  readonly problem: Problem | null;
}

/** Acts of the table. */
export interface TableActs extends PartActs {
  /** Changes the next order. */
  order(change: Partial<Pick<TableOrder, "kind" | "nodes" | "own">>): void;
  /** Times the order: continues a table that was begun with it, else begins anew. */
  start(): Promise<void>;
  /** Begins a table of the next set of puzzles. */
  others(): Promise<void>;
  /** Takes effect at once; finished timings stay. */
  stop(): void;
  /** Hands the table that is shown to the browser's downloads. */
  save(): void;
  /** Puts a puzzle of the table into the race. */
  race(row: TableRow): void;
}

/** Actions of the table of times. */
export interface TableActions {
  "table/ordered": { readonly change: Partial<TableOrder> };
  "table/began": Answer;
  /** The searches that the kind has now. */
  "table/told-searches": Answer & { readonly searches: readonly string[] };
  /** Something else is in hand. */
  "table/turned": TableRun;
  "table/made": Answer & { readonly row: TableRow };
  "table/timed": Answer & { readonly index: number; readonly search: string; readonly time: TableTime };
  "table/ended": Answer & { readonly problem: Problem | null };
  "table/stopped": unknown;
}

declare module "../../state/state.ts" {
  interface Actions extends TableActions {
    "table/opened": { readonly kept: Pick<TableState, "order" | "tables"> };
  }
}

export const FIRST_TABLE_ORDER: TableOrder = { kind: PAGE_KINDS[0].id, set: 1, nodes: TABLE_LIMITS[0] };

/** Puzzles of a table that is ordered so. */
export function puzzlesIn({ own }: Pick<TableOrder, "own">): number {
  return own?.length ?? TABLE_PUZZLES;
}

/** The levels of a table that is ordered so. */
export function levelsIn({ own }: Pick<TableOrder, "own">): readonly number[] {
  return own ? [OWN_LEVEL] : TABLE_LEVELS;
}

/** The puzzles in a text, one a line, by their canonical texts, each once; and the lines that hold none. */
export function ownIn({ parse, format }: PlayKind, text: string): { own: string[]; unread: number } {
  const lines = linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const read = lines.map((line) => parse(line));
  const own = new Set(read.flatMap((one) => (one.ok ? [format(one.value)] : [])));
  return { own: [...own].slice(0, MOST_OWN), unread: read.filter(({ ok }) => !ok).length };
}

/** The level and number of a puzzle of the table, by its index. */
export function placeAt(
  index: number,
  order: Pick<TableOrder, "own"> = {},
): Pick<TableRow, "level" | "number"> {
  if (order.own) return { level: OWN_LEVEL, number: index + 1 };
  return {
    level: TABLE_LEVELS[Math.floor(index / PUZZLES_A_LEVEL)],
    number: (index % PUZZLES_A_LEVEL) + 1,
  };
}

/** The order to the maker for a puzzle of the table, by its index; the seeds of no two sets meet. */
export function makingAt(
  { kind, set }: TableOrder,
  index: number,
): { readonly wish: Wish; readonly seed: number } {
  return {
    wish: { ...pageKind(kind).timed, level: placeAt(index).level },
    seed: (set - 1) * TABLE_PUZZLES + index + 1,
  };
}

/** A table in which nothing was timed. */
export function emptyTable(order: TableOrder, searches: readonly string[]): RaceTable {
  return { order, searches, rows: [] };
}

/** The table with one more time. */
export function withTime(table: RaceTable, index: number, search: string, time: TableTime): RaceTable {
  const rows = table.rows.map((row, at) =>
    at === index ? { ...row, times: { ...row.times, [search]: time } } : row,
  );
  return { ...table, rows };
}

/** The kept part of an answer. */
export function timeOf({ ms, runs, right, nodes, checks, backtracks, depth }: Timed): TableTime {
  return { ms, runs, right, nodes, checks, backtracks, depth };
}

/** Times that are there. */
export function timesIn({ rows }: RaceTable): number {
  return rows.reduce((sum, { times }) => sum + Object.keys(times).length, 0);
}

/** Whether every search was timed on every puzzle. */
export function isWhole(table: RaceTable): boolean {
  return timesIn(table) === puzzlesIn(table.order) * table.searches.length;
}

/** What a table is kept under: one of made puzzles and one of own puzzles for each kind. */
export function keyOf({ kind, own }: Pick<TableOrder, "kind" | "own">): string {
  return own ? `${kind}/own` : kind;
}

/** The table of the kind that is chosen, of made or own puzzles, whatever it was ordered with. */
export function shownTable({ order, tables }: TableState): RaceTable | null {
  return tables[keyOf(order)] ?? null;
}

/** Whether two tables are of the same puzzles, with the same limit. */
export function isSameOrder(one: TableOrder, other: TableOrder): boolean {
  const isSame = one.kind === other.kind && one.set === other.set && one.nodes === other.nodes;
  return isSame && one.own?.join() === other.own?.join();
}

/** The table that was begun with the order as it is and can be gone on with, or null. */
export function begunTable(state: TableState): RaceTable | null {
  const table = shownTable(state);
  return table && isSameOrder(table.order, state.order) && !isWhole(table) ? table : null;
}
