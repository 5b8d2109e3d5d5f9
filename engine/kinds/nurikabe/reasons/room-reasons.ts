import { type Cell, cellOf, is, isNot, type Value } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import { UNKNOWN, WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { reachOf, waysFrom } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import type { Regions } from "../regions/regions.ts";
import { seaRoomWithout } from "../regions/room.ts";
import { supposing } from "../rules/finding.ts";
import { homeOf, landBeside, premiseCells, type Reasoning, reason, type Scene } from "./scene.ts";

/** A sentence names so many cells that other islands bar. */
const MOST_BARRED = 3;

const FITS: Words = {
  en: "Other islands keep {clue} off {barred}: it can reach only {number} cells in all, so it takes {cells}.",
  zh: "{barred} 挨着别的岛，{clue} 总共只够得到 {number} 格，所以它占满 {cells}。",
};
const NEEDED: Words = {
  en: "Other islands keep {clue} off {barred}: without {cell} it could get at most {count} of its {number} cells, so it takes {cell}.",
  zh: "{barred} 挨着别的岛；少了 {cell}，{clue} 最多只能有 {count} 格，不够 {number} 格，所以 {cell} 是它的岛。",
};
const STARVED: Words = {
  en: "{cell} as land of {own} would keep {clue} off {lost}, with at most {count} of its {number} cells left, so {cell} is wall.",
  zh: "如果 {cell} 归 {own}，{clue} 就占不到 {lost}，最多只有 {count} 格，不够 {number} 格，所以 {cell} 是墙。",
};
const WALL_ROOM: Words = {
  en: "If {cell} were land, the wall at {wall} could grow only into {open}: {count} cells in all, but it needs {number}. So {cell} is wall.",
  zh: "如果 {cell} 是岛，{wall} 的墙只能再占 {open}，总共 {count} 格，不够 {number} 格，所以 {cell} 是墙。",
};

/** An island that takes all that it can reach: what bounds it, and the cells that other islands bar. */
export const fit: Reasoning = (scene) => {
  const clue = clueNamed(scene);
  return clue ? within(scene, scene.regions, clue, FITS, {}) : null;
};

/** A cell that a number cannot do without: where its island gets without it, and what keeps it there. */
export const room: Reasoning = (scene) => {
  const clue = clueNamed(scene);
  if (!clue) return null;
  const after = supposing(scene.regions, is(cellOf(scene.step.adds[0]), SEA));
  return within(scene, after, clue, NEEDED, { count: { as: "number", of: reachOf(after, clue).length } });
};

function within(
  scene: Scene,
  regions: Regions,
  clue: Value,
  text: Words,
  bindings: Readonly<Record<string, Binding>>,
) {
  const barred = barredFrom(regions, clue).filter((cell) => cell !== cellOf(scene.step.adds[0]));
  const bounds = [...reachBounds(regions, clue)].map(cellOf);
  const marks = {
    area: reachOf(regions, clue),
    cause: [homeOf(scene, clue), ...barred, ...bounds, ...premiseCells(scene)],
  };
  return barred.length > 0 && barred.length <= MOST_BARRED
    ? reason(scene, marks, text, { ...bindings, barred: { as: "cells", of: barred } })
    : reason(scene, marks);
}

/** The open cells that an island has the cells to take, but for another island beside them. */
function barredFrom(regions: Regions, clue: Value): Cell[] {
  const { puzzle, colour, touch } = regions;
  const reach = reachOf(regions, clue);
  const wayTo = waysFrom(regions, clue);
  const left = puzzle.clues[puzzle.clueCells[clue - 1]] - regions.size(regions.homeOf(clue));
  const near = reach.flatMap((cell) =>
    wayTo(cell).length < left
      ? puzzle.lattice.near[cell].filter(
          (next) => colour[next] === UNKNOWN && touch[next] !== 0 && touch[next] !== clue,
        )
      : [],
  );
  return [...new Set(near)].sort((a, b) => a - b);
}

/** A cell that, as land of another island, leaves a number too little room, and the cells beside it that the number loses. */
export const starved: Reasoning = (scene) => {
  const { puzzle, step, regions } = scene;
  const clue = clueNamed(scene);
  const cell = cellOf(step.adds[0]);
  const own = regions.touch[cell];
  if (!clue || own === clue) return null;
  const after = supposing(regions, isNot(cell, SEA));
  const kept = reachOf(after, clue);
  const shore = new Set([...after.members(after.label[cell])].flatMap((at) => puzzle.lattice.near[at]));
  const barred = reachOf(regions, clue).filter((at) => shore.has(at) && !kept.includes(at) && at !== cell);
  const marks = { area: [...kept, ...barred], cause: [homeOf(scene, clue), ...premiseCells(scene)] };
  if (own <= 0 || barred.length === 0) return reason(scene, marks);
  marks.cause.push(homeOf(scene, own));
  return reason(scene, marks, STARVED, {
    own: { as: "value", of: own },
    lost: { as: "cells", of: barred.sort((a, b) => a - b) },
    count: { as: "number", of: kept.length },
  });
};

/** A cell without which the wall has too little room: the open cells of the room that is left, and the islands around it. */
export const wallRoom: Reasoning = (scene) => {
  const { regions, step } = scene;
  const { colour } = regions;
  const first = colour.indexOf(WALL);
  if (first < 0) return null;
  const left = seaRoomWithout(regions, first, cellOf(step.adds[0]));
  const open = left.filter((cell) => colour[cell] === UNKNOWN).sort((a, b) => a - b);
  const marks = { area: open, cause: [first, ...premiseCells(scene), ...landBeside(regions, open)] };
  if (open.length === 0) return reason(scene, marks);
  return reason(scene, marks, WALL_ROOM, {
    wall: { as: "cell", of: first },
    open: { as: "cells", of: open },
    count: { as: "number", of: left.length },
  });
};

function clueNamed({ step }: Scene): Value | null {
  const { clue } = step.bindings;
  return clue?.as === "value" ? clue.of : null;
}
