import type { Move } from "../../../engine/model/board.ts";
import type { Stroke } from "../../boards/stroke.ts";
import type { Settings } from "../../state/settings.ts";
import type { Tool } from "../../state/state.ts";

/** The marks of Nurikabe. */
export const WALL = 1;
export const DOT = 2;

/** How the player chose to paint. */
export interface Brush {
  readonly tap: Settings["tap"];
  readonly tool: Tool["write"];
}

/**
 * The move that a stroke makes; it passes over numbers. The first cell changes as a tap changes it, the others become the same
 * where they are blank (or, when it was cleared, where they hold the same mark). A stroke with a chosen mark that begins
 * on the same mark goes on with it as soon as it meets a blank cell. Null where it changes nothing.
 */
export function moveOf(
  stroke: Stroke,
  marks: readonly number[],
  clues: readonly number[],
  brush: Brush,
): Extract<Move, { type: "mark" }> | null {
  const [first, ...rest] = stroke.cells.filter((cell) => clues[cell] === 0);
  if (first === undefined) return null;
  const before = marks[first];
  const isOther = stroke.other || stroke.more;
  const blank = rest.filter((cell) => marks[cell] === 0);
  if (brush.tap === "tool" && before === chosenBy(brush) && !isOther && blank.length > 0)
    return { type: "mark", cells: blank, mark: before };
  const mark = markAfter(before, isOther, brush);
  const same = mark === 0 ? rest.filter((cell) => marks[cell] === before) : blank;
  return { type: "mark", cells: [first, ...same], mark };
}

/** The mark after a tap; `other` with the right button, a long press, or Ctrl (the right button of a Mac). */
function markAfter(before: number, other: boolean, brush: Brush): number {
  if (brush.tap === "cycle" && !other) return before === WALL ? DOT : before === DOT ? 0 : WALL;
  const chosen = chosenBy(brush);
  const mark = other ? WALL + DOT - chosen : chosen;
  return before === mark ? 0 : mark;
}

function chosenBy({ tap, tool }: Brush): number {
  return tap === "tool" && tool === "dot" ? DOT : WALL;
}
