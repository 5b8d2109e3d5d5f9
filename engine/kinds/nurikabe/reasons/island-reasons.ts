import type { Cell, Value } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import { shortestWay } from "../graph/shortest-way.ts";
import { LAND, UNKNOWN, WALL } from "../puzzle/colour.ts";
import { ownerAt } from "../rules/here.ts";
import { cellNamed, homeOf, landBeside, premiseCells, type Reasoning, reason, type Scene } from "./scene.ts";

const BETWEEN: Words = {
  en: "{c} lies beside the islands of {one} and {two}, which must not meet, so it is wall.",
  zh: "{c} 同时挨着 {one} 和 {two} 的岛，两岛不能相连，所以它是墙。",
};
const EXIT: Words = {
  en: "The island of {clue} has {size} of its {n} cells and can grow only into {c}, so {c} is part of it.",
  zh: "{clue} 现有 {size} 格，还要长大，只能延伸到 {c}，所以 {c} 是岛。",
};
const LAST: Words = {
  en: "{clue} needs one more cell, {a} or {b}; either way {x} lies beside the complete island, so it is wall.",
  zh: "{clue} 还差一格，只能是 {a} 或 {b}；无论哪个，{x} 都挨着完整的岛，所以 {x} 是墙。",
};
const STRANGER: Words = {
  en: "{clue} must grow into {a} or {b}; either way {x} would join it to {other}, so {x} is wall.",
  zh: "{clue} 必须延伸到 {a} 或 {b}；无论哪个，{x} 都会把它与 {other} 连起来，所以 {x} 是墙。",
};
const TOGETHER: Words = {
  en: "{c} would join the {n} at {k} to {lands}, more than {n} cells in all, so it is wall.",
  zh: "{c} 会把 {k} 的 {n} 与 {lands} 连起来，超过 {n} 格，所以它是墙。",
};

/** A cell between two islands: both of them. */
export const between: Reasoning = (scene) => {
  const [i, k] = ["i", "k"].map((name) => cellNamed(scene, name));
  if (i === undefined || k === undefined) return null;
  const { clueAt } = scene.puzzle;
  return reason(scene, { cause: [i, k, ...premiseCells(scene)] }, BETWEEN, {
    one: { as: "value", of: clueAt[i] },
    two: { as: "value", of: clueAt[k] },
  });
};

/** An island with one way to grow: how much it has, its number, and what shuts it in. */
export const exit: Reasoning = (scene) => {
  const { puzzle, regions } = scene;
  const i = cellNamed(scene, "i");
  if (i === undefined || regions.label[i] < 0) return null;
  const members = [...regions.members(regions.label[i])];
  const beside = members.flatMap((cell) => puzzle.lattice.near[cell]);
  const cause = [...members, ...beside.filter((cell) => regions.colour[cell] !== UNKNOWN)];
  const clue = ownerAt(regions, i);
  if (clue === 0) return reason(scene, { cause });
  return reason(scene, { cause: [homeOf(scene, clue), ...cause] }, EXIT, {
    clue: { as: "value", of: clue },
    size: { as: "number", of: members.length },
    n: { as: "number", of: puzzle.clues[homeOf(scene, clue)] },
  });
};

/** An island with two ways to grow, and the cell beside both. */
export const elbow: Reasoning = (scene) => {
  const { puzzle, regions } = scene;
  const [i, a, b, x] = ["i", "a", "b", "x"].map((name) => cellNamed(scene, name));
  if (i === undefined || a === undefined || b === undefined || x === undefined) return null;
  const clue = ownerAt(regions, i);
  if (clue === 0) return null;
  const home = homeOf(scene, clue);
  const marks = { area: [a, b], cause: [home, i, ...premiseCells(scene)] };
  const named = { clue: { as: "value", of: clue } } as const;
  if (puzzle.clues[home] - regions.size(regions.label[i]) === 1) return reason(scene, marks, LAST, named);
  const stranger = ownersBeside(scene, x).find((owner) => owner !== clue);
  if (stranger === undefined) return null;
  const cause = [...marks.cause, homeOf(scene, stranger)];
  return reason(scene, { ...marks, cause }, STRANGER, { ...named, other: { as: "value", of: stranger } });
};

function ownersBeside({ regions }: Scene, cell: Cell): Value[] {
  return landBeside(regions, [cell]).flatMap((at) => ownerAt(regions, at) || []);
}

/** Land that would be joined to more than its number: the clue, and the other land. */
export const tooLarge: Reasoning = (scene) => {
  const { label } = scene.regions;
  const [c, k] = ["c", "k"].map((name) => cellNamed(scene, name));
  if (c === undefined || k === undefined) return null;
  const lands = landBeside(scene.regions, [c]).filter((at) => label[at] !== label[k]);
  const marks = { cause: [k, ...lands, ...premiseCells(scene)] };
  return reason(scene, marks, lands.length > 0 ? TOGETHER : undefined, { lands: { as: "cells", of: lands } });
};

/** All the land is known: the numbers, which add up to it, with it. */
export const allFound: Reasoning = (scene) =>
  reason(scene, { cause: [...scene.puzzle.clueCells, ...premiseCells(scene)] });

/** An island that has a way to a number through one cell only: that way. */
export const shutOff: Reasoning = (scene) => {
  const { puzzle, regions } = scene;
  const i = cellNamed(scene, "i");
  if (i === undefined) return null;
  const isOpen = (cell: Cell): boolean => regions.colour[cell] !== WALL;
  const way = shortestWay(puzzle.lattice, [i], isOpen, (cell) => puzzle.clueAt[cell] > 0);
  const lands = way.filter((cell) => regions.colour[cell] === LAND);
  return reason(scene, { area: way, cause: [i, ...lands, ...premiseCells(scene)] });
};
