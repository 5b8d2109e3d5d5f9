/** A cell of the lattice, row-major from 0. */
export type Cell = number;

/**
 * The content of a cell. Sudoku: the digit, from 1. Nurikabe: 0 is sea, k is "of the island of the k-th clue"
 * (clues counted row-major from 1); land is "not sea".
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
