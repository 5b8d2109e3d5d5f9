import type { Cell } from "../../../engine/model/fact.ts";
import type { Size } from "../../../engine/model/lattice.ts";
import type { Tints } from "../../boards/tints.ts";

/** Cells, in CSS pixels: as small as they may get so that the whole board is seen; and so that all that is spoken of is. */
const LEAST_SIDE = { whole: 20, named: 14 };
/** Below this height, in CSS pixels, the board's window takes the room of the header too. */
const LOW = 190;
/** Below this height, in CSS pixels, a tree takes the room of the header too. */
const READABLE = 260;
/** The width of a board's frame, in CSS pixels. */
const FRAME = 2;

/**
 * The window on the board beside a sheet: where the sentence leaves too little room for the whole board, the window
 * shows the rows that the sentence speaks of, and none in part.
 */
export function fitBoard(
  main: HTMLElement,
  tints: Tints,
  named: readonly Cell[],
  { rows, cols }: Size,
): void {
  const box = main.querySelector<HTMLElement>(".board");
  const header = main.firstElementChild?.nextElementSibling;
  if (!box || !(header instanceof HTMLElement)) return;
  main.classList.remove("snug", "low");
  box.style.removeProperty("--least");
  delete box.dataset.cut;
  const { paddingTop, paddingLeft, paddingRight } = getComputedStyle(box);
  const [rim, left, right] = [paddingTop, paddingLeft, paddingRight].map(Number.parseFloat);
  const full = Math.min(((box.clientWidth - left - right) / cols) * rows, mostBoard(main, rim)) + rim;
  if (box.clientHeight < 0.9 * full) main.classList.add("snug");
  if (box.clientHeight < Math.min(LOW, full) || isCut(main)) main.classList.add("low");
  const height = box.clientHeight - rim;
  if (height >= full - rim || height / rows >= LEAST_SIDE.whole) return;
  const spoken = spokenRows(tints, named, cols, height / LEAST_SIDE.named);
  if (!spoken) return;
  const { first, seen, side } = windowOn(spoken, rows, height, (full - rim) / rows);
  // The frame is within the width of the board.
  const inner = (side * cols - 2 * FRAME) / cols;
  box.style.setProperty("--least", `${side * rows}px`);
  box.scrollTop = first === 0 ? 0 : FRAME + first * inner;
  box.dataset.cut = `${first > 0 ? "above" : ""} ${first + seen < rows ? "below" : ""}`;
}

/** The rows that a window of that height shows whole: the first, how many, and the height of each, which is `most` at most. */
function windowOn(
  { first, last }: Span,
  rows: number,
  height: number,
  most: number,
): { readonly first: number; readonly seen: number; readonly side: number } {
  const wanted = Math.max(Math.ceil(height / most), last - first + 2);
  const seen = Math.min(wanted, Math.floor(height / LEAST_SIDE.named), rows);
  const middle = (first + last + 1) / 2;
  return {
    first: Math.min(Math.max(Math.round(middle - seen / 2), 0), rows - seen),
    seen,
    side: height / seen,
  };
}

/** Whether the sentences of the sheet go on below its edge; a tree is there to be scrolled, where there is room to read. */
function isCut(main: HTMLElement): boolean {
  const text = main.querySelector(".beside")?.shadowRoot?.querySelector(".text");
  if (!text || text.scrollHeight <= text.clientHeight + 1) return false;
  return !text.querySelector("ergo-why-tree") || text.clientHeight < READABLE;
}

/** The height that the play screen gives to a board at most (`--board-height`), in CSS pixels. */
function mostBoard(main: HTMLElement, rim: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const below = innerHeight < 688 ? Math.min(18.5 * rem, 324) : Math.min(20 * rem, 360);
  return Math.max(main.clientHeight - below, Math.min(17 * rem, 248)) - Math.max(0, rim - 10);
}

/** First and last row. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** The rows of the cells that are highlighted, without those that are only of the area; of the named cells alone where these are too many rows. */
function spokenRows({ cells }: Tints, named: readonly Cell[], cols: number, most: number): Span | null {
  const marked = [...cells].filter(([, roles]) => roles.some((role) => role !== "area"));
  const all = spanOf([...marked.map(([cell]) => cell), ...named], cols);
  return all && all.last - all.first + 1 > most ? (spanOf(named, cols) ?? all) : all;
}

function spanOf(cells: readonly Cell[], cols: number): Span | null {
  const rows = cells.map((cell) => Math.floor(cell / cols));
  return rows.length > 0 ? { first: Math.min(...rows), last: Math.max(...rows) } : null;
}
