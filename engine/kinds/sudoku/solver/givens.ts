import type { BandBoard } from "./board.ts";
import { ALL } from "./tables.ts";

/** Where the words of a board end: there a set-up gathers blank cells. */
export const BLANK = 36;

/** Lays puzzles in; propagation does the rest. */
export interface Setup {
  /** Givens, row-major, 0 for blank. */
  givens(digits: ArrayLike<number>): void;
  /** The same from text, one character a cell. */
  text(text: string): void;
  /** Candidates, a bit set a cell; none is known. */
  candidates(bits: ArrayLike<number>): void;
}

/**
 * @param bit by cell: its bit within its band.
 *
 * Copies of arrays within functions: in loops the compiler does not see that those of a closure are constants.
 */
export function setupOf(board: BandBoard, bit: Int32Array): Setup {
  /** By character code: where to gather the cells that hold it. */
  const slot = new Uint8Array(128).fill(BLANK);
  for (let digit = 0; digit < 9; digit++) slot[49 + digit] = digit * 4;

  function clear(): void {
    const { words } = board;
    for (let at = 0; at < BLANK + 4; at++) words[at] = 0;
  }

  /** Turns gathered givens into candidates. */
  function settle(): void {
    const { words, placed, known } = board;
    const blank0 = words[BLANK];
    const blank1 = words[BLANK + 1];
    const blank2 = words[BLANK + 2];
    for (let at = 0; at < BLANK; at += 4) {
      const a = words[at];
      const b = words[at + 1];
      const c = words[at + 2];
      placed[at] = a;
      placed[at + 1] = b;
      placed[at + 2] = c;
      words[at] = blank0 | a;
      words[at + 1] = blank1 | b;
      words[at + 2] = blank2 | c;
    }
    known[0] = ALL ^ blank0;
    known[1] = ALL ^ blank1;
    known[2] = ALL ^ blank2;
  }

  return {
    givens(digits) {
      const { words } = board;
      const bits = bit;
      clear();
      for (let cell = 0; cell < 27; cell++) {
        words[(digits[cell] || 10) * 4 - 4] |= bits[cell];
        words[(digits[cell + 27] || 10) * 4 - 3] |= bits[cell];
        words[(digits[cell + 54] || 10) * 4 - 2] |= bits[cell];
      }
      settle();
    },
    text(text) {
      const { words } = board;
      const bits = bit;
      const slots = slot;
      clear();
      for (let cell = 0; cell < 27; cell++) {
        words[slots[text.charCodeAt(cell) & 127]] |= bits[cell];
        words[slots[text.charCodeAt(cell + 27) & 127] + 1] |= bits[cell];
        words[slots[text.charCodeAt(cell + 54) & 127] + 2] |= bits[cell];
      }
      settle();
    },
    candidates(sets) {
      const { words, placed, known } = board;
      clear();
      placed.fill(0);
      known.fill(0);
      for (let cell = 0; cell < 81; cell++) {
        const band = Math.floor(cell / 27);
        for (let digit = 0; digit < 9; digit++) {
          if (sets[cell] & (2 << digit)) words[digit * 4 + band] |= bit[cell];
        }
      }
    },
  };
}
