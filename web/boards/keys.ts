import type { Cell } from "../../engine/model/fact.ts";

/** The fields of a key event that decide where the cursor goes. */
export interface CursorKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The cell that a key leads to: arrows by one, Home and End along the row, with Ctrl to the corners of the
 * board, Page Up and Page Down by a page of rows. Null when the key is for something else.
 */
export function cellAfter(
  press: CursorKey,
  from: Cell,
  rows: number,
  cols: number,
  page: number,
): Cell | null {
  const row = Math.floor(from / cols);
  const col = from % cols;
  const far = press.ctrlKey || press.metaKey;
  const at = (nextRow: number, nextCol: number): Cell => clamp(nextRow, rows) * cols + clamp(nextCol, cols);
  switch (press.key) {
    case "ArrowUp":
      return at(row - 1, col);
    case "ArrowDown":
      return at(row + 1, col);
    case "ArrowLeft":
      return at(row, col - 1);
    case "ArrowRight":
      return at(row, col + 1);
    case "Home":
      return at(far ? 0 : row, 0);
    case "End":
      return at(far ? rows : row, cols);
    case "PageUp":
      return at(row - page, col);
    case "PageDown":
      return at(row + page, col);
    default:
      return null;
  }
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
