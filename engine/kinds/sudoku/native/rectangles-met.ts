import { type CandidateGrid, countOf } from "../../shared/digit-grid.ts";
import { freeRectangles, isPair, type Rectangle } from "./rectangles.ts";
import type { Pencilled } from "./sight.ts";

/** The rectangles of a puzzle that rules look at on one state of a grid, each list in their order. Of all they are a small part. */
export interface RectanglesMet {
  /** No corner has a digit yet, and two have the same two candidates. */
  readonly twins: readonly Rectangle[];
  /** No corner has a digit yet, and all together have three candidates. */
  readonly threes: readonly Rectangle[];
  /** Two corners have a digit, and two have none; and three have one. */
  readonly halfFull: readonly Rectangle[];
  readonly threeFull: readonly Rectangle[];
}

interface Seen {
  readonly version: number;
  readonly met: RectanglesMet;
}

const seen = new WeakMap<CandidateGrid, Seen>();

/** The rectangles on the grid as it is; sorted out once for each state of it. */
export function rectanglesMet({ puzzle, grid }: Pencilled): RectanglesMet {
  const last = seen.get(grid);
  if (last?.version === grid.version) return last.met;
  const met = { twins: [], threes: [], halfFull: [], threeFull: [] } satisfies Record<string, Rectangle[]>;
  for (const corners of freeRectangles(puzzle)) sortInto(met, grid, corners);
  seen.set(grid, { version: grid.version, met });
  return met;
}

function sortInto(
  { twins, threes, halfFull, threeFull }: Readonly<Record<keyof RectanglesMet, Rectangle[]>>,
  grid: CandidateGrid,
  corners: Rectangle,
): void {
  let full = 0;
  let all = 0;
  for (const cell of corners) {
    if (grid.at(cell) > 0) full++;
    all |= grid.candidates(cell);
  }
  if (full === 3) threeFull.push(corners);
  if (full === 2) halfFull.push(corners);
  if (full > 0) return;
  if (hasTwins(grid, corners)) twins.push(corners);
  if (countOf(all) === 3) threes.push(corners);
}

function hasTwins(grid: CandidateGrid, corners: Rectangle): boolean {
  for (let one = 0; one < corners.length; one++) {
    const digits = grid.candidates(corners[one]);
    if (!isPair(digits)) continue;
    for (let other = one + 1; other < corners.length; other++)
      if (grid.candidates(corners[other]) === digits) return true;
  }
  return false;
}
