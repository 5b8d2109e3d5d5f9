import type { Vocabulary } from "../language/check/vocabulary.ts";
import type { CompiledRules, CompileOptions } from "../language/run/compiler.ts";
import type { Wish } from "../make/wish.ts";
import type { Board, Move } from "./board.ts";
import type { Fact, Value } from "./fact.ts";
import type { Grid } from "./grid.ts";
import type { Job } from "./job.ts";
import type { Position } from "./position.ts";
import type { Puzzle } from "./puzzle.ts";
import type { Random } from "./random.ts";
import type { Problem, Result } from "./result.ts";
import type { Binding, Rule } from "./rule.ts";
import type { Search } from "./search.ts";
import type { Lang, Words } from "./words.ts";

/** The half of a kind that the page bundles: texts, boards, laws. */
export interface PlayKind<P extends Puzzle = Puzzle> {
  readonly id: string;
  readonly name: Words;
  /** How a player writes: digits into selected cells, with notes and candidates; or marks, painted by strokes. */
  readonly hand: "digits" | "strokes";
  /** Reads the canonical text (a link's part after the kind); other spellings are the importer's work. */
  parse(text: string): Result<P>;
  /** The canonical text: `parse(format(p))` is p. */
  format(puzzle: P): string;
  /** What the board says, without the givens. Strikes count only in auto-candidate mode. */
  read(puzzle: P, board: Board): Fact[];
  /** The move that writes a fact; null when it is shown already or not something a player writes on this board. */
  write(puzzle: P, board: Board, fact: Fact): Move | null;
  /** The marks as they count when the player says "done": what Nurikabe leaves open is land. */
  completed(puzzle: P, marks: readonly number[]): readonly number[];
  /** The marks that show an answer (0 on given cells). */
  marksOf(puzzle: P, answer: readonly Value[]): number[];
  /** Progress for a link: short, URL-safe text of the marks; "" for an empty board. */
  formatMarks(puzzle: P, marks: readonly number[]): string;
  parseMarks(puzzle: P, text: string): Result<number[]>;
  /** Says a fact in words: "r3c5 is 7", "r3c5 is sea". */
  sayFact(puzzle: P, fact: Fact, lang: Lang): string;
  /** Says what a variable of a rule stood for: "r3c5", "row 3", "4 and 7". */
  sayBinding(puzzle: P, binding: Binding, lang: Lang): string;
  /** One sentence a law id: what the law demands. */
  readonly lawTexts: Readonly<Record<string, Words>>;
  /** How the kind looks for the command line's fact spelling: "7", "sea" or "r1c2". */
  spellValue(puzzle: P, value: Value): string;
}

/** Whether a puzzle is easy enough. What it agrees to need not have one answer. */
export type Judge<P extends Puzzle = Puzzle> = (puzzle: P) => Job<boolean>;

/**
 * The half for the worker and the factory: rules and searches. The quick part of it, which a first hint waits
 * for, has no `compile` and no `screen`, and its search may give up early.
 */
export interface ThinkKind<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** Easiest first: those of the text and the native ones. Compiled when first read. */
  readonly rules: readonly Rule<P>[];
  /** The kind's own rules as text, the only copy. */
  readonly ruleText?: string;
  /** The kind's words in the rule language. */
  readonly vocabulary?: Vocabulary<P>;
  /** Rules with an algorithm of their own, listed after those of any text. */
  readonly native?: readonly Rule<P>[];
  /** The rules of a person's text in the kind's words. */
  compile?(text: string, vocabulary: Vocabulary<P>, options?: CompileOptions): CompiledRules<P>;
  /**
   * What is worth supposing where the rules say nothing more, the most promising first: of each a quick
   * propagation found that it breaks a law, or what both colours (all values) lead to. `cost` guesses how long
   * the explained chain will be. With a depth above 1: what breaks a law only with suppositions within it,
   * one level less deep.
   */
  screen?(puzzle: P, grid: Grid, depth?: number): Job<readonly Promising[]>;
  /** The kind's own search, where it has one. */
  readonly fast?: Search<P>;
  /** Further searches of its own, by name. */
  readonly searches?: Readonly<Record<string, Search<P>>>;
  /**
   * Counts the answers of a canonical text up to a number, the shortest way the kind has; below zero when the
   * node limit was met.
   */
  count?(text: string, answers: number, nodes: number): number;
  /** The same puzzle with laws that also force; search and making use it, the page does without. */
  prepare?(puzzle: P): P;
  /** Why the givens taken together rule every answer out, in a sentence; null where they do not show it. */
  whyNone?(puzzle: P): Words | null;
}

/** A supposition that should lead somewhere. */
export interface Promising {
  /** The fact to suppose. */
  readonly fact: Fact;
  /** What should come of it: null for a broken law, so that the opposite holds; else what holds with the fact and with its opposite. */
  readonly agreed: Fact | null;
  readonly cost: number;
  /** What the steps of a short chain there conclude, where that is known. */
  readonly way?: readonly Fact[];
}

/** What a worker needs beside thinking when it is asked for a new puzzle. */
export interface MakeKind<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** Why this kind never makes what is wished, or null. Rows, columns, level and technique are in range already. */
  refuses(wish: Wish): Problem | null;
  /**
   * One attempt at a puzzle with one answer that is as wished in all but level and technique, which whoever
   * asks measures; the level is something to steer by. Null when the attempt came to nothing. With a judge
   * it is a puzzle that the judge agrees to, and one close to those that it does not.
   */
  make(wish: Wish, random: Random, judge?: Judge<P>): Job<P | null>;
  /** The first measure of difficulty, 1 to 5, of a puzzle with one answer. */
  effort(puzzle: P): Job<number>;
  /** A random board to try rules on. */
  position(random: Random): Position<P>;
}

export interface Size {
  readonly rows: number;
  readonly cols: number;
}
