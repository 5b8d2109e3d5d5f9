import type { DigitBoard } from "./digit-board.ts";
import { partsOf } from "./digit-parts.ts";
import type { DigitPosition } from "./digit-position.ts";
import { type Exclusions, nimberOf } from "./nimber.ts";

/**
 * What a position that is not over is worth to the player to move whose win, or whose loss, is certain though its
 * length is not known.
 */
export const SURE = 800;

/** What it is worth where nothing is certain: one way when an odd number of cells can be written, else the other. */
const ODD = 10;

/** Moves of a position that is taken apart, and of one part, at most. */
const MOVES = 80;
const PART_MOVES = 20;
/** Sets of moves looked at for one part, at most. */
const SETS = 60;
/** Parts whose numbers are kept. */
const KEPT = 100_000;
/** Bits of a set of moves that go into one letter. */
const LETTER = 16;

/**
 * What a position is worth to the player to move, who wins when the number of moves to come is odd. Near the end
 * what is open falls into parts that do not touch each other, and the numbers of small parts tell who wins; before
 * that, whether an odd number of cells can be written is worth a little.
 */
export function digitEstimate(board: DigitBoard): (position: DigitPosition) => number {
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
function openCells({ bands }: DigitBoard, { open }: DigitPosition): number {
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
