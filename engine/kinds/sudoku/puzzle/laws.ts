import type { Law } from "../../../model/puzzle.ts";
import { digitLaws } from "../../shared/digit-puzzle.ts";
import { housesOf, type SudokuSize } from "./houses.ts";

/** The laws of that size, whatever the givens: boxes, rows, columns, then cells. The same objects each time. */
export function lawsOf(size: SudokuSize): readonly Law[] {
  return digitLaws(housesOf(size).all, size);
}
