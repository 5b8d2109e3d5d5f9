import { describe, expect, it } from "vitest";
import "../../../engine/kinds/games.ts";
import { blank, opened } from "../../../web/enter/entered.ts";
import type { Entering } from "../../../web/enter/entering.ts";
import { FIRST, newest, readEntered, readRecord, recordOf } from "../../../web/enter/record.ts";
import { ENTERING } from "../../../web/enter/reduce.ts";
import { pageKind } from "../../../web/kinds/pages.ts";
import { reduce } from "../../../web/state/reduce.ts";
import type { Action } from "../../../web/state/state.ts";

const sudoku = (side: number): Entering =>
  opened({ ...FIRST, board: blank("sudoku", { rows: side, cols: side }) });
const nurikabe = (cols: number, rows: number): Entering =>
  opened({ ...FIRST, board: blank("nurikabe", { rows, cols }) });
const after = (from: Entering, ...actions: Action[]): Entering =>
  actions.reduce((held: Entering, action) => reduce(ENTERING, held, action), from);
const typed = (digits: string): Action[] =>
  [...digits].map((digit) => ({ type: "enter/typed", digit: Number(digit), byKey: true }));
const at = (cell: number): Action => ({ type: "enter/selected", cell });
const undo: Action = { type: "enter/undone" };
const redo: Action = { type: "enter/redone" };
const rested: Action = { type: "enter/rested" };
const erased: Action = { type: "enter/erased" };
const sized = (cols: number, rows: number): Action => ({ type: "enter/sized", rows, cols });
const filled = ({ numbers }: Entering) =>
  Object.fromEntries(numbers.flatMap((number, cell) => (number ? [[cell, number]] : [])));

describe("typing on a board of digits", () => {
  it("runs on, cell by cell, like a line of digits", () => {
    const now = after(sudoku(4), ...typed("1030002"));
    expect(now.board.text).toBe("1030002000000000");
    expect(now.cell).toBe(7);
  });

  it("ends at the last cell, and stays where it is if it is not to run on", () => {
    expect(after(sudoku(4), at(15), ...typed("12")).board.text).toBe("0000000000000002");
    const now = after(sudoku(4), { type: "enter/ran-on", on: false }, ...typed("12"));
    expect([filled(now), now.cell]).toEqual([{ 0: 2 }, 0]);
  });

  it("stays where it is on the pad", () => {
    const now = after(sudoku(4), { type: "enter/typed", digit: 3, byKey: false });
    expect([filled(now), now.cell]).toEqual([{ 0: 3 }, 0]);
  });

  it("leaves out digits that the board does not have", () => {
    const now = sudoku(4);
    expect(after(now, ...typed("59"))).toBe(now);
  });

  it("erases back over what was typed", () => {
    const now = after(sudoku(4), ...typed("123"), erased, erased);
    expect([filled(now), now.cell]).toEqual([{ 0: 1 }, 1]);
  });
});

describe("typing numbers", () => {
  it("takes digits that come together for one number, and one step", () => {
    const now = after(nurikabe(7, 7), at(9), ...typed("12"));
    expect(filled(now)).toEqual({ 9: 12 });
    expect(filled(after(now, undo))).toEqual({});
  });

  it.each<[string, Action[], number]>([
    ["a pause", [...typed("1"), rested, ...typed("2")], 2],
    ["another cell in between", [...typed("1"), at(1), at(0), ...typed("2")], 2],
    ["more than the board has cells", typed("55"), 5],
    ["a nought first", typed("05"), 5],
    ["a nought later", typed("10"), 10],
    ["an erased digit", [...typed("12"), erased], 1],
    ["one erased and another typed", [...typed("12"), erased, ...typed("3")], 13],
    ["an unknown number", [{ type: "enter/put", number: -1 }], -1],
    ["a digit over an unknown number", [{ type: "enter/put", number: -1 }, ...typed("4")], 4],
  ])("knows %s", (_name, actions, number) => {
    expect(after(nurikabe(7, 7), ...actions).numbers[0]).toBe(number);
  });

  it("does not swallow the step before where a digit repeats what stands there", () => {
    const now = after(nurikabe(7, 7), ...typed("1"), at(5), ...typed("2"), at(0), ...typed("12"));
    expect(filled(now)).toEqual({ 0: 12, 5: 2 });
    expect(filled(after(now, undo))).toEqual({ 0: 1, 5: 2 });
  });
});

describe("digit first", () => {
  const armed = (digits: string): Action[] =>
    [...digits].map((digit) => ({ type: "enter/armed", digit: Number(digit) }));
  const tapped = (cell: number): Action => ({ type: "enter/tapped", cell });

  it("writes the number in hand where it is tapped, and takes it out again", () => {
    const now = after(nurikabe(7, 7), ...armed("12"), tapped(3), tapped(8));
    expect(filled(now)).toEqual({ 3: 12, 8: 12 });
    expect(filled(after(now, tapped(3)))).toEqual({ 8: 12 });
  });

  it("lays a number down when it is chosen again, and erases with nothing in hand", () => {
    expect(after(sudoku(4), ...armed("3"), rested, ...armed("3")).hand).toBeNull();
    const now = after(sudoku(4), ...typed("12"), { type: "enter/held", hand: 0 }, tapped(0));
    expect(filled(now)).toEqual({ 1: 2 });
  });

  it("only selects with an empty hand", () => {
    const now = after(sudoku(4), tapped(6));
    expect([filled(now), now.cell]).toEqual([{}, 6]);
  });
});

describe("kind and size", () => {
  it("keep what fits, and bring back what another size cut off", () => {
    const full = after(nurikabe(5, 4), at(4), ...typed("20"), at(15), ...typed("3"));
    const small = after(full, sized(4, 4));
    expect(filled(small)).toEqual({ 12: 3 });
    const back = after(small, sized(5, 4));
    expect(filled(back)).toEqual({ 4: 20, 15: 3 });
    expect(back.past).toEqual(full.past);
    expect(filled(after(small, undo))).toEqual({ 4: 20, 15: 3 });
  });

  it("leave out digits that a smaller board does not have", () => {
    const now = after(sudoku(9), ...typed("91"), sized(4, 4));
    expect(filled(now)).toEqual({ 1: 1 });
  });

  it("are those that the kind has", () => {
    const now = sudoku(9);
    expect(after(now, sized(5, 5), sized(9, 4))).toBe(now);
    const other = nurikabe(7, 7);
    expect(after(other, sized(0, 3), sized(101, 2), sized(80, 80))).toBe(other);
  });

  it("come back for each kind as they were left, and by undo", () => {
    const first = after(sudoku(4), ...typed("12"));
    const other = after(first, { type: "enter/kind", kind: "nurikabe" }, sized(5, 5), at(3), ...typed("4"));
    const back = after(other, { type: "enter/kind", kind: "sudoku" });
    expect(back.board).toEqual(first.board);
    expect(filled(after(back, { type: "enter/kind", kind: "nurikabe" }))).toEqual({ 3: 4 });
    expect(after(other, undo, undo, undo).board).toEqual(first.board);
  });
});

describe("the history", () => {
  it("goes back to the beginning and forth again, to the cell that changed", () => {
    const now = after(sudoku(4), ...typed("1234"));
    const begun = after(now, undo, undo, undo, undo);
    expect([filled(begun), begun.cell, begun.past]).toEqual([{}, 0, []]);
    expect(after(begun, undo)).toBe(begun);
    const again = after(begun, redo, redo, redo, redo);
    expect([again.board, again.cell]).toEqual([now.board, 3]);
    expect(after(begun, ...typed("4")).future).toEqual([]);
  });

  it("takes back that the board was cleared, or filled by a paste", () => {
    const now = after(sudoku(4), ...typed("12"));
    expect(filled(after(now, { type: "enter/cleared" }, undo))).toEqual({ 0: 1, 1: 2 });
    const board = { kind: "nurikabe", text: "2/2/1g1g" };
    const pasted = after(now, { type: "enter/taken", board });
    expect(filled(pasted)).toEqual({ 0: 1, 2: 1 });
    expect(after(pasted, undo).board).toEqual(now.board);
    expect(after(now, { type: "enter/taken", board: { kind: "nurikabe", text: "2" } })).toBe(now);
  });

  it("is kept with all else, as far as it is sound and not endless", () => {
    const now = after(sudoku(4), ...typed("123"), undo);
    expect(readEntered(structuredClone(recordOf(now)))).toEqual(recordOf(now));
    expect(readRecord({ board: { kind: "sudoku", text: "12" } })).toBeUndefined();
    const step = (text: string) => ({ kind: "sudoku", text });
    const past = [step("1".repeat(16)), step("?"), step("0".repeat(16))];
    expect(readEntered({ ...now, past, future: "x", others: { sudoku: "1", hitori: "2" } })).toEqual({
      ...recordOf(now),
      past: past.slice(2),
      future: [],
      others: {},
    });
    const long = newest(Array.from({ length: 2_000 }, () => step("0".repeat(81))));
    expect(long.length).toBeLessThan(1_000);
    expect(long.length).toBeGreaterThan(500);
  });
});

describe("the verdict", () => {
  it("is blank, broken at once, or to be asked for", () => {
    expect(sudoku(4).verdict).toEqual({ is: "blank" });
    const broken = after(sudoku(4), ...typed("11"));
    expect(broken.verdict).toEqual({ is: "broken" });
    expect(broken.broken.map(({ law }) => law).sort()).toEqual(["box", "row"]);
    expect(after(broken, undo).verdict).toBeNull();
  });

  it("names the places of two breaches, each once, and marks the cells that it names and no others", async () => {
    const { verdictCells, verdictWords } = await import("../../../web/enter/verdict-words.ts");
    const pair = after(sudoku(4), ...typed("11"));
    expect(verdictWords(pair, "en").match(/R\dC\d/g)).toEqual(["R1C1", "R1C2"]);
    const many = after(sudoku(4), ...typed("1002010000002002"));
    const named = new Set(verdictWords(many, "en").match(/R\dC\d/g));
    const marked = [...verdictCells(many).keys()].map((cell) => `R${1 + (cell >> 2)}C${1 + (cell % 4)}`);
    expect(named.size).toBe(4);
    expect(marked.sort()).toEqual([...named].sort());
  });

  it("lands only if its board still stands there", () => {
    const told = (question: number): Action => ({
      ...{ type: "enter/told", question, verdict: { is: "several", answers: 3, more: false } },
    });
    const asked = after(sudoku(4), ...typed("1"), { type: "enter/asked", question: 7 });
    expect(after(asked, told(6)).verdict).toBeNull();
    expect(after(asked, told(7)).verdict).toMatchObject({ answers: 3 });
    expect(after(asked, ...typed("2"), told(7)).verdict).toBeNull();
  });
});

it("each kind reads back the numbers that it spells", () => {
  const { entry } = pageKind("nurikabe");
  const now = after(nurikabe(5, 4), ...typed("20"), at(3), { type: "enter/put", number: -1 });
  expect(now.board.text).toBe(entry.text(4, 5, now.numbers));
  expect(filled(now)).toEqual({ 0: 20, 3: -1 });
});
