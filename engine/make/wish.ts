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

/** What a puzzle to be made should be like; what is left out does not matter. */
export interface Wish {
  readonly rows: number;
  readonly cols: number;
  /** 1 to 5, the first measure of difficulty: givens, their spread, search effort. */
  readonly level?: number;
  /** 1 to 7: the level of the hardest rule that it needs, exactly. */
  readonly technique?: number;
  /** Sudoku: how the givens lie. */
  readonly symmetry?: Symmetry;
  /** Sudoku: how many givens, exactly. */
  readonly givens?: number;
  /** Sudoku: no single given can be left out, whatever the symmetry. */
  readonly minimal?: boolean;
}

/** A made puzzle, with one answer. */
export interface Made {
  readonly text: string;
  /** 1 to 5, by the first measure; null where that was not asked. */
  readonly level: number | null;
  /** The level of the hardest rule it needs; null where that was not asked. */
  readonly technique: number | null;
}
