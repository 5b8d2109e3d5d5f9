import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Words } from "../../engine/model/words.ts";
import type { BrokenLaw } from "../../engine/play/verdict.ts";
import type { Breach, PuzzleText } from "../../worker/api.ts";
import type { Answer } from "../state/question.ts";
import type { SheetName } from "../state/state.ts";
import type { Wanted } from "./photo/photographed.ts";

/** The part of the state that is kept between two visits. Puzzles are their texts. */
export interface RememberedEntry {
  readonly board: PuzzleText;
  /** Boards before this one, oldest first, and those that were taken back, the next one last. */
  readonly past: readonly PuzzleText[];
  readonly future: readonly PuzzleText[];
  /** The last text of each kind, by its id: choosing a kind brings back its own. */
  readonly others: Readonly<Record<string, string>>;
  /** Whether typing a digit by a key goes on to the next cell, where a cell holds one digit. */
  readonly runsOn: boolean;
}

/** State of the screen to enter a puzzle. */
export interface Entering extends RememberedEntry {
  /** The board as a puzzle. */
  readonly puzzle: Puzzle;
  /** The number of each cell: 0 for none, -1 for "?". */
  readonly numbers: readonly number[];
  readonly cell: Cell;
  /** What a tap writes in digit-first input: a number, 0 to erase; null for nothing. */
  readonly hand: number | null;
  /** What the next change may go on with, as one step of the history: the number in the cell or in hand, or the size. */
  readonly open: "number" | "hand" | "size" | null;
  /** Rules of the puzzle that the givens break as they stand. */
  readonly broken: readonly BrokenLaw[];
  /** Whether there is an answer; null while that is being found out. */
  readonly verdict: Verdict | null;
  /** The number of the question whose answer is awaited; 0 for none. */
  readonly question: number;
}

/** What is known of the answers. */
export type Verdict =
  /** Nothing is entered. */
  | { readonly is: "blank" }
  /** A rule of the puzzle is broken by what stands there. */
  | { readonly is: "broken" }
  | { readonly is: "none"; readonly breach: Breach }
  /** So many, or more. */
  | { readonly is: "several"; readonly answers: number; readonly more: boolean }
  | { readonly is: "one"; readonly grade: Grade }
  /** It takes too long, or the reasoner was lost. */
  | { readonly is: "unknown"; readonly why: "long" | "lost" };

/** How hard a puzzle is: being found out, not found out, beyond all rules, or the level and the rule of its hardest step. */
export type Grade =
  | "asked"
  | "unknown"
  | "beyond"
  | { readonly level: number; readonly technique: Words | null };

/** Actions of entering. */
export interface EnteringActions {
  "enter/selected": { readonly cell: Cell };
  /** A digit was typed into the cell, by a key or on the pad. */
  "enter/typed": { readonly digit: number; readonly byKey: boolean };
  /** A digit was typed for what a tap writes. */
  "enter/armed": { readonly digit: number };
  /** Something else is taken in hand, or laid down. */
  "enter/held": { readonly hand: number | null };
  /** What is in hand is written into a cell, or taken out where it stands. */
  "enter/tapped": { readonly cell: Cell };
  /** A number (0 for none) is written into the cell. */
  "enter/put": { readonly number: number };
  /** Takes out the last digit; in a blank cell, where typing runs on, that of the cell before. */
  "enter/erased": unknown;
  /** The cell after this one. */
  "enter/next": unknown;
  /** Typing rested: the next digit begins anew. */
  "enter/rested": unknown;
  "enter/kind": { readonly kind: string };
  "enter/sized": { readonly rows: number; readonly cols: number };
  "enter/cleared": unknown;
  "enter/taken": { readonly board: PuzzleText };
  "enter/undone": unknown;
  "enter/redone": unknown;
  "enter/ran-on": { readonly on: boolean };
  "enter/asked": Answer;
  "enter/told": Answer & { readonly verdict: Verdict };
}

/** What is done with the entered puzzle. */
export interface EnterActs {
  /** Turns to the kind and size that an address names. */
  open(link: string): void;
  /** Takes the puzzle of a text of any format. Nothing lands once it is called off. */
  take(text: string, signal: AbortSignal): Promise<void>;
  /** Reads the puzzle in a picture; an earlier reading is called off. Null: none was chosen, and it is said what to do. */
  picture(picture: Blob | null, wanted?: Wanted): Promise<void>;
  /** Calls off a reading, and puts the picture away. */
  closePicture(): void;
  play(): void;
  /** Opens a sheet on the puzzle. */
  show(sheet: Extract<SheetName, "share" | "print">): void;
  /** Puts the puzzle on the workbench. */
  study(): void;
}

declare module "../state/state.ts" {
  interface AppState {
    /** State of the screen to enter a puzzle. */
    readonly entering?: Entering;
  }
  interface Actions extends EnteringActions {
    "enter/opened": { readonly kept: RememberedEntry };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** The acts of the screen to enter a puzzle; loading them brings what was entered into the state. */
    entering(): Promise<EnterActs>;
  }
}
