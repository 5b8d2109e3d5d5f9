import type { BandBoard } from "./board.ts";
import { FRAME } from "./frames.ts";
import { swapper } from "./swaps.ts";
import { ALL, type Tables } from "./tables.ts";

/** Offsets in a frame: how many cells its leap has; then for each the word of its digit, the word of another digit, and its bit. */
const MANY = 45;
const CELLS = 46;
/** Numbers that each takes. */
const SPAN = 3;
/** Cells of the first stack of boxes. */
const FIRST_STACK = 0o111111111;
/** A board with so many givens and, at the fixpoint, so many open cells is likely to have several answers. */
const GIVENS = 33;
const OPEN_CELLS = 36;

/**
 * Leaps: decisions on up to three cells at once, in different bands and stacks, propagated together. Where little
 * fails they are a short way to an answer. The ways of a leap leave out no answer and share none: all cells get their
 * digit; all but the last, which does not; and so on to the first, which does not.
 */
export interface Leaps {
  /** Whether a board that was just laid in has enough givens for leaps. */
  isFull(): boolean;
  /** Whether propagation left so much open that several answers are likely. */
  isLoose(): boolean;
  /** Picks the cells of a leap and writes them to the frame that begins at that number; the number of its ways. */
  open(frame: number): number;
  /** Narrows the board to the way after which so many are left. The digits it marks, a bit each. */
  narrow(frame: number, left: number): number;
  /**
   * Whether two digits that change places show another answer beside that on the board: in a set of cells with one of
   * the first two of the leap, or of a leap below it, where no other decisions are.
   */
  hasTwin(frame: number): boolean;
}

/** How many bits of a word are set. */
function bits(word: number): number {
  const twos = word - ((word >> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x1010101) >>> 24;
}

/**
 * @param stack the frames of the board.
 *
 * Copies of arrays within functions: in loops the compiler does not see that those of a closure are constants.
 */
export function leapsOf(tables: Tables, board: BandBoard, stack: Int32Array): Leaps {
  const hasSwap = swapper(tables, board, stack);
  const firstStack = FIRST_STACK;
  /** By band: cells with two candidates, and with two or more. */
  const pairs = new Int32Array(4);
  const opens = new Int32Array(4);

  function knownCells(): number {
    const { known } = board;
    return bits(known[0]) + bits(known[1]) + bits(known[2]);
  }

  /** Adds up the candidates of all cells of a band in bit columns. */
  function countCells(): void {
    const { words } = board;
    const two = pairs;
    const some = opens;
    for (let band = 0; band < 3; band++) {
      const w0 = words[band];
      const w1 = words[band + 4];
      const w2 = words[band + 8];
      const w3 = words[band + 12];
      const w4 = words[band + 16];
      const w5 = words[band + 20];
      const w6 = words[band + 24];
      const w7 = words[band + 28];
      const w8 = words[band + 32];
      const half0 = w0 ^ w1;
      const half1 = w3 ^ w4;
      const half2 = w6 ^ w7;
      const sum0 = half0 ^ w2;
      const sum1 = half1 ^ w5;
      const sum2 = half2 ^ w8;
      const carry0 = (w0 & w1) | (half0 & w2);
      const carry1 = (w3 & w4) | (half1 & w5);
      const carry2 = (w6 & w7) | (half2 & w8);
      const half3 = sum0 ^ sum1;
      const carry3 = (sum0 & sum1) | (half3 & sum2);
      const half4 = carry0 ^ carry1;
      const sum4 = half4 ^ carry2;
      const ones = half3 ^ sum2;
      const twos = sum4 ^ carry3;
      const fours = (carry0 & carry1) | (half4 & carry2) | (sum4 & carry3);
      two[band] = twos & ~(ones | fours);
      some[band] = twos | fours;
    }
  }

  function open(frame: number): number {
    countCells();
    const { words } = board;
    const into = stack;
    const from = (pairs[0] | pairs[1] | pairs[2]) === 0 ? opens : pairs;
    let free = ALL;
    let many = 0;
    for (let band = 0; band < 3; band++) {
      const cells = from[band] & free;
      if (cells === 0) continue;
      const at = 31 - Math.clz32(cells & -cells);
      free &= ~(firstStack << (at % 3));
      let can = 0;
      for (let word = 32 + band; word >= 0; word -= 4) can = (can << 1) | ((words[word] >> at) & 1);
      const low = ((31 - Math.clz32(can & -can)) * 4 + band) & 63;
      const high = ((31 - Math.clz32(can)) * 4 + band) & 63;
      // More follows from the digit with more candidates.
      const isHigh = bits(words[high]) >= bits(words[low]);
      const to = frame + CELLS + many * SPAN;
      into[to] = isHigh ? high : low;
      into[to + 1] = isHigh ? low : high;
      into[to + 2] = 1 << at;
      many++;
    }
    into[frame + MANY] = many;
    return many + 1;
  }

  function narrow(frame: number, left: number): number {
    const { words, placed, known } = board;
    const from = stack;
    let at = frame + CELLS;
    const end = at + left * SPAN;
    let marks = 0;
    for (; at < end; at += SPAN) {
      const word = from[at] & 63;
      const other = from[at + 1] & 63;
      const cell = from[at + 2];
      words[other] &= ~cell;
      placed[word] |= cell;
      known[word & 3] |= cell;
      marks |= (1 << (word >> 2)) | (1 << (other >> 2));
    }
    if (left < from[frame + MANY]) {
      const word = from[at] & 63;
      words[word] &= ~from[at + 2];
      marks |= 1 << (word >> 2);
    }
    return marks;
  }

  function hasTwin(frame: number): boolean {
    for (let base = frame; base >= 0; base -= FRAME) {
      const at = base + CELLS;
      if (hasSwap(stack[at], stack[at + 1], stack[at + 2])) return true;
      if (stack[base + MANY] > 1 && hasSwap(stack[at + 3], stack[at + 4], stack[at + 5])) return true;
    }
    return false;
  }

  return {
    isFull: () => knownCells() >= GIVENS,
    isLoose: () => knownCells() <= 81 - OPEN_CELLS,
    open,
    narrow,
    hasTwin,
  };
}
