import { type Cell, cellOf, type Fact, isNegative, type Value, valueOf } from "../../model/fact.ts";
import { fillIn, type Words } from "../../model/words.ts";
import type { SayBroken } from "../contract/kind.ts";
import { floodFill } from "./graph/flood-fill.ts";
import { misfit, sharedIsland } from "./laws/island.ts";
import { orphan } from "./laws/owner.ts";
import { LAND, WALL } from "./puzzle/colour.ts";
import { SEA } from "./puzzle/grid.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { sayBinding } from "./puzzle/words.ts";
import { numberOf } from "./regions/islands.ts";
import { reachOf } from "./regions/reach.ts";
import type { Regions } from "./regions/regions.ts";
import { knowing } from "./rules/finding.ts";

const TEXTS = {
  pool: { en: "The walls {cells} make a 2x2 block.", zh: "2x2 的方块全是墙：{cells}。" },
  shut: {
    en: "The island at {cell} is shut off from every number.",
    zh: "{cell} 的岛与所有数字都隔绝了。",
  },
  far: {
    en: "No number can still reach {cell}.",
    zh: "已没有数字够得到 {cell}。",
  },
  claimed: {
    en: "{cell} belongs to {one}, which cannot reach it.",
    zh: "{cell} 属于 {one}，但这个数字够不到那里。",
  },
  parted: {
    en: "The wall at {cell} can no longer join the wall at {other}.",
    zh: "{cell} 的墙再也无法与 {other} 的墙相连。",
  },
  meet: { en: "Two islands meet: {one} and {two}.", zh: "两座岛连在了一起：{one} 和 {two}。" },
  large: {
    en: "The island of {one} has {count} cells, {over} too many.",
    zh: "{one} 的岛有 {count} 格，多了 {over} 格。",
  },
  small: {
    en: "The island of {one} has room for only {count} of its cells.",
    zh: "{one} 的岛最多只能有 {count} 格。",
  },
  sum: {
    en: "The numbers at {cells} add up to {count}, but the board has only {room} cells.",
    zh: "{cells} 的数字之和是 {count}，而盘面只有 {room} 格。",
  },
  walls: {
    en: "There are {count} walls, {cell} included, but the numbers leave room for only {room}.",
    zh: "连 {cell} 在内，墙有 {count} 格，而除去各岛只剩 {room} 格。",
  },
  lands: {
    en: "There are {count} island cells, {cell} included, but the numbers add up to {room}.",
    zh: "连 {cell} 在内，岛有 {count} 格，而所有数字之和只有 {room}。",
  },
  colours: { en: "{cell} is both wall and part of an island.", zh: "{cell} 既是墙又是岛。" },
  owners: { en: "{cell} belongs both to {one} and to {two}.", zh: "{cell} 既属于 {one} 又属于 {two}。" },
  stranger: {
    en: "{cell} is joined to {one}, to which it does not belong.",
    zh: "{cell} 与 {one} 相连，却不属于它。",
  },
} satisfies Record<string, Words>;

/** A sentence with what it names. */
interface Said {
  readonly text: keyof typeof TEXTS;
  readonly cell?: Cell;
  readonly other?: Cell;
  readonly cells?: readonly Cell[];
  readonly one?: Value;
  readonly two?: Value;
  readonly count?: number;
  readonly over?: number;
  readonly room?: number;
}

/** How a law of Nurikabe is broken. */
export const sayBroken: SayBroken<NurikabePuzzle> = (puzzle, { law, facts, known = facts }, lang) => {
  const { text, cell, other, cells, one, two, ...numbers } = broken(puzzle, law, facts, known);
  const slots: Record<string, string | number> = { ...numbers };
  const places = { cell, other };
  for (const [slot, of] of Object.entries(places))
    if (of !== undefined) slots[slot] = sayBinding(puzzle, { as: "cell", of }, lang);
  for (const [slot, of] of Object.entries({ one, two }))
    if (of !== undefined) slots[slot] = sayBinding(puzzle, { as: "value", of }, lang);
  if (cells) slots.cells = sayBinding(puzzle, { as: "cells", of: cells }, lang);
  return fillIn(lang, TEXTS[text][lang], slots);
};

/** The breaking facts alone say which island or cell it is; sizes are those of all known facts. */
function broken(puzzle: NurikabePuzzle, law: string, facts: readonly Fact[], known: readonly Fact[]): Said {
  const regions = knowing(puzzle, facts);
  switch (law) {
    case "pool":
      return { text: "pool", cells: [...new Set(facts.map(cellOf))].sort((a, b) => a - b) };
    case "owner":
      return withoutOwner(regions, orphan(regions));
    case "sea":
      return parted(regions);
    case "two-clues": {
      const region = sharedIsland(regions);
      return { text: "meet", one: regions.owner[region], two: regions.rival[region] };
    }
    case "size":
      return ofWrongSize(regions, misfit(regions), knowing(puzzle, known));
    default:
      return contradicted(facts);
  }
}

function withoutOwner(regions: Regions, region: number): Said {
  const { puzzle, colour, owner } = regions;
  const cell = regions.first(region);
  if (owner[region] > 0) return { text: "claimed", cell, one: owner[region] };
  const around = floodFill(puzzle.lattice, [cell], colour, WALL);
  return { text: around.some((at) => puzzle.clueAt[at] > 0) ? "far" : "shut", cell };
}

/** The wall with less room around it first. */
function parted({ puzzle, colour }: Regions): Said {
  const cell = colour.indexOf(WALL);
  const room = floodFill(puzzle.lattice, [cell], colour, LAND);
  const other = colour.findIndex((paint, at) => paint === WALL && !room.includes(at));
  const beyond = floodFill(puzzle.lattice, [other], colour, LAND);
  const [first, second] = beyond.length < room.length ? [other, cell] : [cell, other];
  return { text: "parted", cell: first, other: second };
}

function ofWrongSize(regions: Regions, region: number, known: Regions): Said {
  if (region < 0) return ofWrongTotal(known);
  const one = regions.owner[region];
  const number = numberOf(regions, region);
  if (regions.size(region) <= number) return { text: "small", one, count: reachOf(known, one).length };
  const count = known.size(known.label[regions.first(region)]);
  return { text: "large", one, count, over: count - number };
}

function ofWrongTotal({ puzzle, colour, walls, lands }: Regions): Said {
  const { cells: all, seaCells, clueCells } = puzzle;
  const room = seaCells ?? 0;
  if (room < 0) return { text: "sum", cells: clueCells, count: all - room, room: all };
  if (walls > room) return { text: "walls", cell: colour.lastIndexOf(WALL), count: walls, room };
  return { text: "lands", cell: colour.lastIndexOf(LAND), count: lands, room: all - room };
}

/** Opposite colours, two owners, or an owner that the cell is said not to have. */
function contradicted(facts: readonly Fact[]): Said {
  const cell = cellOf(facts.find(isNegative) ?? facts[0]);
  const [one, two] = [...new Set(facts.map(valueOf).filter((value) => value !== SEA))];
  if (one === undefined) return { text: "colours", cell };
  if (two === undefined) return { text: "stranger", cell, one };
  return { text: "owners", cell, one, two };
}
