import type { Result } from "../../../model/result.ts";
import type { PenpaBoard } from "../../contract/penpa-board.ts";
import { QUESTION } from "../../shared/penpa.ts";
import { BLANK_MARK, WALL_MARK } from "../puzzle/marks.ts";
import { ANY_SIZE } from "../puzzle/size.ts";
import { puzzleOf, type ReadNurikabe } from "./reading.ts";

/** The Nurikabe that a penpa board shows, with its shaded cells as walls. */
export function nurikabeOfPenpa({ rows, cols, numbers, shaded }: PenpaBoard): Result<ReadNurikabe> {
  const entries = numbers.map((number, cell) => ({
    clue: number === QUESTION ? ANY_SIZE : number,
    mark: shaded[cell] ? WALL_MARK : BLANK_MARK,
  }));
  return puzzleOf(rows, cols, entries);
}
