import type { Cell } from "../../engine/model/fact.ts";

/** The way of one pointer over a board, from press to release; a new object each time it grows. */
export interface Stroke {
  /** In the order they were met, each once; the stroke began at the first. */
  readonly cells: readonly Cell[];
  /** It left its first cell; otherwise it is a tap. */
  readonly dragged: boolean;
  /** The right button or a long press. */
  readonly other: boolean;
  /** Ctrl, Shift or Meta was held: extend the selection, do not replace it. */
  readonly more: boolean;
  /** A mouse, which hits smaller targets than a finger. */
  readonly precise: boolean;
}

/** A tap on one cell, as a key makes it. */
export function tapOn(cell: Cell): Stroke {
  return { cells: [cell], dragged: false, other: false, more: false, precise: true };
}

/** The stroke after the pointer went on to a cell; cells that a quick pointer jumped over are on the line. */
export function strokeTo(stroke: Stroke, from: Cell, to: Cell, cols: number): Stroke {
  const cells = new Set([...stroke.cells, ...lineOf(from, to, cols)]);
  return { ...stroke, cells: [...cells], dragged: true };
}

/** The cells nearest to the straight line between two cells, both ends included. */
export function lineOf(from: Cell, to: Cell, cols: number): Cell[] {
  const row = Math.floor(from / cols);
  const col = from % cols;
  const down = Math.floor(to / cols) - row;
  const right = (to % cols) - col;
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return (row + Math.round(down * part)) * cols + col + Math.round(right * part);
  });
}
