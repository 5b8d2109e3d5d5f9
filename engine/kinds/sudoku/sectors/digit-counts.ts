/*
 * A count of every digit at once, in words of five fields, each of six bits: up to nine in the lower ones, the uppermost is free.
 */
const FIELD = 6;
const FIELDS = 5;
/** The uppermost bit of each field. */
const GUARDS = 0x20820820;
/** The lowest bit of each field: a product with it has the sum of all fields in the uppermost one. */
const ONES = 0x01041041;

/** Words for up to ten digits. */
export const WORDS = 2;

/** A bit set of digits as counts: one for each of them. */
export function countsOf(digits: number, word: number): number {
  let counts = 0;
  for (let field = 0; field < FIELDS; field++)
    counts |= ((digits >> (1 + word * FIELDS + field)) & 1) << (FIELD * field);
  return counts;
}

/** Digit by digit the smaller one of two counts. */
export function least(one: number, other: number): number {
  const reached = ((one | GUARDS) - other) & GUARDS;
  return one ^ ((one ^ other) & (reached - (reached >>> (FIELD - 1))));
}

/** The counts of all digits together. */
export function sumOf(counts: number): number {
  return (Math.imul(counts, ONES) >>> (FIELD * (FIELDS - 1))) & ((1 << FIELD) - 1);
}
