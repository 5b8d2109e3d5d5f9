import { type Cell, type Fact, isNot } from "../../../model/fact.ts";

/** Reads words of a board cell by cell; digit d has its words of the three bands at 4·d, 4·d + 1 and 4·d + 2. */
export interface BandReader {
  /** The digits of a cell as a set: bit d for digit d from 1. */
  candidates(words: Int32Array, cell: Cell): number;
  /** The digit of each cell. */
  digits(words: Int32Array, into: Uint8Array): void;
  /** What a digit lost, whose words were there and are now these. */
  lost(words: Int32Array, at: number, digit: number, now: Int32Array): Fact[];
}

/** @param bit by cell: its bit within its band. */
export function bandReader(bit: ArrayLike<number>): BandReader {
  /** By band, 27 each, and bit: the cell. */
  const cellOf = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    cellOf[Math.floor(cell / 27) * 27 + 31 - Math.clz32(bit[cell])] = cell;
  }
  return {
    candidates(words, cell) {
      const band = Math.floor(cell / 27);
      let bits = 0;
      for (let digit = 0; digit < 9; digit++) {
        if (words[digit * 4 + band] & bit[cell]) bits |= 2 << digit;
      }
      return bits;
    },
    digits(words, into) {
      for (let digit = 0; digit < 9; digit++) {
        for (let band = 0; band < 3; band++) {
          for (let bits = words[digit * 4 + band]; bits !== 0; bits &= bits - 1) {
            into[cellOf[band * 27 + 31 - Math.clz32(bits & -bits)]] = digit + 1;
          }
        }
      }
    },
    lost(words, at, digit, now) {
      const facts: Fact[] = [];
      for (let cell = 0; cell < 81; cell++) {
        const band = Math.floor(cell / 27);
        if (words[at + band] & ~now[band] & bit[cell]) facts.push(isNot(cell, digit));
      }
      return facts;
    },
  };
}
