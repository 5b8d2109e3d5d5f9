import type { BoardKind } from "../contract/board-kind.ts";

export const sudokuBoard: BoardKind = {
  id: "sudoku",
  tag: "ergo-sudoku-board",
  fetch: () => import("./board.ts"),
};
