import type { BandBoard } from "./board.ts";
import { CELLS_OF, COLUMNS, STACK, type Tables } from "./tables.ts";

/** The cost of a settled digit or line: more than any decayed failures can make up for. */
const SETTLED = 1 << 20;
/** Weight of the number of ways that a digit has in a line, 0 when it is settled there; and, shifted, the cost of trying so many. */
const WEIGHTS = [0, 0, 100, 200, 200, 200, 300];
const COSTS = [0, SETTLED, 0, 50, 200, 400, 500];
const SHIFT = 10;
const NEVER = 1 << 29;
/** How much a failure counts for choosing its line, and its digit. */
const LINE_FAIL = 60;
const DIGIT_FAIL = 150;

/**
 * Makes the function that picks a digit and a line for the next decision, as 8·digit + line. It prefers lines
 * where little is open, digits with few ways there, and both where the search has failed before (weighted
 * degrees, after Boussemart and others, ECAI 2004). On boards where nothing is marked and minirows were just
 * counted.
 */
export function chooser(
  { many }: Tables,
  { rowsCan, columnsCan, digitFails, lineFails }: BandBoard,
): () => number {
  /** By number of ways, and by minirows that a digit can be in: weight and cost. */
  const ofMany = Int32Array.from(
    { length: 32 },
    (_, count) => ((COSTS[count] ?? 0) << SHIFT) | (WEIGHTS[count] ?? 0),
  );
  const ofRows = Int32Array.from(many, (count) => ofMany[count]);

  // Copies in the closure are constants to the compiler; bundlers turn those of a module into variables.
  const cellsOf = CELLS_OF;
  const columns = COLUMNS;
  const stack = STACK;
  const never = NEVER;
  const shift = SHIFT;
  const lineFail = LINE_FAIL;
  const digitFail = DIGIT_FAIL;
  return function choose(): number {
    let sum0 = -lineFail * lineFails[0];
    let sum1 = -lineFail * lineFails[1];
    let sum2 = -lineFail * lineFails[2];
    let sum3 = -lineFail * lineFails[3];
    let sum4 = -lineFail * lineFails[4];
    let sum5 = -lineFail * lineFails[5];
    // By line: the least cost there, times 16, and its digit.
    let least0 = never;
    let least1 = never;
    let least2 = never;
    let least3 = never;
    let least4 = never;
    let least5 = never;
    for (let digit = 0; digit < 9; digit++) {
      const rows = rowsCan[digit];
      const can = columnsCan[digit];
      const a = can & columns;
      const b = (can >> 3) & columns;
      const c = (can >> 6) & columns;
      const up = a & ((b >> 9) | (b << 18)) & ((c << 9) | (c >> 18));
      const down = a & ((b << 9) | (b >> 18)) & ((c >> 9) | (c << 18));
      const fails = digitFail * digitFails[digit];
      let of = ofRows[rows & 511];
      sum0 += of & 1023;
      let cost = (((of >> shift) - fails) << 4) + digit;
      least0 ^= (cost ^ least0) & ((cost - least0) >> 31);
      of = ofRows[(rows >> 9) & 511];
      sum1 += of & 1023;
      cost = (((of >> shift) - fails) << 4) + digit;
      least1 ^= (cost ^ least1) & ((cost - least1) >> 31);
      of = ofRows[(rows >> 18) & 511];
      sum2 += of & 1023;
      cost = (((of >> shift) - fails) << 4) + digit;
      least2 ^= (cost ^ least2) & ((cost - least2) >> 31);
      of = ofMany[(Math.imul((up & stack) + (down & stack), cellsOf) >> 18) & 7];
      sum3 += of & 1023;
      cost = (((of >> shift) - fails) << 4) + digit;
      least3 ^= (cost ^ least3) & ((cost - least3) >> 31);
      of = ofMany[(Math.imul(((up >> 1) & stack) + ((down >> 1) & stack), cellsOf) >> 18) & 7];
      sum4 += of & 1023;
      cost = (((of >> shift) - fails) << 4) + digit;
      least4 ^= (cost ^ least4) & ((cost - least4) >> 31);
      of = ofMany[(Math.imul(((up >> 2) & stack) + ((down >> 2) & stack), cellsOf) >> 18) & 7];
      sum5 += of & 1023;
      cost = (((of >> shift) - fails) << 4) + digit;
      least5 ^= (cost ^ least5) & ((cost - least5) >> 31);
    }
    let best = (sum0 << 4) + least0;
    let line = 0;
    const cost1 = (sum1 << 4) + least1;
    if (cost1 < best) {
      best = cost1;
      line = 1;
    }
    const cost2 = (sum2 << 4) + least2;
    if (cost2 < best) {
      best = cost2;
      line = 2;
    }
    const cost3 = (sum3 << 4) + least3;
    if (cost3 < best) {
      best = cost3;
      line = 3;
    }
    const cost4 = (sum4 << 4) + least4;
    if (cost4 < best) {
      best = cost4;
      line = 4;
    }
    const cost5 = (sum5 << 4) + least5;
    if (cost5 < best) {
      best = cost5;
      line = 5;
    }
    return (best & 15) * 8 + line;
  };
}
