import type { Cell } from "../../../model/fact.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { seaBottlenecks } from "../regions/bottlenecks.ts";
import { beyondClues, landFacts, seaFacts } from "../regions/facts.ts";
import type { Regions } from "../regions/regions.ts";
import { seaRoomWithout } from "../regions/room.ts";
import { roomsOf } from "../regions/rooms.ts";
import { separators } from "../regions/separators.ts";

/** Unknown cells to which no way leads from the sea are land. */
export function* pocket(regions: Regions): Iterable<NativeFinding> {
  const { puzzle, colour } = regions;
  const first = colour.indexOf(WALL);
  if (first < 0) return;
  const { of, walls } = roomsOf(regions);
  for (let cell = 0; cell < puzzle.cells; cell++) {
    const room = of[cell];
    if (room < 0 || walls[room] > 0 || of.indexOf(room) !== cell) continue;
    const inside = Array.from(of.keys()).filter((at) => of[at] === room);
    yield {
      adds: landFacts(puzzle, inside),
      because: () => {
        const fence = separators(regions, cell, (at) => colour[at] === LAND, [first]) ?? [];
        return [...seaFacts([first]), ...beyondClues(puzzle, landFacts(puzzle, fence))];
      },
      bindings: () => ({ cells: { as: "cells", of: inside }, wall: { as: "cell", of: first } }),
    };
  }
}

/** A cell without which the sea has not room enough for all its cells is sea. */
export function* seaSpace(regions: Regions): Iterable<NativeFinding> {
  const { puzzle, colour } = regions;
  const first = colour.indexOf(WALL);
  if (puzzle.seaCells === null) return;
  for (const cell of seaBottlenecks(regions).narrowing) {
    yield {
      adds: seaFacts([cell]),
      because: () => {
        const room = seaRoomWithout(regions, first, cell);
        const shore = new Set<Cell>();
        for (const at of room) {
          for (const next of puzzle.lattice.near[at]) if (colour[next] === LAND) shore.add(next);
        }
        return [...seaFacts([first]), ...beyondClues(puzzle, landFacts(puzzle, shore))];
      },
      bindings: () => ({
        cell: { as: "cell", of: cell },
        number: { as: "number", of: puzzle.seaCells ?? 0 },
        count: { as: "number", of: seaRoomWithout(regions, first, cell).length },
      }),
    };
  }
}
