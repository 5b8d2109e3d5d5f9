import { css, type SVGTemplateResult, svg } from "lit";
import type { Value } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { pageKind } from "../kinds/pages.ts";

/** Styles of `printBoard`: black on white whatever the theme. One unit is a cell. */
export const printBoardStyles = css`
  .lines,
  .boxes,
  .frame {
    fill: none;
    stroke: #000;
    stroke-linecap: square;
  }
  .lines {
    stroke-width: 0.02px;
  }
  .boxes {
    stroke-width: 0.055px;
  }
  .frame {
    stroke-width: 0.075px;
  }
  .board text {
    fill: #000;
    font-size: 0.68px;
    text-anchor: middle;
  }
  .board .given {
    font-weight: 600;
  }
  .board .found {
    fill: #444;
    font-weight: 300;
  }
  .board .long {
    font-size: 0.52px;
  }
  .sea {
    fill: #9aa1a9;
  }
`;

/** A board for paper, in its own place and size; with an answer, solved. */
export function printBoard(
  puzzle: Puzzle,
  answer: readonly Value[] | null,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): SVGTemplateResult {
  const { rows, cols } = puzzle;
  const unit = size / Math.max(rows, cols);
  const inside = pageKind(puzzle.kind).print(puzzle, answer);
  // The frame's pen reaches over the edge.
  const edge = 0.04;
  return svg`<svg
    class="board"
    x=${x + (size - unit * cols) / 2}
    y=${y}
    width=${unit * cols}
    height=${unit * rows}
    viewBox="${-edge} ${-edge} ${cols + 2 * edge} ${rows + 2 * edge}"
  >
    ${inside}
    <rect class="frame" width=${cols} height=${rows}></rect>
  </svg>`;
}
