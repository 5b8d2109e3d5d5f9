import type { TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import { assert } from "../../engine/model/result.ts";
import { boardOf, type Ears, type Shown } from "../boards/board.ts";
import type { BoardKind } from "./contract/board-kind.ts";
import { nurikabeBoard } from "./nurikabe/board-kind.ts";

/** Kinds that have a board of their own. */
const OWN_BOARDS: readonly BoardKind[] = [nurikabeBoard];
/** The board of all kinds of digits that have none of their own. */
const DIGIT_BOARD = {
  tag: "ergo-digit-board",
  fetch: () => import("../boards/digits/digit-board.ts"),
};

type ShownBoard = Omit<BoardKind, "id">;

/** Boards whose element was asked for. */
const fetched = new Set<ShownBoard>();

function boardFor(id: string): ShownBoard {
  const own = OWN_BOARDS.find((one) => one.id === id);
  assert(own !== undefined || playKind(id)?.hand === "digits", "every kind has a board");
  return own ?? DIGIT_BOARD;
}

/**
 * The board of a puzzle's kind with its properties. Its element is fetched on demand and keeps the properties
 * until then; `lost` is called if it cannot be fetched.
 */
export function showBoard(shown: Shown, lost: () => void, ears?: Ears): TemplateResult {
  const board = boardFor(shown.puzzle.kind);
  if (!fetched.has(board)) {
    fetched.add(board);
    board.fetch().catch(() => {
      fetched.delete(board);
      lost();
    });
  }
  return boardOf(board.tag, shown, ears);
}

/** The elements of all boards, as a selector. */
export const boardTags = (): string => [...OWN_BOARDS, DIGIT_BOARD].map(({ tag }) => tag).join();
