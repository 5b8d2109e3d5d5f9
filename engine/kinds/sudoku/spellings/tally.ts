import { isBlank } from "../../../model/lines.ts";
import { SIZES, type SudokuSize } from "../houses.ts";
import type { Row } from "./rows.ts";

/** How a dash is meant. */
export type Dash = "blank" | "border";

/** What one line spells, one character a cell. */
export interface Tally {
  readonly row: Row;
  readonly dash: Dash;
  readonly cells: number;
  /** How many characters are neither cell nor border. */
  readonly strangers: number;
  /** The place of the first of them in the line, from 0; -1 if there is none. */
  readonly stranger: number;
}

const BLANKS = "0.*_?xX";
const BORDERS = "|+=/\\:;,!\"'`[](){}";

/** Counts the cells of each line that has any characters but borders. */
export function tallies(rows: readonly Row[], dash: Dash): Tally[] {
  return rows.map((row) => tally(row, dash)).filter(({ cells, strangers }) => cells > 0 || strangers > 0);
}

function tally(row: Row, dash: Dash): Tally {
  const { text } = row;
  let cells = 0;
  let strangers = 0;
  let stranger = -1;
  for (let place = 0; place < text.length; place++) {
    if (digitOf(text[place], dash) >= 0) cells++;
    else if (!isBorder(text, place) && ++strangers === 1) stranger = place;
  }
  return { row, dash, cells, strangers, stranger };
}

function isBorder(text: string, place: number): boolean {
  return text[place] === "-" || BORDERS.includes(text[place]) || isBlank(text, place);
}

/** Where the cells of a line stand in it, from 0. */
export function placesIn({ row, dash }: Tally): number[] {
  const places: number[] = [];
  for (let place = 0; place < row.text.length; place++)
    if (digitOf(row.text[place], dash) >= 0) places.push(place);
  return places;
}

/** A digit for each cell of a line, or 0 for a blank one. */
export function digitsIn(line: Tally): number[] {
  return placesIn(line).map((place) => digitOf(line.row.text[place], line.dash));
}

/** The digit that a character spells, 0 for a blank, -1 for anything else. */
export function digitOf(sign: string, dash: Dash = "blank"): number {
  if (sign >= "1" && sign <= "9") return Number(sign);
  return BLANKS.includes(sign) || (sign === "-" && dash === "blank") ? 0 : -1;
}

/** The size whose cells the lines hold: all in one line, a row a line, or whole rows a line. */
export function sizeOf(lines: readonly Tally[]): SudokuSize | undefined {
  const total = lines.reduce((sum, { cells }) => sum + cells, 0);
  return SIZES.find(
    (size) =>
      size * size === total &&
      lines.every(
        ({ cells, strangers }) => strangers === 0 && cells % size === 0 && cells === lines[0].cells,
      ),
  );
}
