import { isBlank } from "../../../model/lines.ts";
import { SIZES, type SudokuSize } from "../puzzle/houses.ts";
import type { TextRow } from "./row.ts";

/** How a dash is meant. */
export type Dash = "blank" | "border";

/** Counts of one line, one character a cell. */
export interface LineTally {
  readonly row: TextRow;
  readonly dash: Dash;
  readonly cells: number;
  /** How many of the cells are dashes. */
  readonly dashes: number;
  /** How many characters are neither cell nor border. */
  readonly strangers: number;
  /** The place of the first of them in the line, from 0; -1 if there is none. */
  readonly stranger: number;
}

const BLANKS = "0.*_?xX";
const BORDERS = "|+=/\\:;,!\"'`[](){}";

/** Classes of ASCII characters in a grid, by code. */
const STRANGER = 0;
const CELL = 1;
const DASH = 2;
const BORDER = 3;
const MEANING = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (sign === "-") return DASH;
  if (digitOf(sign) >= 0) return CELL;
  return BORDERS.includes(sign) || isBlank(sign, 0) ? BORDER : STRANGER;
});

/** Counts the cells of each line that has any characters but borders; dashes are blank cells. */
export function tallies(rows: readonly TextRow[]): LineTally[] {
  const counted: LineTally[] = [];
  for (const row of rows) {
    const one = tally(row);
    if (one.cells > 0 || one.strangers > 0) counted.push(one);
  }
  return counted;
}

/** The same lines with their dashes taken for borders. */
export function withoutDashes(lines: readonly LineTally[]): LineTally[] {
  return lines
    .map((line): LineTally => ({ ...line, dash: "border", cells: line.cells - line.dashes, dashes: 0 }))
    .filter(({ cells, strangers }) => cells > 0 || strangers > 0);
}

function tally(row: TextRow): LineTally {
  const { text } = row;
  let cells = 0;
  let dashes = 0;
  let strangers = 0;
  let stranger = -1;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    const meaning = code < 0x80 ? MEANING[code] : isBlank(text, place) ? BORDER : STRANGER;
    if (meaning === STRANGER && ++strangers === 1) stranger = place;
    if (meaning === DASH) dashes++;
    if (meaning === CELL) cells++;
  }
  return { row, dash: "blank", cells: cells + dashes, dashes, strangers, stranger };
}

/** Where the cells of a line stand in it, from 0. */
export function placesIn({ row, dash }: LineTally): number[] {
  const places: number[] = [];
  for (let place = 0; place < row.text.length; place++)
    if (digitOf(row.text[place], dash) >= 0) places.push(place);
  return places;
}

/** A digit for each cell of a line, or 0 for a blank one. */
export function digitsIn(line: LineTally): number[] {
  return placesIn(line).map((place) => digitOf(line.row.text[place], line.dash));
}

/** The digit that a character spells, 0 for a blank, -1 for anything else. */
export function digitOf(sign: string, dash: Dash = "blank"): number {
  if (sign >= "1" && sign <= "9") return Number(sign);
  return BLANKS.includes(sign) || (sign === "-" && dash === "blank") ? 0 : -1;
}

/** The size whose cells the lines hold: all in one line, a row a line, or whole rows a line. */
export function sizeOf(lines: readonly LineTally[]): SudokuSize | undefined {
  const total = lines.reduce((sum, { cells }) => sum + cells, 0);
  return SIZES.find(
    (size) =>
      size * size === total &&
      lines.every(
        ({ cells, strangers }) => strangers === 0 && cells % size === 0 && cells === lines[0].cells,
      ),
  );
}
