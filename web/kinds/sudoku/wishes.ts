import { html, type TemplateResult } from "lit";
import { SYMMETRIES, type Symmetry } from "../../../engine/kinds/sudoku/making/wish.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { WishControl } from "../contract/page-kind.ts";

type RowColumn = readonly [row: number, column: number];

/** Side of the small board of a picture. */
const SIDE = 5;
/** Cells that a picture begins with. */
const SEEDS: readonly RowColumn[] = [
  [0, 1],
  [1, 3],
  [2, 0],
];

/** Where a cell goes when it is turned or mirrored once. */
const MOVES: Readonly<Record<Symmetry, (place: RowColumn) => RowColumn>> = {
  none: (place) => place,
  "half-turn": ([row, column]) => [SIDE - 1 - row, SIDE - 1 - column],
  "quarter-turn": ([row, column]) => [column, SIDE - 1 - row],
  "left-right": ([row, column]) => [row, SIDE - 1 - column],
  "top-bottom": ([row, column]) => [SIDE - 1 - row, column],
  diagonal: ([row, column]) => [column, row],
  "anti-diagonal": ([row, column]) => [SIDE - 1 - column, SIDE - 1 - row],
};

/** The mirrors, drawn across the board. */
const MIRRORS: Readonly<Partial<Record<Symmetry, string>>> = {
  "left-right": "M2.5 0v5",
  "top-bottom": "M0 2.5h5",
  diagonal: "M0 0l5 5",
  "anti-diagonal": "M5 0l-5 5",
};

const NAMES: Readonly<Record<Symmetry, Words>> = {
  none: { en: "Free", zh: "随意" },
  "half-turn": { en: "Half turn", zh: "旋转 180°" },
  "quarter-turn": { en: "Quarter turn", zh: "旋转 90°" },
  "left-right": { en: "Left, right", zh: "左右对称" },
  "top-bottom": { en: "Top, bottom", zh: "上下对称" },
  diagonal: { en: "Diagonal", zh: "主对角线" },
  "anti-diagonal": { en: "Other diagonal", zh: "副对角线" },
};

/** The form's controls: how the givens lie (small boards to choose from), how many there are, and that none can be left out. */
export const sudokuWishes: readonly WishControl[] = [
  {
    name: "symmetry",
    is: "choice",
    label: { en: "Pattern of the givens", zh: "已知数的排布" },
    options: SYMMETRIES.map((value) => ({ value, text: NAMES[value], picture: picture(value) })),
  },
  { name: "givens", is: "number", least: 1, label: { en: "Number of givens", zh: "已知数个数" } },
  {
    name: "minimal",
    is: "flag",
    label: { en: "Minimal", zh: "极小题" },
    note: { en: "No given can be left out.", zh: "每一个已知数都不可或缺。" },
  },
];

function picture(symmetry: Symmetry): TemplateResult {
  const filled = orbit(symmetry).map(([row, column]) => `M${column + 0.1} ${row + 0.1}h.8v.8h-.8z`);
  return html`<svg class="pattern" viewBox="-.15 -.15 5.3 5.3" aria-hidden="true">
    <rect width="5" height="5" rx=".4"></rect>
    <path class="cells" d=${filled.join("")}></path>
    <path class="mirror" d=${MIRRORS[symmetry] ?? ""}></path>
  </svg>`;
}

/** The seeds and all that they become by moving on and on. */
function orbit(symmetry: Symmetry): readonly RowColumn[] {
  const places = new Map<string, RowColumn>();
  for (const seed of SEEDS) {
    for (let place = seed; !places.has(place.join()); place = MOVES[symmetry](place))
      places.set(place.join(), place);
  }
  return [...places.values()];
}
