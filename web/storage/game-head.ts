import { cellOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Branch, Game, LogEntry } from "../../engine/play/game.ts";
import type { GameSummary, Origin, PlayState } from "../state/state.ts";

/** All that is stored of a game but its moves. */
export interface GameHead {
  /** "kind/canonical text". */
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly name: string | null;
  readonly origin: Origin | null;
  readonly at: number;
  readonly tip: number;
  readonly branches: readonly Branch[];
  readonly branch: number;
  /** Entries of the log when this was written. */
  readonly length: number;
  /** The marks that are shown and the share of the cells they fill, so that the shelf need not replay games. */
  readonly marks: readonly number[];
  readonly progress: number;
  /** Milliseconds played. */
  readonly elapsed: number;
  /** Hints that were shown; older versions did not count them. */
  readonly hints: number;
  /** Times in milliseconds since 1970: first opened, last played, deleted (null: it is not). */
  readonly started: number;
  readonly played: number;
  readonly deleted: number | null;
  /** Whether the board that is shown is solved. */
  readonly finished: boolean;
  /** It is solved because its answer was shown; older versions did not note it. */
  readonly shown?: boolean;
}

/** A game as it is stored: its head and its log. Plain data. */
export interface SavedGame {
  readonly head: GameHead;
  readonly log: readonly LogEntry[];
}

/** The head of the game on the screen, as of now; times in milliseconds since 1970. */
export function headOf(play: PlayState, started: number, now: number): GameHead {
  const { id, kind, text, name, origin, elapsed, hints, position } = play;
  const { at, tip, branches, branch, log } = position.game;
  const { marks } = position.board;
  return {
    ...{ id, kind: kind.id, text, name, origin },
    ...{ at, tip, branches, branch, length: log.length },
    ...{ marks, progress: progressOf(play.puzzle, marks) },
    ...{ elapsed, hints, started, played: now, deleted: null, finished: play.solved },
    ...(play.solved && wasShown(position.game) && { shown: true }),
  };
}

/** Whether the answer was shown on the way to the board. */
function wasShown({ at, log }: Game): boolean {
  for (let node = at; node !== 0; node = log[node - 1].parent) {
    const { move } = log[node - 1];
    if (move.type === "set" && move.why === "answer") return true;
  }
  return false;
}

/** The share of the cells that were open to the player and are written. */
function progressOf(puzzle: Puzzle, marks: readonly number[]): number {
  const open = puzzle.cells - new Set(puzzle.givens.map(cellOf)).size;
  return open === 0 ? 1 : marks.filter((mark) => mark !== 0).length / open;
}

/** The game itself, without its head's further fields. */
export function gameOf({ head, log }: SavedGame): Game {
  const { at, tip, branches, branch } = head;
  return { log, at, tip, branches, branch };
}

/** The same game after its log and places changed, the marks aside. */
export function withGame(head: GameHead, { at, tip, branches, branch, log }: Game): SavedGame {
  return { head: { ...head, at, tip, branches, branch, length: log.length }, log };
}

/** The summary of a game for the shelf. */
export function summaryOf(head: GameHead): GameSummary {
  const { id, kind, text, name, origin, marks, progress, elapsed, hints, played, finished } = head;
  const { shown = false } = head;
  return { id, kind, text, name, origin, marks, progress, elapsed, hints, played, finished, shown };
}
