import type { MakeEventType } from "../engine/kinds/contract/make-watch.ts";
import type { Cell, Fact, Value } from "../engine/model/fact.ts";
import type { Counts } from "../engine/model/search.ts";
import type { PuzzleText } from "./puzzle-text.ts";

/** A search on a puzzle, as it races. */
export interface Raced extends PuzzleText {
  /** Its name; see `searches`. */
  readonly search: string;
  /** It stops at so many answers, or at so many nodes. */
  readonly answers: number;
  readonly nodes: number;
  /** Most events that are sent one by one, from the first; the counters go on. */
  readonly events: number;
}

/** The events of a search since the last news, and its present state. */
export interface RaceNews {
  /** Sums of all events so far. */
  readonly counts: Counts;
  /** Events so far, sent one by one or not. */
  readonly events: number;
  /** The events since the last news, packed (see `engine/search/event.ts`); cut off at the wanted number. */
  readonly packed: Int32Array;
  /** Of the events that were not sent one by one, the spans that ended since the last news, packed (see `engine/search/profile.ts`). */
  readonly profile?: Int32Array;
  /** The facts on its board now, beside the givens. */
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

/** A part of the events of a search. */
export interface Trace {
  /** The board at its first event: the facts propagated at the start, then, for each standing decision, the decision and its propagated facts. */
  readonly standing: readonly (readonly Fact[])[];
  /** Sums of the events before. */
  readonly counts: Counts;
  readonly packed: Int32Array;
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

/** One thing that a maker did. */
export interface MakingEvent {
  readonly type: MakeEventType;
  /** The board as it is then. */
  readonly text: string;
  /** The cells that it is about. */
  readonly cells: readonly Cell[];
  /** Places that a solver without guesses leaves open; 0 for a maker that digs. */
  readonly open: number;
  /** Milliseconds at work before it. */
  readonly ms: number;
}

/** A maker's work on one puzzle. */
export interface WatchedMaking {
  /** The first events. */
  readonly events: readonly MakingEvent[];
  /** How many there were. */
  readonly passed: number;
  readonly ms: number;
  /** The number of the attempt that came out; those before were given up. */
  readonly attempt: number;
  /** The puzzle. */
  readonly text: string;
}
