import type { KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import type { PackKind } from "./contract/pack-kind.ts";
import { nurikabePacking } from "./nurikabe/packing.ts";
import { sudokuPacking } from "./sudoku/packing.ts";
import { textPacking } from "./text-packing.ts";

/** The kinds that have a code of their own; puzzles of any other are packed as texts. */
const PACKINGS: { readonly [K in KindId]?: PackKind<PuzzleOf[K]> } = {
  sudoku: sudokuPacking,
  nurikabe: nurikabePacking,
};

/** How a kind packs its puzzles. */
export function packKind(play: PlayKind): PackKind {
  return Object.values<PackKind>(PACKINGS).find((one) => one.id === play.id) ?? textPacking(play);
}
