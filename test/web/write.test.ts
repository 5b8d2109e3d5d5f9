import { describe, expect, it } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { opening, play, startBranch, undo } from "../../engine/play/game.ts";
import { tallyOf } from "../../web/play/sheets/tally.ts";
import { digitMove, eraseMove, leftOf, type Pen, strikes } from "../../web/state/write.ts";

/** A 4x4 with three givens: R1C1 1, R1C2 2, R4C4 4. */
const parsed = playKind("sudoku")?.parse("1200000000000004");
if (!parsed?.ok) throw new Error("the example is a Sudoku");
const puzzle = parsed.value;

function pen(change: Partial<Omit<Pen, "board">> & { board?: Partial<Board> } = {}): Pen {
  const { board, ...rest } = change;
  return { puzzle, selection: [2], write: "digit", ...rest, board: { ...emptyBoard(16), ...board } };
}

/** Zeros but for the cells that are named. */
function line(values: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 16 }, (_, cell) => values[cell] ?? 0);
}

describe("a digit", () => {
  it("is written in the selected cells that are not given", () => {
    expect(digitMove(pen({ selection: [0, 2, 3] }), 3)).toEqual({ type: "mark", cells: [2, 3], mark: 3 });
  });

  it("clears the cells when all of them have it, and else completes them", () => {
    const board = { marks: line({ 2: 3 }) };
    expect(digitMove(pen({ board }), 3)).toEqual({ type: "mark", cells: [2], mark: 0 });
    expect(digitMove(pen({ board, selection: [2, 3] }), 3)).toEqual({ type: "mark", cells: [2, 3], mark: 3 });
  });

  it("writes nothing in givens, without a selection, or beyond the size", () => {
    expect(digitMove(pen({ selection: [0] }), 3)).toBeNull();
    expect(digitMove(pen({ selection: [] }), 3)).toBeNull();
    expect(digitMove(pen(), 5)).toBeNull();
  });

  it("is a note in blank cells only, on while any of them lacks it", () => {
    const board = { marks: line({ 3: 4 }), corner: line({ 2: 1 << 3 }) };
    const cells = pen({ board, selection: [2, 3, 4], write: "corner" });
    expect(digitMove(cells, 3)).toEqual({ type: "note", layer: "corner", cells: [2, 4], value: 3, on: true });
    const one = pen({ board, selection: [2], write: "corner" });
    expect(digitMove(one, 3)).toEqual({ type: "note", layer: "corner", cells: [2], value: 3, on: false });
    expect(digitMove(pen({ write: "centre" }), 3)).toMatchObject({ layer: "centre", on: true });
  });

  it("strikes a candidate in corner notes while candidates show by themselves", () => {
    const auto = pen({ board: { auto: true }, selection: [2, 15, 3], write: "corner" });
    expect(strikes(auto)).toBe(true);
    expect(digitMove(auto, 3)).toEqual({ type: "note", layer: "struck", cells: [2, 3], value: 3, on: true });
    expect(digitMove(auto, 1)).toBeNull();
    expect(digitMove(auto, 4)).toMatchObject({ cells: [2] });
  });

  it("is a colour on any cell, given ones too", () => {
    expect(digitMove(pen({ selection: [0, 2], write: "colour" }), 8)).toEqual({
      type: "colour",
      cells: [0, 2],
      colour: 8,
    });
    const board = { colours: line({ 2: 8 }) };
    expect(digitMove(pen({ board, write: "colour" }), 8)).toMatchObject({ colour: 0 });
  });
});

describe("erasing", () => {
  it("takes marks first, then notes, then colours", () => {
    const board = { marks: line({ 2: 1 }), centre: line({ 2: 2 }), colours: line({ 2: 3 }) };
    expect(eraseMove(pen({ board }))).toMatchObject({ what: "marks" });
    expect(eraseMove(pen({ board: { ...board, marks: line({}) } }))).toMatchObject({ what: "notes" });
    expect(eraseMove(pen({ board: { colours: board.colours } }))).toMatchObject({ what: "colours" });
    expect(eraseMove(pen())).toBeNull();
  });

  it("takes colours first in colour mode", () => {
    const board = { marks: line({ 2: 1 }), colours: line({ 2: 3 }) };
    expect(eraseMove(pen({ board, write: "colour" }))).toMatchObject({ what: "colours" });
  });

  it("takes strikes only where they show", () => {
    const struck = line({ 2: 8 });
    expect(eraseMove(pen({ board: { struck } }))).toBeNull();
    expect(eraseMove(pen({ board: { struck, auto: true } }))).toMatchObject({ what: "notes" });
  });
});

it("counts what is left of each digit, given and written", () => {
  expect(leftOf(puzzle, { ...emptyBoard(16), marks: line({ 2: 4, 3: 4, 4: 4, 5: 4 }) })).toEqual([
    4, 3, 3, 4, 0,
  ]);
});

describe("the tally of a game", () => {
  const mark = (cell: number) => ({ type: "mark", cells: [cell], mark: 3 }) as const;

  it("counts the line that led to the board", () => {
    let position = play(play(opening(16), mark(2)), mark(3));
    expect(tallyOf(position.game)).toEqual({ moves: 2, shown: false });
    position = play(undo(position), mark(4));
    expect(tallyOf(startBranch(position, "b", "a").game)).toEqual({ moves: 2, shown: false });
  });

  it("knows that the answer was shown, until it is undone", () => {
    const marks = line({ 2: 3 });
    const shown = play(opening(16), { type: "set", marks, why: "answer" });
    expect(tallyOf(shown.game)).toEqual({ moves: 1, shown: true });
    expect(tallyOf(undo(shown).game)).toEqual({ moves: 0, shown: false });
  });
});
