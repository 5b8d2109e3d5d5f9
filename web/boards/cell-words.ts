import type { Cell } from "../../engine/model/fact.ts";
import { type CellNames, cellName } from "../../engine/model/lattice.ts";
import { t } from "../words/words.ts";

/** Cells that conflict with a cell and are named: the others of a pool. */
const MOST_PARTNERS = 3;

/** The place of a cell for a screen reader: "row 3 column 5", or "E3". */
export function placeWords(cell: Cell, cols: number, names: CellNames): string {
  if (names === "letters") return cellName(cell, cols, "en", names);
  return t("board.cell", { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 });
}

/** "conflicts with row 5 column 8"; without the place where it is not known. */
export function conflictWords(partners: readonly Cell[], cols: number, names: CellNames): string {
  const cells = partners.slice(0, MOST_PARTNERS).map((cell) => placeWords(cell, cols, names));
  return cells.length > 0
    ? t("board.conflict-with", { cells: cells.join(t("board.list")) })
    : t("board.conflict");
}
