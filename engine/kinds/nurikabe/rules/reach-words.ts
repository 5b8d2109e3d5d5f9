import type { Bits, Collect } from "../../../language/check/vocabulary.ts";
import { has, put } from "../../../language/run/bits.ts";
import { type Cell, is } from "../../../model/fact.ts";
import { outOfReach } from "../laws/owner.ts";
import { partedSea } from "../laws/sea.ts";
import { LAND, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { landFact } from "../regions/facts.ts";
import { isTooLarge, tooMuch } from "../regions/islands.ts";
import { reachOf } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import { seaRoomWithout, strandedWithout } from "../regions/room.ts";
import { separators } from "../regions/separators.ts";
import { LAND_COLOUR, type NurikabeWord, regionsNow, SEA_COLOUR, setsNow } from "./here.ts";
import { homeOf } from "./region-sets.ts";

/** Rough price of working out a reach, beside looking at a cell. */
const REACH_COST = 20;

/** Words for possible growth: the reach of islands, and the effect of one more cell of a colour. */
export const REACH_WORDS: readonly NurikabeWord[] = [
  {
    name: "reached",
    type: "cells",
    trend: "shrinks",
    loose: true,
    cost: REACH_COST,
    on: (now) => () => setsNow(now).reached,
    premises: (now) => (add: Collect, focus: Bits) => {
      const { reached } = setsNow(now);
      for (let cell = 0; cell < now.puzzle.cells; cell++) {
        if (has(focus, cell) && !has(reached, cell)) outOfReach(regionsNow(now), cell).forEach(add);
      }
    },
  },
  {
    name: "reach",
    type: "clue -> cells",
    trend: "shrinks",
    loose: true,
    cost: REACH_COST,
    on: (now) => (out: Bits, home: number) => {
      out.fill(0);
      for (const cell of reachOf(regionsNow(now), now.puzzle.clueAt[home])) put(out, cell);
      return out;
    },
    premises: (now) => (add: Collect, _: Bits, home: number) =>
      reachBounds(regionsNow(now), now.puzzle.clueAt[home]).forEach(add),
  },
  {
    name: "splits",
    type: "cell, colour -> seas",
    trend: "grows",
    on: (now) => (out: Bits, cell: number, colour: number) => {
      out.fill(0);
      if (colour !== LAND_COLOUR || !has(setsNow(now).parting, cell)) return out;
      const regions = regionsNow(now);
      const joined = new Set(seaRoomWithout(regions, regions.colour.indexOf(WALL), cell));
      for (let region = 0; region < regions.count; region++) {
        const first = regions.first(region);
        if (!regions.isLand(region) && !joined.has(first)) put(out, first);
      }
      return out;
    },
    premises: (now) => (add: Collect, focus: Bits, cell: number) => {
      const regions = regionsNow(now);
      const first = regions.colour.indexOf(WALL);
      for (let other = 0; other < now.puzzle.cells; other++)
        if (has(focus, other)) partedSea(regions, first, other, cell)?.forEach(add);
    },
  },
  {
    name: "strands",
    type: "cell, colour -> islands",
    trend: "grows",
    on: (now) => (out: Bits, cell: number, colour: number) => {
      out.fill(0);
      if (colour !== SEA_COLOUR || !has(setsNow(now).stranding, cell)) return out;
      const regions = regionsNow(now);
      for (const land of strandedWithout(regions, cell)) put(out, homeOf(regions, regions.label[land]));
      return out;
    },
    premises: (now) => (add: Collect, focus: Bits, cell: number) => {
      const regions = regionsNow(now);
      const isBlocked = (at: Cell): boolean => regions.colour[at] === WALL || at === cell;
      for (let home = 0; home < now.puzzle.cells; home++) {
        if (!has(focus, home) || regions.colour[home] !== LAND) continue;
        add(landFact(now.puzzle, home));
        for (const wall of separators(regions, home, isBlocked, now.puzzle.clueCells) ?? [])
          if (wall !== cell) add(is(wall, SEA));
      }
    },
  },
  {
    name: "overfills",
    type: "cell, colour, clue -> truth",
    trend: "grows",
    on: (now) => (_: Bits, cell: number, colour: number, home: number) =>
      colour === LAND_COLOUR && isTooLarge(regionsNow(now), cell, now.puzzle.clueAt[home]),
    premises: (now) => (add: Collect, _: Bits, cell: number, __: number, home: number) =>
      tooMuch(regionsNow(now), cell, now.puzzle.clueAt[home], now.puzzle.clues[home]).forEach(add),
  },
];
