import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Binding } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";
import type { Flip } from "../read/syntax.ts";

/** A set of members of one sort: bit m % 32 of word m / 32 is member m. A callee must neither change nor keep it. */
export type Bits = Int32Array;

/**
 * The puzzle and grid on which words are evaluated, set anew before every evaluation. Between two evaluations
 * both may change; only the result of `Vocabulary.shape` stays the same.
 */
export interface Here<P extends Puzzle = Puzzle, G extends Grid = Grid> {
  readonly puzzle: P;
  readonly grid: G;
}

/**
 * A kind's part of the rule language, which by itself knows no puzzle: sorts of things, words for them, verbs
 * that say facts. Types are spelled with the names of sorts: `cell` is a member, `cells` a set of them, and
 * there are `number` and `truth`: "digit, cells -> cells".
 */
export interface Vocabulary<P extends Puzzle = Puzzle, G extends Grid = Grid> {
  readonly sorts: readonly Sort<P>[];
  readonly words: readonly Word<P, G>[];
  readonly verbs: readonly Verb<P, G>[];
  /** Ids of laws that a rule may lean on. */
  readonly laws: readonly string[];
  readonly flip: Flip;
  /** Puzzles with the same shape (the same object) share all that is fixed: sizes of sorts, fixed words. */
  shape(puzzle: P): object;
  /** A puzzle of usual size, by which the cost of a rule is judged. */
  usual(): P;
  /** Most members that a set (a `Term`) can have, as far as its words say so; absent: any set may hold all. */
  mostIn?(set: object): number;
  /** Whether the fact is part of the puzzle itself, so that it is never a premise; absent: none is. */
  isPart?(puzzle: P, fact: Fact): boolean;
}

/** A sort of things that variables can stand for: small integers. The sort of cells is called `cell`. */
export interface Sort<P extends Puzzle = Puzzle> {
  /** The type of one member: "cell". */
  readonly name: string;
  /** The type of a set of members: "cells". */
  readonly plural: string;
  /** Both types as messages say them: "a cell", "a set of cells". */
  readonly words: { readonly one: Words; readonly many: Words };
  /** A number in a text may stand for a member, and a member for its number. */
  readonly numbered?: true;
  /** The least member; absent: 0. */
  readonly first?: 1;
  /** Members are below this number. It depends on the puzzle's shape only. */
  size(puzzle: P): number;
  /** How a sentence names one; absent: it does not. */
  binding?(puzzle: P, member: number): Binding;
  /** How a sentence names several. */
  bindingOfSet?(puzzle: P, members: readonly number[]): Binding;
}

/**
 * The change of a word's value, or a verb's truth, as more facts are known. A set, a number or a truth that
 * `grows` never loses anything (true is more than false), one that `shrinks` never gains; one that `varies`
 * may do both. Its premises are the facts because of which it is no less, or no more.
 */
export type Trend = "grows" | "shrinks" | "varies";

/** Takes in a premise. */
export type Collect = (fact: Fact) => void;

/**
 * Evaluates a word. `out` is a set for the result to be written to (cleared: no; its length fits the
 * result's sort) where the result is a set; a set that is kept elsewhere may be given back instead. A
 * member that does not exist is -1, a number that is unknown NaN: then the clause does not match.
 * Arguments are members and numbers as numbers, sets as `Bits`.
 */
export type Evaluate = (out: Bits, ...args: never[]) => number | boolean | Bits;

/**
 * Adds the premises of a word's value, fact by fact. For a set, `focus` are the members that matter: those
 * that it does not hold (if it shrinks), or that it holds (if it grows), or both.
 */
export type Premises = (add: Collect, focus: Bits, ...args: never[]) => void;

/**
 * A constant (no arguments) or a function. Words may share a name where their types differ. A word that
 * is called like the plural of a sort ("cells", of type "house -> cells") is applied unasked where a set
 * of that sort is expected; a single member stands for the set of it without any word.
 */
export interface Word<P extends Puzzle = Puzzle, G extends Grid = Grid> {
  readonly name: string;
  /** "cells" for a constant, "digit, cells -> cells" for a function; a test ends in "truth". */
  readonly type: string;
  /** Absent: fixed, that is it depends on the shape and its arguments only, and may be tabulated. */
  readonly trend?: Trend;
  /**
   * The verb whose set form the word is, in place of `on` and `premises`. "cell -> digits": the objects for
   * which it holds of the subject. "digit, cells -> cells", "cells -> cells": the members of the last
   * argument of which it holds, with that object.
   */
  readonly mask?: string;
  /**
   * The facts that a word with a trend may read: the arguments that bound the cells and the values, -1 or
   * absent: any; and whether only facts that say "is", or "is not".
   */
  readonly reads?: { readonly cells?: number; readonly values?: number; readonly facts?: "is" | "not" };
  /** Of a fixed word of one set: its value is that of each member, joined. Its premises are then only those of members that matter. */
  readonly joins?: true;
  /** `premises` may add more facts than are needed: they are then tried one by one. */
  readonly loose?: true;
  /** Most members of its set, where that is few. */
  readonly most?: number;
  /** Cost of one evaluation, in steps of a budget; absent: 1. */
  readonly cost?: number;
  /** Called once a shape. */
  on?(here: Here<P, G>): Evaluate;
  /** Called once a shape. Absent for a fixed word. */
  premises?(here: Here<P, G>): Premises;
}

/**
 * A word between a subject and an object, or behind a subject: `c is d`, `c open`. As a condition it
 * holds or not; as a conclusion it is a fact. Verbs may share a name where their types differ.
 */
export interface Verb<P extends Puzzle = Puzzle, G extends Grid = Grid> {
  readonly name: string;
  /** "cell, digit" or "cell". */
  readonly type: string;
  /** Whether it becomes true (`is`, `not`) or false (`can`, `open`) as more is known. */
  readonly trend: "grows" | "shrinks";
  /** It rests on facts about that cell and, as a value, that object alone; absent: on any facts about the cell (on any at all, where the subject is no cell). */
  readonly narrow?: true;
  /** It rests on facts that say "is", or "is not", alone; absent: on both. */
  readonly facts?: "is" | "not";
  /** Whether it holds; called once a shape. `object` is 0 where there is none. */
  on(here: Here<P, G>): (subject: number, object: number) => boolean;
  /** The subjects of which it holds, given the object: the fastest form. Absent: they are asked one by one. */
  subjects?(here: Here<P, G>): (out: Bits, object: number) => Bits;
  /** The objects for which it holds, given the subject. Absent: they are asked one by one. */
  objects?(here: Here<P, G>): (out: Bits, subject: number) => Bits;
  /** The fact that it is as a conclusion; absent: it cannot be one. */
  says?(puzzle: P, subject: number, object: number): Fact;
  /** Why it holds (if it grows) or no longer holds (if it shrinks); absent: because of the fact it says. */
  premises?(here: Here<P, G>): (add: Collect, subject: number, object: number) => void;
}

/** A type of the language. */
export type Type =
  | { readonly is: "number" }
  | { readonly is: "truth" }
  | { readonly is: "member"; readonly sort: Sort }
  | { readonly is: "set"; readonly sort: Sort };

/** The types of the arguments, and of the result where it has one. */
export interface Signature {
  readonly takes: readonly Type[];
  readonly gives: Type | null;
}

/** Reads a type of a word or a verb. A verb's has no arrow, nor has a constant's: `takes` then holds it. */
export function signatureOf(sorts: readonly Sort[], text: string): Signature {
  const [takes, gives] = text.split(" -> ");
  return {
    takes: takes.split(", ").map((name) => typeNamed(sorts, name)),
    gives: gives === undefined ? null : typeNamed(sorts, gives),
  };
}

function typeNamed(sorts: readonly Sort[], name: string): Type {
  if (name === "number" || name === "truth") return { is: name };
  for (const sort of sorts) {
    if (sort.name === name) return { is: "member", sort };
    if (sort.plural === name) return { is: "set", sort };
  }
  throw new Error(`Broken promise: no sort is ${name}`);
}
