import { expect, it } from "vitest";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";
import type { AnalysisState } from "../../../web/workbench/analysis/analysis.ts";
import { firstOrder } from "../../../web/workbench/analysis/analysis.ts";
import { ANALYSIS } from "../../../web/workbench/analysis/reduce.ts";

const ORDER = firstOrder([1, 2]);
const FIRST: AnalysisState = { kind: "sudoku", order: ORDER, run: null };
const WORDS = { en: "Lost.", zh: "丢了。" };
const BAD = { number: 2, line: "x", problem: { code: "x", text: WORDS } };

const after = (analysis: AnalysisState, ...actions: Action[]): AnalysisState =>
  actions.reduce((held: AnalysisState, action) => reduce(ANALYSIS, held, action), analysis);
const began = (question: number): Action => ({ type: "analysis/began", question, order: ORDER });
const counted = (question: number): Action => ({ type: "analysis/counted", question, total: 9 });
const told = (question: number, done: number): Action => ({
  ...{ type: "analysis/told", question, done, spent: done, rows: [], bad: [{ ...BAD, number: done }] },
});
const ended = (question: number): Action => ({ type: "analysis/ended", question, problem: WORDS });
const stopped: Action = { type: "analysis/stopped" };

/** What happens, and what of the run shows: done of total, whether it runs, its bad lines, whether it broke off. */
it.each<[string, readonly Action[], readonly unknown[]]>([
  ["begins", [began(1)], ["0/0", true, [], false]],
  ["tells how many there are", [began(1), counted(1)], ["0/9", true, [], false]],
  ["adds batch by batch", [began(1), counted(1), told(1, 1), told(1, 3)], ["3/9", true, [1, 3], false]],
  [
    "drops what another run tells",
    [began(1), began(2), counted(1), told(1, 1), ended(1)],
    ["0/0", true, [], false],
  ],
  [
    "keeps what there is when it is stopped",
    [began(1), counted(1), told(1, 1), stopped],
    ["1/9", false, [1], false],
  ],
  [
    "drops what comes after a stop",
    [began(1), stopped, counted(1), told(1, 1), ended(1)],
    ["0/0", false, [], false],
  ],
  ["tells why it broke off", [began(1), told(1, 1), ended(1)], ["1/0", false, [1], true]],
])("a run %s", (_name, actions, shown) => {
  const { run } = after(FIRST, ...actions);
  const { total = 0, done = 0, running, bad = [], problem } = run ?? {};
  expect([`${done}/${total}`, running, bad.map(({ number }) => number), problem !== null]).toEqual(shown);
});

it("takes a run from storage only where there is none, and goes on with it under a new number", () => {
  const run = after(FIRST, began(1), counted(1), told(1, 4), stopped).run;
  if (!run) throw new Error("it has begun");
  const recalled: Action = { type: "analysis/recalled", kind: "sudoku", order: ORDER, run };
  const back = after(FIRST, recalled, { type: "analysis/resumed", question: 7 }, told(1, 5), told(7, 6));
  expect(back.run).toMatchObject({ done: 6, total: 9, running: true, spent: 6 });
  const other = after(FIRST, began(2), recalled);
  expect(other.run?.question).toBe(2);
});

it("keeps order and run of a kind, and begins anew with another", () => {
  const ran = after(FIRST, began(1));
  const more = after(ran, { type: "analysis/ordered", kind: "sudoku", change: { levels: [3] } });
  expect(more).toEqual({ ...ran, order: { ...ORDER, levels: [3] } });
  const other = after(ran, { type: "analysis/ordered", kind: "nurikabe", change: { levels: [4] } });
  expect(other).toEqual({ kind: "nurikabe", order: firstOrder([4]), run: null });
  expect(after(FIRST, stopped)).toBe(FIRST);
});
