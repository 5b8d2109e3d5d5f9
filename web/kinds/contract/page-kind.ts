import type { SVGTemplateResult, TemplateResult } from "lit";
import type { Wish } from "../../../engine/kinds/contract/wish.ts";
import type { Cell, Fact, Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang, Words } from "../../../engine/model/words.ts";
import type { WhySubject } from "../../state/why.ts";

/** How the page shows, names and asks for puzzles of a kind, beside its board. */
export interface PageKind<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** How it is played, in a few sentences. */
  readonly rules: Words;
  /** Many who come do not know it: the first visit offers to explain it. */
  readonly isUnfamiliar: boolean;
  /** A small board with some marks of a player: the sign of the kind. */
  readonly sign: { readonly text: string; readonly marks: readonly number[] };
  /** The inside of a small picture, in cells as units; its classes are those of `Thumbnail`. */
  picture(puzzle: P, marks: readonly number[]): SVGTemplateResult;
  /** How far the areas of a board have come that the player builds; for kinds that have such. */
  progress?(puzzle: P, marks: readonly number[]): Progress;
  /** How the board breaks a law, for the eye to see (`SeenBreak.as`), in a short sentence; for kinds whose breaks do not speak for themselves. */
  sayBreak?(as: string): string;
  /** The content of a cell, given or written, in a word. */
  sayShown(puzzle: P, cell: Cell, mark: number, lang: Lang): string;
  /** Questions about a cell beside "why does it have its value?": the value, its name on a button, and its name in a question. */
  asked(puzzle: P, lang: Lang): readonly AskedOf[];
  /** The value drawn for a decision of a search, as a tint supposes it; null for a negative fact. */
  drawn(fact: Fact): Value | null;
  /** A choice of a search in a character or two. */
  sayChoice(fact: Fact): string;
  /** A line of a set as this kind spells puzzles, where that is easily done: blanks of other programs, and notes behind it. */
  spelled(line: string): string;
  /** "24 givens". */
  sayGivens(n: number, lang: Lang): string;
  /**
   * Sides of square boards that are offered to make; where `other` is, any rectangle can be asked for too. `hardest` is the
   * level up to which boards of a side are made, where that is not the last.
   */
  readonly sides: {
    readonly offered: readonly number[];
    readonly other: boolean;
    readonly hardest?: Readonly<Record<number, number>>;
  };
  /** How boards of the kind are made: the name of the lab's page on it. */
  readonly made: "digging" | "climbing";
  /** What a person enters to state a puzzle: a number in a cell, or nothing. */
  readonly entry: Entry<P>;
  /** The wish before a person changes it; searches are timed on sets of this size. */
  readonly wish: Wish;
  readonly timed: Wish;
  /** Controls of the form to make puzzles for this kind's own wishes. */
  readonly wishes: readonly WishControl[];
  /** Puzzles to race on, by their text. */
  readonly presets: readonly PresetPuzzle[];
  /** Descriptions of searches, where they differ from other kinds, by the search's name. */
  readonly searches: Readonly<Record<string, Words>>;
  /** The beginning of a rule of that name, for "Add a rule": it runs as it stands, and says something new now and then. */
  newRule(name: string): string;
  /** Whether conclusions of the kind have general forms, which can become rules. */
  readonly generalizes?: true;
  /** Programs whose addresses the importer understands, beside those that it understands for every kind. */
  readonly programs: readonly string[];
  /** Spellings that the importer understands, each with the beginning of an example. */
  readonly forms: readonly { readonly name: Words; readonly example: string }[];
}

/** How a puzzle is entered by hand, cell by cell: a number, 0 for none, -1 for one that is not told ("?"). */
export interface Entry<P extends Puzzle = Puzzle> {
  /** Whether "?" can be entered. */
  readonly untold: boolean;
  /** Whether a board may have this size. */
  fits(rows: number, cols: number): boolean;
  /** The greatest number on a board of this size. */
  most(rows: number, cols: number): number;
  /** What stands in each cell of a puzzle. */
  numbers(puzzle: P): readonly number[];
  /** The canonical text of the puzzle with these numbers. */
  text(rows: number, cols: number, numbers: readonly number[]): string;
}

/**
 * A wish of the kind's own in the form; its name, and the values of a choice, are those of the kind's `MakeKind.wishes`.
 * A choice is shown at once and the others under "More".
 */
export type WishControl = { readonly name: string; readonly label: Words } & (
  | {
      readonly is: "choice";
      /** The first one stands for no wish. */
      readonly options: readonly WishOption[];
    }
  /** A number up to `most`; without that one of cells, at most all of the board. A wish for another size forgets it. */
  | { readonly is: "number"; readonly least: number; readonly most?: number }
  | { readonly is: "flag"; readonly note: Words }
);

/** One value of a choice; the classes of its picture are those of `MakeForm`. */
export interface WishOption {
  readonly value: string;
  readonly text: Words;
  readonly picture: TemplateResult;
}

/** How far a board has come, in parts and as a whole. */
export interface Progress {
  /** Each area that is not complete, by the cell that names it: what it has, of what it will have. */
  readonly growing: ReadonlyMap<Cell, { readonly has: number; readonly wants: number }>;
  /** The whole board in a few short phrases. */
  readonly said: readonly string[];
}

export interface AskedOf {
  readonly asked: WhySubject;
  readonly button: string;
  readonly name: string;
}

/** A puzzle to race on, in its canonical text. */
export interface PresetPuzzle {
  readonly id: string;
  readonly name: Words;
  readonly text: string;
}
