import type { BoardKind } from "../contract/board-kind.ts";

export const nurikabeBoard: BoardKind = {
  id: "nurikabe",
  fetch: () => import("./board.ts"),
};
