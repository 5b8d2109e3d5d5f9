import type { SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";

/** A board where a rule fires, what each of its steps adds there, the first one's sentence, and boards where it narrowly must not. */
export interface Example {
  readonly rule: string;
  readonly size: SudokuSize;
  readonly fires: string;
  readonly adds: readonly string[];
  readonly says: string;
  readonly not: readonly string[];
}
