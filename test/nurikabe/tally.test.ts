import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { tallyOf, wallsOf } from "../../engine/kinds/nurikabe/tally.ts";

const [WALL, DOT] = [1, 2];
/** 3 . . / . . 1 */
const puzzle = nurikabePuzzle(2, 3, [3, 0, 0, 0, 0, 1]);

describe("the tally of islands", () => {
  it("counts the known cells that are joined to each clue, and no blank ones", () => {
    expect(tallyOf(puzzle, [0, 0, 0, 0, 0, 0])).toEqual([
      { clue: 0, has: 1, wants: 3, isDone: false },
      { clue: 5, has: 1, wants: 1, isDone: false },
    ]);
    expect(tallyOf(puzzle, [0, DOT, 0, 0, 0, 0])[0].has).toBe(2);
    expect(tallyOf(puzzle, [0, WALL, DOT, 0, 0, 0])[0].has).toBe(1);
  });

  it("says which are complete", () => {
    const marks = [0, DOT, WALL, DOT, WALL, 0];
    expect(tallyOf(puzzle, marks)).toEqual([
      { clue: 0, has: 3, wants: 3, isDone: true },
      { clue: 5, has: 1, wants: 1, isDone: true },
    ]);
  });

  it("knows an island that is too large, and one of any size", () => {
    expect(tallyOf(puzzle, [0, DOT, DOT, DOT, 0, 0])[0]).toMatchObject({ has: 5, wants: 3 });
    const open = nurikabePuzzle(1, 3, [-1, 0, 0]);
    expect(tallyOf(open, [0, DOT, 0])).toEqual([{ clue: 0, has: 2, wants: 0, isDone: false }]);
  });
});

it("knows the number of walls, unless a clue leaves it open", () => {
  expect(wallsOf(puzzle)).toBe(2);
  expect(wallsOf(nurikabePuzzle(1, 3, [-1, 0, 0]))).toBeNull();
});
