import type { Vocabulary } from "../../language/check/vocabulary.ts";
import type { Argument, ArgumentAsk, Demand, Statement, ToldArgument } from "../../model/argument.ts";
import type { Board, Move } from "../../model/board.ts";
import type { Cell, Fact, Value } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { RulePosition } from "../../model/position.ts";
import type { Promising } from "../../model/promising.ts";
import type { Broken, Puzzle } from "../../model/puzzle.ts";
import type { Random } from "../../model/random.ts";
import type { Problem, Result } from "../../model/result.ts";
import type { Binding, Link, Rule, Step } from "../../model/rule.ts";
import type { Search } from "../../model/search.ts";
import type { Lang, Words } from "../../model/words.ts";
import type { GeneralForm } from "./general-form.ts";
import type { MakeWatch } from "./make-watch.ts";
import type { PenpaBoard } from "./penpa-board.ts";
import type { Wish, WishField } from "./wish.ts";

/*
 * The contract of a kind of puzzle. Each kind implements all six interfaces in a folder of its own and has one line
 * in `registry.ts`, in `play.ts` and, if its writers are its own, in `export.ts`. `defaults.ts` has members for a kind
 * to name that has nothing of its own there.
 *
 * The interfaces depend on the kind's type of puzzle, P. Code that finds a kind by its id knows only `PlayKind`, that
 * is P = Puzzle. All members that take a puzzle are methods, and TypeScript compares parameters of methods in both
 * directions, so a `PlayKind<P>` is a `PlayKind` without a cast. That is sound as long as a kind is given its own
 * puzzles: `puzzle.kind` is the id of the kind that made it, and puzzles come only from a kind's `parse`, `read`, `make`
 * and `position` (held by `test/kinds/contract.test.ts`).
 */

/** The puzzle type of each kind, by id. The folder of a kind adds its own (`declare module`), so ids are checked by the compiler. */
// biome-ignore lint/suspicious/noEmptyInterface: each kind adds a member.
export interface PuzzleOf {}

/** The id of a kind. An id from outside is a string, by which `registry.ts` and `play.ts` find a kind or none. */
export type KindId = keyof PuzzleOf;

/** The part of a kind that playing needs, bundled with the page: texts, boards, the wording of facts. */
export interface PlayKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  readonly name: Words;
  /** How a player writes: digits into selected cells, with notes and candidates; or marks, painted by strokes. */
  readonly hand: "digits" | "strokes";
  /** Reads the canonical text (the part of a link after the kind); other spellings are read by `ImportKind`. */
  parse(text: string): Result<P>;
  /** The canonical text: `parse(format(p))` is p. */
  format(puzzle: P): string;
  /** The facts that the board states, without the givens. Strikes count only in auto-candidate mode. */
  read(puzzle: P, board: Board): Fact[];
  /** The move that writes a fact; null if the board shows it already or a player cannot write it there. */
  write(puzzle: P, board: Board, fact: Fact): Move | null;
  /** The marks as they count when the player says "done": a kind may let blank cells count as something. */
  completed(puzzle: P, marks: readonly number[]): readonly number[];
  /** The marks that show an answer (0 on given cells). */
  marksOf(puzzle: P, answer: readonly Value[]): number[];
  /** The candidates of each cell in auto-candidate mode, as bit sets; see `noCandidates`. */
  candidates(puzzle: P, board: Board): readonly number[];
  /** One byte a cell: 1 if the cell belongs to a part of the board that is finished; see `noneFinished`. */
  finished(puzzle: P, marks: readonly number[]): Uint8Array;
  /**
   * What the eye sees of broken laws: a digit twice in a row, two islands that touch. Nothing that takes looking ahead; on a
   * full board, all of them.
   */
  seen(puzzle: P, board: Board): readonly SeenBreak[];
  /** Progress for a link: short, URL-safe text of the marks; "" for an empty board. */
  formatMarks(puzzle: P, marks: readonly number[]): string;
  parseMarks(puzzle: P, text: string): Result<number[]>;
  /** A fact in words: "R3C5 is 7", "R3C5 is wall". */
  sayFact(puzzle: P, fact: Fact, lang: Lang): string;
  /** The value of a rule's variable in words: "R3C5", "row 3", "4 and 7". */
  sayBinding(puzzle: P, binding: Binding, lang: Lang): string;
  /** Each law in one sentence, by its id. */
  readonly lawTexts: Readonly<Record<string, Words>>;
  /** A value as the command line spells it in facts: "7", "sea" or "R1C2". */
  spellValue(puzzle: P, value: Value): string;
}

/** Cells that break a law together for the eye to see; `as` names how, for the page half of the kind to say. */
export interface SeenBreak {
  readonly as: string;
  readonly cells: readonly Cell[];
}

/** A broken law to be put into words; with all facts that are `known` sizes are those of the board, else of the breaking facts. */
export interface SaidBroken extends Broken {
  readonly known?: readonly Fact[];
}

/** A step's reason as the board shows it: the sentence with its slots, and the cells to highlight; absent: the rule's own. */
export interface Reason {
  readonly text?: Words;
  readonly bindings?: Step["bindings"];
  readonly marks?: NonNullable<Step["marks"]>;
}

/** The part of a kind that a first hint needs; the worker loads it before the rest of `ThinkKind`. */
export interface QuickKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** The kind's own rules, easiest first: those of `ruleText` and the native ones. Compiled when first read. */
  readonly rules: readonly Rule<P>[];
  /** Finds answers. A quick part's search may give up early; that of the whole kind is its best. */
  readonly fast: Search<P>;
  /**
   * What the sentence and the marks of one of the kind's own rules cannot say of a step; null where they say it all. It is
   * asked for steps that are shown, and worked out from what is known before them. See `asTheRuleSays`.
   */
  reasonOf(puzzle: P, step: Step, known: readonly Fact[]): Reason | null;
  /** Ids of own rules whose conclusions from the same premises a hint tells, and writes, as one step; `reasonOf` speaks of them all. */
  readonly united: readonly string[];
}

export type SayBroken<P extends Puzzle = Puzzle> = ThinkKind<P>["sayBroken"];

/** All that thinking needs: rules as text and every search. */
export interface ThinkKind<P extends Puzzle = Puzzle> extends QuickKind<P> {
  /** The kind's own rules as text. */
  readonly ruleText: string;
  /** The kind's words in the rule language. */
  readonly vocabulary: Vocabulary<P>;
  /** Rules with an algorithm of their own, listed after those of a text that keeps some of `ruleText`. */
  readonly native: readonly Rule<P>[];
  /**
   * Facts worth supposing on a grid on which the rules conclude nothing, the most promising first: a quick propagation
   * found that they break a law, or that both colours (all values) imply something. With a depth above 1: facts that
   * break a law only with suppositions within, one level less deep. See `noScreen`.
   */
  screen(puzzle: P, grid: Grid, depth?: number): Job<readonly Promising[]>;
  /**
   * Argues about one puzzle: on a grid on which the rules conclude nothing, the step by a flat proof, or one in lemmas, that is easiest to
   * follow; null where none is found. It keeps lemmas from one step to the next. A kind without it tells suppositions.
   */
  arguing?(puzzle: P): (grid: Grid, ask?: ArgumentAsk) => Job<Step | null>;
  /** Whether the lines of a statement of an argument prove it, by the statements before it; a kind of houses needs none of its own. */
  judging?(puzzle: P): (statement: Statement, before: Argument) => boolean;
  /** The demands that a step of a rule uses beside its premises, none of them needless, or null where it cannot tell; as `judging`. */
  measuring?(puzzle: P): (step: Step) => readonly Demand[] | null;
  /** The general form of a step by a short supposition, as a rule in the kind's words; null where it has none. */
  general?(puzzle: P, step: Step): GeneralForm | null;
  /** What a step by argument says, and each of its statements, in sentences. */
  tellArgument?(puzzle: P, step: Step): ToldArgument;
  /** Searches beside the generic ones and `fast`, by name. */
  readonly searches: Readonly<Record<string, Search<P>>>;
  /** The fastest way to count the answers of one puzzle again and again, for benchmarks; see `countBy`. */
  counter(puzzle: P, text: string): Counter;
  /** The same puzzle with laws that also force, for search and making; see `asItIs`. */
  prepare(puzzle: P): P;
  /** How a rule of the puzzle is broken, with place and count: "Row 3 has 5 twice: R3C2 and R3C7." The page asks `engine/kinds/broken.ts`. */
  sayBroken(puzzle: P, broken: SaidBroken, lang: Lang): string;
  /** A link of a chain in a sentence: "In row 4, 3 is at R4C2 or R4C7." A kind without chains says nothing. */
  sayLink?(puzzle: P, link: Link, lang: Lang): string;
  /** Why the givens taken together rule every answer out, in a sentence; null if they do not show it. */
  whyNone(puzzle: P): Words | null;
}

/** Counts answers up to a number; -1 if the node limit was met before that was known. */
export type Counter = (answers: number, nodes: number) => number;

/** Whether a puzzle is easy enough. The puzzle need not have one answer. */
export type Judge<P extends Puzzle = Puzzle> = (puzzle: P) => Job<boolean>;

/** The part of a kind that making needs beside thinking. */
export interface MakeKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** Wishes beside size, level and rule. */
  readonly wishes: readonly WishField[];
  /** The reason why the kind can never fulfil the wish, or null. Rows, columns and level are in range already; a wished rule's level stands for it. */
  refuses(wish: Wish): Problem | null;
  /**
   * One attempt at a puzzle with one answer that is as wished except for level and rule, which the caller measures; the level
   * is something to steer by. Null if the attempt failed. With a judge: a puzzle that the judge agrees to, and close to those
   * that it does not.
   */
  make(wish: Wish, random: Random, judge?: Judge<P>, watch?: MakeWatch): Job<P | null>;
  /** The puzzle with these clues, one a cell, 0 for none: the board of a maker that is watched. A kind without it is not watched. */
  ofClues?(wish: Wish, clues: readonly number[]): P;
  /**
   * A puzzle with one answer close to one that was made for the wish, and as wished as it is; null if none came out. A rule that
   * is seldom needed is looked for among such puzzles. A kind without it has only further attempts.
   */
  vary?(wish: Wish, puzzle: P, random: Random): Job<P | null>;
  /** All that the kind's rules up to a level conclude of a puzzle, found much faster than by the rules; null where they solve it. */
  readonly foregone?: { readonly level: number; of(puzzle: P): readonly Fact[] | null };
  /** A random board to try rules on. */
  position(random: Random): RulePosition<P>;
}

/** A puzzle that was read from a text, with the marks that came with it, one a cell. */
export interface ReadPuzzle<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly marks?: readonly number[];
}

/** The result of reading a text as one kind; null if nothing suggests that kind. */
export type Recognised<P extends Puzzle = Puzzle> = Result<ReadPuzzle<P>> | null;

/** The readers of other programs' texts. All are linear in the text. */
export interface ImportKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** The order in which kinds are asked, lowest first: a kind whose texts name it before one that takes bare digits. */
  readonly rank: number;
  /** Texts of this kind that a person can paste, for the message that nothing was found: "81 digits". */
  readonly tries: readonly Words[];
  /** The LZ-string part of the text that `read` needs unpacked, or null. */
  packed(text: string): string | null;
  /** Reads a text. `unpacked` is the unpacked form of `packed`; null if there was nothing to unpack or it is damaged. */
  read(text: string, unpacked: string | null): Recognised<P>;
  /** Reads one line of a set of puzzles. */
  readLine(line: string): Recognised<P>;
  /** How likely an untagged penpa board is of this kind; the kind with the greatest number reads it, none at 0. */
  likelihood(board: PenpaBoard): number;
  /** Reads a penpa board as this kind; see `noPenpa`. */
  readPenpa(board: PenpaBoard): Recognised<P>;
}

/** A file format that other programs read, and that the importer reads back. */
export interface Spelling<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** The ending of the file's name, without the dot. */
  readonly ending: string;
  /** What the format is called, and what the file is good for, in a sentence. */
  readonly name: Words;
  readonly note: Words;
  /** Whether the marks are written too; otherwise the puzzle alone. */
  readonly carriesMarks: boolean;
  /** The file's text; `marks` has one entry a cell. Cost: the cells. */
  write(puzzle: P, marks: readonly number[]): string;
}

/** The writers of other programs' texts, loaded when a puzzle leaves the app. */
export interface ExportKind<P extends Puzzle = Puzzle> {
  readonly id: KindId;
  /** The best for going on later comes first. */
  readonly spellings: readonly Spelling<P>[];
  /** The address that opens the puzzle in another program; null if none does. */
  address(puzzle: P): string | null;
  /** Files of several puzzles: their ending, and the line that a puzzle takes in one. */
  readonly set: { readonly ending: string; line(puzzle: P): string };
  /** An answer in one word, for the command line. */
  answer(puzzle: P, answer: readonly Value[]): string;
}
