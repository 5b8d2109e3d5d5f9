import type { Cell } from "../../../engine/model/fact.ts";
import type { Stroke } from "../stroke.ts";

/**
 * The selection after a stroke: its cells, added to the selection with Ctrl or Shift. A tap on a selected
 * cell takes it out: with Ctrl or Shift always, else when it is the only one (unless `keep`).
 */
export function selectionAfter(selection: readonly Cell[], stroke: Stroke, keep: boolean): readonly Cell[] {
  const [first] = stroke.cells;
  const had = selection.includes(first);
  const without = selection.filter((cell) => !stroke.cells.includes(cell));
  if (stroke.more) return had && !stroke.dragged ? without : [...without, ...stroke.cells];
  const off = had && selection.length === 1 && !stroke.dragged && !stroke.other && !keep;
  return off ? [] : stroke.cells;
}
