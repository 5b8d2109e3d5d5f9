import { type Cell, cellOf, isNegative, type Value, valueOf } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { type Claims, sea } from "./claims.ts";

/** The laws that are written as clauses: a clue's cell is its own, no pool, land has an owner. */
export function* clausesOf({ rows, cols, clueCells }: NurikabePuzzle, claims: Claims): Iterable<Literal[]> {
  for (const index of clueCells.keys()) yield [claims.own(claims.first[index + 1])];
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      yield [corner, corner + 1, corner + cols, corner + cols + 1].map((cell) => sea(cell) ^ 1);
    }
  }
  for (let cell = 0; cell < claims.cells; cell++) {
    const clause = [sea(cell)];
    for (let index = claims.from[cell]; index < claims.from[cell + 1]; index++) {
      clause.push(claims.own(claims.at[index]));
    }
    yield clause;
  }
}

/** The facts of a grid as clauses; an empty clause where they contradict each other. */
export function* knownOn(grid: NurikabeGrid, claims: Claims): Iterable<Literal[]> {
  const owned = (cell: Cell, clue: Value): Literal[] => {
    const claim = claims.claimTo(cell, clue);
    return claim < 0 ? [] : [claims.own(claim)];
  };
  for (let cell = 0; cell < claims.cells; cell++) {
    if (grid.isSea(cell)) yield [sea(cell)];
    if (grid.isLand(cell)) yield [sea(cell) ^ 1];
    if (grid.ownerAt(cell) > 0) yield owned(cell, grid.ownerAt(cell));
  }
  for (const fact of grid.extra) {
    const claim = owned(cellOf(fact), valueOf(fact));
    if (!isNegative(fact)) yield claim;
    else if (claim.length > 0) yield [claim[0] ^ 1];
  }
}
