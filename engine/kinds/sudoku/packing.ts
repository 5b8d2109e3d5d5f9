import type { Coder } from "../../coding/coder.ts";
import { codeChoice, SmallNumbers } from "../../coding/numbers.ts";
import { Odds } from "../../coding/odds.ts";
import { assert } from "../../model/result.ts";
import type { CodePuzzle, PackKind } from "../contract/pack-kind.ts";
import { countOf, digitsIn } from "../shared/digit-grid.ts";
import { boxAt, SIZES, type SudokuSize } from "./puzzle/houses.ts";
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
      const digits: number[] = [];
      // By house, boxes, rows and columns one behind the other: its digits so far as bits.
      const used = new Uint16Array(3 * size);
      const cells = size * size;
      for (let cell = 0; cell < cells; cell++) {
        const [box, row, column] = [
          boxAt(size, cell),
          size + Math.floor(cell / size),
          2 * size + (cell % size),
        ];
        const opposite = cells - 1 - cell >= cell ? 0 : digits[cells - 1 - cell] > 0 ? 2 : 1;
        const place = (index * OPPOSITES + opposite) * COUNTS + Math.min(countOf(used[box]), COUNTS - 1);
        const wanted = puzzle?.digits[cell] ?? 0;
        const isGiven = coder.learnt(given, place, wanted > 0 ? 1 : 0);
        const digit = isGiven ? codeDigit(coder, size, used[box] | used[row] | used[column], wanted) : 0;
        assert(!puzzle || digit === wanted, "the givens of a packed puzzle break no law");
        digits.push(digit);
        if (digit > 0) for (const house of [box, row, column]) used[house] |= 1 << digit;
      }
      return sudokuPuzzle(size, digits);
    };
  },
};

/** One of the digits that are not used, all equally likely; 0 where none is left. */
function codeDigit(coder: Coder, size: SudokuSize, used: number, wanted: number): number {
  const free = digitsIn(((2 << size) - 2) & ~used);
  return free[codeChoice(coder, free.length, free.indexOf(wanted))] ?? 0;
}
