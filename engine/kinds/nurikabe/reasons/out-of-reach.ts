import { type Cell, cellOf, type Value } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { stepsApart } from "../graph/steps-apart.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { Regions } from "../regions/regions.ts";
import { ALL, spread, wayBack } from "../regions/spread.ts";
import { landBeside, premiseCells, type Reasoning, reason } from "./scene.ts";

const FAR: Words = {
  en: "No number reaches {cells}: even {clue}, the closest, would need at least {count} cells, so only wall can be there.",
  zh: "没有数字够得到 {cells}：最近的是 {clue}，也至少需要 {count} 格，所以那里只能是墙。",
};
const SHUT: Words = {
  en: "No way leads from any number to {cells}, so only wall can be there.",
  zh: "没有路从数字通向 {cells}，所以只能是墙。",
};

/** An island that grows over its number to a cell: its size then, and the unknown cells on the way. */
interface Way {
  readonly clue: Value;
  readonly size: number;
  readonly cells: readonly Cell[];
}

/** Cells that no number reaches: the number that comes closest, and its way; or what shuts them off. */
export const outOfReach: Reasoning = (scene) => {
  const { puzzle, step, regions } = scene;
  const cells = step.adds.map(cellOf);
  const named = { as: "cells", of: cells } as const;
  const way = closestWay(regions, cells);
  const cause = premiseCells(scene);
  if (!way) return reason(scene, { cause: [...cause, ...fence(regions, cells)] }, SHUT, { cells: named });
  const { clue, size } = way;
  const home = puzzle.clueCells[clue - 1];
  return reason(scene, { area: [...way.cells, ...cells], cause: [home, ...cause] }, FAR, {
    cells: named,
    clue: { as: "value", of: clue },
    count: { as: "number", of: size },
  });
};

/** The walls around the open ground of some cells, and the islands whose neighbours end it. */
function fence(regions: Regions, cells: readonly Cell[]): Cell[] {
  const { puzzle, colour, touch } = regions;
  const closed = colour.map((paint, cell) => Number(paint !== UNKNOWN || touch[cell] !== 0));
  const ground = new Set(floodFill(puzzle.lattice, cells, closed, 1));
  const edge = [...ground].flatMap((cell) => puzzle.lattice.near[cell]).filter((cell) => !ground.has(cell));
  const [known, blank] = [true, false].map((is) => edge.filter((cell) => (colour[cell] !== UNKNOWN) === is));
  return [...known, ...landBeside(regions, blank)];
}

/** The way of the island that would have to grow least beyond its number to reach one of the cells; null if all are shut off. */
export function closestWay({ puzzle, colour, anchor }: Regions, cells: readonly Cell[]): Way | null {
  const clues = [...puzzle.clues];
  const roomy = new Regions({ ...puzzle, clues }, { colours: colour, owners: anchor });
  const wayWithin = (clue: Value, size: number): Way | null => {
    const home = puzzle.clueCells[clue - 1];
    clues[home] = size;
    const reached = spread(roomy, clue, ALL, -1);
    const cell = reached.find((at) => cells.includes(at));
    const way = cell === undefined ? null : { clue, size, cells: wayBack(roomy, cell) };
    clues[home] = puzzle.clues[home];
    return way;
  };
  const numbered = puzzle.clueCells.flatMap((home, index) => (puzzle.clues[home] > 0 ? [index + 1] : []));
  const open = numbered.filter((clue) => wayWithin(clue, puzzle.cells) !== null);
  if (open.length === 0) return null;
  const least = new Map(open.map((clue) => [clue, leastSize(puzzle, puzzle.clueCells[clue - 1], cells)]));
  const number = (clue: Value): number => puzzle.clues[puzzle.clueCells[clue - 1]];
  // Of those that lack as much, the one nearest by a straight way is doubted first.
  const doubted = open.toSorted(
    (a, b) => (least.get(a) ?? 0) - number(a) - ((least.get(b) ?? 0) - number(b)),
  );
  for (let over = 1; over <= puzzle.cells; over++) {
    for (const clue of doubted) {
      const size = number(clue) + over;
      const way = size < (least.get(clue) ?? 0) ? null : wayWithin(clue, size);
      if (way) return way;
    }
  }
  return null;
}

/** No island with this clue and one of the cells is smaller: as many cells as a straight way has. */
function leastSize(puzzle: NurikabePuzzle, home: Cell, cells: readonly Cell[]): number {
  return Math.min(...cells.map((cell) => stepsApart(puzzle, home, cell))) + 1;
}
