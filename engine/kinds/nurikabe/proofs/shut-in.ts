import type { Statement } from "../../../model/argument.ts";
import { type Cell, cellOf, isNegative, valueOf } from "../../../model/fact.ts";
import { neighboursIn, WAYS } from "../graph/neighbours.ts";
import { SEA } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";

/**
 * Where a statement ends at a wall that comes apart: the cells that the wall can reach from the first named one, and the other
 * one; only the named ones where more is in the way than is said. What is part of an island by what the statement knows, supposes and concludes is in its way.
 */
export function shutIn(
  puzzle: NurikabePuzzle,
  statement: Statement,
  named: readonly Cell[],
): readonly Cell[] {
  const { when, because, lines } = statement;
  const isLand = new Set(puzzle.clueCells);
  for (const fact of [...when, ...because, ...lines.flatMap(({ gives }) => gives)])
    if ((valueOf(fact) === SEA) === isNegative(fact)) isLand.add(cellOf(fact));
  const near = neighboursIn(puzzle);
  const reached = new Set(named.slice(0, 1));
  for (const cell of reached)
    for (const other of near.slice(cell * WAYS, (cell + 1) * WAYS))
      if (other >= 0 && !isLand.has(other)) reached.add(other);
  return named.slice(1).some((cell) => reached.has(cell)) ? named : [...reached, ...named.slice(1)];
}
