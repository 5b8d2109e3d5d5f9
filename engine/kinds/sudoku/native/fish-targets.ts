import type { Cell, Value } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import { boxAt, type SudokuSize } from "../puzzle/houses.ts";
import { type FishHouses, fishHousesOf } from "./fish-houses.ts";
import { type Fish, fishStriking, type Shape } from "./fish-search.ts";
import type { Pencilled } from "./sight.ts";

/** What is known of a digit while its places are the same. */
interface Prey {
  readonly open: Int32Array;
  readonly cells: readonly Cell[];
  readonly targets: readonly Target[];
}

/** A cell that cannot hold the digit, and the simplest fish that say so, as far as they were looked for. */
interface Target {
  readonly cell: Cell;
  /** So many of the ranks were looked at, up to the first that has fish. */
  ranks: number;
  fish: readonly Fish[];
}

/** Shapes and sizes of fish, from the simplest on. */
const RANKS = [
  ["line", 2],
  ["line", 3],
  ["franken", 2],
  ["mutant", 2],
  ["franken", 3],
  ["line", 4],
  ["mutant", 3],
  ["franken", 4],
  ["mutant", 4],
] as const satisfies readonly (readonly [Shape, number])[];

const known = new WeakMap<CandidateGrid, (Prey | undefined)[]>();

/**
 * The cells that could hold the digit, but then not every row, column and box could, those left out that locked
 * candidates strike. As fish are sound, they strike nothing else, and mostly there is no such cell. Remembered for as
 * long as the places of the digit are the same; `spend` hears of the work otherwise.
 */
export function preyOf({ puzzle, grid }: Pencilled, digit: Value, spend: (work: number) => void): Prey {
  const open = grid.open(digit);
  const digits = known.get(grid) ?? [];
  known.set(grid, digits);
  const before = digits[digit];
  if (before?.open.every((word, at) => word === open[at])) return before;
  const cells = cellsIn(open);
  const houses = fishHousesOf(puzzle.size);
  const targets = findUnused(cells, puzzle.size, spend)
    .filter((cell) => !isLockedOut(houses, cells, cell))
    .map((cell) => ({ cell, ranks: 0, fish: [] }));
  const prey = { open: open.slice(), cells, targets };
  digits[digit] = prey;
  return prey;
}

/** Whether the cell sees all places of a house: locked candidates strike it then, and a fish would be a detour. */
function isLockedOut({ cells, of, peers }: FishHouses, open: readonly Cell[], target: Cell): boolean {
  return cells.some(
    (house, number) =>
      !of[target].includes(number) && !house.some((cell) => open.includes(cell) && !peers[target].has(cell)),
  );
}

/** The fish of a shape and size that strike the target, none where a simpler one does. */
export function simplestFish(
  houses: FishHouses,
  { cells }: Prey,
  target: Target,
  shape: Shape,
  size: number,
  spend: (work: number) => void,
): readonly Fish[] {
  const rank = RANKS.findIndex((one) => one[0] === shape && one[1] === size);
  while (target.fish.length === 0 && target.ranks <= rank) {
    const [of, many] = RANKS[target.ranks++];
    target.fish = fishStriking(houses, cells, target.cell, of, many, spend);
  }
  return target.ranks === rank + 1 ? target.fish : [];
}

/** The cells of a bit set. */
function cellsIn(set: Int32Array): Cell[] {
  const cells: Cell[] = [];
  for (const [at, word] of set.entries())
    for (let rest = word; rest !== 0; rest &= rest - 1) cells.push(at * 32 + 31 - Math.clz32(rest & -rest));
  return cells;
}

function findUnused(cells: readonly Cell[], size: SudokuSize, spend: (work: number) => void): Cell[] {
  if (cells.length === size * size) return [];
  const left = new Array<number>(size).fill(0);
  for (const cell of cells) left[Math.floor(cell / size)] |= 1 << (cell % size);
  const isUsed = new Uint8Array(size * size);
  const chosen = new Int8Array(size);
  let work = 0;

  /** Writes the digit into the rows of the set, into columns and boxes that are still free. */
  function fill(rows: number, columns: number, boxes: number): boolean {
    if (rows === 0) return true;
    work++;
    let best = -1;
    let places = 0;
    let fewest = size + 1;
    for (let row = 0; row < size; row++) {
      if ((rows & (1 << row)) === 0) continue;
      let free = left[row] & columns;
      let count = 0;
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        if ((boxes & (1 << boxAt(size, row * size + 31 - Math.clz32(bit)))) === 0) free &= ~bit;
        else count++;
      }
      if (count < fewest) [best, places, fewest] = [row, free, count];
    }
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      chosen[best] = column;
      const box = boxAt(size, best * size + column);
      if (fill(rows & ~(1 << best), columns & ~(1 << column), boxes & ~(1 << box))) return true;
    }
    return false;
  }

  const all = (1 << size) - 1;
  const unused = cells.filter((cell) => {
    if (isUsed[cell]) return false;
    const row = Math.floor(cell / size);
    const column = cell % size;
    chosen[row] = column;
    if (!fill(all & ~(1 << row), all & ~(1 << column), all & ~(1 << boxAt(size, cell)))) return true;
    for (let at = 0; at < size; at++) isUsed[at * size + chosen[at]] = 1;
    return false;
  });
  spend(work);
  return unused;
}
