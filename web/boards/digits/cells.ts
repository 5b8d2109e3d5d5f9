import { type Cell, cellOf, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";

/** The greatest digit of a board that holds the digits from 1 on. */
export function greatestDigit({ values }: Puzzle): number {
  return values - 1;
}

/** The given digit of each cell, 0 where the player writes. */
export function givenDigits({ cells, givens }: Puzzle): number[] {
  const digits = new Array<number>(cells).fill(0);
  for (const given of givens) if (!isNegative(given)) digits[cellOf(given)] = valueOf(given);
  return digits;
}

/** The other cells that share a law with a cell. */
export function peersOf({ laws }: Puzzle, cell: Cell): ReadonlySet<Cell> {
  const peers = new Set(laws.filter(({ cells }) => cells.includes(cell)).flatMap(({ cells }) => cells));
  peers.delete(cell);
  return peers;
}
