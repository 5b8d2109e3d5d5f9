import type { BandBoard } from "./board.ts";
import { COLUMNS, ROWS_OF, type Tables } from "./tables.ts";

/**
 * Makes the function that says whether an answer has a twin: the same but for two digits that change places in some
 * cells, of which the given one is one. From that cell the set grows until each house has both digits in it or
 * neither (Kempe chains, as they are called in colouring maps). Every cell must be able to hold the other digit on
 * the board at the bottom of the frames, which begins with the first number of the stack.
 */
export function swapper(
  { apart }: Tables,
  { placed }: BandBoard,
  stack: Int32Array,
): (word: number, other: number, cell: number) => boolean {
  return function hasSwap(word: number, other: number, cell: number): boolean {
    const one = word & 60;
    const two = other & 60;
    const band = word & 3;
    const one0 = placed[one];
    const one1 = placed[one + 1];
    const one2 = placed[one + 2];
    const two0 = placed[two];
    const two1 = placed[two + 1];
    const two2 = placed[two + 2];
    const both0 = one0 | two0;
    const both1 = one1 | two1;
    const both2 = one2 | two2;
    const fixed0 = (one0 & ~stack[two]) | (two0 & ~stack[one]);
    const fixed1 = (one1 & ~stack[two + 1]) | (two1 & ~stack[one + 1]);
    const fixed2 = (one2 & ~stack[two + 2]) | (two2 & ~stack[one + 2]);
    let set0 = band === 0 ? cell & both0 : 0;
    let set1 = band === 1 ? cell & both1 : 0;
    let set2 = band === 2 ? cell & both2 : 0;
    if ((set0 | set1 | set2) === 0) return false;
    for (;;) {
      const all = set0 | set1 | set2;
      const columns = Math.imul((all | (all >> 3) | (all >> 6)) & COLUMNS, ROWS_OF);
      const more0 = both0 & (columns | ~apart[(set0 | (set0 >> 9) | (set0 >> 18)) & 511]);
      const more1 = both1 & (columns | ~apart[(set1 | (set1 >> 9) | (set1 >> 18)) & 511]);
      const more2 = both2 & (columns | ~apart[(set2 | (set2 >> 9) | (set2 >> 18)) & 511]);
      if (((more0 & fixed0) | (more1 & fixed1) | (more2 & fixed2)) !== 0) return false;
      if (((more0 ^ set0) | (more1 ^ set1) | (more2 ^ set2)) === 0) return true;
      set0 = more0;
      set1 = more1;
      set2 = more2;
    }
  };
}
