import type { Cell } from "../../../engine/model/fact.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { DuelMove, DuelThought } from "../../../worker/api.ts";
import type { Answer } from "../../state/question.ts";
import type { PartActs } from "../shared/part.ts";
import type { DuelComparison, Way } from "./comparison.ts";
import type { DuelMatch, DuelWish, Player } from "./match.ts";

/** State of the game against the computer. */
export interface DuelState {
  /** The game on the board; null until one was begun. */
  readonly match: DuelMatch | null;
  /** The game that was on when this one was begun; it can be gone back to until a person moves. */
  readonly before: DuelMatch | null;
  /** The choices for the next game. */
  readonly wish: DuelWish;
  /** The next game is being chosen. */
  readonly choosing: boolean;
  /** The cell that is selected, as a board wants it: one or none. */
  readonly selection: readonly Cell[];
  readonly options: DuelOptions;
  /** The computer waits for a person to let it go on. */
  readonly paused: boolean;
  readonly thinking: DuelThinking | null;
  /** The last or present thought. */
  readonly told: DuelTold | null;
  /** Number of moves of the thought's line that the board shows, ahead of the game; null: the game itself. */
  readonly ahead: number | null;
  /** Who wins with best play; null while it was not looked into, or is not wanted. */
  readonly verdict: DuelVerdict | null;
  readonly comparison: DuelComparison | null;
  readonly problem: Problem | null;
}

export interface DuelOptions {
  /** The legal digits stand small in the blank cells. */
  readonly candidates: boolean;
  /** Announce who must win, where it is proved. */
  readonly tells: boolean;
}

/** Purpose of a thought: the computer's move, a hint, to prove who must win, or a comparison. */
export interface DuelThinking extends Answer {
  readonly about: "move" | "hint" | "verdict" | "comparison";
  /** How much of its time or of its nodes is spent, 0 to 1. */
  readonly share: number;
}

/** A thought and the game it is about. */
export interface DuelTold {
  readonly about: "move" | "hint";
  readonly match: DuelMatch;
  /** Who was to move. */
  readonly player: Player;
  readonly thought: DuelThought;
}

/** The proved result of a game; null: none. */
export interface DuelVerdict {
  readonly match: DuelMatch;
  readonly sure: DuelSure | null;
}

/** Who wins with best play, and in how many moves, where that is known. */
export interface DuelSure {
  readonly winner: Player;
  readonly moves: number | null;
}

/** The part of the duel that is stored. */
export type DuelScript = Pick<DuelState, "match" | "before" | "wish" | "options">;

/** Actions of the duel. Every change of the game, or of the choices, drops the present thought. */
export interface DuelActions {
  "duel/choosing": Pick<DuelState, "choosing">;
  "duel/wished": { readonly change: Partial<DuelWish> };
  /** A new game. */
  "duel/began": { readonly wish: DuelWish };
  "duel/selected": { readonly cells: readonly Cell[] };
  "duel/played": { readonly move: DuelMove };
  "duel/undone": unknown;
  "duel/stopped": unknown;
  "duel/went-on": unknown;
  "duel/looked": Pick<DuelState, "ahead">;
  "duel/options": { readonly change: Partial<DuelOptions> };
  /** Something is thought about; a comparison is thought about one way after the other. */
  "duel/asked": Answer & { readonly about: "move" | "hint" | "verdict" };
  "duel/compared": Answer & { readonly way: Way; readonly depth: number };
  /** How far it is, and the best so far. */
  "duel/told": Answer & { readonly share?: number; readonly thought: DuelThought | null };
  "duel/answered": Answer & { readonly thought: DuelThought | null; readonly problem: Problem | null };
  "duel/left": unknown;
}

declare module "../../state/state.ts" {
  interface Actions extends DuelActions {
    "duel/opened": { readonly script: DuelScript };
  }
}

/** Acts of the duel. A change of the game is stored in the same task. */
export interface DuelActs extends PartActs {
  /** Opens or closes the form for the next game. */
  choose(choosing: boolean): void;
  wish(change: Partial<DuelWish>): void;
  /** Begins the game that is wished for. */
  start(): void;
  /** The same once more. */
  rematch(): void;
  select(cells: readonly Cell[]): void;
  /** Writes a digit for the person to move; nothing where that is not legal or not their turn. */
  play(move: DuelMove): void;
  /** Takes back the last move of a person, and the reply to it; where there is none, the new game itself. */
  undo(): void;
  /** Has the computer move at once, with the best it has found. */
  now(): void;
  /** Stops the present thought; the computer waits. */
  stop(): void;
  goOn(): void;
  /** The best move for the person to move. */
  hint(): void;
  /** Shows so many moves of the thought's line, ahead of the game; null goes back to the game. */
  look(ahead: number | null): void;
  options(change: Partial<DuelOptions>): void;
  /** Looks so many moves ahead with and without pruning. */
  compare(depth: number): void;
}
