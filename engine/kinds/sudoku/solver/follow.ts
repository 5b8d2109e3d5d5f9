import type { BandBoard } from "./board.ts";
import { ANSWER, DEAD, OPEN } from "./kernel.ts";
import { ALL, CELLS_OF, COLUMNS, ROWS_OF, type Tables } from "./tables.ts";

/** How much a cell without candidates speaks against its band; a dead end speaks 1 against where it was tried. */
const CELL_FAIL = 2;

/**
 * Makes the function that propagates the marked digits (a bit each) to the fixpoint; quickly, those found in cells alone.
 * `countMinirows`, asked when all else has stalled, marks digits, or is negative for a contradiction. A digit is closed in
 * its three bands at once, by stacks and then by bands. Then one pass over all digits, written out and free of branches (a
 * mispredicted one costs as much as fifty operations), clears known cells and finds those with one candidate.
 * (x + ALL) >> 27 is 1 for a word that is not empty.
 */
export function follower(
  { keep, sure, apart }: Tables,
  { words, placed, known, digitFails, lineFails }: BandBoard,
  countMinirows: (quick: boolean) => number,
): (marks: number, quick: boolean) => number {
  // Copies in the closure are constants to the compiler; bundlers turn those of a module into variables.
  const all = ALL;
  const cellsOf = CELLS_OF;
  const columns = COLUMNS;
  const rowsOf = ROWS_OF;
  return function follow(marks: number, quick: boolean): number {
    let marked = marks | 0;
    let known0 = known[0];
    let known1 = known[1];
    let known2 = known[2];
    for (;;) {
      while (marked !== 0) {
        const digit = 31 - Math.clz32(marked & -marked);
        const at = (digit << 2) & 60;
        const placedA = placed[at];
        const placedB = placed[at + 1];
        const placedC = placed[at + 2];
        const freeA = ~known0 & apart[(placedA | (placedA >> 9) | (placedA >> 18)) & 511];
        const freeB = ~known1 & apart[(placedB | (placedB >> 9) | (placedB >> 18)) & 511];
        const freeC = ~known2 & apart[(placedC | (placedC >> 9) | (placedC >> 18)) & 511];
        const fromA = words[at] & (placedA | freeA);
        const fromB = words[at + 1] & (placedB | freeB);
        const fromC = words[at + 2] & (placedC | freeC);

        // The six ways through a stack, three stacks at once: to columns j, j+1, j+2 or j, j-1, j-2.
        const columnsA = (fromA | (fromA >> 3) | (fromA >> 6)) & columns;
        const columnsB = (fromB | (fromB >> 3) | (fromB >> 6)) & columns;
        const columnsC = (fromC | (fromC >> 3) | (fromC >> 6)) & columns;
        const up = columnsA & ((columnsB >> 9) | (columnsB << 18)) & ((columnsC << 9) | (columnsC >> 18));
        const down = columnsA & ((columnsB << 9) | (columnsB >> 18)) & ((columnsC >> 9) | (columnsC << 18));
        const waysA = up | down;
        const waysB = (up << 9) | (up >> 18) | (down >> 9) | (down << 18);
        const waysC = (up >> 9) | (up << 18) | (down << 9) | (down >> 18);
        const leftA = fromA & Math.imul(waysA, rowsOf);
        const leftB = fromB & Math.imul(waysB, rowsOf);
        const leftC = fromC & Math.imul(waysC, rowsOf);
        const rowsA = (leftA | (leftA >> 9) | (leftA >> 18)) & 511;
        const rowsB = (leftB | (leftB >> 9) | (leftB >> 18)) & 511;
        const rowsC = (leftC | (leftC >> 9) | (leftC >> 18)) & 511;
        const nowA = leftA & keep[rowsA];
        const nowB = leftB & keep[rowsB];
        const nowC = leftC & keep[rowsC];
        const pairA = ((leftA & (leftA >> 9)) | ((leftA | (leftA >> 9)) & (leftA >> 18))) & 511;
        const pairB = ((leftB & (leftB >> 9)) | ((leftB | (leftB >> 9)) & (leftB >> 18))) & 511;
        const pairC = ((leftC & (leftC >> 9)) | ((leftC | (leftC >> 9)) & (leftC >> 18))) & 511;
        const aloneA = nowA & sure[rowsA] & ~Math.imul(pairA, cellsOf);
        const aloneB = nowB & sure[rowsB] & ~Math.imul(pairB, cellsOf);
        const aloneC = nowC & sure[rowsC] & ~Math.imul(pairC, cellsOf);
        // No place is left; or a cell that holds the digit is not alone in its row, or was lost: it stands twice.
        if (nowA === 0 || ((placedA & ~aloneA) | (placedB & ~aloneB) | (placedC & ~aloneC)) !== 0) {
          digitFails[digit]++;
          return DEAD;
        }
        known0 |= aloneA;
        known1 |= aloneB;
        known2 |= aloneC;
        placed[at] = aloneA;
        placed[at + 1] = aloneB;
        placed[at + 2] = aloneC;
        words[at] = nowA;
        words[at + 1] = nowB;
        words[at + 2] = nowC;
        // Where the bands took the last cell of a minicolumn the stacks may take more: the digit stays marked.
        const lostA = (nowA | (nowA >> 3) | (nowA >> 6)) ^ waysA;
        const lostB = (nowB | (nowB >> 3) | (nowB >> 6)) ^ waysB;
        const lostC = (nowC | (nowC >> 3) | (nowC >> 6)) ^ waysC;
        marked ^= (1 ^ ((((lostA | lostB | lostC) & columns) + all) >> 27)) << digit;
      }
      if ((known0 & known1 & known2) === all) return ANSWER;

      let one0 = 0;
      let one1 = 0;
      let one2 = 0;
      let two0 = 0;
      let two1 = 0;
      let two2 = 0;
      let wasA = words[0];
      let wasB = words[1];
      let wasC = words[2];
      let a = wasA & (placed[0] | ~known0);
      let b = wasB & (placed[1] | ~known1);
      let c = wasC & (placed[2] | ~known2);
      words[0] = a;
      words[1] = b;
      words[2] = c;
      marked |= (((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[4];
      wasB = words[5];
      wasC = words[6];
      a = wasA & (placed[4] | ~known0);
      b = wasB & (placed[5] | ~known1);
      c = wasC & (placed[6] | ~known2);
      words[4] = a;
      words[5] = b;
      words[6] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 1;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[8];
      wasB = words[9];
      wasC = words[10];
      a = wasA & (placed[8] | ~known0);
      b = wasB & (placed[9] | ~known1);
      c = wasC & (placed[10] | ~known2);
      words[8] = a;
      words[9] = b;
      words[10] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 2;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[12];
      wasB = words[13];
      wasC = words[14];
      a = wasA & (placed[12] | ~known0);
      b = wasB & (placed[13] | ~known1);
      c = wasC & (placed[14] | ~known2);
      words[12] = a;
      words[13] = b;
      words[14] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 3;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[16];
      wasB = words[17];
      wasC = words[18];
      a = wasA & (placed[16] | ~known0);
      b = wasB & (placed[17] | ~known1);
      c = wasC & (placed[18] | ~known2);
      words[16] = a;
      words[17] = b;
      words[18] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 4;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[20];
      wasB = words[21];
      wasC = words[22];
      a = wasA & (placed[20] | ~known0);
      b = wasB & (placed[21] | ~known1);
      c = wasC & (placed[22] | ~known2);
      words[20] = a;
      words[21] = b;
      words[22] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 5;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[24];
      wasB = words[25];
      wasC = words[26];
      a = wasA & (placed[24] | ~known0);
      b = wasB & (placed[25] | ~known1);
      c = wasC & (placed[26] | ~known2);
      words[24] = a;
      words[25] = b;
      words[26] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 6;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[28];
      wasB = words[29];
      wasC = words[30];
      a = wasA & (placed[28] | ~known0);
      b = wasB & (placed[29] | ~known1);
      c = wasC & (placed[30] | ~known2);
      words[28] = a;
      words[29] = b;
      words[30] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 7;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      wasA = words[32];
      wasB = words[33];
      wasC = words[34];
      a = wasA & (placed[32] | ~known0);
      b = wasB & (placed[33] | ~known1);
      c = wasC & (placed[34] | ~known2);
      words[32] = a;
      words[33] = b;
      words[34] = c;
      marked |= ((((wasA ^ a) | (wasB ^ b) | (wasC ^ c)) + all) >> 27) << 8;
      two0 |= one0 & a;
      one0 |= a;
      two1 |= one1 & b;
      one1 |= b;
      two2 |= one2 & c;
      one2 |= c;
      if ((one0 & one1 & one2) !== all) {
        lineFails[one0 !== all ? 0 : one1 !== all ? 1 : 2] += CELL_FAIL;
        return DEAD;
      }
      if (quick) marked = 0;
      const last0 = all & ~(two0 | known0);
      const last1 = all & ~(two1 | known1);
      const last2 = all & ~(two2 | known2);
      if ((last0 | last1 | last2) === 0) {
        marked ||= countMinirows(quick) | 0;
        if (marked < 0) return DEAD;
        if (marked !== 0) continue;
        known[0] = known0;
        known[1] = known1;
        known[2] = known2;
        return OPEN;
      }

      marked |= (((words[0] & last0) | (words[1] & last1) | (words[2] & last2)) + all) >> 27;
      placed[0] |= words[0] & last0;
      placed[1] |= words[1] & last1;
      placed[2] |= words[2] & last2;
      marked |= ((((words[4] & last0) | (words[5] & last1) | (words[6] & last2)) + all) >> 27) << 1;
      placed[4] |= words[4] & last0;
      placed[5] |= words[5] & last1;
      placed[6] |= words[6] & last2;
      marked |= ((((words[8] & last0) | (words[9] & last1) | (words[10] & last2)) + all) >> 27) << 2;
      placed[8] |= words[8] & last0;
      placed[9] |= words[9] & last1;
      placed[10] |= words[10] & last2;
      marked |= ((((words[12] & last0) | (words[13] & last1) | (words[14] & last2)) + all) >> 27) << 3;
      placed[12] |= words[12] & last0;
      placed[13] |= words[13] & last1;
      placed[14] |= words[14] & last2;
      marked |= ((((words[16] & last0) | (words[17] & last1) | (words[18] & last2)) + all) >> 27) << 4;
      placed[16] |= words[16] & last0;
      placed[17] |= words[17] & last1;
      placed[18] |= words[18] & last2;
      marked |= ((((words[20] & last0) | (words[21] & last1) | (words[22] & last2)) + all) >> 27) << 5;
      placed[20] |= words[20] & last0;
      placed[21] |= words[21] & last1;
      placed[22] |= words[22] & last2;
      marked |= ((((words[24] & last0) | (words[25] & last1) | (words[26] & last2)) + all) >> 27) << 6;
      placed[24] |= words[24] & last0;
      placed[25] |= words[25] & last1;
      placed[26] |= words[26] & last2;
      marked |= ((((words[28] & last0) | (words[29] & last1) | (words[30] & last2)) + all) >> 27) << 7;
      placed[28] |= words[28] & last0;
      placed[29] |= words[29] & last1;
      placed[30] |= words[30] & last2;
      marked |= ((((words[32] & last0) | (words[33] & last1) | (words[34] & last2)) + all) >> 27) << 8;
      placed[32] |= words[32] & last0;
      placed[33] |= words[33] & last1;
      placed[34] |= words[34] & last2;

      known0 |= last0;
      known1 |= last1;
      known2 |= last2;
    }
  };
}
