import { type Board, type Move, SHAPES } from "./board.ts";
import type { Cell } from "./fact.ts";

type CellLine = readonly number[];

function replace(line: CellLine, cells: readonly Cell[], change: (old: number) => number): CellLine {
  let copy: number[] | null = null;
  for (const cell of cells) {
    const next = change(line[cell]);
    if (next === line[cell]) continue;
    copy ??= line.slice();
    copy[cell] = next;
  }
  return copy ?? line;
}

function cleared(board: Board, cells: readonly Cell[], what: (Move & { type: "clear" })["what"]): Board {
  const zero = (line: CellLine) => replace(line, cells, () => 0);
  const marks = what === "marks" || what === "all" ? zero(board.marks) : board.marks;
  const colours = what === "colours" || what === "all" ? zero(board.colours) : board.colours;
  const shapes = what === "marks" ? board.shapes : zero(board.shapes);
  if (what !== "notes" && what !== "all") return { ...board, marks, colours, shapes };
  return {
    ...{ ...board, marks, colours, shapes },
    corner: zero(board.corner),
    centre: zero(board.centre),
    struck: zero(board.struck),
  };
}

/** The board after a move; the same object lines where nothing changed. Cost: the lines that change. */
export function applyMove(board: Board, move: Move): Board {
  switch (move.type) {
    case "mark": {
      const { cells, mark, tidied = [] } = move;
      const less = (line: CellLine) => replace(line, tidied, (old) => old & ~(1 << mark));
      return {
        ...board,
        marks: replace(board.marks, cells, () => mark),
        corner: less(board.corner),
        centre: less(board.centre),
      };
    }
    case "note": {
      const bit = 1 << move.value;
      const line = replace(board[move.layer], move.cells, (old) => (move.on ? old | bit : old & ~bit));
      return { ...board, [move.layer]: line };
    }
    case "colour": {
      const { cells, colour, value } = move;
      if (value === undefined) return { ...board, colours: replace(board.colours, cells, () => colour) };
      const change = (old: number) => (old & ~(SHAPES << (2 * value))) | (colour << (2 * value));
      return { ...board, shapes: replace(board.shapes, cells, change) };
    }
    case "clear":
      return cleared(board, move.cells, move.what);
    case "auto":
      return { ...board, auto: move.on };
    case "several":
      return move.moves.reduce(applyMove, board);
    case "set": {
      const zeros = board.marks.map(() => 0);
      return {
        ...board,
        marks: move.marks,
        corner: zeros,
        centre: zeros,
        struck: zeros,
        colours: zeros,
        shapes: zeros,
      };
    }
  }
}

/** Whether the move would change anything that undo could take back. */
export function changes(board: Board, move: Move): boolean {
  const after = applyMove(board, move);
  if (move.type === "set")
    return after.marks.some((mark, cell) => mark !== board.marks[cell]) || hasNotes(board);
  return (
    after.marks !== board.marks ||
    after.corner !== board.corner ||
    after.centre !== board.centre ||
    after.struck !== board.struck ||
    after.colours !== board.colours ||
    after.shapes !== board.shapes ||
    after.auto !== board.auto
  );
}

function hasNotes(board: Board): boolean {
  return [board.corner, board.centre, board.struck, board.colours, board.shapes].some((line) =>
    line.some((bits) => bits !== 0),
  );
}
