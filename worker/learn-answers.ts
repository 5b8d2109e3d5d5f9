import type { Fact, Value } from "../engine/model/fact.ts";
import type { Words } from "../engine/model/words.ts";
import type { ExplainedStep } from "../engine/reason/explain.ts";

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
  /** The one answer of the puzzle; null where it is not known to have one. */
  readonly answer: readonly Value[] | null;
}

/** A near miss: a position on which a technique does not take a step, as one fact is not known that no rule up to its level gives in one step. */
export interface MissedMoment {
  /** All that is known beside the givens, bookkeeping too. */
  readonly facts: readonly Fact[];
  /** The step that the technique would take if the fact were known. */
  readonly step: ExplainedStep;
  /** What is not ruled out as the fact is not known, and what that step would conclude, in words. */
  readonly unknown: Words;
  readonly unsaid: Words;
}

/** Why a fact does not follow by a technique: it is not so, another rule says it, or none does in one step. */
export interface Doubted {
  readonly type: "false" | "other" | "unproved";
  /** The step of the other rule. */
  readonly step: ExplainedStep | null;
}
