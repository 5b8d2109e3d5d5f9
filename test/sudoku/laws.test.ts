import { describe, expect, it } from "vitest";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { lawsOf } from "../../engine/kinds/sudoku/puzzle/laws.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { isSound } from "../../engine/reason/judge/check.ts";
import { forward } from "../../engine/search/forward.ts";
import { anySize, blankPuzzle, factsOf, gridWith, randomFacts, spell } from "./board.ts";

function brokenBy(size: SudokuSize, board: string): { law: string; facts: string[] } | null {
  const puzzle = blankPuzzle(size);
  const broken = firstConflict(puzzle, gridWith(puzzle, factsOf(size, board)));
  return broken && { law: broken.law.id, facts: broken.facts.map((fact) => spell(size, fact)) };
}

describe("the laws of Sudoku", () => {
  it("come boxes first, then rows and columns, then cells", () => {
    const ids = lawsOf(4).map((law) => law.id);
    const order = [
      ...new Array(4).fill("box"),
      ...new Array(4).fill("row"),
      ...new Array(4).fill("column"),
      ...new Array(16).fill("cell"),
    ];
    expect(ids).toEqual(order);
    expect(ids.every((id) => sudoku.lawTexts[id].en && sudoku.lawTexts[id].zh)).toBe(true);
  });

  it.each([
    ["two in a box", "1 . . .  . 1", "box", ["R1C1=1", "R2C2=1"]],
    ["two in a row", ". 2 2 .", "row", ["R1C2=2", "R1C3=2"]],
    ["two in a column", ". 3 . .  . . . .  . 3", "column", ["R1C2=3", "R3C2=3"]],
    ["both pairs in a row", "1 2 1 2", "row", ["R1C1=1", "R1C2=2", "R1C3=1", "R1C4=2"]],
    ["no place in a box", "234 234 . .  234 234", "box", ["R1C1-1", "R1C2-1", "R2C1-1", "R2C2-1"]],
    ["no place in a row", "123 123 123 123", "row", ["R1C1-4", "R1C2-4", "R1C3-4", "R1C4-4"]],
    ["no candidate", "{}", "cell", ["R1C1-1", "R1C1-2", "R1C1-3", "R1C1-4"]],
  ])("report %s", (_, board, law, facts) => {
    expect(brokenBy(4, board)).toEqual({ law, facts });
  });

  it("report every one of three equal digits, so that all of them show", () => {
    expect(brokenBy(9, "2 . . . 2 . 2 . .")).toEqual({ law: "row", facts: ["R1C1=2", "R1C5=2", "R1C7=2"] });
  });

  it.each([
    ["a blank board", ""],
    ["equal digits that do not see each other", "1 . . .  . . 1 .  . 1 . .  . . . 1"],
    ["a digit with one place", ". 234 234 234"],
    ["a cell with one candidate", "{4}"],
    ["a full board", "1 2 3 4  3 4 1 2  2 1 4 3  4 3 2 1"],
  ])("are kept by %s", (_, board) => {
    expect(brokenBy(4, board)).toBeNull();
  });

  it("report a digit that is placed and ruled out, and a cell told two digits", () => {
    const puzzle = blankPuzzle(4);
    const bothWays = [is(0, 3), isNot(0, 3)];
    expect(firstConflict(puzzle, gridWith(puzzle, bothWays))?.facts).toEqual(bothWays);
    expect(firstConflict(puzzle, gridWith(puzzle, [is(0, 3), is(0, 4)]))?.facts).toEqual(bothWays);
  });

  it("use boxes of two rows and three columns in a 6x6", () => {
    expect(brokenBy(6, "1 . . . . .  . . 1 . . .")?.law).toBe("box");
    expect(brokenBy(6, "1 . . . . .  . . . . . .  . 1 . . . .")).toBeNull();
  });

  it("report evidence that breaks the law by itself, of facts that the grid was told", () => {
    const random = randomFrom(81);
    let broken = 0;
    for (let round = 0; round < 1500; round++) {
      const size = anySize(random);
      const puzzle = blankPuzzle(size);
      const told = randomFacts(size, random).concat(
        Array.from({ length: 1 + random.below(4) }, (): Fact => {
          const cell = random.below(size * size);
          const digit = 1 + random.below(size);
          return random.below(2) ? is(cell, digit) : isNot(cell, digit);
        }),
      );
      const grid = gridWith(puzzle, told);
      const conflict = firstConflict(puzzle, grid);
      if (!conflict) continue;
      broken++;
      expect(conflict.facts.every((fact) => grid.knows(fact))).toBe(true);
      expect(conflict.law.conflict(gridWith(puzzle, conflict.facts))).toEqual(conflict.facts);
      const [, ...rest] = conflict.facts;
      if (rest.length === 1) expect(conflict.law.conflict(gridWith(puzzle, rest))).toBeNull();
    }
    expect(broken).toBeGreaterThan(300);
  });

  it("force only what follows from the facts they name, and only news", () => {
    const random = randomFrom(82);
    let forced = 0;
    for (let round = 0; round < 150; round++) {
      const size = anySize(random);
      const puzzle = blankPuzzle(size);
      const grid = gridWith(puzzle, randomFacts(size, random));
      const all = puzzle.laws.flatMap((law) =>
        [...(law.forced?.(grid) ?? [])].map((one) => ({ ...one, law })),
      );
      for (const { fact, because, law } of random.shuffle(all).slice(0, 6)) {
        forced++;
        expect(grid.knows(fact)).toBe(false);
        expect(because.every((premise) => grid.knows(premise))).toBe(true);
        const step = { rule: "law", adds: [fact], because, laws: [law.id], bindings: {} };
        expect(run(isSound(puzzle, step, forward, 5000))).toBe("sound");
      }
    }
    expect(forced).toBeGreaterThan(500);
  });
});
