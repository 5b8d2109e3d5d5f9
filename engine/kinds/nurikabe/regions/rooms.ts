import type { Cell } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";
import { floodFill } from "../graph/flood-fill.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import type { Regions } from "./regions.ts";

/** The rooms that the known land leaves: connected cells that are no land. */
export interface Rooms {
  /** By cell: the number of its room, -1 for land. */
  readonly of: Int16Array;
  /** By room: its cells, and the known walls among them. A room of which all cells became land is left with none. */
  readonly sizes: number[];
  readonly walls: number[];
}

/** The rooms of a board. Computed once: in one flood, or from those of the origin by short walks around new land. */
export function roomsOf(regions: Regions): Rooms {
  return regions.once(findRooms);
}

function findRooms(regions: Regions): Rooms {
  const { puzzle, colour, origin, changes } = regions;
  const before = origin?.known(findRooms);
  if (origin && before && changes) {
    const rooms = { of: before.of.slice(), sizes: [...before.sizes], walls: [...before.walls] };
    const news = changes.filter((cell) => origin.colour[cell] === UNKNOWN);
    for (const cell of news) if (colour[cell] === WALL) rooms.walls[rooms.of[cell]]++;
    for (const cell of news) if (colour[cell] === LAND && rooms.of[cell] >= 0) takeOut(regions, rooms, cell);
    return rooms;
  }
  const rooms: Rooms = { of: new Int16Array(puzzle.cells).fill(-1), sizes: [], walls: [] };
  colour.forEach((paint, start) => {
    if (paint !== LAND && rooms.of[start] < 0)
      addRoom(rooms, floodFill(puzzle.lattice, [start], colour, LAND), colour);
  });
  return rooms;
}

/** Takes a cell that has become land out of its room, and makes rooms of the parts that it parts. */
function takeOut({ puzzle, colour }: Regions, rooms: Rooms, cell: Cell): void {
  const { lattice } = puzzle;
  const { of, sizes, walls } = rooms;
  const room = of[cell];
  of[cell] = -1;
  sizes[room]--;
  let ends = lattice.near[cell].filter((next) => of[next] >= 0);
  while (ends.length > 1) {
    const part = partWithout(lattice, of, ends);
    if (!part) return;
    sizes[room] -= part.length;
    walls[room] -= addRoom(rooms, part, colour);
    ends = ends.filter((end) => of[end] === room);
  }
}

/** Numbers a room; returns how many walls are known in it. */
function addRoom({ of, sizes, walls }: Rooms, cells: readonly Cell[], colour: Uint8Array): number {
  let known = 0;
  for (const cell of cells) {
    of[cell] = sizes.length;
    if (colour[cell] === WALL) known++;
  }
  sizes.push(cells.length);
  walls.push(known);
  return known;
}

/** The cells that the first of some cells of a room is joined to; null where the others are among them, as is soon seen where they are joined near by. */
function partWithout({ near }: Lattice, of: Int16Array, ends: readonly Cell[]): Cell[] | null {
  const met = new Uint8Array(of.length);
  const part = [ends[0]];
  met[ends[0]] = 1;
  let left = ends.length;
  for (let at = 0; at < part.length; at++) {
    if (ends.includes(part[at]) && --left === 0) return null;
    for (const next of near[part[at]]) {
      if (met[next] !== 0 || of[next] < 0) continue;
      met[next] = 1;
      part.push(next);
    }
  }
  return part;
}
