import type { Cell, Value } from "../../engine/model/fact.ts";
import type { Size } from "../../engine/model/lattice.ts";
import { type Lattice, latticeOf } from "../../engine/model/lattice.ts";
import type { Random } from "../../engine/model/random.ts";

/** Where the sea and each island lie: 0 for sea, else the number of the island, from 1. */
export type Layout = Value[];

const SEA = 0;
/** Turns allowed for each cell before a layout is taken with the pools it still has. */
const TURNS_PER_CELL = 30;
/** The largest island of a layout is at least so large; how much larger goes with the board. */
const SMALLEST_LARGEST = 3;

/**
 * A random layout that keeps the rules: from a board all sea, land is put into pools, as a new island
 * or by growing one, where the sea stays whole and no two islands meet. Where that is not possible the
 * islands around are taken away again. Then some islands grow further. On a narrow chance pools are left.
 */
export function randomLayout({ rows, cols }: Size, random: Random): Layout {
  const lattice = latticeOf(rows, cols);
  const layout = new Array<Value>(lattice.cells).fill(SEA);
  const largest = SMALLEST_LARGEST + random.below(2 + Math.ceil((rows + cols) / 3));
  const growing = 4 + random.below(6);
  for (let turn = lattice.cells * TURNS_PER_CELL; turn > 0; turn--) {
    const pools = poolsOf(lattice, layout);
    if (pools.length === 0) break;
    const pool = random.shuffle(pools[random.below(pools.length)]);
    const growths = pool.filter((cell) => islandsBeside(lattice, layout, cell).size === 1);
    const order = random.below(10) < growing ? [...growths, ...pool] : pool;
    if (!order.some((cell) => raise(lattice, layout, cell, largest))) clearAround(lattice, layout, pool);
  }
  for (let turn = random.below(lattice.cells); turn > 0; turn--) {
    const cell = random.below(lattice.cells);
    const isGrowth = layout[cell] === SEA && islandsBeside(lattice, layout, cell).size === 1;
    if (isGrowth) raise(lattice, layout, cell, largest);
  }
  return renumbered(layout);
}

function poolsOf({ rows, cols }: Lattice, layout: Layout): Cell[][] {
  const pools: Cell[][] = [];
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      const block = [corner, corner + 1, corner + cols, corner + cols + 1];
      if (block.every((cell) => layout[cell] === SEA)) pools.push(block);
    }
  }
  return pools;
}

function islandsBeside(lattice: Lattice, layout: Layout, cell: Cell): Set<Value> {
  return new Set(lattice.near[cell].map((next) => layout[next]).filter((island) => island !== SEA));
}

/** Makes a sea cell land if the rules allow it: of the one island beside it, or of a new one. */
function raise(lattice: Lattice, layout: Layout, cell: Cell, largest: number): boolean {
  const beside = islandsBeside(lattice, layout, cell);
  if (beside.size > 1) return false;
  const [island = Math.max(...layout) + 1] = beside;
  if (layout.filter((other) => other === island).length >= largest) return false;
  layout[cell] = island;
  if (isSeaWhole(lattice, layout)) return true;
  layout[cell] = SEA;
  return false;
}

function clearAround(lattice: Lattice, layout: Layout, block: readonly Cell[]): void {
  const beside = new Set(block.flatMap((cell) => [...islandsBeside(lattice, layout, cell)]));
  layout.forEach((island, cell) => {
    if (beside.has(island)) layout[cell] = SEA;
  });
}

function isSeaWhole(lattice: Lattice, layout: Layout): boolean {
  const first = layout.indexOf(SEA);
  if (first < 0) return true;
  const met = new Uint8Array(lattice.cells);
  met[first] = 1;
  const found = [first];
  for (const cell of found) {
    for (const next of lattice.near[cell]) {
      if (met[next] !== 0 || layout[next] !== SEA) continue;
      met[next] = 1;
      found.push(next);
    }
  }
  return found.length === layout.reduce((count, island) => count + Number(island === SEA), 0);
}

function renumbered(layout: Layout): Layout {
  const numbers = new Map<Value, Value>([[SEA, SEA]]);
  return layout.map((island) => {
    const number = numbers.get(island) ?? numbers.size;
    numbers.set(island, number);
    return number;
  });
}
