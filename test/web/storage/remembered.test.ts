import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { duelsTogether, readDuel } from "../../../web/lab/duel/script.ts";
import { FIRST_TABLE_ORDER, placeAt } from "../../../web/lab/race/table.ts";
import { readTables, tablesTogether } from "../../../web/lab/race/table-kept.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { overFirst, Remembered } from "../../../web/storage/remembered.ts";
import { together } from "../../../web/workbench/bench/script.ts";
import { eventually } from "../../eventually.ts";

const KEY = "race";
const FIRST = { kind: "a", text: "1", nodes: 10, chosen: [] };
const STORED = { kind: "b", text: "2", nodes: 20, chosen: ["fast"] };
let databases = 0;
const fresh = () => `remembered-${++databases}`;

async function page(database: string) {
  const connection = new Connection(() => {}, database);
  await connection.ready;
  return { connection, record: new Remembered(connection, KEY, overFirst(FIRST, ["kind", "text"])) };
}

/** A page on a database that holds `STORED` and does not tell it in time. */
async function latePage() {
  const database = fresh();
  const before = await page(database);
  await before.record.recall();
  before.record.keep(STORED);
  const late = await page(database);
  const ask = vi.spyOn(late.connection, "ask").mockResolvedValueOnce(undefined);
  expect(await late.record.recall()).toBeUndefined();
  ask.mockRestore();
  return { ...late, kept: async () => (await page(database)).record.recall() };
}

describe("a record", () => {
  it("comes back at the next visit, and is stored in the task that keeps it", async () => {
    const database = fresh();
    const { connection, record } = await page(database);
    expect(await record.recall()).toBeUndefined();
    record.keep(FIRST);
    record.keep(STORED);
    connection.close();
    expect(await (await page(database)).record.recall()).toEqual(STORED);
  });

  /** What is kept where storage was too slow to tell, one after the other, and what it holds then. */
  it.each([
    ["what it was at first", [FIRST], STORED],
    ["what was set here", [FIRST, { ...FIRST, nodes: 30 }], { ...STORED, nodes: 30 }],
    ["fields that are one thing", [{ ...FIRST, text: "3" }], { ...STORED, kind: "a", text: "3" }],
    [
      "two changes in a row, the second of which takes back the first",
      [{ ...FIRST, nodes: 30 }, FIRST],
      STORED,
    ],
  ])("is not written over by %s", async (_name, records, kept) => {
    const on = await latePage();
    for (const record of records) on.record.keep(record);
    await eventually(async () => expect(await on.kept()).toEqual(kept));
    on.record.keep({ ...FIRST, chosen: ["brute"] });
    await eventually(async () => expect(await on.kept()).toEqual({ ...STORED, chosen: ["brute"] }));
  });

  it("is not written over either when storage tells it later", async () => {
    const on = await latePage();
    expect(await on.record.recall()).toEqual(STORED);
    on.record.keep({ ...FIRST, nodes: 30 });
    await eventually(async () => expect(await on.kept()).toEqual({ ...STORED, nodes: 30 }));
  });

  it("is the last of two quick changes where storage holds none", async () => {
    const database = fresh();
    const { record } = await page(database);
    record.keep({ ...FIRST, nodes: 30 });
    record.keep(FIRST);
    await eventually(async () => expect(await (await page(database)).record.recall()).toEqual(FIRST));
  });
});

describe("of what was not seen in time", () => {
  const first = readDuel(null);
  const wish = first.wish;
  const one = { ...wish, moves: [{ cell: 0, digit: 1 }] };
  const other = { ...wish, moves: [{ cell: 1, digit: 2 }] };

  it.each([
    ["a game stays", { ...first, match: one }, first, { match: one, before: null }],
    [
      "a game can be gone back to",
      { ...first, match: one },
      { ...first, match: other },
      { match: other, before: one },
    ],
    ["nothing stays where there was none", first, { ...first, match: other }, { match: other, before: null }],
  ])("%s", (_name, stored, record, kept) => {
    expect(readDuel(duelsTogether(stored, record))).toEqual({ ...first, ...kept });
  });

  const time = { ms: 1, runs: 1, right: true, nodes: 1, checks: 1, backtracks: 0, depth: 1 };
  const table = (set: number, ...timed: readonly string[]) => ({
    order: { ...FIRST_TABLE_ORDER, set },
    searches: ["brute", "fast"],
    rows: [
      {
        ...{ ...placeAt(0), text: "1200300200400300" },
        times: Object.fromEntries(timed.map((search) => [search, time])),
      },
    ],
  });
  const kept = (...tables: readonly object[]) => ({ version: 2, order: FIRST_TABLE_ORDER, tables });

  it.each([
    ["a table stays", kept(table(1, "brute")), kept(), table(1, "brute")],
    [
      "the table with more times stays",
      kept(table(1, "brute", "fast")),
      kept(table(1, "brute")),
      table(1, "brute", "fast"),
    ],
    [
      "a table of other puzzles gives way",
      kept(table(1, "brute", "fast")),
      kept(table(2, "brute")),
      table(2, "brute"),
    ],
  ])("%s", (_name, stored, record, shown) => {
    const both = readTables(tablesTogether(stored, record));
    expect(Object.values(both.tables)).toEqual([shown]);
  });

  const done = { kind: "sudoku", text: "12", acts: [3], over: true, wont: { pane: "log" } };

  it.each([
    [
      "what was done on the bench stays",
      { ...done, acts: [], over: false, wont: { pane: "query" } },
      { ...done, wont: { pane: "query" } },
    ],
    ["it gives way to what is done since", { ...done, acts: [1] }, { ...done, acts: [1] }],
    ["it gives way to another puzzle", { ...done, text: "13", acts: [] }, { ...done, text: "13", acts: [] }],
  ])("%s", (_name, record, both) => {
    expect(together(done, record)).toEqual(both);
  });
});
