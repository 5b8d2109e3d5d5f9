import type { Cell } from "../../../engine/model/fact.ts";
import type { Words } from "../../../engine/model/words.ts";

/** How a kind is played: its rules in pictures, and the words that players use. */
export interface KindHelp {
  readonly rules: readonly HelpRule[];
  readonly words: readonly HelpWord[];
}

/** A rule of the puzzle, on a board that keeps it and on one that breaks it. */
export interface HelpRule {
  /** The id of the law that the wrong board breaks. */
  readonly law: string;
  readonly says: Words;
  /** A whole answer. */
  readonly right: HelpBoard;
  readonly wrong: HelpBoard;
}

/** A small board with marks, a digit a cell, and the cells that its sentence speaks of. */
export interface HelpBoard {
  readonly text: string;
  readonly marks: string;
  readonly cells: readonly Cell[];
  readonly says: Words;
}

/** A word that players use, and what it means. */
export interface HelpWord {
  readonly word: Words;
  readonly means: Words;
}
