import type { TemplateResult } from "lit";
import type { KindId } from "../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { assert } from "../../engine/model/result.ts";
import { boardOf, type Ears, type Shown } from "../boards/board.ts";
import { boardTag } from "../boards/board-tag.ts";

/** Fetches the element of each kind's board, the one that `boardTag` names. Kinds of digits have one together. */
const BOARDS: { readonly [K in KindId]: () => Promise<unknown> } = {
  sudoku: () => import("../boards/digits/digit-board.ts"),
  nurikabe: () => import("./nurikabe/board.ts"),
};

/** Elements that were asked for, by name. */
const fetched = new Set<string>();

/**
 * The board of a puzzle's kind with its properties. Its element is fetched on demand and keeps the properties
 * until then; `lost` is called if it cannot be fetched.
 */
export function showBoard(shown: Shown, lost: () => void, ears?: Ears): TemplateResult {
  const kind = playKind(shown.puzzle.kind);
  assert(kind !== undefined, "a puzzle is of a kind");
  const tag = boardTag(kind);
  if (!fetched.has(tag)) {
    fetched.add(tag);
    BOARDS[kind.id]().catch(() => {
      fetched.delete(tag);
      lost();
    });
  }
  return boardOf(tag, shown, ears);
}

/** The elements of all boards, as a selector. */
export const boardTags = (): string => [...new Set(PLAY_KINDS.map(boardTag))].join();
