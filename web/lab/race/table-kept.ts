import { playKind } from "../../../engine/kinds/play.ts";
import { fields } from "../../state/stored.ts";
import {
  FIRST_TABLE_ORDER,
  isSameOrder,
  keyOf,
  MOST_OWN,
  placeAt,
  puzzlesIn,
  type RaceTable,
  TABLE_LIMITS,
  type TableOrder,
  type TableRow,
  type TableState,
  type TableTime,
  timesIn,
} from "./table.ts";

/** Most searches that a kept table may name. */
const MOST_SEARCHES = 12;

/** The longest text of a puzzle that is kept. */
const MOST_TEXT = 8_000;

/** Version of the stored form: 2 since levels are those of ratings; tables of another measure are measured anew. */
const VERSION = 2;

/** The part of the table that is kept between two visits. */
export type KeptTables = Pick<TableState, "order" | "tables">;

/** The stored tables; unsound parts are left out. Never throws. */
export function readTables(stored: unknown): KeptTables {
  const { version, order, tables } = fields(stored);
  const sound = (version === VERSION && Array.isArray(tables) ? tables : []).flatMap(
    (one) => readTable(one) ?? [],
  );
  return {
    order: readOrder(order) ?? FIRST_TABLE_ORDER,
    tables: Object.fromEntries(sound.map((table) => [keyOf(table.order), table])),
  };
}

/** The stored form, as plain data. */
export function tablesToKeep({ order, tables }: KeptTables): object {
  return { version: VERSION, order, tables: Object.values(tables) };
}

/** The tables of both; of two that were ordered alike, the one with more times. */
export function tablesTogether(stored: unknown, record: object): object {
  const [before, here] = [readTables(stored), readTables(record)];
  const further = Object.values(here.tables).filter((table) => {
    const other = before.tables[keyOf(table.order)];
    return !other || !isSameOrder(table.order, other.order) || timesIn(table) >= timesIn(other);
  });
  return tablesToKeep({
    order: isSameOrder(here.order, FIRST_TABLE_ORDER) ? before.order : here.order,
    tables: { ...before.tables, ...Object.fromEntries(further.map((table) => [keyOf(table.order), table])) },
  });
}

function readOrder(stored: unknown): TableOrder | null {
  const { kind, set, nodes, own } = fields(stored);
  const limit = TABLE_LIMITS.find((one) => one === nodes);
  if (typeof kind !== "string" || !playKind(kind) || !isCount(set) || set < 1 || !limit) return null;
  const order = { kind, set, nodes: limit };
  const texts = Array.isArray(own) ? own.slice(0, MOST_OWN).filter((text) => isText(text, kind)) : null;
  return texts ? { ...order, own: texts } : order;
}

function isText(text: unknown, kind: string): text is string {
  return typeof text === "string" && text.length <= MOST_TEXT && playKind(kind)?.parse(text).ok === true;
}

/** Rows are taken up to the first that is unsound: they stand in the table's order. */
function readTable(stored: unknown): RaceTable | null {
  const { order: told, searches, rows } = fields(stored);
  const order = readOrder(told);
  if (!order || !Array.isArray(searches) || !Array.isArray(rows)) return null;
  const names = searches.filter((name) => typeof name === "string" && /^[a-z-]{1,20}$/.test(name));
  if (names.length !== searches.length || names.length === 0 || names.length > MOST_SEARCHES) return null;
  const sound: TableRow[] = [];
  for (const [index, one] of rows.slice(0, puzzlesIn(order)).entries()) {
    const row = readRow(one, index, order, names);
    if (!row) break;
    sound.push(row);
  }
  return { order, searches: names, rows: sound };
}

function readRow(
  stored: unknown,
  index: number,
  order: TableOrder,
  searches: readonly string[],
): TableRow | null {
  const { text, times } = fields(stored);
  if (!isText(text, order.kind)) return null;
  const told = fields(times);
  const read = searches.map((search) => [search, readTime(told[search])] as const);
  const sound = read.filter((pair): pair is [string, TableTime] => pair[1] !== null);
  return { ...placeAt(index, order), text, times: Object.fromEntries(sound) };
}

function readTime(stored: unknown): TableTime | null {
  const { ms, runs, right, nodes, checks, backtracks, depth } = fields(stored);
  const isVerdict = right === null || typeof right === "boolean";
  if (typeof ms !== "number" || !(ms >= 0 && ms < Number.POSITIVE_INFINITY) || !isVerdict) return null;
  if (!isCount(runs) || !isCount(nodes) || !isCount(checks) || !isCount(backtracks) || !isCount(depth))
    return null;
  return { ms, runs, right, nodes, checks, backtracks, depth };
}

function isCount(told: unknown): told is number {
  return typeof told === "number" && Number.isSafeInteger(told) && told >= 0;
}
