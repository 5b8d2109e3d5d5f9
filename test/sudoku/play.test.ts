import { describe, expect, it } from "vitest";
import "../../engine/kinds/wording.ts";
import { digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { candidatesOf } from "../../engine/kinds/shared/digit-play.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { is, isNot } from "../../engine/model/fact.ts";
import { applyMove } from "../../engine/model/move.ts";
import { brokenLaws, isSolved } from "../../engine/play/verdict.ts";

const puzzle = sudokuPuzzle(4, Array.from("1000020000304000", Number));
const empty = emptyBoard(16);
const auto: Board = { ...empty, auto: true };

function withMark(board: Board, cell: number, mark: number): Board {
  return applyMove(board, { type: "mark", cells: [cell], mark });
}

function withStrike(board: Board, cell: number, value: number): Board {
  return applyMove(board, { type: "note", layer: "struck", cells: [cell], value, on: true });
}

describe("what a Sudoku board says", () => {
  it("is its marks, not its givens", () => {
    expect(sudoku.read(puzzle, withMark(empty, 3, 4))).toEqual([is(3, 4)]);
  });

  it("is its strikes in auto-candidate mode only", () => {
    expect(sudoku.read(puzzle, withStrike(empty, 3, 2))).toEqual([]);
    expect(sudoku.read(puzzle, withStrike(auto, 3, 2))).toEqual([isNot(3, 2)]);
  });

  it("is no strike in a cell that was filled since", () => {
    expect(sudoku.read(puzzle, withMark(withStrike(auto, 3, 2), 3, 2))).toEqual([is(3, 2)]);
    expect(sudoku.read(puzzle, withStrike(auto, 0, 2))).toEqual([]);
  });

  it("shows the candidates that givens, marks and strikes leave", () => {
    const shown = candidatesOf(puzzle, withStrike(withMark(auto, 3, 4), 1, 3)).map(digitsIn);
    expect(shown[0]).toEqual([]);
    expect(shown[3]).toEqual([]);
    expect(shown[1]).toEqual([]);
    expect(shown[2]).toEqual([2]);
    expect(shown[14]).toEqual([1, 2]);
  });
});

describe("writing a fact on a Sudoku board", () => {
  it("makes a mark", () => {
    expect(sudoku.write(puzzle, empty, is(3, 4))).toEqual({ type: "mark", cells: [3], mark: 4 });
    expect(sudoku.write(puzzle, withMark(empty, 3, 2), is(3, 4))).toEqual({
      type: "mark",
      cells: [3],
      mark: 4,
    });
  });

  it("makes no mark that is shown, nor one on a given cell", () => {
    expect(sudoku.write(puzzle, withMark(empty, 3, 4), is(3, 4))).toBeNull();
    expect(sudoku.write(puzzle, empty, is(0, 1))).toBeNull();
    expect(sudoku.write(puzzle, empty, is(0, 2))).toBeNull();
  });

  it("strikes a candidate that shows", () => {
    expect(sudoku.write(puzzle, auto, isNot(3, 3))).toEqual({
      type: "note",
      layer: "struck",
      cells: [3],
      value: 3,
      on: true,
    });
  });

  it.each([
    ["outside auto-candidate mode", empty, 3, 3],
    ["that a peer excludes", auto, 3, 1],
    ["that is struck", withStrike(auto, 3, 3), 3, 3],
    ["in a marked cell", withMark(auto, 3, 2), 3, 3],
    ["in a given cell", auto, 0, 3],
  ])("strikes nothing %s", (_, board, cell, digit) => {
    expect(sudoku.write(puzzle, board, isNot(cell, digit))).toBeNull();
  });

  it("shows an answer in the cells that are not given", () => {
    const answer = [1, 4, 2, 3, 3, 2, 4, 1, 2, 1, 3, 4, 4, 3, 1, 2];
    const marks = sudoku.marksOf(puzzle, answer);
    expect(marks).toEqual([0, 4, 2, 3, 3, 0, 4, 1, 2, 1, 0, 4, 0, 3, 1, 2]);
    const solved = { ...empty, marks };
    expect(isSolved(sudoku, puzzle, solved)).toBe(true);
    expect(isSolved(sudoku, puzzle, withMark(solved, 15, 1))).toBe(false);
    expect(isSolved(sudoku, puzzle, withMark(solved, 15, 0))).toBe(false);
    expect(sudoku.completed(puzzle, marks)).toBe(marks);
  });

  it("turns the cells of a broken house red", () => {
    const facts = [is(1, 2), is(5, 2)];
    expect(brokenLaws(sudoku, puzzle, withMark(empty, 1, 2))).toEqual([
      { law: "box", cells: [1, 5], facts },
      { law: "column", cells: [1, 5], facts },
    ]);
    expect(sudoku.seen(puzzle, withMark(empty, 1, 2))).toEqual([
      { as: "box", cells: [1, 5] },
      { as: "column", cells: [1, 5] },
    ]);
    expect(sudoku.seen(puzzle, empty)).toEqual([]);
  });
});

describe("the words of Sudoku", () => {
  const nine = sudokuPuzzle(9, new Array<number>(81).fill(0));

  it.each([
    [is(22, 7), "R3C5 is 7", "第3行第5列是 7"],
    [isNot(22, 7), "R3C5 is not 7", "第3行第5列不是 7"],
  ])("say a fact", (fact, en, zh) => {
    expect([sudoku.sayFact(nine, fact, "en"), sudoku.sayFact(nine, fact, "zh")]).toEqual([en, zh]);
  });

  it.each([
    [{ as: "cell", of: 22 }, "R3C5", "第3行第5列"],
    [{ as: "cells", of: [1, 21] }, "R1C2 and R3C4", "第1行第2列、第3行第4列"],
    [{ as: "cells", of: [1, 2, 3] }, "R1C2, R1C3 and R1C4", "第1行第2列、第1行第3列、第1行第4列"],
    [{ as: "cells", of: [1] }, "R1C2", "第1行第2列"],
    [{ as: "value", of: 4 }, "4", "4"],
    [{ as: "values", of: [4, 7] }, "4 and 7", "4、7"],
    [{ as: "house", law: "row", of: 3 }, "row 3", "第3行"],
    [{ as: "house", law: "column", of: 4 }, "column 4", "第4列"],
    [{ as: "house", law: "box", of: 5 }, "box 5", "第5宫"],
    [{ as: "number", of: 12 }, "12", "12"],
  ] as const)("say a binding: %j", (binding, en, zh) => {
    expect([sudoku.sayBinding(nine, binding, "en"), sudoku.sayBinding(nine, binding, "zh")]).toEqual([
      en,
      zh,
    ]);
  });

  it("spell a value as its digit", () => {
    expect(sudoku.spellValue(nine, 7)).toBe("7");
  });
});
