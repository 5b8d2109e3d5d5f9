import { type Cell, cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import { type Claims, sea } from "../learning/claims.ts";
import { SEA } from "../puzzle/grid.ts";

/** The cell that a literal is about. */
export function cellIn(claims: Claims, literal: Literal): Cell {
  const variable = literal >> 1;
  return variable < claims.cells ? variable : claims.cellOf[variable - claims.cells];
}

/** A literal as a fact of the board. */
export function factOf(claims: Claims, literal: Literal): Fact {
  const claim = (literal >> 1) - claims.cells;
  const [cell, value] = claim < 0 ? [literal >> 1, SEA] : [claims.cellOf[claim], claims.clueOf[claim]];
  return (literal & 1) === 0 ? is(cell, value) : isNot(cell, value);
}

/** A fact as a literal; -1 where a clue could not reach the cell in any case. */
export function literalOf(claims: Claims, fact: Fact): Literal | -1 {
  const value = valueOf(fact);
  const denied = isNegative(fact) ? 1 : 0;
  if (value === SEA) return sea(cellOf(fact)) + denied;
  const claim = claims.claimTo(cellOf(fact), value);
  return claim < 0 ? -1 : claims.own(claim) + denied;
}
