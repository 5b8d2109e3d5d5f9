import type { Cell, Fact, Value } from "../../../model/fact.ts";

/** Results of propagating the start or the latest decision: a contradiction, an answer, or a decision is due. */
export const DEAD = 0;
export const ANSWER = 1;
export const OPEN = 2;
/** A board is laid in and nothing was done yet. */
export const FRESH = 3;

/** Results of `next`. */
export type KernelOutcome = "answer" | "end" | "limit";

/** A search laid aside: every number that it needs to go on. */
export type Aside = Int32Array;

/**
 * A depth-first search over one board that lives in buffers of its own: a board is laid in, then `next` goes
 * from answer to answer. Laying in a board takes the kernel from its last user; `turn` shows that. Nothing is
 * allocated but by `aside`.
 */
export interface Kernel {
  readonly cells: number;
  /** Grows by one with every board laid in or taken up again. */
  readonly turn: number;
  /** The counts of the search so far, as in the model. */
  readonly nodes: number;
  readonly backtracks: number;
  readonly depth: number;
  /** Standing decisions when the latest was made. */
  readonly stood: number;
  /** Lays in givens, row-major, 0 for blank; they may contradict each other. The start is the first node. */
  startGivens(digits: ArrayLike<number>): void;
  /** The same from text, one character a cell; anything but a digit is a blank. For counts alone: decisions are not told. */
  startText(text: string): void;
  /** Lays in candidates, a bit set a cell: bit v for digit v. */
  startCandidates(bits: ArrayLike<number>): void;
  /** Takes a digit from a cell of a board that was just laid in and is blank there. */
  ruleOut(cell: Cell, digit: Value): void;
  /** Goes on to the next answer, or until that many nodes in all were spent and one more is due. */
  next(nodes: number): KernelOutcome;
  /** Whether another answer is seen beside the one just met; false tells nothing. */
  hasTwin(): boolean;
  /** Whether the latest node ended in a board without contradiction. */
  readonly alive: boolean;
  /** The candidates of a cell as they stand, as a bit set; one bit alone where the digit is known. */
  candidates(cell: Cell): number;
  /** Writes the digits of the answer met last; false before there was one. */
  answer(into: Uint8Array): boolean;
  /** The facts of the latest decision. */
  decision(): Fact[];
  aside(): Aside;
  /** Takes up a search that was laid aside. */
  resume(aside: Aside): void;
}
