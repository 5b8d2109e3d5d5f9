import type { Board, Move } from "../../engine/model/board.ts";
import { type Cell, cellOf, valueOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { PlayState, Tool } from "./state.ts";

/** Everything that decides the effect of a digit key. */
export type Pen = Pick<PlayState, "puzzle" | "selection"> & {
  readonly board: Board;
  readonly write: Tool["write"];
};

/** The pen of a game, or one that writes something else or somewhere else than its tool and selection say. */
export function penOf(play: PlayState, other: Partial<Pen> = {}): Pen {
  const { puzzle, selection, tool, position } = play;
  return { puzzle, selection, board: position.board, write: tool.write, ...other };
}

/** How many digits the pad offers. */
export function digitsOf(puzzle: Puzzle): number {
  return puzzle.values - 1;
}

/**
 * The move that a digit makes on the selected cells: it writes where a cell lacks it and clears where all
 * have it. Null when none of the cells can take it. A note goes into blank cells only.
 */
export function digitMove(pen: Pen, digit: number): Move | null {
  const { puzzle, board, selection, write } = pen;
  if (write === "colour") {
    if (selection.length === 0) return null;
    const has = selection.every((cell) => board.colours[cell] === digit);
    return { type: "colour", cells: selection, colour: has ? 0 : digit };
  }
  if (digit > digitsOf(puzzle)) return null;
  if (write === "candidate") return null; // see `colour-candidate.ts`
  const cells = writable(pen);
  if (write === "corner" || write === "centre") return noteMove(pen, cells, digit);
  if (cells.length === 0) return null;
  const has = cells.every((cell) => board.marks[cell] === digit);
  return { type: "mark", cells, mark: has ? 0 : digit };
}

/** The pad strikes candidates instead of writing corner notes while the candidates show by themselves. */
export function strikes({ board, write }: Pick<Pen, "board" | "write">): boolean {
  return board.auto && write === "corner";
}

function noteMove(pen: Pen, editable: readonly Cell[], digit: number): Move | null {
  const { board, write } = pen;
  const layer = strikes(pen) ? "struck" : write === "corner" ? "corner" : "centre";
  const open = editable.filter((cell) => board.marks[cell] === 0);
  const cells = layer === "struck" ? open.filter((cell) => !sees(pen, cell, digit)) : open;
  if (cells.length === 0) return null;
  const on = cells.some((cell) => !(board[layer][cell] & (1 << digit)));
  return { type: "note", layer, cells, value: digit, on };
}

/** The target of "erase": the colours in colour mode; else marks, else notes, else colours. Null when there is nothing. */
export function eraseMove(pen: Pen): Move | null {
  const { board, selection, write } = pen;
  const cells = writable(pen);
  const has = (line: readonly number[], among: readonly Cell[] = cells): boolean =>
    among.some((cell) => line[cell] !== 0);
  const coloured = has(board.colours, selection) || has(board.shapes);
  if (coloured && (write === "colour" || write === "candidate"))
    return { type: "clear", cells: selection, what: "colours" };
  if (has(board.marks)) return { type: "clear", cells, what: "marks" };
  if (has(board.corner) || has(board.centre) || (board.auto && has(board.struck)))
    return { type: "clear", cells, what: "notes" };
  return coloured ? { type: "clear", cells: selection, what: "colours" } : null;
}

/** How often each digit is still to be written, by digit; never below 0. */
export function leftOf(puzzle: Puzzle, board: Board): number[] {
  const left = new Array<number>(puzzle.values).fill(digitsOf(puzzle));
  for (const fact of puzzle.givens) left[valueOf(fact)]--;
  for (const mark of board.marks) if (mark > 0) left[mark]--;
  return left.map((n) => Math.max(n, 0));
}

/** The selected cells that are not given. */
export function writable({ puzzle, selection }: Pen): Cell[] {
  const given = new Set(puzzle.givens.map(cellOf));
  return selection.filter((cell) => !given.has(cell));
}

/** Whether a cell that shares a law shows the digit already. */
export function sees({ puzzle, board }: Pick<Pen, "puzzle" | "board">, cell: Cell, digit: number): boolean {
  const shown = new Map(puzzle.givens.map((fact) => [cellOf(fact), valueOf(fact)]));
  return puzzle.laws.some(
    (law) =>
      law.cells.includes(cell) && law.cells.some((peer) => (shown.get(peer) ?? board.marks[peer]) === digit),
  );
}
