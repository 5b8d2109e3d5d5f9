import type { Cell, Value } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Point } from "../ui/pan-zoom/point.ts";

/** The rim of a cell around its corner notes, in cells: beside them, and above up to six of them. As in `digits/digit-styles.ts`. */
const RIM = { beside: 0.04, aboveFew: 0.14 };

/** Where a board draws a candidate of a cell: in the middle of its place as a keypad has it; one unit is a cell. */
export function candidatePlace(puzzle: Puzzle, cell: Cell, digit: Value): Point {
  const { each, rows, rim } = keypadOf(puzzle);
  const across = (((digit - 1) % each) + 0.5) / each;
  const down = (Math.floor((digit - 1) / each) + 0.5) / rows;
  return {
    x: (cell % puzzle.cols) + RIM.beside + (1 - 2 * RIM.beside) * across,
    y: Math.floor(cell / puzzle.cols) + rim + (1 - 2 * rim) * down,
  };
}

/** The room around a candidate, across and down, in cells; the digit itself fills two thirds of it. */
export function candidateSize(puzzle: Puzzle): number {
  const { each } = keypadOf(puzzle);
  return (0.86 * (1 - 2 * RIM.beside)) / each;
}

/** Two places a row for up to 4 digits, else three. */
function keypadOf({ values }: Puzzle): {
  readonly each: number;
  readonly rows: number;
  readonly rim: number;
} {
  const greatest = values - 1;
  const each = greatest <= 4 ? 2 : 3;
  return {
    each,
    rows: Math.ceil(greatest / each),
    rim: greatest > 4 && greatest <= 6 ? RIM.aboveFew : RIM.beside,
  };
}
