import { SIZES, type SudokuSize } from "../houses.ts";
import type { Row } from "./rows.ts";

/** How a dash is meant. */
export type Dash = "blank" | "border";

/** The cells that one line spells, one character each. */
export interface Tally {
  readonly row: Row;
  /** A digit, or 0 for a blank. */
  readonly digits: readonly number[];
  /** Places of the cells in the line, from 0. */
  readonly places: readonly number[];
  /** Places of the characters that are neither cell nor border. */
  readonly strangers: readonly number[];
}

const BLANKS = "0.*_?xX";
const BORDERS = "|+=/\\:;,!\"'`[](){}";

/** Counts the cells of each line that has any characters but borders. */
export function tallies(rows: readonly Row[], dash: Dash): Tally[] {
  return rows
    .map((row) => tally(row, dash))
    .filter(({ digits, strangers }) => digits.length > 0 || strangers.length > 0);
}

function tally(row: Row, dash: Dash): Tally {
  const digits: number[] = [];
  const places: number[] = [];
  const strangers: number[] = [];
  for (let place = 0; place < row.text.length; place++) {
    const sign = row.text[place];
    const digit = digitOf(sign, dash);
    if (digit >= 0) {
      digits.push(digit);
      places.push(place);
    } else if (!(sign === "-" || /\s/.test(sign) || BORDERS.includes(sign))) strangers.push(place);
  }
  return { row, digits, places, strangers };
}

/** The digit that a character spells, 0 for a blank, -1 for anything else. */
export function digitOf(sign: string, dash: Dash = "blank"): number {
  if (sign >= "1" && sign <= "9") return Number(sign);
  return BLANKS.includes(sign) || (sign === "-" && dash === "blank") ? 0 : -1;
}

/** The size whose cells the lines hold: all in one line, a row a line, or whole rows a line. */
export function sizeOf(lines: readonly Tally[]): SudokuSize | undefined {
  const total = lines.reduce((sum, { digits }) => sum + digits.length, 0);
  return SIZES.find(
    (size) =>
      size * size === total &&
      lines.every(
        ({ digits, strangers }) =>
          strangers.length === 0 && digits.length % size === 0 && digits.length === lines[0].digits.length,
      ),
  );
}
