import { expect, it } from "vitest";
import { stopsOf } from "../../../web/lab/tree/moment.ts";
import { TREE, treeOf } from "../../../web/lab/tree/reduce.ts";
import { FIRST_TREE } from "../../../web/lab/tree/script.ts";
import type { TreeState } from "../../../web/lab/tree/tree.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";
import { traceOf } from "./tree-growing.ts";

const FIRST = treeOf(FIRST_TREE);
const { text, root, by } = FIRST;
const TRACE = traceOf(text);
const LAST = stopsOf(TRACE).length - 1;
const PROBLEM = { code: "odd", text: { en: "Odd.", zh: "奇怪。" } };

const after = (tree: TreeState, ...actions: Action[]): TreeState =>
  actions.reduce((held: TreeState, action) => reduce(TREE, held, action), tree);
const asked = (question: number): Action => ({ type: "tree/asked", question });
const told = (question: number, at = 0): Action => ({
  ...{ type: "tree/told", question, text, root, by, trace: TRACE, at },
});
const searched = after(FIRST, asked(1), told(1));

/** What happens after the first tree was asked about, and what shows: whether it was searched, lasts, and has a problem. */
it.each<[string, readonly Action[], readonly [boolean, boolean, string | null]]>([
  ["is searched", [told(1)], [true, false, null]],
  ["lasts", [{ type: "tree/lasted", question: 1 }], [false, true, null]],
  ["lasts until it is told", [{ type: "tree/lasted", question: 1 }, told(1)], [true, false, null]],
  ["is not told by a search before", [asked(2), told(1)], [false, false, null]],
  [
    "does not last by a search before",
    [asked(2), { type: "tree/lasted", question: 1 }],
    [false, false, null],
  ],
  ["is refused", [{ type: "tree/refused", question: 1, problem: PROBLEM }], [false, false, "odd"]],
  [
    "is not refused by one before",
    [asked(2), { type: "tree/refused", question: 1, problem: PROBLEM }],
    [false, false, null],
  ],
  [
    "is stopped",
    [{ type: "tree/lasted", question: 1 }, { type: "tree/stopped", problem: PROBLEM }, told(1)],
    [false, false, "odd"],
  ],
  ["is left", [{ type: "tree/left" }, told(1)], [false, false, null]],
])("a tree %s", (_name, actions, shown) => {
  const tree = after(FIRST, asked(1), ...actions);
  expect([tree.trace !== null, tree.busy, tree.problem?.code ?? null]).toEqual(shown);
});

it("counts what each order enters, of one tree only", () => {
  expect(searched.entered).toEqual({ typed: TRACE.visited });
  const both = after(searched, { type: "tree/compared", question: 1, by: "best", entered: 9 });
  expect(both.entered).toEqual({ typed: TRACE.visited, best: 9 });
  const late = after(both, asked(2), { type: "tree/compared", question: 1, by: "worst", entered: 13 });
  expect(late.entered).toEqual(both.entered);
  const other = { ...told(2), text: "(1 2)" } as Action;
  expect(after(both, asked(2), other).entered).toEqual({ typed: TRACE.visited });
  expect(after(both, asked(2), told(2)).entered).toEqual(both.entered);
});

it("shows the tree that was asked about, whatever was typed since", () => {
  const typed = after(FIRST, asked(1), { type: "tree/typed", text: "(1 2)" }, told(1));
  expect([typed.text, typed.compared]).toEqual(["(1 2)", `${root} ${text}`]);
});

/** Where one wants to go, and where one is then. */
it.each([
  [-1, 0],
  [3, 3],
  [999, LAST],
])("goes to stop %i: %i", (at, stop) => {
  expect(after(searched, { type: "tree/went", at }).at).toBe(stop);
  expect(after(FIRST, asked(1), told(1, at)).at).toBe(stop);
});

it("plays from where it is, from the start at the end, and rests there", () => {
  const end = after(searched, { type: "tree/went", at: LAST });
  expect(after(end, { type: "tree/played" })).toMatchObject({ at: 0, playing: true });
  const playing = after(searched, { type: "tree/went", at: LAST - 2 }, { type: "tree/played" });
  expect(playing).toMatchObject({ at: LAST - 2, playing: true });
  const beat = after(playing, { type: "tree/beat" });
  expect(beat).toMatchObject({ at: LAST - 1, playing: true });
  expect(after(beat, { type: "tree/beat" })).toMatchObject({ at: LAST, playing: false });
  const paused = after(beat, { type: "tree/paused" });
  expect(after(paused, { type: "tree/beat" })).toBe(paused);
  expect(after(FIRST, { type: "tree/played" })).toBe(FIRST);
});

it("begins anew, in the order it is typed in, with another tree of an address", () => {
  const moved = after(searched, { type: "tree/went", at: 5 }, { type: "tree/ordered", by: "best" });
  expect(after(moved, { type: "tree/named", text, root })).toMatchObject({ at: 5, by: "best" });
  expect(after(moved, { type: "tree/named", text, root: "min" })).toMatchObject({ at: 0, by: "typed" });
});

it("takes another random order each time, and another random tree", () => {
  const random = after(FIRST, { type: "tree/ordered", by: "random" }, { type: "tree/ordered", by: "random" });
  expect(random.seed).toBe(FIRST.seed + 2);
  const once = after(FIRST, { type: "tree/grew" });
  const twice = after(once, { type: "tree/grew" });
  expect(new Set([FIRST.text, once.text, twice.text]).size).toBe(3);
  const last = { ...FIRST, shape: { ...FIRST.shape, seed: 999 } };
  expect(after(last, { type: "tree/grew" }).shape.seed).toBe(1);
});
