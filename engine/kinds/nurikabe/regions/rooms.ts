import type { Cell } from "../../../model/fact.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import type { Regions } from "./regions.ts";

/** The rooms that the known land leaves: connected cells that are no land. */
export interface Rooms {
  /** By cell: the number of its room, -1 for land. */
  readonly of: Int16Array;
  /** By room: its cells, and the known walls among them. */
  readonly sizes: readonly number[];
  readonly walls: readonly number[];
}

/** The rooms of a board, in one flood. */
export function roomsOf({ puzzle, colour }: Regions): Rooms {
  const { near } = puzzle.lattice;
  const of = new Int16Array(puzzle.cells).fill(-1);
  const sizes: number[] = [];
  const walls: number[] = [];
  for (let start = 0; start < puzzle.cells; start++) {
    if (colour[start] === LAND || of[start] >= 0) continue;
    const room: Cell[] = [start];
    of[start] = sizes.length;
    let known = 0;
    for (let at = 0; at < room.length; at++) {
      if (colour[room[at]] === WALL) known++;
      for (const next of near[room[at]]) {
        if (colour[next] === LAND || of[next] >= 0) continue;
        of[next] = sizes.length;
        room.push(next);
      }
    }
    sizes.push(room.length);
    walls.push(known);
  }
  return { of, sizes, walls };
}
