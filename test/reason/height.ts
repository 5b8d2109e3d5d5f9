import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Origins } from "../../engine/reason/chain/origins.ts";

/** How many named steps the longest way to the end of some steps has. */
export function heightOf(
  puzzle: Puzzle,
  steps: readonly Step[],
  levels: ReadonlyMap<string, number>,
): number {
  const origins = new Origins(puzzle);
  const heights: number[] = [];
  steps.forEach((step, at) => {
    const below = step.because.map((fact) => heights[origins.of(fact, at)] ?? 0);
    heights.push(Math.max(0, ...below) + Number((levels.get(step.rule) ?? 1) > 0));
    origins.note(step.adds, at);
  });
  return Math.max(0, ...heights);
}
