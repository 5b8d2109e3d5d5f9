import type { CanonKind } from "../contract/canon-kind.ts";
import { nurikabePuzzle } from "./puzzle/from-clues.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";

/** A board of clues, without what a puzzle has besides. */
interface Clues {
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly number[];
}

/**
 * Nurikabe as the least of its eight images by turns and mirrors, with no more rows than columns: a board and the same one
 * lying on its side are one puzzle. Where it is no square, four of the eight lie like that.
 */
export const nurikabeCanon: CanonKind<NurikabePuzzle> = {
  id: "nurikabe",
  byAnswer: false,
  canonical(puzzle) {
    const lying = puzzle.rows <= puzzle.cols ? puzzle : transposed(puzzle);
    const turns = lying.rows === lying.cols ? [lying, transposed(lying)] : [lying];
    const images = turns.flatMap((one) => [one, mirrored(one)]).flatMap((one) => [one, upended(one)]);
    const { rows, cols, clues } = images.reduce((least, image) => (isLess(image, least) ? image : least));
    return nurikabePuzzle(rows, cols, clues);
  },
};

/** Rows become columns. */
function transposed({ rows, cols, clues }: Clues): Clues {
  return {
    rows: cols,
    cols: rows,
    clues: clues.map((_, cell) => clues[(cell % rows) * cols + Math.floor(cell / rows)]),
  };
}

/** Left becomes right. */
function mirrored({ rows, cols, clues }: Clues): Clues {
  return { rows, cols, clues: clues.map((_, cell) => clues[cell - 2 * (cell % cols) + cols - 1]) };
}

/** Turned by 180 degrees. */
function upended({ rows, cols, clues }: Clues): Clues {
  return { rows, cols, clues: [...clues].reverse() };
}

function isLess(one: Clues, other: Clues): boolean {
  const at = one.clues.findIndex((clue, cell) => clue !== other.clues[cell]);
  return at >= 0 && one.clues[at] < other.clues[at];
}
