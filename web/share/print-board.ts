import { css, type SVGTemplateResult, svg } from "lit";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Written } from "../kinds/contract/print-kind.ts";
import { printKind } from "../kinds/prints.ts";

/** Styles of `printBoard`: ink on white whatever the theme. One unit is a cell. No rule is weaker than
 * one before it, since pictures take them in this order. Colours are those of a board in light. */
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
  .board .yours {
    fill: #0a3f86;
  }
  .board .note {
    fill: #46515f;
    font-size: 0.26px;
  }
  .board .line {
    font-size: 0.22px;
  }
  .board .dense {
    font-size: 0.17px;
  }
  .sea {
    fill: #9aa1a9;
  }
  .wall {
    fill: #27364a;
  }
  .dots {
    fill: none;
    stroke: #5b6674;
    stroke-width: 0.24px;
    stroke-linecap: round;
  }
  .colour-1 {
    fill: #f6c9c4;
  }
  .colour-2 {
    fill: #f8dcb0;
  }
  .colour-3 {
    fill: #f2eda6;
  }
  .colour-4 {
    fill: #cdeac0;
  }
  .colour-5 {
    fill: #bfeae6;
  }
  .colour-6 {
    fill: #c6dcfa;
  }
  .colour-7 {
    fill: #dfcff6;
  }
  .colour-8 {
    fill: #dcdcdc;
  }
  .shape-1 {
    fill: #bac9de;
    stroke: #0a3f86;
    stroke-width: 0.016px;
  }
  .shape-2 {
    fill: #ddcbb8;
    stroke: #7d4600;
    stroke-width: 0.016px;
  }
  .shape-3 {
    fill: #fff;
    stroke: #0f6b37;
    stroke-width: 0.035px;
  }
`;

/** A board for paper or a picture, in its own place and size, with what is written on it. */
export function printBoard(
  puzzle: Puzzle,
  written: Written | null,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): SVGTemplateResult {
  const { rows, cols } = puzzle;
  const unit = size / Math.max(rows, cols);
  const inside = printKind(puzzle.kind).print(puzzle, written);
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
