import { Numbers, SmallNumbers } from "../../coding/numbers.ts";
import { Odds } from "../../coding/odds.ts";
import type { CodePuzzle, PackKind } from "../contract/pack-kind.ts";
import { nurikabePuzzle } from "./puzzle/from-clues.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { ANY_SIZE, MOST_CELLS } from "./puzzle/size.ts";

/** Bits of a side less one. */
const SIDE_BITS = 7;
/** Cells near a cell that were coded before it: rows and columns from it. */
const NEAR = [
  [0, -1],
  [-1, 0],
  [-1, -1],
  [-1, 1],
  [0, -2],
  [-2, 0],
] as const;
/** Sizes of islands have odds by how large the board is. */
const LARGER = [40, 110];

/** Nurikabe as a code: whether each cell has a clue, by the clues near it; and the sizes of the islands. */
export const nurikabePacking: PackKind<NurikabePuzzle> = {
  id: "nurikabe",
  begin(): CodePuzzle<NurikabePuzzle> {
    const sides = new SmallNumbers(SIDE_BITS, 1 << SIDE_BITS);
    const clue = new Odds((LARGER.length + 1) << NEAR.length);
    const isAny = new Odds(2);
    const sizes = Array.from({ length: LARGER.length + 1 }, () => new Numbers());
    let before = 0;
    return (coder, puzzle) => {
      const rows = sides.code(coder, (puzzle?.rows ?? 1) - 1, before) + 1;
      const wide = sides.code(coder, (puzzle?.cols ?? 1) - 1, rows - 1) + 1;
      const cols = Math.min(wide, Math.floor(MOST_CELLS / rows));
      before = rows - 1;
      const large = LARGER.filter((cells) => rows * cols >= cells).length;
      const clues: number[] = [];
      let anyBefore = 0;
      for (let cell = 0; cell < rows * cols; cell++) {
        const wanted = puzzle?.clues[cell] ?? 0;
        const place = (large << NEAR.length) + nearClues(clues, cell, cols);
        if (!coder.learnt(clue, place, wanted === 0 ? 0 : 1)) {
          clues.push(0);
          continue;
        }
        const any = coder.learnt(isAny, anyBefore, wanted === ANY_SIZE ? 1 : 0);
        anyBefore |= any;
        clues.push(any ? ANY_SIZE : sizes[large].code(coder, Math.max(wanted, 1) - 1) + 1);
      }
      return nurikabePuzzle(rows, cols, clues);
    };
  },
};

/** A bit for each near cell that has a clue. */
function nearClues(clues: readonly number[], cell: number, cols: number): number {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  let bits = 0;
  for (const [down, right] of NEAR) {
    const isThere = row + down >= 0 && col + right >= 0 && col + right < cols;
    bits = (bits << 1) | (isThere && clues[cell + down * cols + right] !== 0 ? 1 : 0);
  }
  return bits;
}
