import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import "../../engine/kinds/nurikabe/game.ts";
import { nurikabe } from "../../engine/kinds/nurikabe/play.ts";
import { finishedCells } from "../../engine/kinds/nurikabe/status.ts";
import { tallyOf, wallsOf } from "../../engine/kinds/nurikabe/tally.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { cellOf, type Fact, is, isNegative, isNot } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { brokenLaws } from "../../engine/play/verdict.ts";
import { drawn } from "./boards.ts";

const puzzle = nurikabePuzzle(2, 3, [2, 0, 0, 0, 0, -1]);

function boardOf(marks: number[]): Board {
  return { ...emptyBoard(marks.length), marks };
}

describe("Nurikabe in the page", () => {
  it("reads walls and dots, and leaves the clue cells to the clues", () => {
    expect(nurikabe.read(puzzle, boardOf([1, 1, 2, 0, 2, 2]))).toEqual([is(1, 0), isNot(2, 0), isNot(4, 0)]);
    expect(puzzle.givens).toEqual([is(0, 1), is(5, 2)]);
  });

  it("writes what is not shown yet", () => {
    const board = boardOf([0, 1, 2, 0, 0, 0]);
    const written = (fact: Fact) => nurikabe.write(puzzle, board, fact);
    expect(written(is(3, 0))).toEqual({ type: "mark", cells: [3], mark: 1 });
    expect(written(isNot(3, 0))).toEqual({ type: "mark", cells: [3], mark: 2 });
    expect(written(is(3, 1))).toEqual({ type: "mark", cells: [3], mark: 2 });
    expect(written(is(2, 0))).toEqual({ type: "mark", cells: [2], mark: 1 });
    for (const shown of [is(1, 0), isNot(2, 0), is(2, 1), isNot(3, 1), is(0, 1), isNot(0, 0), isNot(5, 1)]) {
      expect(written(shown)).toBeNull();
    }
  });

  it("takes blank cells for island when the player is done, and shows an answer as marks", () => {
    expect(nurikabe.completed(puzzle, [0, 1, 0, 2, 1, 0])).toEqual([0, 1, 2, 2, 1, 0]);
    expect(nurikabe.marksOf(puzzle, [1, 0, 2, 1, 0, 2])).toEqual([0, 1, 2, 2, 1, 0]);
  });

  it("says facts in both languages", () => {
    const said = (fact: Fact) => [nurikabe.sayFact(puzzle, fact, "en"), nurikabe.sayFact(puzzle, fact, "zh")];
    expect(said(is(1, 0))).toEqual(["R1C2 is wall", "第1行第2列是墙"]);
    expect(said(isNot(1, 0))).toEqual(["R1C2 is part of an island", "第1行第2列是岛"]);
    expect(said(is(3, 1))).toEqual(["R2C1 belongs to the 2 at R1C1", "第2行第1列属于第1行第1列的 2"]);
    expect(said(isNot(3, 2))).toEqual([
      "R2C1 does not belong to the ? at R2C3",
      "第2行第1列不属于第2行第3列的 ?",
    ]);
    expect(said(is(0, 1))).toEqual(["R1C1 is the clue 2", "第1行第1列是提示数 2"]);
  });

  it("says bindings in both languages", () => {
    const said = (binding: Parameters<typeof nurikabe.sayBinding>[1]) => [
      nurikabe.sayBinding(puzzle, binding, "en"),
      nurikabe.sayBinding(puzzle, binding, "zh"),
    ];
    expect(said({ as: "cell", of: 4 })).toEqual(["R2C2", "第2行第2列"]);
    expect(said({ as: "cells", of: [1, 2, 4] })).toEqual([
      "R1C2, R1C3 and R2C2",
      "第1行第2列、第1行第3列、第2行第2列",
    ]);
    expect(said({ as: "value", of: 0 })).toEqual(["wall", "墙"]);
    expect(said({ as: "values", of: [1, 2] })).toEqual([
      "the 2 at R1C1 and the ? at R2C3",
      "第1行第1列的 2、第2行第3列的 ?",
    ]);
    expect(said({ as: "number", of: -1 })).toEqual(["?", "?"]);
    expect([0, 1, 2].map((value) => nurikabe.spellValue(puzzle, value))).toEqual(["sea", "R1C1", "R2C3"]);
  });

  it("gives the owner of every land cell as the answer", () => {
    const grid = gridOf(puzzle, [is(1, 0), isNot(2, 0), isNot(3, 0), is(4, 0)]);
    expect(puzzle.answer(grid)).toEqual([1, 0, 2, 1, 0, 2]);
    expect([...Array(6).keys()].every((cell) => puzzle.decided(grid, cell))).toBe(true);
    expect(puzzle.answer(gridOf(puzzle, [is(1, 0), is(2, 0), is(4, 0)]))[3]).toBe(1);
  });
});

describe("finished islands", () => {
  /** Clues, marks, and the finished cells, row by row. */
  const CASES: readonly (readonly [string, string, string, string])[] = [
    ["shut in and of their size", "2..", ".+#", "xx."],
    ["with blank cells as island", "2..", "..#", "xx."],
    ["not when open", "2..", ".+.", "..."],
    ["not when too small", "3..", ".+#", "..."],
    ["not with two clues", "2.2", "...", "..."],
    ["of any size when all is marked", "?..", ".+#", "xx."],
    ["of any size not with a blank", "?..", "..#", "..."],
    ["each for itself", "1.1", ".#.", "x.x"],
    ["but not land without a clue", "1..", ".#+", "x.."],
  ];
  it.each(CASES)("%s", (_, clues, marks, expected) => {
    const row = nurikabePuzzle(
      1,
      3,
      [...clues].map((sign) => (sign === "." ? 0 : sign === "?" ? -1 : Number(sign))),
    );
    const finished = finishedCells(
      row,
      [...marks].map((sign) => ".#+".indexOf(sign)),
    );
    expect(Array.from(finished, (cell) => (cell ? "x" : ".")).join("")).toBe(expected);
  });
});

/** How a drawing breaks laws for the eye to see, and by which cells. */
function seenOn(drawing: string): string[] {
  const { puzzle, facts } = drawn(drawing);
  const marks = new Array<number>(puzzle.cells).fill(0);
  for (const fact of facts) marks[cellOf(fact)] = isNegative(fact) ? 2 : 1;
  const groups = nurikabe.seen(puzzle, boardOf(marks));
  return groups.map(({ as, cells }) => {
    const names = [...cells].sort((a, b) => a - b).map((cell) => cellName(cell, puzzle.cols, "en"));
    return `${as} ${names.join(" ")}`;
  });
}

/** How a law is broken for the eye, by the law. */
const SEEN_AS: Readonly<Record<string, readonly string[]>> = {
  pool: ["pool"],
  owner: ["unnumbered"],
  sea: ["sea"],
  "two-clues": ["joined"],
  size: ["large", "small"],
};

describe("what the eye sees of broken laws in Nurikabe", () => {
  it("begins on a full board with the law that a hint tells first", () => {
    const row = fc.array(fc.constantFrom(1, 2), { minLength: 9, maxLength: 9 });
    const clues = fc.array(fc.constantFrom(0, 0, 0, 0, 0, 0, 2, 3, -1), { minLength: 9, maxLength: 9 });
    const met = new Set<string>();
    const check = fc.property(clues, row, (numbers, marks) => {
      const posed = nurikabePuzzle(3, 3, numbers);
      const board = boardOf(marks.map((mark, cell) => (numbers[cell] === 0 ? mark : 0)));
      const [first] = brokenLaws(nurikabe, posed, board);
      const [seen] = nurikabe.seen(posed, board);
      if (!first || !seen) return;
      met.add(seen.as);
      expect(SEEN_AS[first.law]).toContain(seen.as);
    });
    fc.assert(check, { seed: 17, numRuns: 3_000 });
    expect([...met].sort()).toEqual(Object.values(SEEN_AS).flat().sort());
  });

  it.each([
    ["a pool", "##. ##. ..1", ["pool R1C1 R1C2 R2C1 R2C2"]],
    ["two numbers joined", "2+3 ... ...", ["joined R1C1 R1C2 R1C3"]],
    ["an island too large", "2++ ... ...", ["large R1C1 R1C2 R1C3"]],
    ["a closed island too small", "3#. +#. #..", ["small R1C1 R2C1"]],
    ["a closed island without a number", "+#. #.. ..2", ["unnumbered R1C1"]],
    ["a wall that is shut in", "#+5 +.. ..#", ["sea R1C1"]],
    ["a wall that is shut in beside fewer", "##+.. ++... ..#.2", ["sea R1C1 R1C2"]],
    ["the wall beside most of all, which is shut in", "###+ +++. .#.8", ["sea R3C2"]],
    ["the lesser walls of a full board", "#+# #+# 4+#", ["sea R1C1 R2C1"]],
    ["all of them", "2++ #.. 1.3", ["large R1C1 R1C2 R1C3"]],
  ])("is %s", (_, drawing, groups) => {
    expect(seenOn(drawing)).toEqual(groups);
  });

  it.each([
    ["a number without room enough", "5.. ### ..."],
    ["a number with room too small at an open side", "4.# .#. #.."],
    ["an island that no number can reach", "+.. ... ..2"],
    ["walls that can no longer join", "#.+ .+. +.#"],
    ["an island of any size that is closed", "?#. +#. #.."],
    ["a whole island that is closed", "2#. +#. #.."],
    ["all the wall there is", "1.. .#. ..."],
    ["more walls than the numbers leave", "9.. .#. ..."],
  ])("is not %s", (_, drawing) => {
    expect(seenOn(drawing)).toEqual([]);
  });
});
const [WALL, DOT] = [1, 2];
/** 3 . . / . . 1 */
const islands = nurikabePuzzle(2, 3, [3, 0, 0, 0, 0, 1]);

describe("the tally of islands", () => {
  it("counts the known cells that are joined to each clue, and no blank ones", () => {
    expect(tallyOf(islands, [0, 0, 0, 0, 0, 0])).toEqual([
      { clue: 0, has: 1, wants: 3, isDone: false },
      { clue: 5, has: 1, wants: 1, isDone: false },
    ]);
    expect(tallyOf(islands, [0, DOT, 0, 0, 0, 0])[0].has).toBe(2);
    expect(tallyOf(islands, [0, WALL, DOT, 0, 0, 0])[0].has).toBe(1);
  });

  it("says which are complete", () => {
    const marks = [0, DOT, WALL, DOT, WALL, 0];
    expect(tallyOf(islands, marks)).toEqual([
      { clue: 0, has: 3, wants: 3, isDone: true },
      { clue: 5, has: 1, wants: 1, isDone: true },
    ]);
  });

  it("knows an island that is too large, and one of any size", () => {
    expect(tallyOf(islands, [0, DOT, DOT, DOT, 0, 0])[0]).toMatchObject({ has: 5, wants: 3 });
    const open = nurikabePuzzle(1, 3, [-1, 0, 0]);
    expect(tallyOf(open, [0, DOT, 0])).toEqual([{ clue: 0, has: 2, wants: 0, isDone: false }]);
  });
});

it("knows the number of walls, unless a clue leaves it open", () => {
  expect(wallsOf(islands)).toBe(2);
  expect(wallsOf(nurikabePuzzle(1, 3, [-1, 0, 0]))).toBeNull();
});
