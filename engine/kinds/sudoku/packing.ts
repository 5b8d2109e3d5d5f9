import { codeChoice, SmallNumbers } from "../../coding/numbers.ts";
import { Odds } from "../../coding/odds.ts";
import { assert } from "../../model/result.ts";
import type { CodePuzzle, PackKind } from "../contract/pack-kind.ts";
import { housesOf, SIZES, type SudokuSize } from "./puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle/puzzle.ts";

/** What is known of the cell opposite to one in a half turn: not yet coded, blank, given. Many boards are symmetrical. */
const OPPOSITES = 3;
/** Given cells of the box so far that are told apart. */
const COUNTS = 4;

/**
 * Sudoku as a code: whether each cell is given, by the cell opposite to it and by how full its box is; and which of the digits
 * that no given cell before it forbids.
 */
export const sudokuPacking: PackKind<SudokuPuzzle> = {
  id: "sudoku",
  begin(): CodePuzzle<SudokuPuzzle> {
    const sizes = new SmallNumbers(2, SIZES.length);
    const given = new Odds(SIZES.length * OPPOSITES * COUNTS);
    let before = 0;
    return (coder, puzzle) => {
      const index = sizes.code(coder, puzzle ? SIZES.indexOf(puzzle.size) : 0, before) % SIZES.length;
      before = index;
      const size = SIZES[index];
      const { of, peers } = housesOf(size);
      const digits: number[] = [];
      const cells = size * size;
      for (let cell = 0; cell < cells; cell++) {
        const opposite = cells - 1 - cell >= cell ? 0 : digits[cells - 1 - cell] > 0 ? 2 : 1;
        const [box] = of[cell];
        const full = box.cells.filter((other) => other < cell && digits[other] > 0).length;
        const place = (index * OPPOSITES + opposite) * COUNTS + Math.min(full, COUNTS - 1);
        const digit = puzzle?.digits[cell] ?? 0;
        const isGiven = coder.learnt(given, place, digit > 0 ? 1 : 0);
        const free = isGiven ? freeDigits(size, peers[cell], digits) : [];
        const choice = free.indexOf(digit);
        assert(!puzzle || !isGiven || choice >= 0, "the givens of a packed puzzle break no law");
        digits.push(isGiven ? (free[codeChoice(coder, free.length, choice)] ?? 0) : 0);
      }
      return sudokuPuzzle(size, digits);
    };
  },
};

function freeDigits(size: SudokuSize, peers: readonly number[], digits: readonly number[]): number[] {
  const used = new Set(peers.map((peer) => digits[peer]));
  return Array.from({ length: size }, (_, at) => at + 1).filter((digit) => !used.has(digit));
}
