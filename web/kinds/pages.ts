import { assert } from "../../engine/model/result.ts";
import type { PageKind } from "./contract/page-kind.ts";
import { nurikabePage } from "./nurikabe/page.ts";
import { sudokuPage } from "./sudoku/page.ts";

/** Every kind as the page shows, names and asks for it, in the order in which kinds are offered. */
export const PAGE_KINDS: PageKind[] = [sudokuPage, nurikabePage];

export function pageKind(id: string): PageKind {
  const kind = PAGE_KINDS.find((one) => one.id === id);
  assert(kind !== undefined, "every kind has its page half");
  return kind;
}
