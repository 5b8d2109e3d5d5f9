import type { BitLayout } from "./digit-board.ts";
import { partsOf } from "./digit-parts.ts";
import type { DigitPosition } from "./digit-position.ts";
import { type Exclusions, nimberOf } from "./nimber.ts";

/**
 * Estimate, for the player to move, of a position whose win or loss is certain though its length is unknown.
 */
export const SURE = 800;

/** Estimate of an undecided position: plus when an odd number of cells is open, else minus. */
const ODD = 10;

/** Moves of a position that is taken apart, and of one part, at most. */
const MOVES = 80;
const PART_MOVES = 20;
/** Sets of moves looked at for one part, at most. */
const SETS = 60;
/** Nimbers kept in the memo. */
const KEPT = 100_000;
/** Bits of a set of moves that go into one letter. */
const LETTER = 16;

/**
 * Estimates a position for the player to move, who wins when the number of remaining moves is odd. Near the
 * end the open cells fall into components that do not touch each other, and the nimbers of small components
 * decide who wins; before that, the parity of the open cells counts a little.
 */
export function digitEstimate(board: BitLayout): (position: DigitPosition) => number {
  let known = new Map<string, number | null>();
  const numberOf = (part: Exclusions): number | null => {
    if (part.length === 1) return 1;
    const key = String.fromCharCode(...part.flatMap((ends) => [ends & (2 ** LETTER - 1), ends >> LETTER]));
    let nimber = known.get(key);
    if (nimber === undefined) {
      nimber = nimberOf(part, SETS);
      if (known.size >= KEPT) known = new Map();
      known.set(key, nimber);
    }
    return nimber;
  };
  return (position) => {
    const parts = openPairs(position) <= MOVES ? partsOf(board, position, PART_MOVES) : null;
    let sum: number | null = parts && 0;
    for (const part of parts ?? []) {
      const nimber = numberOf(part);
      sum = sum === null || nimber === null ? null : sum ^ nimber;
      if (sum === null) break;
    }
    if (sum !== null) return sum === 0 ? -SURE : SURE;
    return openCells(board, position) % 2 === 0 ? -ODD : ODD;
  };
}

/** Digits that can be written, cell by cell. */
function openPairs({ open }: DigitPosition): number {
  let count = 0;
  for (const word of open) count += bitsOf(word);
  return count;
}

/** Cells in which something can be written. */
function openCells({ bands }: BitLayout, { open }: DigitPosition): number {
  let count = 0;
  for (let band = 0; band < bands; band++) {
    let cells = 0;
    for (let word = band; word < open.length; word += bands) cells |= open[word];
    count += bitsOf(cells);
  }
  return count;
}

/** How many bits are set; of a word without sign. */
function bitsOf(word: number): number {
  let bits = word - ((word >> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}
