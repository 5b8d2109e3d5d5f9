import { Texts } from "../coding/texts.ts";
import { assert } from "../model/result.ts";
import type { KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import type { PackKind } from "./contract/pack-kind.ts";
import { nurikabePacking } from "./nurikabe/packing.ts";
import { sudokuPacking } from "./sudoku/packing.ts";

/** The kinds that have a code of their own; puzzles of any other are packed as texts. */
const PACKINGS: { readonly [K in KindId]?: PackKind<PuzzleOf[K]> } = {
  sudoku: sudokuPacking,
  nurikabe: nurikabePacking,
};

/** Signs of the longest canonical text that is packed. */
const LONGEST = 10_000;

/** How a kind packs its puzzles. */
export function packKind(play: PlayKind): PackKind {
  return Object.values<PackKind>(PACKINGS).find((one) => one.id === play.id) ?? textPacking(play);
}

/** Puzzles as their canonical texts. */
export function textPacking(play: PlayKind): PackKind {
  return {
    id: play.id,
    begin() {
      const texts = new Texts();
      return (coder, puzzle) => {
        const read = play.parse(texts.code(coder, puzzle ? play.format(puzzle) : "", LONGEST));
        assert(read.ok, "a text that was packed is a puzzle");
        return read.value;
      };
    },
  };
}
