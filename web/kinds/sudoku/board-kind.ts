import type { BoardKind } from "../board-kind.ts";

export const sudokuBoard: BoardKind = {
  id: "sudoku",
  tag: "ergo-sudoku-board",
  fetch: () => import("./board.ts"),
};
