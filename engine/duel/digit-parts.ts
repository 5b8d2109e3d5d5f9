import type { BitLayout } from "./digit-board.ts";
import type { DigitPosition } from "./digit-position.ts";
import type { Exclusions } from "./nimber.ts";

/**
 * The components of the open cells: no move in one changes another. Of moves that end the same other moves,
 * one is kept. Null when a component has more than `most` moves, at most 31.
 */
export function partsOf(board: BitLayout, position: DigitPosition, most: number): Exclusions[] | null {
  const left = position.open.slice();
  const parts: Exclusions[] = [];
  for (let word = 0; word < left.length; word++) {
    while (left[word] !== 0) {
      const moves = takePart(board, left, word, most);
      if (moves === null) return null;
      parts.push(exclusions(board, moves));
    }
  }
  return parts;
}

/** Takes the component of the first open move of a word out of `left`: word and cell in turn. */
function takePart(board: BitLayout, left: number[], from: number, most: number): number[] | null {
  const { bands, bandOf, bitOf, seen, high, size } = board;
  const moves: number[] = [];
  const take = (word: number, set: number): void => {
    left[word] ^= set;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      moves.push(word, (word % bands) * high * size + 31 - Math.clz32(rest & -rest));
  };
  take(from, left[from] & -left[from]);
  for (let at = 0; at < moves.length; at += 2) {
    if (moves.length > 2 * most) return null;
    const cell = moves[at + 1];
    for (let word = bandOf[cell]; word < left.length; word += bands) {
      const set = left[word] & bitOf[cell];
      if (set !== 0) take(word, set);
    }
    const digit = moves[at] - (moves[at] % bands);
    for (let band = 0; band < bands; band++) {
      const set = left[digit + band] & seen[cell * bands + band];
      if (set !== 0) take(digit + band, set);
    }
  }
  return moves;
}

function exclusions(board: BitLayout, moves: readonly number[]): Exclusions {
  const { bands, bandOf, bitOf, seen } = board;
  const count = moves.length >> 1;
  const ends: number[] = Array<number>(count).fill(0);
  for (let one = 0; one < count; one++) {
    const cell = moves[2 * one + 1];
    const digit = moves[2 * one] - bandOf[cell];
    for (let other = 0; other <= one; other++) {
      const otherCell = moves[2 * other + 1];
      const otherBand = bandOf[otherCell];
      if (
        cell === otherCell ||
        (digit === moves[2 * other] - otherBand && (seen[cell * bands + otherBand] & bitOf[otherCell]) !== 0)
      ) {
        ends[one] |= 1 << other;
        ends[other] |= 1 << one;
      }
    }
  }
  return unlike(ends);
}

/** Drops each move that ends exactly the same moves as an earlier one. */
function unlike(ends: readonly number[]): Exclusions {
  const kept: number[] = [];
  for (let one = 0; one < ends.length; one++) if (ends.indexOf(ends[one]) === one) kept.push(one);
  if (kept.length === ends.length) return ends;
  return kept.map((one) => {
    let set = 0;
    for (let place = 0; place < kept.length; place++) set |= ((ends[one] >> kept[place]) & 1) << place;
    return set;
  });
}
