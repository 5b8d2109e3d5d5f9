import type { Cell, Value } from "../../../model/fact.ts";
import type { Literal } from "../../../search/clauses.ts";
import { WAYS } from "../graph/neighbours.ts";
import { type Claim, type Claims, sea } from "../learning/claims.ts";
import type { Check, Draft, Line } from "./check.ts";
import { cellIn } from "./facts.ts";

/**
 * By line the cells that show why a look says what it does, on a board on which `known` holds: those that the island can still come to, or a piece of wall
 * that is shut in, from a cell of it on; each without what is found to be needed. None where nothing is to be shown.
 */
export function roomsOf(
  claims: Claims,
  check: Check,
  known: readonly Literal[],
  { when, lines }: Draft,
): readonly Cell[][] {
  const holding = [...known, ...when];
  return lines.map((line) => {
    const room = check.within(holding, (holds) => (holds ? roomOf(claims, check, line) : []));
    holding.push(...line.gives);
    return room;
  });
}

function roomOf(claims: Claims, check: Check, { truth, gives }: Line): Cell[] {
  const needed = gives.filter((literal) => (literal & 1) === 0);
  const without = new Set(needed.map((literal) => cellIn(claims, literal)));
  if (truth?.law === "island") return reached(claims, check, truth.clue, without);
  if (truth?.law !== "sea") return [];
  if (needed.length === 0 && gives.length > 0)
    return pieceFrom(claims, check, cellIn(claims, gives[0]), without);
  const [, ...smaller] = piecesOf(claims, check, without).sort((one, other) => other.length - one.length);
  // Each of several cells that the wall needs may join another piece; where it is one cell, the smallest piece says it.
  return (needed.length > 1 ? smaller : smaller.slice(-1)).flat();
}

/** The cells that an island can come to: a way costs one for each cell of it that is not known to be its own. */
function reached(claims: Claims, check: Check, clue: Value, without: ReadonlySet<Cell>): Cell[] {
  const { first, near, cellOf, limits } = claims;
  const valueOf = (claim: Claim): number => check.valueOf(claims.own(claim));
  const held = new Set<Claim>();
  for (let claim = first[clue]; claim < first[clue + 1]; claim++) if (valueOf(claim) > 0) held.add(claim);
  const met = new Set<Claim>();
  let edge = new Set([first[clue]]);
  for (let left = limits[clue] - held.size; left >= 0 && edge.size > 0; left--) {
    const next = new Set<Claim>();
    for (const claim of edge) {
      met.add(claim);
      for (const other of near.subarray(claim * WAYS, (claim + 1) * WAYS)) {
        if (other < 0 || met.has(other) || valueOf(other) < 0 || without.has(cellOf[other])) continue;
        (held.has(other) ? edge : next).add(other);
      }
    }
    edge = next;
  }
  return [...met].map((claim) => cellOf[claim]);
}

/** The pieces in which the wall lies, each from a cell of it on. */
function piecesOf(claims: Claims, check: Check, without: ReadonlySet<Cell>): Cell[][] {
  const met = new Set<Cell>();
  const pieces: Cell[][] = [];
  for (let cell = 0; cell < claims.cells; cell++) {
    if (met.has(cell) || check.valueOf(sea(cell)) <= 0) continue;
    const piece = pieceFrom(claims, check, cell, without);
    for (const one of piece) met.add(one);
    pieces.push(piece);
  }
  return pieces;
}

/** The cells to which wall can go from a cell. */
function pieceFrom({ nearCell }: Claims, check: Check, from: Cell, without: ReadonlySet<Cell>): Cell[] {
  const piece = new Set([from]);
  for (const cell of piece)
    for (const next of nearCell.subarray(cell * WAYS, (cell + 1) * WAYS))
      if (next >= 0 && !without.has(next) && check.valueOf(sea(next)) >= 0) piece.add(next);
  return [...piece];
}
