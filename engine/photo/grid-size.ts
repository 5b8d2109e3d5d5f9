import { GRID_SIDE, MARGIN, PLANE_SIDE, type Plane } from "./plane.ts";

/** Strips that are looked at by themselves: within one even a bent line is about straight. */
const STRIPS = 12;
/** Most cells a side that are told apart. */
const MOST_CELLS = 25;

/**
 * How well a number of cells fits each direction: near 1 where all its lines are there and nothing is in the middle
 * between them, about 0 where there is no grid. Index 0 and 1 are unused.
 */
export function fitsOf({ depth, ink }: Plane, upright: boolean): Float64Array {
  const fits = new Float64Array(MOST_CELLS + 1);
  const height = Math.floor(GRID_SIDE / STRIPS);
  for (let strip = 0; strip < STRIPS; strip++) {
    const profile = new Float64Array(PLANE_SIDE);
    for (let along = MARGIN + strip * height; along < MARGIN + (strip + 1) * height; along++) {
      for (let at = 0; at < PLANE_SIDE; at++)
        profile[at] += depth[upright ? along * PLANE_SIDE + at : at * PLANE_SIDE + along];
    }
    for (let at = 0; at < PLANE_SIDE; at++) profile[at] /= height * ink;
    for (let cells = 2; cells <= MOST_CELLS; cells++) fits[cells] += fitOf(profile, cells) / STRIPS;
  }
  return fits;
}

/** The same for one strip. @param profile mean ink across it, 0 to 1 */
function fitOf(profile: Float64Array, cells: number): number {
  const cell = GRID_SIDE / cells;
  const reach = Math.min(Math.round(0.18 * cell), Math.round(0.035 * GRID_SIDE));
  const most = (middle: number): number => {
    let value = 0;
    for (let at = Math.round(middle) - reach; at <= Math.round(middle) + reach; at++)
      if (profile[at] > value) value = profile[at];
    return value;
  };
  let [lines, gaps] = [0, 0];
  for (let i = 1; i < cells; i++) lines += most(MARGIN + i * cell);
  for (let i = 0; i < cells; i++) gaps += most(MARGIN + (i + 0.5) * cell);
  return lines / (cells - 1) - gaps / cells;
}

/**
 * The number of cells that fits best; of one and an odd multiple of it, whose lines are among each other's, the
 * multiple counts where it fits at least half as well.
 */
export function bestCells(fits: Float64Array): number {
  let best = 2;
  for (let cells = 3; cells < fits.length; cells++) if (fits[cells] > fits[best]) best = cells;
  for (let multiple = best * 3; multiple < fits.length; multiple += 2 * best)
    if (fits[multiple] > 0.5 * fits[best]) return multiple;
  return best;
}
