import { describe, expect, it } from "vitest";
import { type OddagonBoard, oddagonBoard } from "../../../engine/kinds/sudoku/making/oddagon.ts";
import { decides } from "../../../engine/kinds/sudoku/making/stubborn.ts";
import { housesOf } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { answersOf, isMinimal, ratingIn, read, textOf } from "../../make/making.ts";
import { share } from "../../share.ts";

const HARDEST = { rows: 9, cols: 9, minimal: true, level: 7 };
/** What seed 1 makes. */
const MADE = "009048000060500000058007094000400900900085060070006048500000780084700031007000000";

const boards: OddagonBoard[] = [];
const random = randomFrom(5);
while (boards.length < 20) {
  const board = oddagonBoard(random);
  if (board) boards.push(board);
}

describe("a full board with a trivalue oddagon", () => {
  it("is full and by the rules, and has one answer without what is hidden", () => {
    for (const { full, hidden } of boards) {
      for (const { cells } of housesOf(9).all) expect(new Set(cells.map((cell) => full[cell])).size).toBe(9);
      const givens = Array.from(full, (digit, cell) => (hidden.includes(cell) ? 0 : digit));
      expect(answersOf(sudokuPuzzle(9, givens))).toBe(1);
    }
  });

  it("hides four cells of each of three digits in as many boxes, but for the one that another digit saves", () => {
    for (const { full, hidden } of boards) {
      const digits = hidden.map((cell) => full[cell]);
      const saviours = digits.filter((digit) => digit > 3);
      expect(saviours.length).toBe(1);
      // Each digit stands in each of the three bands, thrice, and is seen in the last box alone.
      for (const digit of [1, 2, 3]) expect(digits.filter((one) => one === digit).length).toBe(8);
    }
  });
});

describe("a Sudoku of the hardest level", () => {
  /** Pinned: whoever changes what a seed makes changes it for everyone, and says so. */
  it.runIf(share(0, 1))("comes of its seed, of level 7, minimal, with one answer", () => {
    const text = textOf("sudoku", HARDEST, 1);
    expect(text).toBe(MADE);
    expect(isMinimal(text)).toBe(true);
    expect(answersOf(read("sudoku", text))).toBe(1);
    expect(ratingIn("sudoku", read("sudoku", text))?.level).toBe(7);
  });

  it("leaves hidden what simple rules would tell", () => {
    const { full, hidden } = boards[0];
    expect(decides(full, 9, hidden)).toBe(true);
    expect(decides(new Uint8Array(81), 9, hidden)).toBe(false);
    const almost = Uint8Array.from(full);
    almost[hidden[0]] = 0;
    expect(decides(almost, 9, [hidden[0]])).toBe(true);
  });
});
