import { type Cell, cellOf, isNegative, type Value } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import { inEveryLang, type Words } from "../../../model/words.ts";
import { UNKNOWN } from "../puzzle/colour.ts";
import type { Duty, Fate } from "../regions/shape-duty.ts";
import { shapesOf } from "../regions/shapes.ts";
import { ownTask, plainTask, type Task } from "../rules/shape-finders.ts";
import { homeOf, premiseCells, type Reasoning, reason, type Scene } from "./scene.ts";
import { BLOCK, cornersOf, ISLAND } from "./way-reasons.ts";

/** Whose shapes they are, and what they must do. */
const PLAIN: Words = { en: "{clues} can be completed ", zh: "{clues} 的岛" };
const FOR_MANY: Words = {
  en: "Only {clues} can reach the land and the blocks that begin at {goals}, ",
  zh: "以 {goals} 开头的岛和方块，只有 {clues} 够得到；",
};
const ALONE: Words = {
  en: "Only {clues} can reach {alone}, and it can be completed ",
  zh: "只有 {clues} 够得到 {alone}，它",
};
const ONE: Words = { en: "in one way only, with ", zh: "只有一种画法：" };
const COUNTED: Words = { en: "in {count} ways only, each with ", zh: "只有 {count} 种画法，每种里 " };
const LANDS: Words = { en: "{lands} as land", zh: "{lands} 是岛" };
const WALLS: Words = { en: "{walls} as wall", zh: "{walls} 是墙" };
const AND: Words = { en: " and ", zh: "，" };
const END: Words = { en: ".", zh: "。" };
/** Why shapes do not count; one reason is told. */
const FAILED: readonly (readonly [Fate, Words])[] = [
  ["pool", { en: " Some others would leave a 2x2 block of wall.", zh: "有些画法会出现 2x2 的墙，不行。" }],
  ["parts", { en: " Some others would part the wall.", zh: "有些画法会把墙隔断，不行。" }],
];

/** A step of more cells says enough without a reason why other shapes do not count. */
const MOST_EXPLAINED = 5;

/** What the shapes of an island share: how many there are on the board, and why no others count. */
export const shapes: Reasoning = (scene) => compared(scene, plainTask);

/** The same of shapes with a duty: the part of it that is enough. */
export const obligedShapes: Reasoning = (scene) => compared(scene, ownTask);

function compared(scene: Scene, taskOf: (regions: Scene["regions"], clue: Value) => Task | null) {
  const { regions, step } = scene;
  const { clue } = step.bindings;
  const task = clue?.as === "value" ? taskOf(regions, clue.of) : null;
  if (clue?.as !== "value" || !task) return null;
  const wanted = [-1, ...task.goals.keys(), null].find((at) => gives(scene, clue.of, part(task, at))) ?? null;
  const { duty, goals } = part(task, wanted);
  const fates = new Set<Fate>();
  const held = new Set<Cell>();
  let count = 0;
  shapesOf(regions, clue.of, {
    ...duty,
    note(shape, fate) {
      fates.add(fate);
      if (fate !== "fits") return;
      count++;
      for (const cell of shape) held.add(cell);
    },
  });
  const [lands, walls] = [true, false].map((isLand) =>
    step.adds.filter((fact) => isNegative(fact) === isLand).map(cellOf),
  );
  const said = [...(lands.length > 0 ? [LANDS] : []), ...(walls.length > 0 ? [WALLS] : [])];
  const failed = FAILED.flatMap(([fate, words]) => (fates.has(fate) ? [words] : []));
  const alone = walls.filter((cell) => task.alone.includes(cell));
  const parts = [
    headOf(goals, alone),
    count === 1 ? ONE : COUNTED,
    said[0],
    ...(said[1] ? [AND, said[1]] : []),
    END,
    ...(step.adds.length > MOST_EXPLAINED ? [] : failed.slice(0, 1)),
  ];
  const text = inEveryLang((lang) => parts.map((part) => part[lang]).join(""));
  const known = goals.flat().filter((cell) => regions.colour[cell] !== UNKNOWN);
  const cause = [homeOf(scene, clue.of), ...known, ...premiseCells(scene)];
  return reason(scene, { area: [...held, ...goals.flat()], cause }, text, {
    count: { as: "number", of: count },
    lands: cellsOf(lands),
    walls: cellsOf(walls),
    alone: cellsOf(alone),
    goals: cellsOf(goals.map(([first]) => first)),
    clues: { as: "values", of: [clue.of] },
    start: { as: "cell", of: goals[0]?.[0] ?? 0 },
    ...cornersOf(goals[0] ?? []),
  });
}

function headOf(goals: Task["goals"], alone: readonly Cell[]): Words {
  if (goals.length === 0) return alone.length > 0 ? ALONE : PLAIN;
  return goals.length > 1 ? FOR_MANY : goals[0].length > 1 ? BLOCK : ISLAND;
}

/** One goal of a task alone, none of them (-1), or all (null). */
function part(
  { duty, goals }: Task,
  at: number | null,
): { readonly duty: Duty; readonly goals: Task["goals"] } {
  if (at === null) return { duty, goals };
  const is = (_: unknown, index: number): boolean => index === at;
  return { duty: { ...duty, targets: duty.targets.filter(is) }, goals: goals.filter(is) };
}

/** Whether the shapes that do so much give all of the step. */
function gives({ regions, step }: Scene, clue: Value, { duty }: { readonly duty: Duty }): boolean {
  const { common = [], beside = [], missing = [] } = shapesOf(regions, clue, duty) ?? {};
  return step.adds.every((fact) =>
    (isNegative(fact) ? common : [...beside, ...missing]).includes(cellOf(fact)),
  );
}

function cellsOf(cells: readonly Cell[]): Binding {
  return { as: "cells", of: cells };
}
