import { cellOf } from "../../../model/fact.ts";
import type { Words } from "../../../model/words.ts";
import { partedSea } from "../laws/sea.ts";
import { WALL } from "../puzzle/colour.ts";
import { seaRoomWithout } from "../regions/room.ts";
import { cellNamed, cellsNamed, landBeside, premiseCells, type Reasoning, reason } from "./scene.ts";

const PARTED: Words = {
  en: "If {c} were land, islands would part the wall at {s} from the wall at {other}, so {c} is wall.",
  zh: "如果 {c} 是岛，岛就会把 {s} 的墙与 {other} 的墙隔开，所以 {c} 是墙。",
};

/** A part of the wall with one way to grow: the part, and the islands around it. */
export const wallExit: Reasoning = (scene) => {
  const part = cellsNamed(scene, "part");
  return reason(scene, { cause: [...part, ...premiseCells(scene), ...landBeside(scene.regions, part)] });
};

/** A cell that two parts of the wall meet through: one of each, and the islands between them. */
export const bottleneck: Reasoning = (scene) => {
  const { regions } = scene;
  const [c, s] = ["c", "s"].map((name) => cellNamed(scene, name));
  if (c === undefined || s === undefined) return null;
  const near = new Set(seaRoomWithout(regions, s, c));
  const other = regions.colour.findIndex((paint, at) => paint === WALL && !near.has(at));
  if (other < 0) return null;
  const cause = partedSea(regions, s, other, c)?.map(cellOf) ?? [];
  return reason(scene, { cause: [...cause, ...premiseCells(scene)] }, PARTED, {
    other: { as: "cell", of: other },
  });
};

/** Cells without a way to the wall: the islands around them. */
export const pocket: Reasoning = (scene) => {
  const cells = scene.step.adds.map(cellOf);
  return reason(scene, { cause: [...premiseCells(scene), ...landBeside(scene.regions, cells)] });
};
