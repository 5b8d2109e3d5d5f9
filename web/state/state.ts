import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Board, Move } from "../../engine/model/board.ts";
import type { RuleChoice } from "../../engine/model/choice.ts";
import type { Cell, Fact } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { Position } from "../../engine/play/game.ts";
import type { BrokenLaw } from "../../engine/play/verdict.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import type { Settings } from "./settings.ts";
import type { WhyState } from "./why.ts";

/**
 * Everything the page shows. Immutable: `reduce` makes the next one. A feature declares its own slice beside it
 * (`declare module`), absent until it was first wanted.
 */
export interface AppState {
  readonly lang: Lang;
  readonly settings: Settings;
  readonly route: Route;
  readonly sheet: SheetName | null;
  readonly shelf: Shelf;
  readonly play: PlayState | null;
  /** The puzzles that a sheet is about where no game is on the screen. */
  readonly picked: readonly PlayState[];
  readonly toast: Toast | null;
  readonly banner: Banner | null;
}

/** Where the address leads. A puzzle's address is its link, without progress. */
export type Route =
  | { readonly screen: "shelf" }
  | { readonly screen: "play"; readonly kind: string; readonly text: string }
  | { readonly screen: "settings" }
  | { readonly screen: "make" }
  /** Entering a puzzle; `link` is the rest of its address, "/kind" or "/kind/colsxrows", or "" for its last content. */
  | { readonly screen: "enter"; readonly link: string }
  /** The puzzles that come with the app. */
  | { readonly screen: "library" }
  /** A puzzle of the library by its number, until it is opened. */
  | { readonly screen: "numbered"; readonly kind: string; readonly level: number; readonly number: number }
  /** All games of the player. */
  | { readonly screen: "games" }
  /** The calendar of the puzzles of every day. */
  | { readonly screen: "days" }
  /** What the player solved, and in what time. */
  | { readonly screen: "statistics" }
  /** The workbench; `link` is the rest of its address, "/kind/text", with "~marks" where some come along, or "" for its last content. */
  | { readonly screen: "workbench"; readonly link: string }
  /** The lab; `link` is the rest of its address: its part, "/race", "/tree" or "/duel", with its content, or "" for its last content. */
  | { readonly screen: "lab"; readonly link: string }
  /** Learn; `link` is the rest of its address: "/kind/lesson", "/kind/rule", "/kind/rule/find", or "" for the list. */
  | { readonly screen: "learn"; readonly link: string }
  /** An address that is not a puzzle: the problem, and the given text. */
  | { readonly screen: "problem"; readonly problem: Problem; readonly given: string };

/** The sheet over a screen; Back closes it first. */
export type SheetName =
  | "hint"
  | "why"
  | "branches"
  | "menu"
  | "puzzle"
  | "share"
  | "print"
  | "import"
  | "confirm-answer"
  | "confirm-restart"
  | "help";

export interface Shelf {
  /** Newest first; null until storage has answered. */
  readonly games: readonly GameSummary[] | null;
  /** The puzzle corpus by kind and level, easiest first; null until known, empty when it cannot be read. */
  readonly corpus: readonly CorpusShelf[] | null;
}

/** A game as the shelf shows it. */
export interface GameSummary {
  /** "kind/canonical text": one game a puzzle. */
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  /** A name the player gave, or null. */
  readonly name: string | null;
  /** Where it came from; null for links and imports. */
  readonly origin: Origin | null;
  readonly marks: readonly number[];
  /** Share of the cells that are written, 0 to 1. */
  readonly progress: number;
  readonly elapsed: number;
  /** Hints that were shown; absent where they were not counted. */
  readonly hints?: number;
  readonly played: number;
  readonly finished: boolean;
  /** The board is finished because its answer was shown. */
  readonly shown?: boolean;
}

/** A place in the corpus; or, with `made`, the number that the puzzle got when it was made on this device. */
export interface Origin {
  /** 0 where a made puzzle's is not known. */
  readonly level: number;
  readonly number: number;
  readonly made?: boolean;
  /** The level of a made puzzle is that of its rating; without it, it is of another measure, which is no longer shown. */
  readonly rated?: boolean;
}

/** One level of one kind in the corpus. */
export interface CorpusShelf {
  readonly kind: string;
  readonly level: number;
  readonly count: number;
}

/** The game on the screen. */
export interface PlayState {
  readonly id: string;
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly name: string | null;
  readonly origin: Origin | null;
  readonly position: Position;
  /** Selected cells; the last one has the focus. Empty: none. */
  readonly selection: readonly Cell[];
  readonly tool: Tool;
  /** How many answers the puzzle has; null while that is being found out. */
  readonly truth: Truth | null;
  readonly hint: HintState | null;
  /** The open question "why?"; gone with its sheet. */
  readonly why: WhyState | null;
  /** Broken laws of the board that is shown. */
  readonly broken: readonly BrokenLaw[];
  /** The outcome of the last check, gone with the next move. */
  readonly check: Check | null;
  /** The board about which nothing is to be remarked any more; null until a remark was put away. */
  readonly hushed: Board | null;
  readonly solved: boolean;
  /** Milliseconds played so far. */
  readonly elapsed: number;
  /** Boards for which a hint was shown, and the last of them: asking again on the same board is the same hint. */
  readonly hints: number;
  readonly hinted: Board | null;
  /** Paused hides the board. */
  readonly paused: boolean;
  /** Whether this tab may write; false while another tab has the game. */
  readonly owner: boolean;
  /** The frame of the next hint that the link leads to by which it was opened, from 0. */
  readonly frame?: number | undefined;
}

/** The result of a check: the marks that are in no answer, null when the answers are not known to be one. */
export interface Check {
  readonly wrong: readonly Cell[] | null;
  readonly shown: boolean;
}

/** The layer that the pad writes; `candidate` colours single candidates. `digit` is in hand for the next tap (with digit-first input for all), 0 for none. */
export interface Tool {
  readonly write: "digit" | "corner" | "centre" | "colour" | "candidate" | "wall" | "dot" | "pan";
  readonly digit: number;
  /** The player's notes are out of sight for a while. */
  readonly notesHidden?: boolean;
}

export interface HintState {
  /** The board it was asked about; it is stale as soon as another is shown. */
  readonly board: Board;
  /** null while the worker thinks. */
  readonly hint: Hint | null;
  /** 1 where to look, 2 which rule, 3 premises and conclusion; writing it is the fourth. */
  readonly tier: 1 | 2 | 3;
  /** Which frame of the hint's steps is shown, from 0; see `frames.ts`. */
  readonly step: number;
  /** The whole derivation is shown instead. */
  readonly why?: boolean;
  /** It is to be found by all of the puzzle's own rules, whatever the settings say. */
  readonly all?: boolean;
  /** The mistake before it was put right; then `hint` is not asked for yet. */
  readonly fixed?: Fixed;
  /** What was just written by the hint before it; then `hint` is not asked for yet. */
  readonly written?: readonly Fact[];
  /** It was sought by the player's rules from the workbench, which leave out some of the puzzle's own. */
  readonly limited?: boolean;
}

/** A mistake that was put right: marks taken back, or the board as it was before. */
export interface Fixed {
  readonly how: "taken" | "before";
  /** How many marks were wrong. */
  readonly marks: number;
  /** Takes that back. */
  readonly back: Action;
}

export interface Toast {
  readonly text: string;
  /** A word that passes by: it stands above the board, clear of the keys, and is soon gone. */
  readonly brief?: boolean;
  /** On the play screen it stands in the place of the title, clear of the board. */
  readonly inTitle?: boolean;
  /** A button in the toast: its label and the action it dispatches. */
  readonly button?: { readonly label: string; readonly action: Action | "reload" };
}

/** A lasting state of the storage that the player must know of. */
export type Banner = "memory-only" | "storage-full" | "newer-data";

/** All actions, by type. A feature declares the actions of its own slice (`declare module`). */
export interface Actions extends CoreActions {}

/** Actions of the core of the state. */
export interface CoreActions extends PlayActions {
  route: { readonly route: Route };
  sheet: { readonly sheet: SheetName | null };
  settings: { readonly settings: Settings; readonly lang: Lang };
  shelf: { readonly shelf: Partial<Shelf> };
  opened: { readonly play: PlayState };
  closed: unknown;
  picked: { readonly picked: readonly PlayState[] };
  toast: { readonly toast: Toast | null };
  /** Takes back that a game was deleted. */
  undelete: { readonly id: string };
  /** Takes back a change of a kind's rules. */
  "rules-back": { readonly kind: string; readonly choice: RuleChoice };
  banner: { readonly banner: Banner | null };
}

/** Actions of the current game. */
export interface PlayActions extends GameActions {
  /** The game as another tab or the storage has it. */
  position: { readonly position: Position };
  owner: { readonly owner: boolean };
  named: { readonly name: string | null };
  select: { readonly cells: readonly Cell[] };
  tool: { readonly tool: Partial<Tool> };
  truth: { readonly id: string; readonly truth: Truth };
  "hint-ask": { readonly all?: boolean; readonly tier?: 1 | 2 | 3 };
  /** The hint's conclusion was written; the next hint is a tap away. */
  "hint-written": { readonly facts: readonly Fact[] };
  "hint-told": { readonly board: Board; readonly hint: Hint; readonly limited?: boolean };
  "hint-show": { readonly tier?: 1 | 2 | 3; readonly step?: number; readonly why?: boolean };
  why: { readonly why: WhyState };
  checked: { readonly board: Board; readonly wrong: readonly Cell[] | null; readonly shown: boolean };
  "check-close": unknown;
  played: { readonly ms: number };
  pause: { readonly paused: boolean };
}

/** Actions on the log of the game. */
export interface GameActions {
  move: { readonly move: Move };
  undo: unknown;
  redo: unknown;
}

/** Something that happened, of one of these types. */
export type ActionOf<Type extends keyof Actions> = {
  [One in Type]: { readonly type: One } & Actions[One];
}[Type];

export type Action = ActionOf<keyof Actions>;

/** A reducer of the state, or of a slice of it, for each type of action. */
export type Reducers<Type extends keyof Actions = keyof Actions, Slice = AppState> = {
  readonly [One in Type]: (slice: Slice, action: ActionOf<One>) => Slice;
};
