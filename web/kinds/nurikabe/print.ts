import { svg } from "lit";
import { DOT_MARK, WALL_MARK } from "../../../engine/kinds/nurikabe/puzzle/marks.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { cellsWith, linesOf, numbersOf, pointsOf, squaresOf } from "../../boards/drawing.ts";
import type { PrintKind } from "../contract/print-kind.ts";

const SEA = 0;

/** Nurikabe on paper and in pictures. */
export const nurikabePrint: PrintKind<NurikabePuzzle> = {
  print({ rows, cols, clues }, written) {
    const answer = written && "answer" in written ? written.answer : [];
    const marks = written && "board" in written ? written.board.marks : [];
    return svg`
      <path class="sea" d=${squaresOf(cellsWith(answer, SEA), cols)}></path>
      <path class="wall" d=${squaresOf(cellsWith(marks, WALL_MARK), cols)}></path>
      <path class="lines" d=${linesOf(rows, cols, 1, 1)}></path>
      <path class="dots" d=${pointsOf(cellsWith(marks, DOT_MARK), cols)}></path>
      ${numbersOf(clues, cols, "given")}`;
  },
};
