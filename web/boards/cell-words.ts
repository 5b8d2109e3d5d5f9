import type { Cell } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import { t } from "../words/words.ts";
import type { Shown } from "./board.ts";
import { isSetRole } from "./tints.ts";

/** Cells that conflict with a cell and are named: the others of a pool. */
const MOST_PARTNERS = 3;

/** What a board knows of its marks, and how it is read. */
type Marked = Required<Pick<Shown, "puzzle" | "tints" | "wrong" | "broken" | "tried">> & {
  readonly settings: Pick<NonNullable<Shown["look"]>, "cells">;
};

/** A cell for a screen reader: its place, then what it holds and why it is marked; of a hidden board the place alone. */
export function labelWords(board: Marked, cell: Cell, words: readonly string[] | null): string {
  const marks = words ? markWords(board, cell) : [];
  return [placeWords(board, cell), ...(words ?? []), ...marks].join(t("board.comma"));
}

/** "row 3 column 5", or "E3". */
function placeWords({ puzzle: { cols }, settings: { cells } }: Marked, cell: Cell): string {
  if (cells === "letters") return cellName(cell, cols, "en", cells);
  return t("board.cell", { row: Math.floor(cell / cols) + 1, col: (cell % cols) + 1 });
}

/** Why a cell is marked: what a hint, a check, a broken rule and a branch say of it. */
function markWords(board: Marked, cell: Cell): string[] {
  const { tints, wrong, broken, tried } = board;
  const roles = (tints.cells.get(cell) ?? []).filter((role) => !isSetRole(role));
  const words = roles.map((role) => t(`board.${role}`));
  for (const [at, { cells }] of (tints.sets ?? []).entries())
    if (cells.includes(cell)) words.push(t("board.set", { n: at + 1 }));
  const partners = broken.get(cell);
  if (wrong.has(cell)) words.push(t("board.wrong"));
  if (partners) words.push(conflictWords(board, partners));
  if (tried.has(cell)) words.push(t("board.tried"));
  return [...new Set(words)];
}

/** "conflicts with row 5 column 8"; without the place where it is not known. */
function conflictWords(board: Marked, partners: readonly Cell[]): string {
  const cells = partners.slice(0, MOST_PARTNERS).map((cell) => placeWords(board, cell));
  return cells.length > 0
    ? t("board.conflict-with", { cells: cells.join(t("board.list")) })
    : t("board.conflict");
}
