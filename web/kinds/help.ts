import type { KindId } from "../../engine/kinds/contract/kind.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { assert } from "../../engine/model/result.ts";
import type { KindHelp } from "./contract/kind-help.ts";

/** Fetches the help of each kind. */
const HELP: { readonly [K in KindId]: () => Promise<KindHelp> } = {
  sudoku: () => import("./sudoku/help.ts").then((far) => far.sudokuHelp),
  nurikabe: () => import("./nurikabe/help.ts").then((far) => far.nurikabeHelp),
};

/** How a kind is played, in pictures and words. */
export function helpOf(id: string): Promise<KindHelp> {
  const kind = playKind(id);
  assert(kind !== undefined, "help is of a kind");
  return HELP[kind.id]();
}
