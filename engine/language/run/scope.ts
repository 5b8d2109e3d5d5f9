import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Bits, Collect, Sort, Verb, Word } from "../check/vocabulary.ts";

/** Which way a value matters: that it is no more, that it is no less (true is more than false), or both. */
export type Side = number;
export const NO_MORE = 1;
export const NO_LESS = 2;
export const EXACT = NO_MORE | NO_LESS;

/** The opposite side, for a negated or subtracted part. */
export function turned(side: Side): Side {
  return ((side & NO_MORE) << 1) | ((side & NO_LESS) >> 1);
}

/** Whether facts can have made the value so, on that side. */
export function rests(trend: Word["trend"], side: Side): boolean {
  if (trend === "varies") return true;
  return (side & (trend === "grows" ? NO_LESS : NO_MORE)) !== 0;
}

/** A part of a rule, ready to be evaluated for the present values of its variables. */
export interface Part<T> {
  /** A set stays as it is until the same part is worked out again. */
  readonly get: () => T;
  /** Reports the facts it can rest on. `within` bounds the members that matter; null: all of them. */
  readonly reads: (side: Side, within: Bits | null) => void;
  /** Collects the facts that it rests on. Of a set the members of `focus` matter: that these are, or are not, in it. */
  readonly why: (side: Side, focus: Bits) => void;
  /** Members that it may have or be, within the variables' bounds; null: any. */
  readonly bound: () => Bits | null;
}

/** The state that all parts of one rule share while it works on one shape of puzzles. */
export class Scope {
  /** The puzzle and grid of the words. */
  readonly here: { puzzle: Puzzle; grid: Grid };
  readonly members: Int32Array;
  readonly numbers: Float64Array;
  readonly sets: Bits[];
  /** The term of a name, by variable: its premises are those of the name. */
  readonly means: (Part<unknown> | undefined)[] = [];
  /** 1 where a variable's value is meant and not its bounds. */
  readonly pinned: Uint8Array;
  readonly bounds: (Bits | null)[];
  /** Whether premises were collected of which not all may be needed. */
  isLoose = false;
  /** Steps spent, and how many may be. */
  spent = 0;
  limit = Number.POSITIVE_INFINITY;
  /** Steps after which a walk stops where its variables stand, to be resumed there; `isPaused` says that it did. */
  pause = Number.POSITIVE_INFINITY;
  isPaused = false;
  /** Null, or the only members that a rule's first variable is to stand for. */
  focus: Bits | null = null;
  /** Facts that were collected, counted as often as they were. */
  collected = 0;
  collect: Collect = () => {};
  /** Takes in which cells' facts are read, of which values and which way round; null and undefined: any. */
  read: (cells: Bits | null, values: Bits | null, facts: Verb["facts"]) => void = () => {};

  constructor(puzzle: Puzzle, variables: number) {
    this.here = { puzzle, grid: puzzle.blank() };
    this.members = new Int32Array(variables);
    this.numbers = new Float64Array(variables);
    this.sets = new Array<Bits>(variables).fill(NOTHING);
    this.pinned = new Uint8Array(variables);
    this.bounds = new Array<Bits | null>(variables).fill(null);
  }

  /** Collects premises of which some may be needless. */
  loosely(collect: () => void): void {
    const before = this.collected;
    collect();
    if (this.collected > before) this.isLoose = true;
  }

  /** Reports the facts a verb rests on, for these subjects and objects. */
  readFact(verb: Verb, subject: Sort, subjects: Bits | null, objects: Bits | null): void {
    this.read(subject.name === "cell" ? subjects : null, verb.narrow ? objects : null, verb.facts);
  }

  /** Collects why a verb holds of a subject (if it grows), or why it does not (if it shrinks). */
  premisesOf(verb: Verb): (subject: number, object: number) => void {
    const tell = verb.premises?.(this.here);
    const { says } = verb;
    const collect: Collect = (fact) => this.collect(fact);
    if (tell) return (subject, object) => tell(collect, subject, object);
    return (subject, object) => {
      if (says) this.collect(says(this.here.puzzle, subject, object));
    };
  }
}

export const NOTHING: Bits = new Int32Array(0);
