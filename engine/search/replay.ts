import type { Grid } from "../model/grid.ts";
import type { Recorder } from "./recorder.ts";

/**
 * Brings a grid from the start of a recorded search (its `from`) to the board after its first `count` events:
 * the start, the standing decisions, and their propagated facts. Cost: the events.
 */
export function replay(recorder: Recorder, count: number, grid: Grid): void {
  const marks: number[] = [];
  for (let index = 0; index < count; index++) {
    const event = recorder.event(index);
    if (event.type === "decision") marks.push(grid.mark());
    if (event.type === "decision" || event.type === "propagated") grid.add(event.fact);
    if (event.type === "backtrack") grid.undo(marks.pop() as number);
  }
}
