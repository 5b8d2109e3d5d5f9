import type { Drawing } from "./drawn.ts";

/** How an app draws a board; colours and lengths as in a style sheet. */
interface Look {
  readonly name: string;
  readonly font: string;
  readonly page: string;
  readonly paper: string;
  readonly ink: string;
  readonly thin: string;
  readonly thick: string;
  /** Widths of lines, in pixels; where the thin one is 0, gaps of the page part the cells. */
  readonly lines: readonly [thin: number, thick: number];
  /** The height of a digit's line in parts of a cell. */
  readonly size: number;
  /** Colours of every other box, of the row and column of a selected cell, and of that cell. */
  readonly box?: string;
  readonly cross?: string;
  readonly selected?: string;
  /** Small digits stand in some blank cells. */
  readonly notes?: boolean;
  readonly round?: number;
}

/** Boards as the screens of many apps show them; none is copied. */
export const LOOKS: readonly Look[] = [
  {
    name: "plain",
    font: "Arial, sans-serif",
    page: "#fff",
    paper: "#fff",
    ink: "#111",
    thin: "#bbb",
    thick: "#222",
    lines: [1, 2],
    size: 0.62,
  },
  {
    name: "dark",
    font: "sans-serif",
    page: "#121212",
    paper: "#1e1e1e",
    ink: "#e6e6e6",
    thin: "#444",
    thick: "#999",
    lines: [1, 2],
    size: 0.6,
  },
  {
    name: "crossed",
    font: "Helvetica, sans-serif",
    page: "#fff",
    paper: "#fff",
    ink: "#344861",
    thin: "#bec6d4",
    thick: "#344861",
    lines: [1, 2],
    size: 0.65,
    cross: "#e2ebf3",
    selected: "#bbdefb",
  },
  {
    name: "cream",
    font: "Georgia, serif",
    page: "#efe6d2",
    paper: "#faf4e6",
    ink: "#4a3a28",
    thin: "#c9b894",
    thick: "#6b5638",
    lines: [1, 3],
    size: 0.6,
    notes: true,
  },
  {
    name: "boxes",
    font: "Verdana, sans-serif",
    page: "#fff",
    paper: "#fff",
    ink: "#000",
    thin: "#777",
    thick: "#777",
    lines: [1, 1],
    size: 0.52,
    box: "#dfe3ea",
  },
  {
    name: "terminal",
    font: "monospace",
    page: "#000",
    paper: "#000",
    ink: "#4cff7a",
    thin: "#0a5520",
    thick: "#18b048",
    lines: [1, 3],
    size: 0.7,
  },
  {
    name: "thick",
    font: "Times, serif",
    page: "#f4f4f4",
    paper: "#fff",
    ink: "#000",
    thin: "#000",
    thick: "#000",
    lines: [2, 5],
    size: 0.7,
  },
  {
    name: "night blue",
    font: "Lato, sans-serif",
    page: "#0d1b2a",
    paper: "#16263b",
    ink: "#cfe0ff",
    thin: "#2c405c",
    thick: "#7f9cc7",
    lines: [1, 2],
    size: 0.58,
    selected: "#2f5d9b",
    cross: "#1d3350",
  },
  {
    name: "faint",
    font: "Lato, sans-serif",
    page: "#fafafa",
    paper: "#fff",
    ink: "#666",
    thin: "#e0e0e0",
    thick: "#aaa",
    lines: [1, 2],
    size: 0.5,
    notes: true,
    round: 8,
  },
];

/** A page with a board between a headline and a row of keys. @param side of the board, in pixels @param turn 0 to 80 chooses what is selected */
export function screenOf(look: Look, digits: string, side: number, turn: number): string {
  const cell = side / 9;
  const [thin, thick] = look.lines;
  const chosen = look.selected ? turn % 81 : -1;
  const [chosenRow, chosenCol] = [Math.floor(chosen / 9), chosen % 9];
  const cells = [...digits.slice(0, 81)].map((digit, at) => {
    const [row, col] = [Math.floor(at / 9), at % 9];
    const isOdd = (Math.floor(row / 3) + Math.floor(col / 3)) % 2 === 1;
    const isCrossed = look.cross && chosen >= 0 && (row === chosenRow || col === chosenCol);
    const colour =
      at === chosen ? look.selected : isCrossed ? look.cross : isOdd && look.box ? look.box : look.paper;
    const line = (last: number, i: number): string =>
      i === last || i % 3 === 2 ? `${thick}px solid ${look.thick}` : `${thin}px solid ${look.thin}`;
    const isBlank = !(Number(digit) > 0);
    const note = look.notes && isBlank && (at * 7 + turn) % 5 === 0;
    const notes = `<small>${[1, 4, 8].map((one) => ((one + at) % 9) + 1).join(" ")}</small>`;
    return `<td style="background:${colour};border-right:${line(8, col)};border-bottom:${line(8, row)}">${isBlank ? (note ? notes : "") : digit}</td>`;
  });
  const rows = Array.from(
    { length: 9 },
    (_, row) => `<tr>${cells.slice(9 * row, 9 * row + 9).join("")}</tr>`,
  );
  const keys = Array.from({ length: 9 }, (_, key) => `<b>${key + 1}</b>`).join("");
  return `<!doctype html><style>
    body { margin: 0; padding: 18px 14px; background: ${look.page}; color: ${look.ink}; font-family: ${look.font} }
    p { margin: 0 0 14px; display: flex; justify-content: space-between; font-size: 18px }
    table { border-collapse: separate; border-spacing: 0; inline-size: ${side}px; block-size: ${side}px; table-layout: fixed;
      border: ${thick}px solid ${look.thick}; border-right: 0; border-bottom: 0; border-radius: ${look.round ?? 0}px; overflow: hidden }
    td { padding: 0; text-align: center; vertical-align: middle; font-size: ${cell * look.size}px; line-height: 1; block-size: ${cell}px; box-sizing: border-box }
    small { font-size: ${cell * 0.22}px; display: block; text-align: left; padding: 2px }
    div { display: flex; justify-content: space-around; padding: 26px 0; font-size: 30px }
  </style><p><span>Hard</span><span>00:42</span></p><table>${rows.join("")}</table><div>${keys}</div>`;
}

const FONTS = ["Arial", "Times", "DejaVu Sans", "monospace", "Lato", "Georgia"];

/** A printed board of numbers in a font of the system, one cell away from the rim. @param turn chooses font and lines */
export function numbersPage({ rows, cols, numbers, cell = 36 }: Drawing, turn: number): string {
  const line = 1 + (turn % 3);
  const row = (at: number): string =>
    numbers
      .slice(at * cols, at * cols + cols)
      .map((number) => `<td>${number > 0 ? number : ""}</td>`)
      .join("");
  const lines = Array.from({ length: rows }, (_, at) => `<tr>${row(at)}</tr>`).join("");
  return `<!doctype html><style>
    body { margin: ${cell}px; background: #fff; font-family: ${FONTS[(turn >> 1) % FONTS.length]} }
    table { border-collapse: collapse; table-layout: fixed; inline-size: ${cols * cell}px }
    td { padding: 0; text-align: center; font-size: ${cell * 0.56}px; line-height: 1; block-size: ${cell}px;
      border: ${line}px solid #333; box-sizing: border-box }
  </style><table>${lines}</table>`;
}
