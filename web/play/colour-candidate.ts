import { playKind } from "../../engine/kinds/play.ts";
import { type Move, SHAPES, shapeOf } from "../../engine/model/board.ts";
import type { Tool } from "../state/state.ts";
import { type Pen, writable } from "../state/write.ts";

/** Whether the keys give colours, to cells or to candidates. */
export function isColour(pen: Tool["write"]): pen is "colour" | "candidate" {
  return pen === "colour" || pen === "candidate";
}

/**
 * The move that gives a candidate its next colour in the selected cells that show it: disc, square, ring, none. The last
 * of them says what is next. Null where no cell shows the candidate.
 */
export function colourCandidate(pen: Pen, digit: number): Move | null {
  const { puzzle, board } = pen;
  const shown = board.auto ? playKind(puzzle.kind)?.candidates(puzzle, board) : board.corner;
  const cells = writable(pen).filter(
    (cell) => !board.marks[cell] && (((shown?.[cell] ?? 0) | board.centre[cell]) >> digit) & 1,
  );
  const last = cells.at(-1);
  if (last === undefined) return null;
  const colour = (shapeOf(board.shapes[last], digit) + 1) % (SHAPES + 1);
  return { type: "colour", cells, colour, value: digit };
}
