import type { BandBoard } from "./board.ts";
import { ALL, CELLS_OF, COLUMNS, ROWS_OF, type Tables } from "./tables.ts";

/**
 * Makes the function that counts digits in minirows and minicolumns: three digits fill one, so where three
 * must be no other can, and where three can be all must. It gives the digits that lost something, a bit
 * each; -1 where fewer than three can be, or more than three must. Quick propagation, which does not count, calls it
 * for 0, so that the compiler has seen the call before it compiles the caller. (After tdoku by Tom Dillon.)
 */
export function minirowCounter(
  { sure, apart }: Tables,
  { words, rowsCan, columnsCan }: BandBoard,
): (quick: boolean) => number {
  const rowsMust = new Int32Array(32);
  const columnsMust = new Int32Array(32);

  /** Removes the candidates that a digit loses: those outside minirows and minicolumns where it must stand, and those where it no longer can. */
  function take(digit: number, into: number, out: number, stay: number, leave: number): void {
    const boxes = (stay | (stay >> 9) | (stay >> 18)) & 511;
    const columns = ~(leave | (Math.imul(boxes, CELLS_OF) & ~stay));
    for (let band = 0; band < 3; band++) {
      const minirows = (into >> (9 * band)) & 511;
      const rows = (apart[minirows] | minirows) & ~(out >> (9 * band)) & 511;
      const left = Math.imul(rows, CELLS_OF) & Math.imul((columns >> (3 * band)) & COLUMNS, ROWS_OF);
      words[digit * 4 + band] &= left;
    }
  }

  // Copies in the closure are constants to the compiler; bundlers turn those of a module into variables.
  const all = ALL;
  const cellsOf = CELLS_OF;
  const columns = COLUMNS;
  return function countMinirows(quick: boolean): number {
    if (quick) return 0;
    // Bit columns of counters: can3 has the minirows that three digits or more can be in.
    let can1 = 0;
    let can2 = 0;
    let can3 = 0;
    let can4 = 0;
    let must1 = 0;
    let must2 = 0;
    let must3 = 0;
    let must4 = 0;
    let may1 = 0;
    let may2 = 0;
    let may3 = 0;
    let may4 = 0;
    let shall1 = 0;
    let shall2 = 0;
    let shall3 = 0;
    let shall4 = 0;
    for (let digit = 0; digit < 9; digit++) {
      const a = words[digit * 4];
      const b = words[digit * 4 + 1];
      const c = words[digit * 4 + 2];
      const rowsA = (a | (a >> 9) | (a >> 18)) & 511;
      const rowsB = (b | (b >> 9) | (b >> 18)) & 511;
      const rowsC = (c | (c >> 9) | (c >> 18)) & 511;
      const can = rowsA | (rowsB << 9) | (rowsC << 18);
      const must = (sure[rowsA] & 511) | ((sure[rowsB] & 511) << 9) | ((sure[rowsC] & 511) << 18);
      rowsCan[digit] = can;
      rowsMust[digit] = must;
      can4 |= can3 & can;
      can3 |= can2 & can;
      can2 |= can1 & can;
      can1 |= can;
      must4 |= must3 & must;
      must3 |= must2 & must;
      must2 |= must1 & must;
      must1 |= must;
      const may =
        ((a | (a >> 3) | (a >> 6)) & columns) |
        (((b | (b >> 3) | (b >> 6)) & columns) << 3) |
        (((c | (c >> 3) | (c >> 6)) & columns) << 6);
      const pairs = ((may & (may >> 9)) | ((may | (may >> 9)) & (may >> 18))) & 511;
      const shall = may & ~Math.imul(pairs, cellsOf);
      columnsCan[digit] = may;
      columnsMust[digit] = shall;
      may4 |= may3 & may;
      may3 |= may2 & may;
      may2 |= may1 & may;
      may1 |= may;
      shall4 |= shall3 & shall;
      shall3 |= shall2 & shall;
      shall2 |= shall1 & shall;
      shall1 |= shall;
    }
    if ((can3 & may3) !== all || (must4 | shall4) !== 0) return -1;
    const fillRows = all & ~(can4 | must3);
    const fullRows = can4 & must3;
    const fillColumns = all & ~(may4 | shall3);
    const fullColumns = may4 & shall3;
    if ((fillRows | fullRows | fillColumns | fullColumns) === 0) return 0;
    let changed = 0;
    for (let digit = 0; digit < 9; digit++) {
      const openRows = rowsCan[digit] & ~rowsMust[digit];
      const openColumns = columnsCan[digit] & ~columnsMust[digit];
      const into = openRows & fillRows;
      const out = openRows & fullRows;
      const stay = openColumns & fillColumns;
      const leave = openColumns & fullColumns;
      if ((into | out | stay | leave) === 0) continue;
      changed |= 1 << digit;
      take(digit, into, out, stay, leave);
    }
    return changed;
  };
}
