import type { Words } from "../../../engine/model/words.ts";

/** One board of a kind's first lesson. It is done when every wanted mark is written and nothing else is. */
export interface LessonBoard {
  /** The puzzle's canonical text. */
  readonly text: string;
  /** The marks at the beginning, one sign a cell. */
  readonly start: string;
  /**
   * The wanted marks, one sign a cell: `.` a given or clue, `?` any mark but the wanted ones elsewhere, or none; `d` no mark or the second one
   * (the dot of an island).
   */
  readonly goal: string;
  /** The mark that a stroke writes at first; 0 where digits are written. */
  readonly tool: number;
  /** What is finished has no look of its own before the board is done: nothing has been said of it yet. */
  readonly isPlain?: true;
  /** A whole puzzle: of a wrong mark that breaks no law yet it is not said what belongs in its place. */
  readonly isWhole?: true;
  readonly title: Words;
  /** What it is about and what to do, before it is done; and what was learnt. */
  readonly says: Words;
  readonly learnt: Words;
  /** What is said of a wrong mark, by the mark. */
  readonly wrong: Readonly<Record<number, Words>>;
}

/** What a kind brings to Learn: the boards of its first lesson. */
export interface KindLesson {
  readonly boards: readonly LessonBoard[];
  /** The puzzle to play alone after them, as text; without it the first of the easiest starter puzzles. */
  readonly alone?: string;
}
