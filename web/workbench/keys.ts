import { cellOf } from "../../engine/model/fact.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

/** Handles a key; false where it has no use. */
export function press(event: KeyboardEvent, bench: Workbench, acts: BenchActs): boolean {
  const { key } = event;
  const held = event.ctrlKey || event.metaKey;
  if (held && key.toLowerCase() === "z") acts.cut(Math.max(0, bench.journal.length - 1));
  else if (held || event.altKey) return false;
  else if (key === "r") bench.running ? acts.stop() : void acts.run();
  else if (key === "s") void acts.step();
  else if (key === "Escape" && bench.view) acts.set({ view: null });
  else if (/^[1-9]$/.test(key) && bench.kind.hand === "digits") return write(bench, acts, Number(key));
  else if (key === "Backspace" || key === "Delete") return write(bench, acts, 0);
  else return false;
  return true;
}

/** Writes in the selected cells that are not given, as the player. */
function write(bench: Workbench, acts: BenchActs, mark: number): boolean {
  const { puzzle, selection, kind } = bench;
  const given = new Set(puzzle.givens.map(cellOf));
  const cells = selection.filter((cell) => !given.has(cell));
  if (cells.length === 0 || mark >= puzzle.values || kind.hand !== "digits") return false;
  acts.write({ type: "mark", cells, mark });
  return true;
}

/** Whether a field is typed in. */
export function isTyped(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
  return isField || target.isContentEditable;
}
