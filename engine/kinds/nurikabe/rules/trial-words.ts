import type { Bits, Collect } from "../../../language/check/vocabulary.ts";
import { emptySet, has, membersOf, put } from "../../../language/run/bits.ts";
import { type Cell, cellOf, type Fact } from "../../../model/fact.ts";
import { outOfReach, reasonAgainstOwner } from "../laws/owner.ts";
import { partedSea } from "../laws/sea.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { seaBottlenecks } from "../regions/bottlenecks.ts";
import { reachersOf, reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { regionsAfter } from "../regions/regions-after.ts";
import { seaRoomWithout } from "../regions/room.ts";
import type { RegionFinding } from "./finding.ts";
import { LAND_COLOUR, type Now, type NurikabeWord, regionsNow } from "./here.ts";
import { landCut, stranded } from "./way-finders.ts";

/** Most places of an outcome that are told: of a broken law one is enough. */
const MOST_PLACES = 16;

/** Rough price of labelling a board anew, beside looking at a cell; and with the reaches near what changed. */
const REGIONS_COST = 40;
const REACHES_COST = 80;

/** One or two sets of cells, each with the colour that it is supposed to have: `c | d as land, e as sea`. */
type Supposed = readonly (Bits | number)[];

/** What a board with some supposed colours would come to: places on it, and the facts that make each of them one. */
interface Outcome {
  readonly name: string;
  readonly gives: string;
  readonly cost: number;
  readonly most: number;
  places(after: Regions): Iterable<Cell>;
  because(after: Regions, place: Cell): readonly Fact[];
}

const OUTCOMES: readonly Outcome[] = [
  {
    name: "parted",
    gives: "cells",
    cost: REGIONS_COST,
    most: 1,
    *places(after) {
      const first = after.colour.indexOf(WALL);
      if (first < 0) return;
      const joined = new Set(seaRoomWithout(after, first, -1));
      for (let region = 0; region < after.count; region++)
        if (!after.isLand(region) && !joined.has(after.first(region))) yield after.first(region);
    },
    because: (after, place) => partedSea(after, after.colour.indexOf(WALL), place) ?? [],
  },
  {
    name: "disowned",
    gives: "cells",
    cost: REACHES_COST,
    most: 1,
    *places(after) {
      for (let region = 0; region < after.count; region++)
        if (after.isLand(region) && after.clues[region] === 0 && !isOwned(after, region))
          yield after.first(region);
    },
    because: (after, place) => reasonAgainstOwner(after, after.label[place]),
  },
  {
    name: "starved",
    gives: "clues",
    cost: REACHES_COST,
    most: 1,
    *places(after) {
      const { clueCells, clues } = after.puzzle;
      for (const [index, home] of clueCells.entries())
        if (clues[home] > 1 && reachOf(after, index + 1).length < clues[home]) yield home;
    },
    because: (after, place) => [...reachBounds(after, after.puzzle.clueAt[place])],
  },
  {
    name: "bridges",
    gives: "cells",
    cost: REGIONS_COST,
    most: MOST_PLACES,
    places: (after) => seaBottlenecks(after).parting,
    because: (after, place) => {
      const first = after.colour.indexOf(WALL);
      const joined = new Set(seaRoomWithout(after, first, place));
      const apart = after.colour.findIndex((paint, cell) => paint === WALL && !joined.has(cell));
      return partedSea(after, first, apart, place) ?? [];
    },
  },
  {
    name: "beyond",
    gives: "cells",
    cost: REACHES_COST,
    most: MOST_PLACES,
    *places(after) {
      const reachers = reachersOf(after);
      for (let cell = 0; cell < after.puzzle.cells; cell++)
        if (after.colour[cell] === UNKNOWN && reachers[cell] === 0) yield cell;
    },
    because: outOfReach,
  },
  {
    name: "needed",
    gives: "cells",
    cost: REACHES_COST,
    most: MOST_PLACES,
    *places(after) {
      for (const { adds } of needs(after)) yield cellOf(adds[0]);
    },
    because: (after, place) => {
      for (const { adds, because } of needs(after)) if (cellOf(adds[0]) === place) return because();
      return [];
    },
  },
];

/** Cells without which an island has no room for its number, or no way to one. */
function* needs(after: Regions): Iterable<RegionFinding> {
  yield* landCut(after);
  yield* stranded(after);
}

/** Whether the clue of a region of land without one, or where none is known any clue, can reach it. */
function isOwned(after: Regions, region: number): boolean {
  const first = after.first(region);
  const owner = after.owner[region];
  return owner > 0 ? reachOf(after, owner).includes(first) : reachersOf(after)[first] !== 0;
}

/** Words for what some cells would bring about if they had a colour. */
export const TRIAL_WORDS: readonly NurikabeWord[] = OUTCOMES.flatMap((outcome): NurikabeWord[] =>
  ["cells, colour", "cells, colour, cells, colour"].map((takes) => ({
    name: outcome.name,
    type: `${takes} -> ${outcome.gives}`,
    trend: "varies",
    loose: true,
    most: outcome.most,
    cost: outcome.cost,
    on:
      (now) =>
      (out: Bits, ...supposed: Supposed) => {
        out.fill(0);
        for (const place of placesOf(outcome, afterAll(now, supposed))) put(out, place);
        return out;
      },
    premises:
      (now) =>
      (add: Collect, focus: Bits, ...supposed: Supposed) => {
        const after = afterAll(now, supposed);
        const isSupposed = supposedCells(after, supposed);
        for (const place of placesOf(outcome, after))
          if (has(focus, place))
            for (const fact of outcome.because(after, place)) if (!has(isSupposed, cellOf(fact))) add(fact);
      },
  })),
);

function placesOf({ places, most }: Outcome, after: Regions): Cell[] {
  const found: Cell[] = [];
  for (const place of places(after)) if (found.push(place) === most) break;
  return found;
}

/** The board with the supposed colours. */
function afterAll(now: Now, supposed: Supposed): Regions {
  const regions = regionsNow(now);
  const colours = regions.colour.slice();
  const news: Cell[] = [];
  for (let at = 0; at < supposed.length; at += 2)
    for (const cell of membersOf(supposed[at] as Bits)) {
      colours[cell] = supposed[at + 1] === LAND_COLOUR ? LAND : WALL;
      news.push(cell);
    }
  return regionsAfter(regions.puzzle, regions, { colours, owners: regions.anchor }, news);
}

function supposedCells({ puzzle }: Regions, supposed: Supposed): Bits {
  const all = emptySet(puzzle.cells);
  for (let at = 0; at < supposed.length; at += 2)
    for (const cell of membersOf(supposed[at] as Bits)) put(all, cell);
  return all;
}
