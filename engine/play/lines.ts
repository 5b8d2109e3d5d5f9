import type { Board } from "../model/board.ts";
import type { Cell } from "../model/fact.ts";
import { applyMove } from "../model/move.ts";
import { type Branch, boardAt, type Game, type Position, pathTo, switchTo } from "./game.ts";
import { unite } from "./unite.ts";

/** The line that a game began with: its first branch, once there are several. It can be renamed, but never dropped. */
export const MAIN = 0;

/** Where the player stands, and all names: what changes when lines are named, left, kept or dropped. The log does not. */
export type Lines = Omit<Game, "log">;

/** Whether the player stands in a branch, not on the main line. */
function isInBranch({ branch }: Game): boolean {
  return branch > MAIN;
}

/** The last node of the line to the shown board, itself included, whose board fits; null if none does. Cost: the moves of the line, at most. */
export function lastFitting(game: Game, cells: number, fits: (board: Board) => boolean): number | null {
  const nodes = [0, ...pathTo(game, game.at)];
  let board = boardAt(game, 0, cells);
  const boards = nodes.map((node) => {
    if (node !== 0) board = applyMove(board, game.log[node - 1].move);
    return board;
  });
  for (let at = nodes.length - 1; at >= 0; at--) if (fits(boards[at])) return nodes[at];
  return null;
}

/**
 * Goes back on the line that is played, to an earlier node of it. What came after stays a branch under the name `later`
 * (or the one it has), and redo leads through it until another move is made.
 */
export function goBack(position: Position, node: number, later: string, mainName: string): Position {
  const { game, board } = position;
  if (node === game.at) return position;
  const isNamed = game.branch !== -1;
  const lines = isNamed ? game.branches : [...game.branches, { name: mainName, tip: game.tip }];
  const branch = isNamed ? game.branch : lines.length - 1;
  const stays = lines.some(({ tip }, index) => index !== branch && tip === game.tip);
  const branches = stays ? lines : [...lines, { name: unusedName(lines, later), tip: game.tip }];
  const cells = board.marks.length;
  return { game: { ...game, at: node, branches, branch }, board: boardAt(game, node, cells) };
}

/**
 * Takes the branch that is played over into the main line. If the main line went another way meanwhile, that way
 * becomes a branch under the name `other`.
 */
export function keepBranch(position: Position, other: string): Position {
  const { game } = position;
  if (!isInBranch(game)) return position;
  const here = game.branches[game.branch];
  const main = game.branches[MAIN];
  const rest = game.branches.filter((_, index) => index !== game.branch && index !== MAIN);
  const leadsOn = main.tip === 0 || pathTo(game, here.tip).includes(main.tip);
  const left = leadsOn ? [] : [{ name: unusedName(game.branches, other), tip: main.tip }];
  return {
    ...position,
    game: { ...game, branches: [{ ...main, tip: here.tip }, ...rest, ...left], branch: MAIN },
  };
}

/** Forgets the name of a branch, after going to the main line if it is played; the moves stay in the log. The main line stays. */
export function dropBranch(position: Position, index: number): Position {
  if (index <= MAIN || index >= position.game.branches.length) return position;
  const { game, board } = index === position.game.branch ? switchTo(position, MAIN) : position;
  const branches = game.branches.filter((_, other) => other !== index);
  return { game: { ...game, branches, branch: game.branch - Number(game.branch > index) }, board };
}

/**
 * The lines as they were before a change of them, at a time when the log had `size` entries. Where the player has moved
 * on since, what that made stays a branch under the name `left`.
 */
export function withLines({ game, board }: Position, lines: Lines, size: number, left: string): Position {
  const before: Game = { ...lines, log: game.log };
  const { name } = lines.branches[MAIN] ?? { name: left };
  const whole = game.log.length === size ? before : unite(before, game, "base", { left, main: name });
  return { game: whole, board: boardAt(whole, whole.at, board.marks.length) };
}

/** The cells where the branch that is played has written another mark than stood where it left the main line. */
export function triedCells({ game, board }: Position): ReadonlySet<Cell> {
  if (!isInBranch(game)) return new Set();
  const { marks } = board;
  const before = boardAt(game, forkOf(game), marks.length).marks;
  return new Set([...marks.keys()].filter((cell) => marks[cell] !== 0 && marks[cell] !== before[cell]));
}

/** The last node that the shown board shares with the main line. */
function forkOf(game: Game): number {
  const main = new Set(pathTo(game, game.branches[MAIN].tip));
  return pathTo(game, game.at).findLast((node) => main.has(node)) ?? 0;
}

/** The name, with a number behind it if a branch has it. */
function unusedName(branches: readonly Branch[], name: string): string {
  const taken = new Set(branches.map((branch) => branch.name));
  let free = name;
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`;
  return free;
}
