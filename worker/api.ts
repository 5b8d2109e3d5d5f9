import type { TreeQuestion, TreeTrace } from "../engine/duel/trace.ts";
import type { Made, Wish } from "../engine/kinds/contract/wish.ts";
import type { RuleProblem } from "../engine/language/read/problem.ts";
import type { Board } from "../engine/model/board.ts";
import type { RuleChoice, Strategy } from "../engine/model/choice.ts";
import type { Cell, Fact, Value } from "../engine/model/fact.ts";
import type { Problem, Result } from "../engine/model/result.ts";
import type { Proof } from "../engine/model/rule.ts";
import type { Counts } from "../engine/model/search.ts";
import type { Words } from "../engine/model/words.ts";
import type { Why } from "../engine/reason/ask.ts";
import type { Truth } from "../engine/reason/chain/mistake.ts";
import type { ExplainedStep } from "../engine/reason/explain.ts";
import type { Hint } from "../engine/reason/hint.ts";
import type { DuelMove, DuelQuestion, DuelThought } from "./duel-thought.ts";

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
  hint: {
    ask: PuzzleText & {
      readonly board: Board;
      readonly truth: Truth | null;
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
    };
    answer: Hint;
  };
  /** Why a cell is what it is, or cannot hold a value. */
  why: {
    ask: PuzzleText & {
      readonly board: Board;
      readonly truth: Truth | null;
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
      readonly cell: Cell;
      /** The value it is asked about; null: why is the cell what it is? */
      readonly value: Value | null;
    };
    answer: Why;
  };
  /** What a text of rules holds, rule by rule, and all that is wrong with it. */
  rules: { ask: { readonly kind: string; readonly text: string | null }; answer: RuleList };
  /** Tries one rule of a text on random boards, and judges what it concludes by complete search. */
  vet: {
    ask: { readonly kind: string; readonly text: string | null; readonly rule: string };
    answer: Vetted;
  };
  /** Goes on from what is known: at most so many steps. */
  run: {
    ask: PuzzleText & {
      /** All that is known beside the givens: what the player wrote and what was concluded before. */
      readonly facts: readonly Fact[];
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
      readonly strategy: Strategy;
      readonly steps: number;
    };
    answer: RunPart;
  };
  /** A whole set, puzzle by puzzle; the page asks in small batches. */
  analyse: {
    ask: { readonly kind: string; readonly texts: readonly string[]; readonly rules: RuleChoice | null };
    answer: readonly Analysed[];
  };
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
  /** The puzzle that a text holds, whatever program wrote it. */
  import: { ask: { readonly text: string }; answer: ImportedText };
  /** A new puzzle with one answer, as wished; null when none came out. The same seed gives the same puzzle. */
  make: {
    ask: { readonly kind: string; readonly wish: Wish; readonly seed: number };
    answer: Made | null;
  };
  /** The searches of a kind by name, the simplest first. */
  searches: { ask: { readonly kind: string }; answer: readonly string[] };
  /** Runs one search and tells, while it runs, what it does. */
  race: { ask: Raced; news: RaceNews; answer: RaceEnd };
  /** A part of what a search tells its watch, from any event on: the search runs again up to there. */
  trace: {
    ask: Omit<Raced, "events"> & {
      /** The first event that is told, counted from 0. */
      readonly from: number;
      /** How many are told at most. */
      readonly count: number;
    };
    answer: Trace;
  };
  /** How long a search takes, unwatched, and whether its answer is right. */
  time: { ask: Omit<Raced, "answers" | "events">; answer: Timed };
  /** Alpha-beta on a tree that is written as text, thought after thought. */
  tree: { ask: TreeQuestion; answer: TreeTrace };
  /** The best move of a duel that can be found; `news` is the best so far. */
  duel: { ask: DuelQuestion; news: DuelThought; answer: DuelThought };
}

/** A search on a puzzle, as it races. */
export interface Raced extends PuzzleText {
  /** Its name; see `searches`. */
  readonly search: string;
  /** It stops at so many answers, or at so many nodes. */
  readonly answers: number;
  readonly nodes: number;
  /** Most events that are told one by one, from the first; the counters go on. */
  readonly events: number;
}

/** What a search did since the last news, and where it stands. */
export interface RaceNews {
  /** Sums of all events so far. */
  readonly counts: Counts;
  /** Events so far, told one by one or not. */
  readonly events: number;
  /** The events since the last news, packed (see `engine/search/event.ts`); cut off at the wanted number. */
  readonly told: Int32Array;
  /** Of the events that were not told one by one, the spans that ended since the last news, packed (see `engine/search/profile.ts`). */
  readonly profile?: Int32Array;
  /** What is known on its board now, beside the givens. */
  readonly facts: readonly Fact[];
  /** Answers since the last news. */
  readonly answers: readonly (readonly Value[])[];
  /** Milliseconds of work so far, watching included. */
  readonly ms: number;
}

/** How a race ended for one search, with its last news. */
export interface RaceEnd extends RaceNews {
  /** False: the node limit was met, and nothing is claimed. */
  readonly complete: boolean;
}

/** A part of what a search told. */
export interface Trace {
  /** The board at its first event: what was forced at the start, then, for each choice that stands, the choice and what was forced since. */
  readonly standing: readonly (readonly Fact[])[];
  /** Sums of the events before. */
  readonly counts: Counts;
  readonly told: Int32Array;
}

/** One search on one puzzle, without a watch. */
export interface Timed extends Counts {
  /** The first answer; null when none was found. */
  readonly answer: readonly Value[] | null;
  readonly complete: boolean;
  /** Whether the answer holds the givens and keeps every law; for a completed search without one, whether the kind's fast search finds none either. Null: nothing is claimed. */
  readonly right: boolean | null;
  /** Mean milliseconds of `runs` runs, the fastest of some rounds of them; one run where that takes long. */
  readonly ms: number;
  readonly runs: number;
}

export type { DuelMove, DuelQuestion, DuelThought, RuleProblem, Why };

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
  /** Native rules are listed and can be switched off; their text cannot be edited. */
  readonly native: boolean;
  /** Where it stands in the text: offsets, end not included; null for native rules. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** How it is worked out: which joins became masks, one sentence each. */
  readonly plan: readonly Words[];
  /** Most combinations that asking it once can look at. */
  readonly cost: number;
}

/** What became of a rule that was tried on random boards; `fired` firings were judged. */
export type Vetted =
  | { readonly verdict: "sound"; readonly fired: number }
  | { readonly verdict: "unsound"; readonly fired: number; readonly counter: CounterExample }
  /** It had nothing to say on any board. */
  | { readonly verdict: "silent" }
  /** It gave up. */
  | { readonly verdict: "suspended"; readonly reason: Words };

/** A board on which a rule concludes what does not follow: the answer agrees with its premises, not with the conclusion. */
export interface CounterExample extends PuzzleText {
  /** What is known on the board, beside the givens. */
  readonly facts: readonly Fact[];
  readonly step: ExplainedStep;
  /** Which of the conclusions is wrong. */
  readonly wrong: Fact;
  readonly answer: readonly Value[];
}

/** What one run added. */
export interface RunPart {
  readonly entries: readonly JournalEntry[];
  readonly end: Proof["end"] | "limit";
  readonly rules: readonly RuleTally[];
  readonly rounds: readonly RoundTally[];
  readonly suspended: readonly Suspended[];
}

export interface JournalEntry {
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

/** A rule that is no longer believed, or that gave up: why, and what it wrongly concluded, if that is why. */
export interface Suspended {
  readonly rule: string;
  readonly name: Words;
  readonly reason: Words;
  readonly counter: ExplainedStep | null;
  /** The same on the board of that moment, where the one answer says that it is wrong. */
  readonly example?: CounterExample;
}

/** What became of one puzzle of a set. */
export type Analysed =
  | {
      readonly ok: true;
      readonly text: string;
      readonly end: Proof["end"];
      /** Cells the player would have to decide, and how many of them were. */
      readonly cells: number;
      readonly solved: number;
      /** Level of the hardest step. */
      readonly hardest: number;
      /** Firings by rule id, suppositions too. */
      readonly fired: Readonly<Record<string, number>>;
    }
  | { readonly ok: false; readonly text: string; readonly problem: Problem };

export type QuestionName = keyof Questions;

/** A reply: the answer, a problem with the text, or word that the question was called off. */
export type Reply<N extends QuestionName> =
  | Result<Questions[N]["answer"]>
  | { readonly ok: false; readonly cancelled: true };

/** What is told while the answer to a question is sought; nothing for most. */
export type NewsOf<N extends QuestionName> = Questions[N] extends { readonly news: infer News }
  ? News
  : never;

/** Answers questions. It remembers nothing but caches keyed by text. */
export interface Thinker {
  /** `tick` is told now and then how many nodes were spent so far, and the news where a question has some. */
  ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number, news?: NewsOf<N>) => void,
  ): Promise<Reply<N>>;
  /** Takes effect at the next slice; the question's promise then resolves as cancelled. */
  cancel(id: number): void;
  /** The questions that it works on: a sign of life, and how a question or an answer that was lost is found out. */
  asked(): readonly number[];
}

/** What a worker exposes through Comlink: a thinker that tells over a port, which the page can close. */
export interface WorkerThinker extends Pick<Thinker, "cancel" | "asked"> {
  ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    ticks?: MessagePort,
  ): Promise<Reply<N>>;
}

/** A message over that port; see `Thinker.ask`. */
export type TickMessage = readonly [nodes: number, news?: unknown];

/** A message of the worker beside its answers: the question that has the thread from now on. */
export interface AtWork {
  readonly atWork: number;
}
