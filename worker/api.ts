import type { TreeQuestion, TreeTrace } from "../engine/duel/trace.ts";
import type { Wish } from "../engine/kinds/contract/wish.ts";
import type { Miss } from "../engine/learn/drill-set.ts";
import type { Way } from "../engine/learn/way.ts";
import type { Board } from "../engine/model/board.ts";
import type { RuleChoice, Strategy } from "../engine/model/choice.ts";
import type { Cell, Fact, Value } from "../engine/model/fact.ts";
import type { Result } from "../engine/model/result.ts";
import type { Words } from "../engine/model/words.ts";
import type { Size } from "../engine/photo/grids.ts";
import type { Quad } from "../engine/photo/quad.ts";
import type { ReadPhoto, Stage } from "../engine/photo/read-photo.ts";
import type { Truth } from "../engine/reason/chain/mistake.ts";
import type { Hint } from "../engine/reason/hint.ts";
import type { Why } from "../engine/reason/why.ts";
import type { DuelQuestion, DuelThought } from "./duel-thought.ts";
import type { Doubted, LearntMoment, MissedMoment, TechniqueInfo } from "./learn-answers.ts";
import type { PackBytes, PackContent } from "./pack-answers.ts";
import type { PuzzleText } from "./puzzle-text.ts";
import type { Raced, RaceEnd, RaceNews, Timed, Trace, WatchedMaking } from "./race-answers.ts";
import type {
  Analysed,
  FoundFirings,
  GeneralRule,
  Rated,
  RatedPuzzle,
  RuleList,
  RunPart,
  Vetted,
} from "./rule-answers.ts";

/** An imported puzzle as text again, with the marks that came with it. */
export interface ImportedText extends PuzzleText {
  readonly marks: readonly number[] | null;
  /** A note for the person about the import ("the first of 12 puzzles"). */
  readonly notice: Words | null;
  /** All puzzles of a text that holds several, this one first; else none. */
  readonly several: readonly PuzzleText[];
}

/** The answers of a puzzle: how many were found, and whether there are no more. */
export interface Weighed {
  readonly answers: number;
  readonly complete: boolean;
  /** Where there are none: why. */
  readonly breach: Breach | null;
}

/** Why a puzzle has no answer. */
export interface Breach {
  /** In a sentence, as far as the givens taken together, or the rules of reasoning, show it. */
  readonly why: Words | null;
  /** The givens that it rests on, or the cells to look at; none where all givens taken together show it. */
  readonly cells: readonly Cell[];
}

/** A puzzle that was read from a picture; its corners are in parts of the picture's width and height. */
export type PhotoAnswer = PuzzleText &
  Size &
  Pick<ReadPhoto, "doubts" | "straight" | "several" | "trust" | "corners">;

/** Every question of the page, with its answer. All of it is plain data. */
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
  /** Why a cell has its value, or cannot hold a value. */
  why: {
    ask: PuzzleText & {
      readonly board: Board;
      readonly truth: Truth | null;
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
      readonly cell: Cell;
      /** The value in question; null: why does the cell have its value? */
      readonly value: Value | null;
    };
    answer: Why;
  };
  /** The rules of a text, one by one, and all its problems. */
  rules: { ask: { readonly kind: string; readonly text: string | null }; answer: RuleList };
  /** Tries one rule of a text on random boards, and judges its conclusions by complete search. */
  vet: {
    ask: { readonly kind: string; readonly text: string | null; readonly rule: string };
    answer: Vetted;
  };
  /** The general form of a conclusion on a position, as its opposite breaks a law; null where that has none. */
  generalize: {
    ask: PuzzleText & { readonly facts: readonly Fact[]; readonly rules?: RuleChoice; readonly fact: Fact };
    answer: GeneralRule | null;
  };
  /** Runs the rules on from the given facts: at most so many steps. */
  run: {
    ask: PuzzleText & {
      /** All known facts beside the givens: the player's marks and earlier conclusions. */
      readonly facts: readonly Fact[];
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
      readonly strategy: Strategy;
      readonly steps: number;
    };
    answer: RunPart;
  };
  /** Every place where the named rules fire on a position: none of the firings counts for another. */
  find: {
    ask: PuzzleText & {
      /** All known facts beside the givens: marks that are written, candidates that are removed. */
      readonly facts: readonly Fact[];
      /** Absent: the kind's own rules, all of them. */
      readonly rules?: RuleChoice;
      /** Ids of the rules whose firings are wanted; absent: every named one. */
      readonly techniques?: readonly string[];
      /** Most firings that are told. */
      readonly steps: number;
    };
    answer: FoundFirings;
  };
  /** The named rules of a kind, by level. */
  techniques: { ask: { readonly kind: string }; answer: readonly TechniqueInfo[] };
  /** The moment before a technique first fires on a puzzle; null where it never does. */
  moment: { ask: PuzzleText & { readonly rule: string; readonly way: Way }; answer: LearntMoment | null };
  /** The near miss of a technique; null where it would say nothing with the fact either. */
  miss: { ask: PuzzleText & Miss & { readonly rule: string }; answer: MissedMoment | null };
  /** Why a fact does not follow by a technique, on a position where it does not. */
  doubt: { ask: PuzzleText & { readonly facts: readonly Fact[]; readonly fact: Fact }; answer: Doubted };
  /** A whole set, puzzle by puzzle; the page asks in small batches. */
  analyse: {
    ask: { readonly kind: string; readonly texts: readonly string[]; readonly rules: RuleChoice | null };
    answer: readonly Analysed[];
  };
  /** How many answers the puzzle has, from its givens alone, whatever is on the board; `nodes` limits the search. */
  judge: { ask: PuzzleText & { readonly nodes: number }; answer: Truth };
  /** How many answers a puzzle has that is being entered, up to a number, and why where it has none. */
  weigh: {
    ask: PuzzleText & { readonly answers: number; readonly nodes: number };
    answer: Weighed;
  };
  /** How hard a puzzle with one answer is, by the kind's own rules; null where no proof was found. */
  rate: { ask: PuzzleText; answer: Rated | null };
  /** The cells whose marks are in no answer; null while the answers are not known to be one. */
  mistakes: {
    ask: PuzzleText & { readonly board: Board; readonly truth: Truth | null };
    answer: { readonly cells: readonly Cell[] } | null;
  };
  /** Answers up to a number, from the givens alone, whatever is on the board. */
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
  /** The puzzle in a picture file; `news` is what is being done. Corners are in parts of the picture's width and height. */
  photo: {
    ask: {
      readonly picture: Blob;
      /** Absent: the kind, the size and the corners that fit best. */
      readonly kind?: string;
      readonly size?: Size;
      readonly corners?: Quad;
    };
    news: Stage;
    answer: PhotoAnswer;
  };
  /** All puzzles of a pack; a problem where it is not whole. */
  unpack: { ask: PackBytes; answer: PackContent };
  /** A new puzzle with one answer, as wished; null when none came out. The same seed gives the same puzzle. */
  make: {
    ask: { readonly kind: string; readonly wish: Wish; readonly seed: number };
    answer: RatedPuzzle | null;
  };
  /** A maker at work, event by event; null where nothing came out. */
  watchMaking: {
    ask: { readonly kind: string; readonly wish: Wish; readonly seed: number };
    answer: WatchedMaking | null;
  };
  /** The searches of a kind by name, the simplest first. */
  searches: { ask: { readonly kind: string }; answer: readonly string[] };
  /** Runs one search and sends news of it meanwhile. */
  race: { ask: Raced; news: RaceNews; answer: RaceEnd };
  /** A part of the events of a search, from any event on: the search runs again up to there. */
  trace: {
    ask: Omit<Raced, "events"> & {
      /** The first event wanted, counted from 0. */
      readonly from: number;
      /** Number of events wanted, at most. */
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

export type * from "./duel-thought.ts";
export type * from "./learn-answers.ts";
export type * from "./pack-answers.ts";
export type * from "./puzzle-text.ts";
export type * from "./race-answers.ts";
export type * from "./rule-answers.ts";
export type { Why };

export type QuestionName = keyof Questions;

/** A reply: the answer, a problem with the text, or word that the question was called off. */
export type Reply<N extends QuestionName> =
  | Result<Questions[N]["answer"]>
  | { readonly ok: false; readonly cancelled: true };

/** News sent while a question is answered; none for most questions. */
export type NewsOf<N extends QuestionName> = Questions[N] extends { readonly news: infer News }
  ? News
  : never;

/** Answers questions. It remembers nothing but caches keyed by text. */
export interface Thinker {
  /** `tick` is called now and then with the nodes spent so far, and the news where a question has some. */
  ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    tick?: (nodes: number, news?: NewsOf<N>) => void,
  ): Promise<Reply<N>>;
  /** Takes effect at the next slice; the question's promise then resolves as cancelled. */
  cancel(id: number): void;
  /** From the next slice on its work waits, or goes on: a person waits for another thinker. */
  hold(isHeld: boolean): void;
  /** The questions that it works on: a sign of life, and how a question or an answer that was lost is found out. */
  asked(): readonly number[];
}

/** The interface that a worker exposes through Comlink: a thinker that reports over a port, which the page can close. */
export interface WorkerThinker extends Pick<Thinker, "cancel" | "hold" | "asked"> {
  ask<N extends QuestionName>(
    id: number,
    name: N,
    question: Questions[N]["ask"],
    ticks?: MessagePort,
  ): Promise<Reply<N>>;
}

/** A message over that port; see `Thinker.ask`. Null is the last one: the answer comes by another way, and may be there before. */
export type TickMessage = readonly [nodes: number, news?: unknown] | null;

/** A message of the worker beside its answers: the question that has the thread from now on. */
export interface AtWork {
  readonly atWork: number;
}
