import type { Result } from "../../model/result.ts";
import { type PenpaBoard, QUESTION } from "../penpa.ts";
import { BLANK_MARK, WALL_MARK } from "./marks.ts";
import { ANY_SIZE } from "./size.ts";
import { puzzleOf, type ReadNurikabe } from "./spellings/reading.ts";

/** The Nurikabe that a penpa board shows, with its shaded cells as walls. */
export function nurikabeOfPenpa({ rows, cols, numbers, shaded }: PenpaBoard): Result<ReadNurikabe> {
  const entries = numbers.map((number, cell) => ({
    clue: number === QUESTION ? ANY_SIZE : number,
    mark: shaded[cell] ? WALL_MARK : BLANK_MARK,
  }));
  return puzzleOf(rows, cols, entries);
}
