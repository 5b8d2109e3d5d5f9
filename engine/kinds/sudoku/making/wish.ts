import type { Wish, WishField } from "../../contract/wish.ts";

/** How the givens of a made Sudoku lie: turned or mirrored so, their cells are the same cells. */
export const SYMMETRIES = [
  "none",
  "half-turn",
  "quarter-turn",
  "left-right",
  "top-bottom",
  "diagonal",
  "anti-diagonal",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** Properties that a made Sudoku should have. */
export interface SudokuWish extends Wish {
  /** How the givens lie. */
  readonly symmetry?: Symmetry;
  /** How many givens, exactly. */
  readonly givens?: number;
  /** No single given can be left out, whatever the symmetry. */
  readonly minimal?: boolean;
}

/** The wishes that only Sudoku has. */
export const SUDOKU_WISHES: readonly WishField[] = [
  { name: "symmetry", is: "choice", of: SYMMETRIES },
  { name: "givens", is: "number", least: 0, most: 81 },
  { name: "minimal", is: "flag" },
];
