import { type Cell, cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import { latticeOf } from "../../../model/lattice.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";

/** A piece of wall by the cell that names it. */
export interface Piece {
  readonly at: Cell;
  /** Whether nothing but two islands beside it says that this cell is wall. */
  readonly isBetween: boolean;
}

/** The pieces in which cells lie that the wall can come to, by what is known: each named by a cell that is wall, or else by its first. O(cells). */
export function piecesIn(puzzle: NurikabePuzzle, room: readonly Cell[], facts: readonly Fact[]): Piece[] {
  const lattice = latticeOf(puzzle.rows, puzzle.cols);
  const closed = new Uint8Array(lattice.cells).fill(1);
  for (const cell of room) closed[cell] = 0;
  const met = new Uint8Array(lattice.cells);
  const pieces: Piece[] = [];
  for (const cell of room)
    if (met[cell] === 0) pieces.push(pieceOf(puzzle, floodFill(lattice, [cell], closed, 1, met), facts));
  return pieces;
}

/** The cells that name pieces. */
export function placesOf(pieces: readonly Piece[]): Cell[] {
  return pieces.map(({ at }) => at);
}

function pieceOf(puzzle: NurikabePuzzle, cells: readonly Cell[], facts: readonly Fact[]): Piece {
  const walls = facts.filter((fact) => valueOf(fact) === SEA && !isNegative(fact)).map(cellOf);
  const wall = walls.find((cell) => cells.includes(cell));
  if (wall !== undefined) return { at: wall, isBetween: false };
  const between = cellBetween(puzzle, cells, facts);
  return { at: between ?? cells[0], isBetween: between !== undefined };
}

/** The first of some cells beside two islands that are known as different ones. */
function cellBetween(
  { rows, cols, clueCells }: NurikabePuzzle,
  cells: readonly Cell[],
  facts: readonly Fact[],
): Cell | undefined {
  const owners = new Map(clueCells.map((cell, at) => [cell, at + 1]));
  for (const fact of facts)
    if (!isNegative(fact) && valueOf(fact) !== SEA) owners.set(cellOf(fact), valueOf(fact));
  const { near } = latticeOf(rows, cols);
  return cells.find((cell) => new Set(near[cell].flatMap((one) => owners.get(one) ?? [])).size > 1);
}
