import type { Cell, Value } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { Size } from "../../model/kind.ts";
import type { Random } from "../../model/random.ts";
import { assert } from "../../model/result.ts";
import { allDigits, countOf, digitsIn } from "./grid.ts";
import { housesOf, SIZES, type SudokuSize } from "./houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle.ts";

/** Nodes of the first attempt at a full board; each further attempt has twice as many, so that one succeeds. */
const FIRST_NODES = 256;

/** Sudoku is drafted square, in the sizes it is made in. */
export function canDraft({ rows, cols }: Size): boolean {
  return SIZES.some((one) => one === rows && one === cols);
}

/** A random full board as a puzzle: every cell given. Las Vegas: an unlucky attempt is dropped and another begun. */
export function* draft(wanted: Size, random: Random): Job<SudokuPuzzle> {
  const size = SIZES.find((one) => one === wanted.rows && one === wanted.cols);
  assert(size !== undefined, "a Sudoku is drafted in 4x4, 6x6 or 9x9 cells");
  for (let nodes = FIRST_NODES; ; nodes *= 2) {
    const digits = yield* fullBoard(size, random, nodes);
    if (digits) return sudokuPuzzle(size, digits);
  }
}

/** Fills the cells, the fewest candidates first, in random order; null when the nodes are spent. */
function* fullBoard(size: SudokuSize, random: Random, nodes: number): Job<Value[] | null> {
  const digits = new Array<Value>(size * size).fill(0);
  const path: { cell: Cell; rest: Value[] }[] = [];
  for (let node = 0; node < nodes; node++) {
    yield 1;
    const next = tightest(size, digits, random);
    if (!next) return digits;
    path.push({ cell: next.cell, rest: random.shuffle(digitsIn(next.bits)) });
    for (let top = path.at(-1); top; top = path.at(-1)) {
      digits[top.cell] = top.rest.pop() ?? 0;
      if (digits[top.cell]) break;
      path.pop();
    }
  }
  return null;
}

/** An empty cell with the fewest candidates, a random one of equals. */
function tightest(
  size: SudokuSize,
  digits: readonly Value[],
  random: Random,
): { cell: Cell; bits: number } | null {
  const { peers } = housesOf(size);
  let best: { cell: Cell; bits: number } | null = null;
  let fewest = size + 1;
  let equals = 0;
  for (let cell = 0; cell < digits.length; cell++) {
    if (digits[cell]) continue;
    let bits = allDigits(size);
    for (const peer of peers[cell]) bits &= ~(1 << digits[peer]);
    const count = countOf(bits);
    if (count < fewest) equals = 0;
    if (count > fewest || random.below(++equals) > 0) continue;
    best = { cell, bits };
    fewest = count;
  }
  return best;
}

/** Digs holes: offers the puzzle less one given, each given once, in random order. */
export function* thin(puzzle: SudokuPuzzle, random: Random): Generator<SudokuPuzzle, void, boolean> {
  let digits = puzzle.digits;
  const given = random.shuffle([...digits.keys()].filter((cell) => digits[cell] > 0));
  for (const cell of given) {
    const fewer = digits.with(cell, 0);
    const taken = yield sudokuPuzzle(puzzle.size, fewer);
    if (taken) digits = fewer;
  }
}
