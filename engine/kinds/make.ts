import type { MakeKind } from "../model/kind.ts";
import { nurikabeMaking } from "./nurikabe/make.ts";
import { sudokuMaking } from "./sudoku/make.ts";

/** Every kind as a maker knows it. */
const MAKE_KINDS: readonly MakeKind[] = [
  sudokuMaking as unknown as MakeKind,
  nurikabeMaking as unknown as MakeKind,
];

export function makeKind(id: string): MakeKind | undefined {
  return MAKE_KINDS.find((kind) => kind.id === id);
}
