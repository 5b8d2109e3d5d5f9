import type { Bits, Collect } from "../../../language/check/vocabulary.ts";
import { has, put } from "../../../language/run/bits.ts";
import { type Cell, is, type Value } from "../../../model/fact.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { saidOf } from "../regions/facts.ts";
import { type Regions, SEVERAL } from "../regions/regions.ts";
import { bond, regionWay } from "../regions/ways.ts";
import { inFocus, type Now, type NurikabeWord, ownerAt, regionsNow, setsNow } from "./here.ts";

/** Regions of land and of sea, each by the name of one of its cells, and the unknown cells beside them. */
const REGIONS: readonly NurikabeWord[] = (["island", "sea"] as const).flatMap((sort): NurikabeWord[] => [
  {
    name: `${sort}s`,
    type: `${sort}s`,
    trend: "varies",
    on: (now) => () => setsNow(now)[`${sort}s`],
    premises: (now) => (add: Collect, focus: Bits) => {
      for (const home of inFocus(setsNow(now)[`${sort}s`], focus)) add(saidOf(regionsNow(now), home));
    },
  },
  {
    name: "cells",
    type: `${sort} -> cells`,
    trend: "grows",
    on: (now) => (out: Bits, home: number) => {
      const regions = regionsNow(now);
      const region = regions.label[home];
      return filled(out, region < 0 ? [] : regions.members(region));
    },
    premises: (now) => (add: Collect, focus: Bits, home: number) => {
      const regions = regionsNow(now);
      const region = regions.label[home];
      if (region < 0) return;
      const wanted = regions.members(region).filter((cell) => has(focus, cell));
      if (wanted.length === regions.size(region)) for (const cell of wanted) add(saidOf(regions, cell));
      else for (const cell of wanted) wayPremises(regions, add, home, (at) => at === cell);
    },
  },
  {
    name: "libs",
    type: `${sort} -> cells`,
    trend: "varies",
    on: (now) => (out: Bits, home: number) => {
      const regions = regionsNow(now);
      const region = regions.label[home];
      return filled(out, region < 0 ? [] : regions.liberties(region));
    },
    premises: libertyPremises,
  },
]);

/** Regions that must grow, and their liberties. `unfinished` adds no premises: those of the region itself suffice. */
const GROWTH: readonly NurikabeWord[] = [
  {
    name: "unfinished",
    type: "island -> truth",
    trend: "varies",
    on: (now) => (_: Bits, home: number) => mustGrow(regionsNow(now), home),
    premises: () => () => {},
  },
  {
    name: "unfinished",
    type: "sea -> truth",
    trend: "varies",
    on: (now) => (_: Bits, first: number) => {
      const regions = regionsNow(now);
      const region = regions.label[first];
      return region >= 0 && regions.size(region) < (now.puzzle.seaCells ?? 0);
    },
    premises: () => () => {},
  },
  {
    name: "ways",
    type: "island -> cells",
    trend: "varies",
    // Another island may have two ways where less is known, and then lead to the same from fewer facts.
    loose: true,
    on: (now) => (out: Bits, home: number) => {
      const regions = regionsNow(now);
      return filled(out, mustGrow(regions, home) ? regions.liberties(regions.label[home]) : []);
    },
    premises: libertyPremises,
  },
  {
    name: "another",
    type: "sea -> sea",
    trend: "varies",
    on: (now) => (_: Bits, first: number) => anotherSea(regionsNow(now), first),
    premises: (now) => (add: Collect, _: Bits, first: number) =>
      add(is(anotherSea(regionsNow(now), first), SEA)),
  },
];

/** Clues, and the known properties of their islands. */
const CLUES: readonly NurikabeWord[] = [
  {
    name: "clues",
    type: "clues",
    trend: "grows",
    on: (now) => () => setsNow(now).clues,
    premises: () => () => {},
  },
  {
    name: "clues",
    type: "cell -> clues",
    trend: "grows",
    on: (now) => (out: Bits, cell: number) => {
      const { puzzle, colour, label, owner, touch } = regionsNow(now);
      out.fill(0);
      if (colour[cell] === UNKNOWN && touch[cell] !== SEVERAL) {
        if (touch[cell] > 0) put(out, puzzle.clueCells[touch[cell] - 1]);
        return out;
      }
      for (const next of puzzle.lattice.near[cell]) {
        if (colour[next] === LAND && owner[label[next]] > 0)
          put(out, puzzle.clueCells[owner[label[next]] - 1]);
      }
      return out;
    },
    premises: (now) => (add: Collect, focus: Bits, cell: number) => {
      const regions = regionsNow(now);
      const { colour, label, owner, puzzle } = regions;
      const beside = new Set<Value>();
      for (const next of puzzle.lattice.near[cell]) if (colour[next] === LAND) beside.add(owner[label[next]]);
      for (const clue of beside)
        if (clue > 0 && has(focus, puzzle.clueCells[clue - 1])) bond(regions, cell, clue).forEach(add);
    },
  },
  {
    name: "clue",
    type: "island -> clue",
    trend: "grows",
    on: (now) => (_: Bits, home: number) => {
      const owner = ownerAt(regionsNow(now), home);
      return owner === 0 ? -1 : now.puzzle.clueCells[owner - 1];
    },
    premises: ownerPremises,
  },
  {
    name: "num",
    type: "clue -> number",
    trend: "grows",
    on: (now) => (_: Bits, home: number) => knownNumber(now.puzzle.clues[home]),
    premises: () => () => {},
  },
  {
    name: "num",
    type: "island -> number",
    trend: "varies",
    on: (now) => (_: Bits, home: number) => numberOf(regionsNow(now), home),
    premises: ownerPremises,
  },
  {
    name: "need",
    type: "island -> number",
    trend: "varies",
    on: (now) => (_: Bits, home: number) => {
      const regions = regionsNow(now);
      const number = numberOf(regions, home);
      return number > 0 ? number - regions.size(regions.label[home]) : Number.NaN;
    },
    premises: (now) => {
      const owner = ownerPremises(now);
      return (add: Collect, focus: Bits, home: number) => {
        const regions = regionsNow(now);
        for (const cell of regions.members(regions.label[home])) add(saidOf(regions, cell));
        owner(add, focus, home);
      };
    },
  },
  {
    name: "allsea",
    type: "number",
    trend: "grows",
    on: (now) => () => now.puzzle.seaCells ?? Number.NaN,
    premises: () => () => {},
  },
  {
    name: "allland",
    type: "number",
    trend: "grows",
    on: (now) => () => now.puzzle.cells - (now.puzzle.seaCells ?? Number.NaN),
    premises: () => () => {},
  },
];

/** Words for known regions, their neighbours and clues. */
export const REGION_WORDS: readonly NurikabeWord[] = [...REGIONS, ...GROWTH, ...CLUES];

/** The set, filled with these members. */
function filled(out: Bits, members: ArrayLike<number>): Bits {
  out.fill(0);
  for (let at = 0; at < members.length; at++) put(out, members[at]);
  return out;
}

/** Whether the island of a cell is too small or has no clue yet. */
function mustGrow(regions: Regions, home: Cell): boolean {
  const region = regions.label[home];
  const number = numberOf(regions, home);
  return region >= 0 && (number === 0 || number > regions.size(region));
}

/** Why these and no other unknown cells lie beside a region, as far as the cells in focus go. */
function libertyPremises(now: Now): (add: Collect, focus: Bits, home: Cell) => void {
  return (add, focus, home) => {
    const regions = regionsNow(now);
    const region = regions.label[home];
    const { near } = now.puzzle.lattice;
    const shore = new Set<Cell>();
    for (const cell of regions.members(region)) {
      if (has(focus, cell)) add(saidOf(regions, cell));
      for (const next of near[cell]) if (regions.label[next] !== region && has(focus, next)) shore.add(next);
    }
    for (const cell of shore) {
      if (regions.colour[cell] !== UNKNOWN) add(saidOf(regions, cell));
      else wayPremises(regions, add, home, (at) => near[cell].includes(at));
    }
  };
}

/** The first part of the sea that is not the one of a cell, -1 if there is none. */
function anotherSea(regions: Regions, cell: Cell): Cell | -1 {
  for (let region = 0; region < regions.count; region++)
    if (region !== regions.label[cell] && !regions.isLand(region)) return regions.first(region);
  return -1;
}

/** The number of the clue that the island of a cell belongs to: 0 while that is not known, NaN for a question mark or several clues. */
function numberOf(regions: Regions, home: Cell): number {
  const owner = ownerAt(regions, home);
  if (owner > 0) return knownNumber(regions.puzzle.clues[regions.puzzle.clueCells[owner - 1]]);
  return regions.rival[regions.label[home]] === 0 ? 0 : Number.NaN;
}

function knownNumber(clue: number): number {
  return clue === ANY_SIZE ? Number.NaN : clue;
}

/** Why an island belongs to its clue: the path over land from the island's anchor to the cell that names the clue. */
function ownerPremises(now: Now): (add: Collect, focus: Bits, home: Cell) => void {
  return (add, _, home) => {
    const regions = regionsNow(now);
    const owner = ownerAt(regions, home);
    if (owner === 0 || now.puzzle.clueAt[home] === owner) return;
    wayPremises(regions, add, home, (at) => regions.anchor[at] === owner);
  };
}

/** Adds a shortest path over a region, from one of its cells to one that is `found`. */
export function wayPremises(regions: Regions, add: Collect, start: Cell, found: (at: Cell) => boolean): void {
  for (const at of regionWay(regions, start, found)) add(saidOf(regions, at));
}
