import type { BoardKind } from "../contract/board-kind.ts";

export const nurikabeBoard: BoardKind = {
  id: "nurikabe",
  tag: "ergo-nurikabe-board",
  fetch: () => import("./board.ts"),
};
