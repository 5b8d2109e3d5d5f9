/** A cell of the lattice, row-major from 0. */
export type Cell = number;

/**
 * The content of a cell, as the kind numbers it: digits from 1; or 0 for the sea and k for "of the island of the
 * k-th clue" (clues counted row-major from 1), where land is "not 0".
 */
export type Value = number;

/**
 * "Cell is value" or "cell is not value", packed into one integer: the one currency of laws, rules,
 * searches, proofs and hints. Bit 0: not; bits 1 to 13: value; from bit 14: cell.
 */
export type Fact = number & { readonly fact: unique symbol };

const VALUE_BITS = 13;
export const MAX_VALUE = (1 << VALUE_BITS) - 1;

export function is(cell: Cell, value: Value): Fact {
  return (((cell << VALUE_BITS) | value) << 1) as Fact;
}

export function isNot(cell: Cell, value: Value): Fact {
  return ((((cell << VALUE_BITS) | value) << 1) | 1) as Fact;
}

export function cellOf(fact: Fact): Cell {
  return fact >> (VALUE_BITS + 1);
}

export function valueOf(fact: Fact): Value {
  return (fact >> 1) & MAX_VALUE;
}

/** Whether the fact says "is not". */
export function isNegative(fact: Fact): boolean {
  return (fact & 1) === 1;
}

/** The opposite: "is" for "is not" and the reverse. */
export function negate(fact: Fact): Fact {
  return (fact ^ 1) as Fact;
}
