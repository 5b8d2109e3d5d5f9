import { type Cell, type Fact, is, type Value } from "../../../model/fact.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Claims } from "../learning/claims.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { reachersOf, reachOf } from "../regions/reach.ts";
import { Regions } from "../regions/regions.ts";
import type { Check, Owners } from "./check.ts";
import { factOf, literalOf } from "./facts.ts";
import type { Truth } from "./truth.ts";

type Grid = ReturnType<NurikabePuzzle["blank"]>;

/**
 * The fewest demands by which a literal is false, where a look at a number counts all loose land that a way meets, as the rules do: it says
 * more than one that counts the cells of the way alone. A number has too little room, or does not come to land of its own; no number comes to
 * some land, or into a block. Null where none of these is so. An owner may be among them that follows from the others.
 */
export function byLooseLand(
  puzzle: NurikabePuzzle,
  claims: Claims,
  check: Check,
  because: readonly Fact[],
  literal: Literal,
): Truth[] | null {
  const facts = [...because, factOf(claims, literal)];
  const known = facts.map((fact) => literalOf(claims, fact)).filter((one) => one >= 0);
  const grid = gridOf(puzzle, facts) as Grid;
  const regions = new Regions(puzzle, grid);
  const alone = byOneNumber(regions, grid);
  if (alone) return [alone];
  const reachers = reachersOf(regions);
  let fewest: Truth[] | null = null;
  for (const cells of [...landOf(puzzle, grid), ...blocksOf(puzzle, grid)]) {
    if (cells.some((cell) => reachers[cell] !== 0)) continue;
    const owners = check.ownersIn(cells, known);
    const truths = owners && demandsOf(cells, owners);
    if (truths && (!fewest || truths.length < fewest.length)) fewest = truths;
  }
  return fewest;
}

/** A number that has less room than it needs, or cannot come to a cell that is its own. */
function byOneNumber(regions: Regions, grid: Grid): Truth | null {
  const { puzzle } = regions;
  for (const [index, home] of puzzle.clueCells.entries()) {
    const clue = index + 1;
    const number = puzzle.clues[home];
    if (number <= 0) continue;
    const reach = reachOf(regions, clue);
    const own = Array.from({ length: puzzle.cells }, (_, cell) => cell).filter((cell) =>
      grid.knows(is(cell, clue)),
    );
    if (reach.length < number) return { law: "island", clue, cells: [home] };
    const lost = own.find((cell) => !reach.includes(cell));
    if (lost !== undefined) return { law: "island", clue, cells: [lost] };
  }
  return null;
}

/** Looks at all numbers that could own one of the cells, that each has an owner, and of a block that it is no pool. */
function demandsOf(cells: readonly Cell[], owners: ReadonlyMap<Cell, Owners>): Truth[] {
  const kept = new Map<Value, Cell[]>();
  for (const [cell, { clues }] of owners)
    for (const clue of clues) kept.set(clue, [...(kept.get(clue) ?? []), cell]);
  const isBlock = cells.length > 1;
  return [
    ...[...kept].map(([clue, of]): Truth => ({ law: "island", clue, cells: of })),
    ...[...owners].flatMap(([cell, { isSaid }]): Truth[] =>
      isSaid ? [] : [{ law: "owner", clue: 0, cells: [cell] }],
    ),
    ...(isBlock ? [{ law: "pool", clue: 0, cells } as const] : []),
  ];
}

function* landOf({ cells }: NurikabePuzzle, grid: Grid): Iterable<readonly Cell[]> {
  for (let cell = 0; cell < cells; cell++) if (grid.isLand(cell)) yield [cell];
}

/** The blocks without land. */
function* blocksOf({ rows, cols }: NurikabePuzzle, grid: Grid): Iterable<readonly Cell[]> {
  for (let row = 0; row + 1 < rows; row++)
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      const cells = [corner, corner + 1, corner + cols, corner + cols + 1];
      if (!cells.some((cell) => grid.isLand(cell))) yield cells;
    }
}
