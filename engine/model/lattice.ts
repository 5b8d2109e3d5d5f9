import type { Cell } from "./fact.ts";
import type { Lang } from "./words.ts";

/** How many rows and columns a board has. */
export interface Size {
  readonly rows: number;
  readonly cols: number;
}

/** Geometry of a rectangle of cells, row-major. */
export interface Lattice {
  readonly rows: number;
  readonly cols: number;
  readonly cells: number;
  /** Orthogonal neighbours of each cell: up, left, right, down, where they exist. */
  readonly near: readonly (readonly Cell[])[];
}

const lattices = new Map<string, Lattice>();

/** The lattice of that size; the same object each time. */
export function latticeOf(rows: number, cols: number): Lattice {
  const key = `${rows}x${cols}`;
  let lattice = lattices.get(key);
  if (!lattice) {
    lattice = { rows, cols, cells: rows * cols, near: neighbours(rows, cols) };
    lattices.set(key, lattice);
  }
  return lattice;
}

function neighbours(rows: number, cols: number): Cell[][] {
  const near: Cell[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const around: Cell[] = [];
      if (row > 0) around.push(cell - cols);
      if (col > 0) around.push(cell - 1);
      if (col < cols - 1) around.push(cell + 1);
      if (row < rows - 1) around.push(cell + cols);
      near.push(around);
    }
  }
  return near;
}

/** What cells are called by: row and column; or a letter for the column and a number for the row, as in chess. */
export type CellNames = "rows" | "letters";

/** "R3C5", in Chinese "第3行第5列"; or "E3". Rows and columns from 1, from the top left. */
export function cellName(cell: Cell, cols: number, lang: Lang, names: CellNames = "rows"): string {
  const row = Math.floor(cell / cols) + 1;
  const col = (cell % cols) + 1;
  if (names === "letters") return `${lettersOf(col)}${row}`;
  return lang === "zh" ? `第${row}行第${col}列` : `R${row}C${col}`;
}

/** Finds the cells that a sentence names by row and column: the row, then the column. */
export const CELLS_NAMED: Readonly<Record<Lang, RegExp>> = {
  en: /R(\d+)C(\d+)/g,
  zh: /第(\d+)行第(\d+)列/g,
};

/** 1 is A, 26 Z, 27 AA. */
export function lettersOf(number: number): string {
  const above = Math.floor((number - 1) / 26);
  return `${above > 0 ? lettersOf(above) : ""}${String.fromCharCode(65 + ((number - 1) % 26))}`;
}
