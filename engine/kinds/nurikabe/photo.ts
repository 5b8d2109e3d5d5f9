import { readNumbers } from "../../photo/numbers.ts";
import { type Doubt, type PhotoKind, SURE } from "../../photo/photo-kind.ts";
import { formatNurikabe } from "./spellings/text.ts";

/** Boards of clues in pictures. */
export const photo: PhotoKind = {
  id: "nurikabe",
  sides: null,
  *read(turns) {
    const read = yield* readNumbers(turns);
    const { rows, cols } = read.mesh;
    // No island is larger than the board.
    const numbers = read.numbers.map((number) => (number > rows * cols ? 0 : number));
    const doubts = read.trusts.flatMap((trust, cell): Doubt[] =>
      trust < SURE || numbers[cell] !== read.numbers[cell]
        ? [{ cell, number: numbers[cell], read: read.numbers[cell] }]
        : [],
    );
    return { mesh: read.mesh, numbers, doubts, trust: read.trust, hasOneAnswer: false };
  },
  isLikely: () => true,
  text: ({ mesh: { rows, cols }, numbers }) => formatNurikabe({ rows, cols, clues: numbers }),
};
