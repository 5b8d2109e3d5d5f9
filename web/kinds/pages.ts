import type { KindId, PuzzleOf } from "../../engine/kinds/contract/kind.ts";
import { assert } from "../../engine/model/result.ts";
import type { PageKind } from "./contract/page-kind.ts";
import { nurikabePage } from "./nurikabe/page.ts";
import { sudokuPage } from "./sudoku/page.ts";

/** The page half of every kind. */
const PAGES: { readonly [K in KindId]: PageKind<PuzzleOf[K]> } = {
  sudoku: sudokuPage,
  nurikabe: nurikabePage,
};

/** Every kind as the page shows, names and asks for it, in the order in which kinds are offered. */
export const PAGE_KINDS: readonly PageKind[] = Object.values<PageKind>(PAGES);

export function pageKind(id: string): PageKind {
  const kind = PAGE_KINDS.find((one) => one.id === id);
  assert(kind !== undefined, "every kind has its page half");
  return kind;
}
