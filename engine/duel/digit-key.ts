import type { BitLayout } from "./digit-board.ts";
import type { DigitPosition } from "./digit-position.ts";
import { turned } from "./four-turns.ts";

/**
 * A key that two positions share only if one becomes the other by exchanging digits and by exchanges of the board
 * (rows within a band, bands, columns within a stack, stacks, and mirroring at the diagonal), and as many cells are
 * written: then they are worth the same. On 4x4 all such positions share their key; on larger boards those do that
 * differ in their digits alone.
 */
export function digitKey(board: BitLayout, position: DigitPosition): string {
  const sets = board.size === 4 ? turned(position.open) : sortedSets(board, position.open);
  return String.fromCharCode(position.written, ...sets);
}

/** Bits of a word in one letter of the key. */
const LETTER = 14;

/** The sets of cells that each digit can be written in, the digits in the order of their sets, as letters. */
function sortedSets({ size, bands }: BitLayout, open: readonly number[]): number[] {
  const digits: number[] = [];
  for (let digit = 0; digit < size; digit++) {
    let at = digit;
    while (at > 0 && isBefore(open, digit * bands, digits[at - 1], bands)) {
      digits[at] = digits[at - 1];
      at--;
    }
    digits[at] = digit * bands;
  }
  const letters: number[] = [];
  for (const first of digits)
    for (let word = first; word < first + bands; word++) {
      letters.push(open[word] & (2 ** LETTER - 1));
      if (size > 6) letters.push(open[word] >> LETTER);
    }
  return letters;
}

function isBefore(open: readonly number[], one: number, other: number, bands: number): boolean {
  let band = 0;
  while (band < bands && open[one + band] === open[other + band]) band++;
  return band < bands && open[one + band] < open[other + band];
}
