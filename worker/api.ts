import type { Board } from "../engine/model/board.ts";
import type { Cell, Fact, Value } from "../engine/model/fact.ts";
import type { Result } from "../engine/model/result.ts";
import type { Proof } from "../engine/model/rule.ts";
import type { Made, Wish } from "../engine/model/wish.ts";
import type { Words } from "../engine/model/words.ts";
import type { ExplainedStep } from "../engine/reason/explain.ts";
import type { Hint } from "../engine/reason/hint.ts";
import type { Truth } from "../engine/reason/mistake.ts";

/** A puzzle crosses as text: the kind's id and its canonical text. */
export interface PuzzleText {
  readonly kind: string;
  readonly text: string;
}

/** An imported puzzle as text again, with the marks that came with it. */
export interface ImportedText extends PuzzleText {
  readonly marks: readonly number[] | null;
  /** What the person should know of the import ("the first of 12 puzzles"). */
  readonly notice: Words | null;
  /** All puzzles of a text that holds several, this one first; else none. */
  readonly several: readonly PuzzleText[];
}

/** Everything the page can ask, with what comes back. All of it is plain data. */
export interface Questions {
  /** The next thought for a board. `truth` spares the search where the page has it already. */
  hint: { ask: PuzzleText & { readonly board: Board; readonly truth: Truth | null }; answer: Hint };
  /** How many answers the puzzle has; with `nodes` as the limit of the search. */
  judge: { ask: PuzzleText & { readonly nodes: number }; answer: Truth };
  /** The cells whose marks are in no answer; null while the answers are not known to be one. */
  mistakes: {
    ask: PuzzleText & { readonly board: Board; readonly truth: Truth | null };
    answer: { readonly cells: readonly Cell[] } | null;
  };
  /** Answers up to a number. */
  solve: {
    ask: PuzzleText & { readonly answers: number; readonly nodes: number };
    answer: {
      readonly answers: readonly (readonly Value[])[];
      readonly complete: boolean;
      readonly nodes: number;
    };
  };
  /** The ladder's whole proof from a board, told step by step. */
  prove: {
    ask: PuzzleText & { readonly board: Board | null };
    answer: {
      readonly end: Proof["end"];
      readonly start: readonly Fact[];
      readonly steps: readonly ExplainedStep[];
    };
  };
  /** The puzzle that a text holds, whatever program wrote it. */
  import: { ask: { readonly text: string }; answer: ImportedText };
  /** A new puzzle with one answer, as wished; null when none came out. The same seed gives the same puzzle. */
  make: {
    ask: { readonly kind: string; readonly wish: Wish; readonly seed: number };
    answer: Made | null;
  };
}

export type QuestionName = keyof Questions;

/** A reply: the answer, a problem with the text, or word that the question was called off. */
export type Reply<N extends QuestionName> =
  | Result<Questions[N]["answer"]>
  | { readonly ok: false; readonly cancelled: true };

/** What a worker exposes through Comlink. It remembers nothing but caches keyed by text. */
export interface Thinker {
  /** `tick` is told now and then how many nodes were spent so far. */
  ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number) => void,
  ): Promise<Reply<N>>;
  /** Takes effect at the next slice; the question's promise then resolves as cancelled. */
  cancel(id: number): void;
}
