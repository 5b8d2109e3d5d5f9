import { expect, it } from "vitest";
import { TABLE } from "../../../web/lab/race/reduce-table.ts";
import { FIRST_TABLE_ORDER, shownTable, type TableState, timesIn } from "../../../web/lab/race/table.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";

const FIRST: TableState = { order: FIRST_TABLE_ORDER, tables: {}, run: null, problem: null };
const TIME = { ms: 1, runs: 1, right: true, nodes: 1, checks: 1, backtracks: 0, depth: 1 };
const ROW = { level: 1, number: 1, text: "1200300200400300", times: {} };
const PROBLEM = { code: "lost", text: { en: "Lost.", zh: "丢了。" } };

const after = (state: TableState, ...actions: Action[]): TableState =>
  actions.reduce((held: TableState, action) => reduce(TABLE, held, action), state);
const timed = (question: number): Action => ({
  ...{ type: "table/timed", question, index: 0, search: "brute", time: TIME },
});
const BEGUN: readonly Action[] = [
  { type: "table/began", question: 1 },
  { type: "table/told-searches", question: 1, searches: ["brute", "fast"] },
  { type: "table/made", question: 1, row: ROW },
];

/** What happens, how many puzzles and times there are then, and what is in hand. */
it.each<[string, readonly Action[], readonly [number, number], TableState["run"]]>([
  ["begins", BEGUN, [1, 0], { question: 1, puzzle: 1, search: null }],
  ["takes a time", [...BEGUN, timed(1)], [1, 1], { question: 1, puzzle: 1, search: null }],
  ["drops a time of another timing", [...BEGUN, timed(2)], [1, 0], { question: 1, puzzle: 1, search: null }],
  ["stops", [...BEGUN, timed(1), { type: "table/stopped" }], [1, 1], null],
  ["drops what comes after a stop", [...BEGUN, { type: "table/stopped" }, timed(1)], [1, 0], null],
  ["ends", [...BEGUN, timed(1), { type: "table/ended", question: 1, problem: null }], [1, 1], null],
  [
    "goes on with what was begun",
    [
      ...[
        ...BEGUN,
        timed(1),
        { type: "table/stopped" } as const,
        { type: "table/began", question: 2 } as const,
      ],
      { type: "table/told-searches", question: 2, searches: ["brute", "fast"] },
    ],
    [1, 1],
    { question: 2, puzzle: 1, search: null },
  ],
  [
    "begins anew with other searches",
    [
      ...[
        ...BEGUN,
        timed(1),
        { type: "table/stopped" } as const,
        { type: "table/began", question: 2 } as const,
      ],
      { type: "table/told-searches", question: 2, searches: ["fast"] },
    ],
    [0, 0],
    { question: 2, puzzle: 1, search: null },
  ],
])("a table %s", (_name, actions, [rows, times], run) => {
  const state = after(FIRST, ...actions);
  const table = shownTable(state);
  expect(table && [table.rows.length, timesIn(table)]).toEqual([rows, times]);
  expect(state.run).toEqual(run);
});

it("tells why it broke off, until something else is ordered", () => {
  const broken = after(FIRST, ...BEGUN, { type: "table/ended", question: 1, problem: PROBLEM });
  expect(broken.problem).toBe(PROBLEM);
  expect(after(broken, { type: "table/ordered", change: { set: 2 } })).toMatchObject({
    ...{ problem: null, order: { ...FIRST_TABLE_ORDER, set: 2 } },
  });
});

it("stays as it was ordered while it is timed, and is timed once at a time", () => {
  const begun = after(FIRST, ...BEGUN);
  expect(after(begun, { type: "table/ordered", change: { set: 2 } })).toBe(begun);
  expect(after(begun, { type: "table/began", question: 9 })).toBe(begun);
});
