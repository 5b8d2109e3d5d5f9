import type { RuleProblem } from "../engine/language/read/problem.ts";
import type { Fact, Value } from "../engine/model/fact.ts";
import type { Broken } from "../engine/model/puzzle.ts";
import type { Problem } from "../engine/model/result.ts";
import type { Proof } from "../engine/model/rule.ts";
import type { Words } from "../engine/model/words.ts";
import type { ExplainedStep } from "../engine/reason/explain.ts";
import type { PuzzleText } from "./puzzle-text.ts";

/** A text of rules as it was understood. */
export interface RuleList {
  /** The rules of the text in its order, then the native ones. */
  readonly rules: readonly RuleInfo[];
  readonly problems: readonly RuleProblem[];
  /** The kind's own text, for reset. */
  readonly own: string;
  /** The kind's words, for the colours of an editor. */
  readonly words?: readonly string[];
}

export interface RuleInfo {
  readonly id: string;
  readonly number: number | null;
  readonly name: Words;
  readonly level: number;
  readonly advanced: boolean;
  /** It argues from the puzzle's having one answer, so it is asked only where that is known. */
  readonly needsOneAnswer: boolean;
  /** Hardly any made puzzle needs it. */
  readonly seldom?: true;
  /** Native rules are listed and can be switched off; their text cannot be edited. */
  readonly native: boolean;
  /** Where it stands in the text: offsets, end not included; null for native rules. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** How it is worked out: which joins became masks, one sentence each. */
  readonly plan: readonly Words[];
  /** Most combinations that asking it once can look at. */
  readonly cost: number;
}

/** Result of trying a rule on random boards; `fired` firings were judged. */
export type Vetted =
  | { readonly verdict: "sound"; readonly fired: number }
  | { readonly verdict: "unsound"; readonly fired: number; readonly counter: CounterExampleText }
  /** It had nothing to say on any board. */
  | { readonly verdict: "silent" }
  /** It gave up. */
  | { readonly verdict: "suspended"; readonly reason: Words };

/** What a conclusion says of any board: the text of a rule behind its name. */
export interface GeneralRule {
  readonly body: string;
  /** The hardest rule that the supposition behind it takes a step by; null where it takes none. */
  readonly nearest: Words | null;
}

/** A board on which a rule concludes something that does not follow: the answer agrees with its premises, not with the conclusion. */
export interface CounterExampleText extends PuzzleText {
  /** Known facts on the board, beside the givens. */
  readonly facts: readonly Fact[];
  readonly step: ExplainedStep;
  /** Which of the conclusions is wrong. */
  readonly wrong: Fact;
  readonly answer: readonly Value[];
}

/** The steps of one run. */
export interface RunPart {
  readonly entries: readonly RunEntry[];
  readonly end: Proof["end"] | "limit";
  readonly rules: readonly RuleTally[];
  readonly rounds: readonly RoundTally[];
  readonly suspended: readonly Suspended[];
}

export interface RunEntry {
  /** From 1 within this part. */
  readonly round: number;
  readonly step: ExplainedStep;
}

/** How often a rule fired, how many facts came of it, and its CPU time. */
export interface RuleTally {
  readonly rule: string;
  readonly name: Words;
  readonly number: number | null;
  readonly fired: number;
  readonly facts: number;
  readonly ms: number;
}

export interface RoundTally {
  readonly fired: number;
  readonly ms: number;
}

/** A rule that is no longer believed, or that gave up: the reason, and its wrong conclusion, if that is the reason. */
export interface Suspended {
  readonly rule: string;
  readonly name: Words;
  readonly reason: Words;
  readonly counter: ExplainedStep | null;
  /** The same on the board of that moment, where the one answer says that it is wrong. */
  readonly example?: CounterExampleText;
}

/** All firings of the named rules on one position. */
export interface FoundFirings {
  /** By level, then as each rule finds them; none where a law is broken. */
  readonly firings: readonly ExplainedStep[];
  /** "limit": there may be more firings; "broken": the position breaks a law. */
  readonly end: "all" | "limit" | "broken";
  /** The law that the position breaks, and the facts that break it. */
  readonly conflict: Broken | null;
  readonly suspended: readonly Suspended[];
}

/** Result of one puzzle of a set. */
export type Analysed =
  | {
      readonly ok: true;
      readonly text: string;
      readonly rows: number;
      readonly cols: number;
      readonly end: Proof["end"];
      /** Cells the player would have to decide, and how many of them were. */
      readonly cells: number;
      readonly solved: number;
      /** Level of the hardest step. */
      readonly hardest: number;
      /** The name of its rule, or of the supposition; null where there was no step. */
      readonly technique: Words | null;
      /** How hard it is by these rules; null where they did not solve it. */
      readonly rating: Rated | null;
      /** Firings by rule id, suppositions too. */
      readonly fired: Readonly<Record<string, number>>;
      /** The marks of the board on which it was stuck, as a link holds them; "" where it was not. */
      readonly stuck: string;
    }
  | { readonly ok: false; readonly text: string; readonly problem: Problem };

/** How hard a puzzle is for a person. */
export interface Rated {
  /** 1 to 7: the level of the hardest step that is needed. */
  readonly level: number;
  /** The weights of all steps together. */
  readonly work: number;
  /** The techniques that are needed, and how often; the hardest first. */
  readonly needs: readonly NeededTechnique[];
}

/** A technique that a puzzle needs, by the id and the name of its rule, or as a supposition. */
export interface NeededTechnique {
  readonly id: string;
  readonly name: Words;
  readonly level: number;
  readonly count: number;
}

/** A made puzzle; its rating is null where no proof was found in time. */
export interface RatedPuzzle {
  readonly text: string;
  readonly rating: Rated | null;
}
