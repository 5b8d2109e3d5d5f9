import type { TemplateResult } from "lit";
import { assert } from "../../engine/model/result.ts";
import { boardOf, type Ears, type Shown } from "../boards/board.ts";
import type { BoardKind } from "./contract/board-kind.ts";
import { nurikabeBoard } from "./nurikabe/board-kind.ts";
import { sudokuBoard } from "./sudoku/board-kind.ts";

/** Every kind as far as its board goes. */
const BOARD_KINDS: BoardKind[] = [sudokuBoard, nurikabeBoard];

/** Kinds whose element was asked for. */
const fetched = new Set<BoardKind>();

function boardKind(id: string): BoardKind {
  const kind = BOARD_KINDS.find((one) => one.id === id);
  assert(kind !== undefined, "every kind has a board");
  return kind;
}

/**
 * The board of a puzzle's kind, told what to show. Its element is fetched when it is first wanted and waits, with all
 * it is told, until then; `lost` is called where it cannot be had.
 */
export function showBoard(shown: Shown, lost: () => void, ears?: Ears): TemplateResult {
  const kind = boardKind(shown.puzzle.kind);
  if (!fetched.has(kind)) {
    fetched.add(kind);
    kind.fetch().catch(() => {
      fetched.delete(kind);
      lost();
    });
  }
  return boardOf(kind.tag, shown, ears);
}

/** The elements of all boards, as a selector. */
export const boardTags = (): string => BOARD_KINDS.map(({ tag }) => tag).join();
