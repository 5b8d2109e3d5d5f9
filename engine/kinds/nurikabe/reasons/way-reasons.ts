import { type Cell, cellOf, isNot, type Value } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import { LAND, UNKNOWN } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { cluesWithin, reachingClues, reachOf, waysFrom, wayTo } from "../regions/reach.ts";
import { supposing } from "../rules/finding.ts";
import { ownerAt } from "../rules/here.ts";
import { closestWay } from "./out-of-reach.ts";
import { cellNamed, cellsNamed, homeOf, premiseCells, type Reasoning, reason, type Scene } from "./scene.ts";

const ONE_OWNER: Words = {
  en: "The island at {start} can only belong to {clue}, and every way there leads through {cell}, so {cell} is part of it.",
  zh: "{start} 的岛只能属于 {clue}，而通向它的路都要经过 {cell}，所以 {cell} 是岛。",
};
const TOO_LARGE: Words = {
  en: "If {cell} were land, even {clue}, the closest number, would need at least {count} cells, {lands} among them, so {cell} is wall.",
  zh: "如果 {cell} 是岛，即使是最近的 {clue}，连同 {lands} 也至少需要 {count} 格，所以 {cell} 是墙。",
};
const INTO_BLOCK: Words = {
  en: "The block from {from} to {to} needs land, and {clues} can get in only through {cell}, so {cell} is part of an island.",
  zh: "{from} 到 {to} 的方块里要有岛，而 {clues} 只能经过 {cell} 进去，所以 {cell} 是岛。",
};
/** What only some numbers can do. */
export const BLOCK: Words = {
  en: "Only {clues} can bring land into the block from {from} to {to}, ",
  zh: "{from} 到 {to} 的方块里要有岛，只有 {clues} 够得到；",
};
export const ISLAND: Words = {
  en: "Only {clues} can join the land at {start}, ",
  zh: "{start} 的岛只能归 {clues}；",
};
/** Why they could not with a cell more as land. */
const COSTS: Words = {
  en: "and with {cell} it would need at least {count} cells, so {cell} is wall.",
  zh: "再占 {cell} 就至少需要 {count} 格，所以 {cell} 是墙。",
};
const BARS: Words = {
  en: "and {cell} as land would bar the way, so {cell} is wall.",
  zh: "{cell} 若是岛就挡住了路，所以它是墙。",
};
const BARS_BY: Words = {
  en: "and {cell} as land of {own} would bar the way, so {cell} is wall.",
  zh: "{cell} 若归 {own} 就挡住了路，所以它是墙。",
};

/** A sentence names so many numbers. */
const MOST_CLUES = 3;

/** A cell whose island would be too large for every number: the number that comes closest, its way, and the loose land that it takes in. */
export const tooLargeForAny: Reasoning = (scene) => {
  const { puzzle, step, regions } = scene;
  const cell = cellNamed(scene, "cell");
  if (cell === undefined) return null;
  const after = supposing(regions, isNot(cell, SEA));
  const way = closestWay(after, [cell]);
  if (!way) return null;
  const { clue, size } = way;
  const beside = [cell, ...way.cells].flatMap((at) => [at, ...puzzle.lattice.near[at]]);
  const loose = beside.filter((at) => after.colour[at] === LAND && ownerAt(after, at) !== clue);
  const lands = [...new Set(loose.flatMap((at) => [...after.members(after.label[at])]))];
  const others = lands.filter((at) => at !== cell).sort((a, b) => a - b);
  if (others.length === 0) return null;
  const cause = [homeOf(scene, clue), ...lands, ...premiseCells(scene)];
  return reason(scene, { area: way.cells, cause }, TOO_LARGE, {
    ...step.bindings,
    clue: { as: "value", of: clue },
    count: { as: "number", of: size },
    lands: { as: "cells", of: others },
  });
};

/** An island that reaches a number through one cell only: the number, and the way. */
export const wayToNumber: Reasoning = (scene) => {
  const { regions } = scene;
  const start = cellNamed(scene, "start");
  if (start === undefined || regions.label[start] < 0) return null;
  const owner = ownerAt(regions, start);
  const clues = (owner > 0 ? [owner] : cluesWithin(regions, start)).filter((clue) =>
    reachOf(regions, clue).includes(start),
  );
  const [clue] = clues;
  if (clue === undefined || clue === 0) return reason(scene, { cause: [start, ...premiseCells(scene)] });
  const marks = {
    area: wayTo(regions, clue, start),
    cause: [homeOf(scene, clue), start, ...premiseCells(scene)],
  };
  if (clues.length > 1) return reason(scene, marks);
  return reason(scene, marks, ONE_OWNER, { clue: { as: "value", of: clue } });
};

/** A cell that all ways into a block lead through: the numbers that can get there, and their ways. */
export const wayToBlock: Reasoning = (scene) => {
  const block = cellsNamed(scene, "block");
  const clues = reachersOf(scene, block);
  if (clues.length === 0) return unsaid(scene, block);
  const marks = {
    area: [...block, ...waysOf(scene, clues, block)],
    cause: causeOf(scene, clues, block),
  };
  return reason(scene, marks, INTO_BLOCK, { ...cornersOf(block), clues: { as: "values", of: clues } });
};

/** A cell that, as land, keeps all numbers out of a block. */
export const shutOut: Reasoning = (scene) => {
  const block = cellsNamed(scene, "block");
  return keptFrom(scene, block, BLOCK, cornersOf(block));
};

/** A cell that, as land, cuts an island off from all numbers. */
export const cutOff: Reasoning = (scene) => {
  const start = cellNamed(scene, "start");
  if (start === undefined || scene.regions.label[start] < 0) return null;
  return keptFrom(scene, [...scene.regions.members(scene.regions.label[start])], ISLAND, {});
};

/** The numbers that alone can get to some cells, and what a cell as land costs them, or how it is in their way. */
function keptFrom(
  scene: Scene,
  goal: readonly Cell[],
  begin: Words,
  bindings: Readonly<Record<string, Binding>>,
) {
  const { regions, step } = scene;
  const clues = reachersOf(scene, goal);
  if (clues.length === 0) return unsaid(scene, goal);
  const cell = cellOf(step.adds[0]);
  const own = regions.touch[cell];
  const after = supposing(regions, isNot(cell, SEA));
  const way = clues.length === 1 && own === clues[0] ? closestWay(after, goal) : null;
  const costs = way?.clue === own ? way : null;
  const end = costs ? COSTS : own > 0 && !clues.includes(own) ? BARS_BY : BARS;
  const marks = {
    area: [...goal, ...(costs?.cells ?? waysOf(scene, clues, goal))],
    cause: causeOf(scene, own > 0 ? [...clues, own] : clues, goal),
  };
  const text = { en: begin.en + end.en, zh: begin.zh + end.zh };
  return reason(scene, marks, text, {
    ...bindings,
    clues: { as: "values", of: clues },
    own: { as: "value", of: own },
    count: { as: "number", of: costs?.size ?? 0 },
  });
}

/** What is marked where the rule's own sentence does. */
function unsaid(scene: Scene, goal: readonly Cell[]) {
  return reason(scene, { area: goal, cause: causeOf(scene, [], goal) });
}

/** The numbers that can get to some of the cells, if they are few; none where question marks could. */
function reachersOf({ regions }: Scene, goal: readonly Cell[]): Value[] {
  const clues = reachingClues(regions).filter((clue) =>
    reachOf(regions, clue).some((cell) => goal.includes(cell)),
  );
  return clues.length > MOST_CLUES || clues.includes(0) ? [] : clues;
}

/** The open cells on the way of each number to the nearest of some cells. */
function waysOf({ regions }: Scene, clues: readonly Value[], goal: readonly Cell[]): Cell[] {
  return clues.flatMap((clue) => {
    const nearest = reachOf(regions, clue).find((cell) => goal.includes(cell));
    return nearest === undefined ? [] : waysFrom(regions, clue)(nearest);
  });
}

/** The numbers, the premises, and what is known of some cells. */
function causeOf(scene: Scene, clues: readonly Value[], cells: readonly Cell[]): Cell[] {
  const known = cells.filter((cell) => scene.regions.colour[cell] !== UNKNOWN);
  return [...clues.map((clue) => homeOf(scene, clue)), ...known, ...premiseCells(scene)];
}

/** A block by its first and its last cell. */
export function cornersOf(block: readonly Cell[]): Readonly<Record<string, Binding>> {
  return { from: { as: "cell", of: block[0] ?? 0 }, to: { as: "cell", of: block[3] ?? 0 } };
}
