import type { Cell } from "../../engine/model/fact.ts";
import { t } from "../words/words.ts";
import type { Shown } from "./board.ts";

/** Cells that conflict with a cell and are named: the others of a pool. */
const MOST_PARTNERS = 3;

/** A cell for a screen reader: its place, then what is to be said of it. */
export function labelWords(cell: Cell, cols: number, words: readonly string[]): string {
  return [placeWords(cell, cols), ...words].join(t("board.comma"));
}

/** "row 3 column 5" */
function placeWords(cell: Cell, cols: number): string {
  return t("board.cell", { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 });
}

/** Why a cell is marked: what a hint, a check, a broken rule and a branch say of it. */
export function markWords({ puzzle, tints, wrong, broken, tried }: Marked, cell: Cell): string[] {
  const words = (tints.cells.get(cell) ?? []).map((role) => t(`board.${role}`));
  const partners = broken.get(cell);
  if (wrong.has(cell)) words.push(t("board.wrong"));
  if (partners) words.push(conflictWords(partners, puzzle.cols));
  if (tried.has(cell)) words.push(t("board.tried"));
  return [...new Set(words)];
}

/** What a board knows of its marks. */
type Marked = Required<Pick<Shown, "puzzle" | "tints" | "wrong" | "broken" | "tried">>;

/** "conflicts with row 5 column 8"; without the place where it is not known. */
function conflictWords(partners: readonly Cell[], cols: number): string {
  const cells = partners.slice(0, MOST_PARTNERS).map((cell) => placeWords(cell, cols));
  return cells.length > 0
    ? t("board.conflict-with", { cells: cells.join(t("board.list")) })
    : t("board.conflict");
}
