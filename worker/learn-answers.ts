import type { Fact, Value } from "../engine/model/fact.ts";
import type { Words } from "../engine/model/words.ts";
import type { ExplainedStep } from "../engine/reason/explain.ts";
import type { PuzzleText } from "./puzzle-text.ts";

/** A named rule of a kind, as it is learnt. */
export interface TechniqueInfo {
  readonly id: string;
  readonly name: Words;
  readonly level: number;
  readonly needsOneAnswer: boolean;
}

/** A position on which a technique fires. */
export interface LearntMoment {
  /** All that is known beside the givens, bookkeeping too. */
  readonly facts: readonly Fact[];
  /** Every firing of the technique there; the first is the one to show. */
  readonly firings: readonly ExplainedStep[];
  /** The first firing's near miss, where it was wished for and there is one. */
  readonly miss: MissedMoment | null;
  /** The one answer of the puzzle; null where it is not known to have one. */
  readonly answer: readonly Value[] | null;
}

/** A near miss: a position on which the technique does not fire, as one thing is not known. The puzzle may lack a given. */
export interface MissedMoment extends Pick<PuzzleText, "text"> {
  readonly facts: readonly Fact[];
  /** The cells of what is not known, and it in words. */
  readonly cells: readonly number[];
  readonly without: Words;
}

/** Why a fact does not follow by a technique: it is not so, another rule says it, or none does in one step. */
export interface Doubted {
  readonly type: "false" | "other" | "unproved";
  /** The step of the other rule. */
  readonly step: ExplainedStep | null;
}
