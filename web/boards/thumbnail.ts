import { css, html, LitElement, type PropertyDeclarations, svg, type TemplateResult } from "lit";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { DOT, WALL } from "../kinds/nurikabe/paint.ts";

/** On longer sides clues are too small to read and lines too close; only shapes are drawn. */
const READABLE = 15;

/** A small picture of a game for lists; decorative, the list says in words what it is. */
export class Thumbnail extends LitElement {
  static override properties: PropertyDeclarations = {
    puzzle: { attribute: false },
    marks: { attribute: false },
  };
  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      font-family: inherit;
      font-size: 0.72px;
      text-anchor: middle;
      fill: var(--ink);
    }
    .paper {
      fill: var(--paper);
    }
    .lines,
    .boxes,
    .frame {
      fill: none;
      stroke: var(--rule);
      stroke-width: 1px;
      vector-effect: non-scaling-stroke;
    }
    .boxes,
    .frame {
      stroke: var(--rule-box);
    }
    .frame {
      stroke-width: 2px;
    }
    .given {
      font-weight: 700;
    }
    .yours {
      fill: var(--ink-user);
    }
    .sea {
      fill: var(--sea);
    }
    .dots {
      fill: none;
      stroke: var(--dot);
      stroke-width: 0.28px;
      stroke-linecap: round;
    }
    @media (forced-colors: active) {
      svg {
        forced-color-adjust: none;
      }
      .sea {
        fill: CanvasText;
      }
    }
  `;

  declare puzzle: Puzzle;
  declare marks: readonly number[];

  constructor() {
    super();
    this.marks = [];
  }

  protected override render(): TemplateResult {
    const { rows, cols } = this.puzzle;
    const picture =
      this.puzzle.kind === "nurikabe"
        ? nurikabePicture(this.puzzle as NurikabePuzzle, this.marks)
        : sudokuPicture(this.puzzle as SudokuPuzzle, this.marks);
    return html`<svg viewBox="0 0 ${cols} ${rows}" aria-hidden="true">
      <rect class="paper" width=${cols} height=${rows} />
      ${picture}
      <rect class="frame" width=${cols} height=${rows} />
    </svg>`;
  }
}

function sudokuPicture(puzzle: SudokuPuzzle, marks: readonly number[]): TemplateResult {
  const { size, digits } = puzzle;
  const high = size === 9 ? 3 : 2;
  return svg`
    <path class="lines" d=${linesOf(size, size, 1, 1)} />
    <path class="boxes" d=${linesOf(size, size, high, size / high)} />
    ${textsOf(digits, size, "given")}
    ${textsOf(marks, size, "yours")}`;
}

function nurikabePicture(puzzle: NurikabePuzzle, marks: readonly number[]): TemplateResult {
  const { rows, cols, clues } = puzzle;
  const readable = Math.max(rows, cols) <= READABLE;
  const walls = cellsWith(marks, WALL).map((cell) => `M${cell % cols} ${Math.floor(cell / cols)}h1v1h-1z`);
  const dotted = [...cellsWith(marks, DOT), ...(readable ? [] : puzzle.clueCells)];
  const dots = dotted.map((cell) => `M${(cell % cols) + 0.5} ${Math.floor(cell / cols) + 0.5}h0`);
  return svg`
    ${readable ? svg`<path class="lines" d=${linesOf(rows, cols, 1, 1)} />` : ""}
    <path class="sea" d=${walls.join("")} />
    <path class="dots" d=${dots.join("")} />
    ${readable ? textsOf(clues, cols, "given") : ""}`;
}

function cellsWith(marks: readonly number[], mark: number): number[] {
  return [...marks.keys()].filter((cell) => marks[cell] === mark);
}

/** Lines inside the board, every so many rows and columns. */
function linesOf(rows: number, cols: number, high: number, wide: number): string {
  let path = "";
  for (let row = high; row < rows; row += high) path += `M0 ${row}h${cols}`;
  for (let col = wide; col < cols; col += wide) path += `M${col} 0v${rows}`;
  return path;
}

/** The numbers of a line of cells; below 0 stands a question mark. */
function textsOf(numbers: readonly number[], cols: number, className: string): TemplateResult[] {
  return [...numbers.keys()]
    .filter((cell) => numbers[cell] !== 0)
    .map((cell) => {
      const text = numbers[cell] < 0 ? "?" : numbers[cell];
      return svg`<text class=${className} x=${(cell % cols) + 0.5} y=${Math.floor(cell / cols) + 0.76}>${text}</text>`;
    });
}

customElements.define("ergo-thumbnail", Thumbnail);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-thumbnail": Thumbnail;
  }
}
