import type { Law } from "../../../model/puzzle.ts";
import { cellLaw, houseLaw } from "../../shared/digit-laws.ts";
import { housesOf, type SudokuSize } from "./houses.ts";

const known = new Map<SudokuSize, readonly Law[]>();

/** The laws of that size, whatever the givens: boxes, rows, columns, then cells. The same objects each time. */
export function lawsOf(size: SudokuSize): readonly Law[] {
  let laws = known.get(size);
  if (!laws) {
    const cells = Array.from({ length: size * size }, (_, cell) => cell);
    laws = [
      ...housesOf(size).all.map((house) => houseLaw(house.law, house.cells, size)),
      ...cells.map((cell) => cellLaw(cell, size)),
    ];
    known.set(size, laws);
  }
  return laws;
}
