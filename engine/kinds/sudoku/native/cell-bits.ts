import type { Cell } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Houses } from "../puzzle/houses.ts";

/** Words in a bit set of the cells of a board: cell c is bit c % 32 of word c / 32, as in `CandidateGrid.open`. */
export function wordsOf(houses: Houses): number {
  return (houses.size * houses.size + 31) >> 5;
}

const known = new WeakMap<Houses, Int32Array>();

/** The peers of each cell as a bit set, one behind the other; the same array each time. */
export function peerBits(houses: Houses): Int32Array {
  let bits = known.get(houses);
  if (bits) return bits;
  const words = wordsOf(houses);
  bits = new Int32Array(houses.peers.length * words);
  for (const [cell, peers] of houses.peers.entries())
    for (const peer of peers) bits[cell * words + (peer >> 5)] |= 1 << (peer & 31);
  known.set(houses, bits);
  return bits;
}

/** The cells of a bit set that begins at a word of the array, in order. */
export function cellsIn(bits: Int32Array, from: number, words: number): Cell[] {
  const cells: Cell[] = [];
  for (let word = 0; word < words; word++)
    for (let rest = bits[from + word]; rest; rest &= rest - 1)
      cells.push(word * 32 + 31 - Math.clz32(rest & -rest));
  return cells;
}

/** The first cell of a bit set that is not empty. */
export function firstIn(bits: Int32Array, from: number): number {
  let word = 0;
  while (bits[from + word] === 0) word++;
  const rest = bits[from + word];
  return word * 32 + 31 - Math.clz32(rest & -rest);
}

const COUNTS = Uint8Array.from({ length: 1 << 10 }, (_, bits) => bits.toString(2).replaceAll("0", "").length);

/** How many of up to ten bits are set. */
export function sizeOf(bits: number): number {
  return COUNTS[bits];
}

/** The candidates of a cell without a digit; 0 for another. */
export function leftAt(grid: CandidateGrid, cell: Cell): number {
  return grid.at(cell) < 0 ? grid.candidates(cell) : 0;
}
