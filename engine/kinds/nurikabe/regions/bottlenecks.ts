import type { Cell } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";
import { ArticulationPoints, MARKED } from "../graph/articulation-points.ts";
import { neighboursIn } from "../graph/neighbours.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import type { Regions } from "./regions.ts";

/** Unknown cells that the sea cannot do without, in the order of the cells. */
export interface SeaBottlenecks {
  /** As land they would part known sea cells. */
  readonly parting: readonly Cell[];
  /** As land they would leave the sea fewer cells than it has in every answer. */
  readonly narrowing: readonly Cell[];
}

/** Buffers for the boards of one size. */
const walks = new WeakMap<Lattice, ArticulationPoints>();

/** The bottlenecks of the ground that is not land, as far as it is joined to the first sea cell. Computed once. */
export function seaBottlenecks(regions: Regions): SeaBottlenecks {
  return regions.once(findSeaBottlenecks);
}

function findSeaBottlenecks(regions: Regions): SeaBottlenecks {
  const { puzzle, colour } = regions;
  const parting: Cell[] = [];
  const narrowing: Cell[] = [];
  const root = colour.indexOf(WALL);
  if (root < 0) return { parting, narrowing };
  const points = ready(regions, LAND, WALL);
  const { lost, entered } = points;
  const spare = points.walk(root) - 1 - (puzzle.seaCells ?? 0);
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] !== UNKNOWN || entered[cell] === 0) continue;
    if (lost[cell] >= MARKED) parting.push(cell);
    else if (lost[cell] > spare) narrowing.push(cell);
  }
  return { parting, narrowing };
}

/** Unknown cells that, as sea, would cut known land off from every clue; in the order of the cells. */
export function strandingCells(regions: Regions): Cell[] {
  const { puzzle, colour } = regions;
  const points = ready(regions, WALL, LAND);
  const { lost, entered } = points;
  points.walkFromAll(puzzle.clueCells);
  const stranding: Cell[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (colour[cell] === UNKNOWN && entered[cell] > 0 && lost[cell] >= MARKED) stranding.push(cell);
  }
  return stranding;
}

/** Articulation points ready to be found among the cells that are not of the `closed` colour; cells of the `marked` colour have the mark. */
function ready({ puzzle, colour }: Regions, closed: number, marked: number): ArticulationPoints {
  const { lattice } = puzzle;
  let points = walks.get(lattice);
  if (!points) {
    points = new ArticulationPoints(neighboursIn(lattice));
    walks.set(lattice, points);
  }
  const { entered, weight } = points;
  for (let cell = 0; cell < colour.length; cell++) {
    entered[cell] = colour[cell] === closed ? -1 : 0;
    weight[cell] = colour[cell] === marked ? 1 + MARKED : 1;
  }
  return points;
}
