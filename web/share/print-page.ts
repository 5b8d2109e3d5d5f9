import { css, html, svg, type TemplateResult } from "lit";
import type { Value } from "../../engine/model/fact.ts";
import type { PlayState } from "../state/state.ts";
import { printBoard, printBoardStyles } from "./print-board.ts";

/** The printable area of A4 and US Letter between margins of 12 mm; all lengths here are millimetres. */
export const PAPER = { width: 186, height: 252 } as const;
/** Rows and columns of boards, by how many there are on a page. */
const LAYOUTS: Readonly<Record<number, readonly [rows: number, columns: number]>> = {
  1: [1, 1],
  2: [2, 1],
  4: [2, 2],
  6: [3, 2],
};
export const EACH = [1, 2, 4, 6] as const;
export type Each = (typeof EACH)[number];

/** Room above each board for its title, and between boards. */
const TITLE = 8;
const GAP = 9;
/** The foot of the page. */
const FOOT = 6;
/** No board is larger: a pen has to reach across it. */
const LARGEST = 150;

/** A board on a page. */
export interface Printed {
  readonly game: PlayState;
  readonly title: string;
  readonly answer: readonly Value[] | null;
}

export const printPageStyles = [
  printBoardStyles,
  css`
    .sheet {
      display: block;
      color: #000;
      background: #fff;
      font-family: var(--font);
      forced-color-adjust: none;
    }
    .sheet .title {
      font-size: 3.6px;
      font-weight: 600;
    }
    .sheet .foot {
      fill: #555;
      font-size: 2.8px;
    }
    .sheet .end {
      text-anchor: end;
    }
  `,
];

/** Cuts into pages of so many. */
export function pagesOf<T>(all: readonly T[], each: Each): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / each) }, (_, page) =>
    all.slice(page * each, (page + 1) * each),
  );
}

/** One page as a drawing: boards with their titles, and a foot. */
export function printPage(
  boards: readonly Printed[],
  each: Each,
  foot: { readonly left: string; readonly right: string },
): TemplateResult {
  const { width, height } = PAPER;
  const [rows, columns] = LAYOUTS[each];
  const wide = (width - GAP * (columns - 1)) / columns;
  const high = (height - FOOT - GAP * (rows - 1)) / rows;
  const size = Math.min(wide, high - TITLE, LARGEST);
  return html`<svg class="sheet" viewBox="0 0 ${width} ${height}">
    ${boards.map(({ game, title, answer }, index) => {
      const x = (index % columns) * (wide + GAP) + (wide - size) / 2;
      const y = Math.floor(index / columns) * (high + GAP);
      return svg`<text class="title" x=${x} y=${y + 4.6}>${title}</text>
        ${printBoard(game.puzzle, answer && { answer }, { x, y: y + TITLE, size })}`;
    })}
    <text class="foot" x="0" y=${height - 0.8}>${foot.left}</text>
    <text class="foot end" x=${width} y=${height - 0.8}>${foot.right}</text>
  </svg>`;
}
