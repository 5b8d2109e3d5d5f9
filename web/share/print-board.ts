import { css, type SVGTemplateResult, svg } from "lit";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import type { Value } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";

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
  const inside =
    puzzle.kind === "nurikabe"
      ? nurikabeLines(puzzle as NurikabePuzzle, answer)
      : sudokuLines(puzzle as SudokuPuzzle, answer);
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

function sudokuLines({ size, digits }: SudokuPuzzle, answer: readonly Value[] | null): SVGTemplateResult {
  const high = size === 9 ? 3 : 2;
  const found = answer?.map((value, cell) => (digits[cell] ? 0 : value)) ?? [];
  return svg`<path class="lines" d=${grid(size, size, 1, 1)}></path>
    <path class="boxes" d=${grid(size, size, high, size / high)}></path>
    ${numbers(digits, size, "given")} ${numbers(found, size, "found")}`;
}

function nurikabeLines(puzzle: NurikabePuzzle, answer: readonly Value[] | null): SVGTemplateResult {
  const { rows, cols, clues } = puzzle;
  const sea = [...(answer ?? []).keys()].filter((cell) => answer?.[cell] === 0);
  const squares = sea.map((cell) => `M${cell % cols} ${Math.floor(cell / cols)}h1v1h-1z`);
  return svg`<path class="sea" d=${squares.join("")}></path>
    <path class="lines" d=${grid(rows, cols, 1, 1)}></path>
    ${numbers(clues, cols, "given")}`;
}

/** Lines inside the board, every so many rows and columns. */
function grid(rows: number, cols: number, high: number, wide: number): string {
  let path = "";
  for (let row = high; row < rows; row += high) path += `M0 ${row}h${cols}`;
  for (let col = wide; col < cols; col += wide) path += `M${col} 0v${rows}`;
  return path;
}

/** Below 0 stands a question mark. */
function numbers(line: readonly number[], cols: number, className: string): SVGTemplateResult[] {
  return [...line.keys()]
    .filter((cell) => line[cell] !== 0)
    .map((cell) => {
      const text = line[cell] < 0 ? "?" : String(line[cell]);
      const classes = text.length > 2 ? `${className} long` : className;
      return svg`<text class=${classes} x=${(cell % cols) + 0.5} y=${Math.floor(cell / cols) + 0.745}>${text}</text>`;
    });
}
