import type { Cell } from "../../../model/fact.ts";
import { countOf, digitsIn } from "../../shared/digit-grid.ts";

/** Rows and columns of a board, and boxes of a band; on other boards there are no exocets. */
const SIDE = 9;
const BOXES = 3;

/** Most digits of the base: with more there are too many pairs to go through. */
const MOST_DIGITS = 4;

/**
 * Two cells of a box in one line, the base, and one cell in each of the two other boxes of the band, the targets, in its
 * other lines. Across the band run three lines: through the third cell of the base's line and through the targets. Outside the
 * band each digit of the base fits there twice at most, so one of the three has it in the band, and there only a target can hold it.
 * So the targets hold what the base holds.
 */
export interface Exocet {
  readonly base: readonly [Cell, Cell];
  readonly targets: readonly [Cell, Cell];
  /** The cells across from the targets that hold none of the digits. */
  readonly beside: readonly Cell[];
  /** Where the three lines are outside the band. */
  readonly crossing: readonly Cell[];
  /** What the base can hold, as a bit set. */
  readonly digits: number;
}

/** All junior exocets, as the players of hard puzzles call them. `left` has the candidates of each cell. Time: some thousand looks at cells. */
export function* exocetsOn(left: Uint16Array): Iterable<Exocet> {
  if (left.length !== SIDE * SIDE) return;
  for (const isTurned of [false, true]) {
    const at = (line: number, across: number): Cell =>
      isTurned ? across * SIDE + line : line * SIDE + across;
    for (let line = 0; line < SIDE; line++)
      for (let third = 0; third < SIDE; third++)
        if (mayBeBase(left, at, line, third)) yield* exocetsFrom(left, at, line, third);
  }
}

/** Whether the two cells beside a third one in a line hold few enough digits. Asked for each cell whenever a premise is tried. */
function mayBeBase(
  left: Uint16Array,
  at: (line: number, across: number) => Cell,
  line: number,
  third: number,
): boolean {
  const place = third % BOXES;
  const first = third - place;
  const one = left[at(line, place === 0 ? first + 1 : first)];
  const other = left[at(line, place === BOXES - 1 ? first + 1 : first + BOXES - 1)];
  return countOf(one | other) <= MOST_DIGITS && countOf(one) >= 2 && countOf(other) >= 2;
}

/** Those whose base is in a line, in the box of a third cell there. */
function* exocetsFrom(
  left: Uint16Array,
  at: (line: number, across: number) => Cell,
  line: number,
  third: number,
): Iterable<Exocet> {
  const [one, other] = besides(third).map((across) => at(line, across));
  const digits = left[one] | left[other];
  const band = besides(line);
  const [first, second] = boxesBeside(third);
  const [some, others] = [first, second].map((box) =>
    box.filter((across) => hasTarget(left, digits, at, band, across)),
  );
  if (some.length === 0 || others.length === 0) return;
  const outside = Array.from({ length: SIDE }, (_, row) => row).filter(
    (row) => row !== line && !band.includes(row),
  );
  for (const a of some)
    for (const b of others) {
      const pairs = [a, b].map((across) => band.map((row) => at(row, across)));
      const holders = pairs.map((cells) => cells.filter((cell) => (left[cell] & digits) !== 0));
      const lines = [third, a, b].map((across) => outside.map((row) => at(row, across)));
      if (!digitsIn(digits).every((digit) => fitsTwice(left, lines, digit))) continue;
      const [[target], [another]] = holders;
      yield {
        base: [one, other],
        targets: [target, another],
        beside: pairs.flat().filter((cell) => cell !== target && cell !== another),
        crossing: lines.flat(),
        digits,
      };
    }
}

/** Whether of two cells across from each other just one can hold digits of the base, and is open. */
function hasTarget(
  left: Uint16Array,
  digits: number,
  at: (line: number, across: number) => Cell,
  [one, other]: readonly number[],
  across: number,
): boolean {
  const [a, b] = [left[at(one, across)], left[at(other, across)]];
  return (a & digits) === 0 ? (b & digits) !== 0 && countOf(b) >= 2 : (b & digits) === 0 && countOf(a) >= 2;
}

/** The two others of three in a row. */
function besides(one: number): number[] {
  const first = one - (one % BOXES);
  return [first, first + 1, first + 2].filter((other) => other !== one);
}

/** Where the two other boxes of a band lie, across it. */
function boxesBeside(across: number): number[][] {
  const own = Math.floor(across / BOXES);
  return [0, 1, 2].filter((box) => box !== own).map((box) => [0, 1, 2].map((place) => box * BOXES + place));
}

/** Whether two lines, along or across, have all places of a digit where three lines are outside a band. */
function fitsTwice(left: Uint16Array, lines: readonly (readonly Cell[])[], digit: number): boolean {
  const rows = lines[0].map((_, row) =>
    lines.reduce((met, cells, number) => met | (((left[cells[row]] >> digit) & 1) << number), 0),
  );
  for (let covered = 0; covered < 7; covered++) {
    const uncovered = rows.filter((met) => (met & ~covered) !== 0).length;
    if (countOf(covered) + uncovered <= 2) return true;
  }
  return false;
}
