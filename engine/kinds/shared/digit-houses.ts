import type { Cell } from "../../model/fact.ts";

/** Cells of a board of digits that hold every digit once: a row, a column, or another law's. */
export interface House {
  /** The id of its law. */
  readonly law: string;
  /** From 1 among the houses of its law. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

const known = new Map<number, readonly House[]>();

/** Rows from the top, then columns from the left, of a square with that side; the same object each time. */
export function linesOf(side: number): readonly House[] {
  const lines = known.get(side) ?? [...housesBy("row", side), ...housesBy("column", side)];
  known.set(side, lines);
  return lines;
}

function housesBy(law: "row" | "column", side: number): House[] {
  const numbers = Array.from({ length: side }, (_, at) => at);
  const cellAt = (line: number, at: number): Cell => (law === "row" ? line * side + at : at * side + line);
  return numbers.map((line) => ({ law, number: line + 1, cells: numbers.map((at) => cellAt(line, at)) }));
}

/** The other cells that share a house with each cell, in order. */
export type Peers = readonly (readonly Cell[])[];

const peers = new WeakMap<readonly House[], Peers>();

/** The peers of each of a number of cells; the same object each time for the same houses. */
export function peersIn(houses: readonly House[], cells: number): Peers {
  const found = peers.get(houses) ?? findPeers(houses, cells);
  peers.set(houses, found);
  return found;
}

function findPeers(houses: readonly House[], cells: number): Peers {
  return Array.from({ length: cells }, (_, cell) => {
    const shared = houses.filter((house) => house.cells.includes(cell)).flatMap((house) => house.cells);
    return [...new Set(shared)].filter((other) => other !== cell).sort((a, b) => a - b);
  });
}
