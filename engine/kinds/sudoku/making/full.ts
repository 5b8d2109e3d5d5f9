import type { Cell } from "../../../model/fact.ts";
import type { Random } from "../../../model/random.ts";
import { allDigits } from "../../shared/digit-grid.ts";
import { boxAt, housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** Tables for filling boards of a size; all lists have one entry a cell. */
interface FillPlan {
  /** Boxes of which no two share a row or a column: filled first, in any way. */
  readonly free: readonly (readonly Cell[])[];
  /** The cells of the other boxes. */
  readonly rest: readonly Cell[];
  /** Where the digits of its row, column and box are gathered. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly box: Uint8Array;
}

const grounds = new Map<SudokuSize, FillPlan>();
/** How many digits a bit set holds. */
const COUNT = new Uint8Array(1024);
for (let bits = 1; bits < 1024; bits++) COUNT[bits] = COUNT[bits >> 1] + (bits & 1);

/** Digits used by rows, columns and boxes, as bit sets; the cells still to be filled. Of one call at a time. */
const used = new Uint16Array(27);
const open = new Uint8Array(81);

/**
 * A random full board. Las Vegas: boxes that share no row or column are filled at random, then always a cell
 * with the fewest digits left gets a random one of them; where a cell has none left all begins anew, so in
 * the end a board is found.
 */
export function fullBoard(size: SudokuSize, random: Random): Uint8Array {
  const ground = groundOf(size);
  const digits = new Uint8Array(size * size);
  const shuffled = Array.from({ length: size }, (_, index) => index + 1);
  do {
    used.fill(0);
    for (const box of ground.free) {
      random.shuffle(shuffled);
      for (let index = 0; index < size; index++) write(ground, digits, box[index], shuffled[index]);
    }
  } while (!fillRest(size, ground, digits, random));
  return digits;
}

function write({ row, column, box }: FillPlan, digits: Uint8Array, cell: Cell, digit: number): void {
  const bit = 1 << digit;
  digits[cell] = digit;
  used[row[cell]] |= bit;
  used[column[cell]] |= bit;
  used[box[cell]] |= bit;
}

function fillRest(size: SudokuSize, ground: FillPlan, digits: Uint8Array, random: Random): boolean {
  const { rest, row, column, box } = ground;
  const every = allDigits(size);
  open.set(rest);
  for (let left = rest.length; left > 0; left--) {
    let at = 0;
    let bits = 0;
    let fewest = size + 1;
    for (let index = 0; index < left; index++) {
      const cell = open[index];
      const can = every & ~(used[row[cell]] | used[column[cell]] | used[box[cell]]);
      const count = COUNT[can];
      if (count >= fewest) continue;
      if (count === 0) return false;
      at = index;
      bits = can;
      fewest = count;
      if (count === 1) break;
    }
    for (let skip = fewest > 1 ? random.below(fewest) : 0; skip > 0; skip--) bits &= bits - 1;
    write(ground, digits, open[at], 31 - Math.clz32(bits & -bits));
    open[at] = open[left - 1];
  }
  return true;
}

function groundOf(size: SudokuSize): FillPlan {
  let ground = grounds.get(size);
  if (!ground) {
    ground = survey(size);
    grounds.set(size, ground);
  }
  return ground;
}

function survey(size: SudokuSize): FillPlan {
  const { boxes, peers } = housesOf(size);
  const free: (readonly Cell[])[] = [];
  for (const { cells } of boxes) {
    if (free.every((box) => box.every((cell) => cells.every((one) => !peers[one].includes(cell)))))
      free.push(cells);
  }
  const taken = new Set(free.flat());
  const all = Array.from({ length: size * size }, (_, cell) => cell);
  return {
    free,
    rest: all.filter((cell) => !taken.has(cell)),
    row: Uint8Array.from(all, (cell) => Math.floor(cell / size)),
    column: Uint8Array.from(all, (cell) => size + (cell % size)),
    box: Uint8Array.from(all, (cell) => 2 * size + boxAt(size, cell)),
  };
}
