import { expect, it } from "vitest";
import { type Batch, type MadePuzzle, type Making, RECORD_VERSION } from "../../web/make/making.ts";
import { FIRST_ORDER, madeId, readRemembered } from "../../web/make/order.ts";
import { MAKING } from "../../web/make/reduce.ts";
import { reduce } from "../../web/state/reduce.ts";
import type { Action } from "../../web/state/state.ts";

const [kind] = Object.keys(FIRST_ORDER.wishes);
const BATCH: Batch = { kind, wish: FIRST_ORDER.wishes[kind], puzzles: [] };
const FIRST: Making = { ...readRemembered(undefined), run: null, techniques: {}, problem: null };
const PROBLEM = { code: "lost", text: { en: "Lost.", zh: "丢了。" } };

const puzzle = (number: number): MadePuzzle => ({ text: `p${number}`, rating: null, number });
const batchOf = (...numbers: readonly number[]): Batch => ({ ...BATCH, puzzles: numbers.map(puzzle) });
const after = (making: Making, ...actions: Action[]): Making =>
  actions.reduce((held: Making, action) => reduce(MAKING, held, action), making);
const numbers = ({ batches }: Making) => batches.map(({ puzzles }) => puzzles.map(({ number }) => number));

const began = (question: number, batch = BATCH): Action => ({
  ...{ type: "making/began", question, batch, wanted: 3, began: 7 },
});
const told = (question: number, nodes: number): Action => ({ type: "making/told", question, nodes });
const made = (question: number, number: number): Action => ({
  ...{ type: "making/made", question, puzzle: puzzle(number) },
});
const ended = (question: number, problem: typeof PROBLEM | null = null): Action => ({
  ...{ type: "making/ended", question, problem },
});
const stopped: Action = { type: "making/stopped" };

/** What happens, and what shows: the numbers of what was made, how far the run is, and its problem. */
it.each<[string, readonly Action[], readonly unknown[]]>([
  ["begins", [began(1)], [[], "0 of 3, 0", undefined]],
  ["tells how far it is", [began(1), told(1, 5)], [[], "0 of 3, 5", undefined]],
  [
    "makes one after the other into one batch",
    [began(1), made(1, 1), made(1, 2)],
    [[[1, 2]], "2 of 3, 0", undefined],
  ],
  [
    "drops what another order made",
    [began(1), began(2), told(1, 5), made(1, 1)],
    [[], "0 of 3, 0", undefined],
  ],
  ["ends", [began(1), made(1, 1), ended(1)], [[[1]], "", undefined]],
  ["tells why it ended early", [began(1), made(1, 1), ended(1, PROBLEM)], [[[1]], "", "lost"]],
  [
    "keeps what there is when it is stopped",
    [began(1), made(1, 1), stopped, ended(1, PROBLEM)],
    [[[1]], "", undefined],
  ],
  ["drops what comes after a stop", [began(1), stopped, made(1, 1)], [[], "", undefined]],
  [
    "puts each order's puzzles before those of the last",
    [began(1), made(1, 1), ended(1), began(2), made(2, 2)],
    [[[2], [1]], "1 of 3, 0", undefined],
  ],
])("an order %s", (_name, actions, shown) => {
  const making = after(FIRST, ...actions);
  const { run, problem } = making;
  const far = run ? `${run.done} of ${run.wanted}, ${run.nodes}` : "";
  expect([numbers(making), far, problem?.code]).toEqual(shown);
});

it("counts on from the last number", () => {
  expect(after(FIRST, began(1), made(1, 4)).next).toBe(5);
});

it("does not bring back what is removed while more of it is made", () => {
  const one = after(FIRST, began(1), made(1, 1));
  const two = after(one, { type: "making/dropped", batch: one.batches[0] }, made(1, 2), made(1, 3));
  expect(numbers(two)).toEqual([[2, 3]]);
});

it("goes on with a batch that is there", () => {
  const batch = batchOf(1, 2);
  expect(numbers(after({ ...FIRST, batches: [batch] }, began(1, batch), made(1, 3)))).toEqual([[1, 2, 3]]);
});

it("takes back a removal, the newest first", () => {
  const batches = [batchOf(3), batchOf(2), batchOf(1)];
  const dropped = after({ ...FIRST, batches }, { type: "making/dropped", batch: batches[1] });
  expect(numbers(dropped)).toEqual([[3], [1]]);
  expect(numbers(after(dropped, { type: "undrop", batch: batches[1] }))).toEqual([[3], [2], [1]]);
});

it("forgets what was wrong with an order when another is wished for", () => {
  const broken = after(FIRST, began(1), ended(1, PROBLEM));
  expect(after(broken, { type: "making/ordered", change: { count: 9 } })).toMatchObject({
    ...{ problem: null, order: { ...FIRST_ORDER, count: 9 } },
  });
});

it("takes in what storage holds besides, but for what was removed, and its order where there is none of one's own", () => {
  const stored = {
    version: RECORD_VERSION,
    order: { ...FIRST_ORDER, count: 7 },
    batches: [batchOf(1), batchOf(2)],
    next: 3,
  };
  const removed = new Set([madeId(kind, puzzle(2))]);
  const here = { ...FIRST, batches: [batchOf(4)], next: 5 };
  const found = (isOrdered: boolean) => after(here, { type: "making/found", stored, removed, isOrdered });
  expect(numbers(found(true))).toEqual([[4], [1]]);
  expect([found(true).order.count, found(false).order.count, found(true).next]).toEqual([1, 7, 5]);
});
