import { type Cell, is, type Value } from "../../../model/fact.ts";
import type { NativeFinding } from "../../shared/native-rule.ts";
import { outOfReach } from "../laws/owner.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { beyondClues, landFacts } from "../regions/facts.ts";
import { numbered, numberOf, startOf } from "../regions/islands.ts";
import { cluesWithin, isNeeded, needsOf, reachesWithout, reachOf, wayTo } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { ALL, spread } from "../regions/spread.ts";
import { supposing } from "./finding.ts";

/** The cells that an island can reach are as many as its number: all of them are land. */
export function* exactFit(regions: Regions, only?: Cell): Iterable<NativeFinding> {
  const { puzzle, owner, colour } = regions;
  const within = only === undefined ? null : cluesWithin(regions, only);
  for (const region of numbered(regions)) {
    const clue = owner[region];
    if (within && !within.includes(clue)) continue;
    const number = numberOf(regions, region);
    const room = reachOf(regions, clue);
    if (regions.size(region) >= number || room.length !== number) continue;
    const cells = room.filter((cell) => colour[cell] === UNKNOWN).sort((a, b) => a - b);
    yield {
      adds: landFacts(puzzle, cells),
      because: () => beyondClues(puzzle, [...reachBounds(regions, clue)]),
      bindings: () => ({
        number: { as: "number", of: number },
        clue: { as: "value", of: clue },
        cells: { as: "cells", of: cells },
      }),
    };
  }
}

/** A cell without which an island has no room for its number is land. */
export function* landCut(regions: Regions, only?: Cell): Iterable<NativeFinding> {
  const { puzzle, owner } = regions;
  const found = new Set<Cell>();
  const within = only === undefined ? null : cluesWithin(regions, only);
  for (const region of numbered(regions)) {
    const clue = owner[region];
    const number = numberOf(regions, region);
    if (regions.size(region) >= number || (within && !within.includes(clue))) continue;
    for (const cell of only === undefined ? needsOf(regions, clue) : [only]) {
      if (found.has(cell) || (only !== undefined && !isNeeded(regions, clue, only))) continue;
      found.add(cell);
      yield {
        adds: landFacts(puzzle, [cell]),
        because: () =>
          beyondClues(puzzle, [...reachBounds(supposing(regions, is(cell, SEA)), clue)]).filter(
            (fact) => fact !== is(cell, SEA),
          ),
        bindings: () => ({
          number: { as: "number", of: number },
          clue: { as: "value", of: clue },
          count: { as: "number", of: spread(regions, clue, ALL, cell).length },
          cell: { as: "cell", of: cell },
        }),
      };
    }
  }
}

/** A cell without which an island with no clue yet is cut off from every clue is land. */
export function* stranded(regions: Regions, only?: Cell): Iterable<NativeFinding> {
  const { puzzle, clues, owner, colour } = regions;
  const found = new Set<Cell>();
  for (let region = 0; region < regions.count; region++) {
    if (!regions.isLand(region) || clues[region] > 0) continue;
    const start = regions.first(region);
    const near = owner[region] > 0 ? [owner[region]] : cluesWithin(regions, start);
    const reaching = near.filter((clue) => reachOf(regions, clue).includes(start));
    if (reaching.length === 0) continue;
    for (const cell of only === undefined ? wayTo(regions, reaching[0], start) : [only]) {
      if (colour[cell] !== UNKNOWN || found.has(cell)) continue;
      if (reaching.some((clue) => reachesWithout(regions, clue, start, cell))) continue;
      found.add(cell);
      yield {
        adds: landFacts(puzzle, [cell]),
        because: () => beyondClues(puzzle, cutOff(regions, start, cell, owner[region])),
        bindings: () => ({
          start: { as: "cell", of: startOf(regions, region) },
          cell: { as: "cell", of: cell },
        }),
      };
    }
  }
}

/** Why the island of a cell is cut off if another cell is sea: that cell's own colour left out. */
function cutOff(regions: Regions, start: Cell, cell: Cell, owner: Value) {
  const after = supposing(regions, is(cell, SEA));
  const facts =
    owner === 0
      ? outOfReach(after, start)
      : [
          ...reachBounds(after, owner),
          ...landFacts(regions.puzzle, after.members(after.label[start])),
          ...[...after.members(after.label[start])]
            .filter((at) => after.anchor[at] === owner)
            .map((at) => is(at, owner)),
        ];
  return facts.filter((fact) => fact !== is(cell, SEA));
}
