import type { Cell, Value } from "../../../model/fact.ts";
import type { Lattice } from "../../../model/lattice.ts";
import type { Puzzle } from "../../../model/puzzle.ts";
import type { NurikabeGrid } from "./grid.ts";

/** A Nurikabe puzzle: every land region holds one clue and has its size, the sea is one and has no pool. */
export interface NurikabePuzzle extends Puzzle {
  readonly kind: "nurikabe";
  /** One entry a cell: 0 without a clue, else the size of the island, or ANY_SIZE. */
  readonly clues: readonly number[];
  /** The cell of each clue, row-major: that of clue k at index k - 1. */
  readonly clueCells: readonly Cell[];
  /** By cell: the clue that stands there, counted from 1, else 0. */
  readonly clueAt: readonly Value[];
  /** How many cells are sea in every answer, below 0 if the clues need more cells than there are; null where a clue may have any size. */
  readonly seaCells: number | null;
  readonly lattice: Lattice;
  blank(): NurikabeGrid;
}

declare module "../../contract/kind.ts" {
  interface PuzzleOf {
    readonly nurikabe: NurikabePuzzle;
  }
}
