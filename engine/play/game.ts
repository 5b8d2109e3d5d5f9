import { type Board, emptyBoard, type Move } from "../model/board.ts";
import { applyMove, changes } from "../model/move.ts";
import { assert } from "../model/result.ts";

/** One move of the log, and the node it was made from. Node 0 is the empty board; entry i makes node i + 1. */
export interface LogEntry {
  readonly parent: number;
  readonly move: Move;
}

/** A named line of moves to come back to. */
export interface Branch {
  readonly name: string;
  readonly tip: number;
}

/**
 * A game as a log that only grows: undo and redo walk in it, a move after an undo begins a new line,
 * and every old line stays. Plain data.
 */
export interface Game {
  readonly log: readonly LogEntry[];
  /** The node whose board is shown. */
  readonly at: number;
  /** Where redo leads: `at` or a node below it. */
  readonly tip: number;
  readonly branches: readonly Branch[];
  /** The branch that new moves extend, or -1. */
  readonly branch: number;
}

export const NEW_GAME: Game = { log: [], at: 0, tip: 0, branches: [], branch: -1 };

/** A game together with the board it shows; the board is derived from the game. */
export interface Position {
  readonly game: Game;
  readonly board: Board;
}

export function opening(cells: number): Position {
  return { game: NEW_GAME, board: emptyBoard(cells) };
}

/** The position of a stored game. Cost: the moves on the way from the start. */
export function positionOf(game: Game, cells: number): Position {
  return { game, board: boardAt(game, game.at, cells) };
}

export function boardAt(game: Game, node: number, cells: number): Board {
  let board = emptyBoard(cells);
  for (const step of pathTo(game, node)) board = applyMove(board, game.log[step - 1].move);
  return board;
}

/** Makes a move; the same position when it changes nothing. */
export function play(position: Position, move: Move): Position {
  const { game, board } = position;
  if (!changes(board, move)) return position;
  const node = game.log.length + 1;
  const branches = game.branches.map((branch, index) =>
    index === game.branch ? { ...branch, tip: node } : branch,
  );
  const grown: Game = {
    ...game,
    log: [...game.log, { parent: game.at, move }],
    at: node,
    tip: node,
    branches,
  };
  return { game: grown, board: applyMove(board, move) };
}

export function canUndo(game: Game): boolean {
  return game.at !== 0;
}

export function canRedo(game: Game): boolean {
  return game.at !== game.tip;
}

export function undo(position: Position): Position {
  const { game, board } = position;
  if (!canUndo(game)) return position;
  return standAt({ ...game, at: game.log[game.at - 1].parent }, board.marks.length);
}

export function redo(position: Position): Position {
  const { game, board } = position;
  if (!canRedo(game)) return position;
  const next = pathTo(game, game.tip).find((node) => game.log[node - 1].parent === game.at);
  assert(next !== undefined, "the tip of a game is below its node");
  return { game: { ...game, at: next }, board: applyMove(board, game.log[next - 1].move) };
}

/** Begins a named branch here: "try something and come back". The line so far becomes a branch too, under `mainName`, if it has no name yet. */
export function startBranch(position: Position, name: string, mainName: string): Position {
  const { game } = position;
  const kept = game.branch === -1 ? [...game.branches, { name: mainName, tip: game.tip }] : game.branches;
  const branches = [...kept, { name, tip: game.at }];
  return { ...position, game: { ...game, tip: game.at, branches, branch: branches.length - 1 } };
}

/** Goes to the end of a branch. */
export function switchTo(position: Position, branch: number): Position {
  const { game, board } = position;
  const target = game.branches[branch];
  if (!target || branch === game.branch) return position;
  return standAt({ ...game, at: target.tip, tip: target.tip, branch }, board.marks.length);
}

export function renameBranch(game: Game, branch: number, name: string): Game {
  const branches = game.branches.map((old, index) => (index === branch ? { ...old, name } : old));
  return { ...game, branches };
}

function standAt(game: Game, cells: number): Position {
  return { game, board: boardAt(game, game.at, cells) };
}

/** Nodes from below the start down to the node. */
export function pathTo(game: Game, node: number): number[] {
  const path: number[] = [];
  for (let here = node; here !== 0; here = game.log[here - 1].parent) path.push(here);
  return path.reverse();
}

/** Whether stored data is a game whose links all lead back to the start; anything else is refused, not repaired. */
export function isGame(game: Game): boolean {
  const size = game.log.length;
  const inLog = (node: number): boolean => Number.isInteger(node) && node >= 0 && node <= size;
  return (
    game.log.every((entry, index) => inLog(entry.parent) && entry.parent <= index) &&
    inLog(game.at) &&
    inLog(game.tip) &&
    (game.at === 0 || pathTo(game, game.tip).includes(game.at)) &&
    game.branches.every((branch) => inLog(branch.tip)) &&
    game.branch >= -1 &&
    game.branch < game.branches.length
  );
}
