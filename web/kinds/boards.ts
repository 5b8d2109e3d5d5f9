import type { TemplateResult } from "lit";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { assert } from "../../engine/model/result.ts";
import { boardOf, type Ears, type Shown } from "../boards/board.ts";
import { boardTag } from "../boards/board-tag.ts";
import type { BoardKind } from "./contract/board-kind.ts";
import { nurikabeBoard } from "./nurikabe/board-kind.ts";

/** The boards of all kinds but those of digits, which have one together. */
const BOARD_KINDS: readonly BoardKind[] = [nurikabeBoard];

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
    fetchBoard(kind.id).catch(() => {
      fetched.delete(tag);
      lost();
    });
  }
  return boardOf(tag, shown, ears);
}

function fetchBoard(id: string): Promise<unknown> {
  const own = BOARD_KINDS.find((one) => one.id === id);
  return own ? own.fetch() : import("../boards/digits/digit-board.ts");
}

/** The elements of all boards, as a selector. */
export const boardTags = (): string => [...new Set(PLAY_KINDS.map(boardTag))].join();
