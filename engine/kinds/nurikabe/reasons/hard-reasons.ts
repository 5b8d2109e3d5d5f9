import { type Cell, cellOf, is, isNot } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import { WALL } from "../puzzle/colour.ts";
import { SEA } from "../puzzle/grid.ts";
import { cluesWithin, reachOf, wayTo } from "../regions/reach.ts";
import { reachBounds } from "../regions/reach-bounds.ts";
import { seaRoomWithout } from "../regions/room.ts";
import { supposing } from "../rules/finding.ts";
import { ownerAt } from "../rules/here.ts";
import { closestWay } from "./out-of-reach.ts";
import { cellNamed, homeOf, landBeside, premiseCells, type Reasoning, reason, reasonerBy } from "./scene.ts";

const ONE_OWNER: Words = {
  en: "The island at {start} can only belong to {clue}, and every way there leads through {cell}, so {cell} is part of it.",
  zh: "{start} 的岛只能属于 {clue}，而通向它的路都要经过 {cell}，所以 {cell} 是岛。",
};
const TOO_LARGE: Words = {
  en: "If {cell} were part of an island, even {clue}, the closest number, would need at least {count} cells, so {cell} is wall.",
  zh: "如果 {cell} 是岛，即使是最近的 {clue}，也至少需要 {count} 格，所以 {cell} 是墙。",
};

/** A cell whose island would be too large for every number: the number that comes closest, and its way. */
const tooLargeForAny: Reasoning = (scene) => {
  const { puzzle, step, regions } = scene;
  const cell = cellNamed(scene, "cell");
  if (cell === undefined) return null;
  const after = supposing(regions, isNot(cell, SEA));
  const way = closestWay(after, [cell]);
  if (!way) return null;
  const { clue, size } = way;
  const cause = [puzzle.clueCells[clue - 1], ...after.members(after.label[cell]), ...premiseCells(scene)];
  return reason(scene, { area: way.cells, cause }, TOO_LARGE, {
    ...step.bindings,
    clue: { as: "value", of: clue },
    count: { as: "number", of: size },
  });
};

/** A cell that a number cannot do without: where its island gets without it, and what keeps it there. */
const room: Reasoning = (scene) => {
  const { puzzle, step, regions } = scene;
  const cell = cellOf(step.adds[0]);
  const clue = step.bindings.clue;
  if (clue?.as !== "value") return null;
  const after = supposing(regions, is(cell, SEA));
  const bounds = [...reachBounds(after, clue.of)].map(cellOf);
  const home = puzzle.clueCells[clue.of - 1];
  return reason(scene, { area: reachOf(after, clue.of), cause: [home, ...bounds, ...premiseCells(scene)] });
};

/** An island that reaches a number through one cell only: the number, and the way. */
const wayToNumber: Reasoning = (scene) => {
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

/** A cell without which the wall has too little room: the room that is left, and the islands around it. */
const wallRoom: Reasoning = (scene) => {
  const { regions, step } = scene;
  const first = regions.colour.indexOf(WALL);
  if (first < 0) return null;
  const left: Cell[] = seaRoomWithout(regions, first, cellOf(step.adds[0]));
  return reason(scene, { area: left, cause: [first, ...premiseCells(scene), ...landBeside(regions, left)] });
};

/** The reasons of the rules that a first hint does without. */
export const hardReasonOf = reasonerBy(
  new Map([
    ["too-large-for-any-number", tooLargeForAny],
    ["room-for-an-island", room],
    ["way-to-a-number", wayToNumber],
    ["room-for-the-wall", wallRoom],
  ]),
);
