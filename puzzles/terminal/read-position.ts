import type { WholeKind } from "../../engine/kinds/load.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { type Cell, cellOf, type Fact, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Fields, fieldsIn } from "../files/fields.ts";
import { Refusal } from "../files/refusal.ts";
import { readLine } from "./read-line.ts";

/** A puzzle of the command line, and what is known of it beside the givens. */
interface PositionLine {
  readonly puzzle: Puzzle;
  readonly facts: readonly Fact[];
}

/**
 * Reads one line as a position: a puzzle in any spelling that the importer knows, or a JSON object with the puzzle as
 * `givens` or `puzzle`, what is written as `grid`, and for digits what is left as `candidates`.
 */
export async function readPosition(kind: WholeKind, line: string): Promise<PositionLine> {
  const fields = fieldsIn(line);
  const text = fields?.givens ?? fields?.puzzle;
  if (fields && typeof text === "string") return inObject(kind, text, fields);
  if (fields?.candidates !== undefined)
    throw new Refusal('A position has its puzzle as a text, called "givens" or "puzzle".');
  const { puzzle, marks } = await readLine(kind, line);
  return { puzzle, facts: kind.play.read(puzzle, { ...emptyBoard(puzzle.cells), marks }) };
}

async function inObject(kind: WholeKind, text: string, { grid, candidates }: Fields): Promise<PositionLine> {
  const { puzzle, marks: imported } = await readLine(kind, text);
  const marks = isAbsent(grid) ? imported : gridMarks(kind, puzzle, imported, grid);
  const facts = kind.play.read(puzzle, { ...emptyBoard(puzzle.cells), marks });
  const removed = isAbsent(candidates) ? [] : removedFrom(kind, puzzle, marks, candidates);
  return { puzzle, facts: [...facts, ...removed] };
}

function isAbsent(field: unknown): field is null | undefined {
  return field === undefined || field === null;
}

/** The values that the puzzle itself gives, by cell. */
function givenAt(puzzle: Puzzle): Map<Cell, number> {
  const known = puzzle.givens.filter((fact) => !isNegative(fact));
  return new Map(known.map((fact) => [cellOf(fact), valueOf(fact)]));
}

/** The marks with those of a grid: one sign a cell; blanks and slashes between rows say nothing. */
function gridMarks(
  kind: WholeKind,
  puzzle: Puzzle,
  marks: readonly number[],
  grid: unknown,
): readonly number[] {
  if (typeof grid !== "string") throw new Refusal('"grid" is a text with one sign for each cell.');
  const signs = [...grid.replace(/[\s/]/g, "")];
  if (signs.length !== puzzle.cells)
    throw new Refusal(`"grid" has ${signs.length} signs, and the puzzle ${puzzle.cells} cells.`);
  const givens = givenAt(puzzle);
  const markOf = kind.play.hand === "digits" ? digitMark : strokeMark;
  return signs.map((sign, cell) => {
    const place = cellName(cell, puzzle.cols, "en");
    return markOf({ sign, place, given: givens.get(cell), most: puzzle.rows }) || marks[cell];
  });
}

/** One sign of a grid. `given` is the value that the puzzle itself gives the cell. */
interface Sign {
  readonly sign: string;
  readonly place: string;
  readonly given: number | undefined;
  /** The greatest digit. */
  readonly most: number;
}

function digitMark({ sign, place, given, most }: Sign): number {
  if (sign === "." || sign === "0") return 0;
  const digit = /\d/.test(sign) ? Number(sign) : 0;
  if (digit < 1 || digit > most)
    throw new Refusal(`"grid" has “${sign}” at ${place}, where a digit from 1 to ${most} or “.” belongs.`);
  if (given !== undefined && given !== digit)
    throw new Refusal(`${place} is given as ${given}, and "grid" has ${digit} there.`);
  return given === undefined ? digit : 0;
}

/** Painted marks: `#` the first, `+` the second. A cell with a clue may repeat it. */
function strokeMark({ sign, place, given }: Sign): number {
  if (given !== undefined) {
    if (sign !== "#") return 0;
    throw new Refusal(`${place} has a clue, and "grid" has “#” there.`);
  }
  const mark = ".#+".indexOf(sign);
  if (mark >= 0) return mark;
  throw new Refusal(`"grid" has “${sign}” at ${place}, where “#”, “+” or “.” belongs.`);
}

/** The candidates that are gone from blank cells: a list of bit masks, where bit d - 1 stands for the digit d. */
function removedFrom(
  { play }: WholeKind,
  puzzle: Puzzle,
  marks: readonly number[],
  candidates: unknown,
): readonly Fact[] {
  if (play.hand !== "digits") throw new Refusal('Only a puzzle of digits has "candidates".');
  if (!Array.isArray(candidates) || candidates.length !== puzzle.cells)
    throw new Refusal(`"candidates" is a list of ${puzzle.cells} numbers, one for each cell.`);
  const givens = givenAt(puzzle);
  const digits = Array.from({ length: puzzle.rows }, (_, at) => at + 1);
  return candidates.flatMap((mask: unknown, cell) => {
    const place = cellName(cell, puzzle.cols, "en");
    if (!Number.isInteger(mask) || Number(mask) < 0 || Number(mask) >= 1 << puzzle.rows)
      throw new Refusal(
        `"candidates" has ${JSON.stringify(mask)} at ${place}, where a whole number below ${1 << puzzle.rows} belongs.`,
      );
    const left = (digit: number): boolean => (Number(mask) & (1 << (digit - 1))) !== 0;
    const digit = givens.get(cell) ?? marks[cell];
    if (digit === 0) return digits.filter((one) => !left(one)).map((one) => isNot(cell, one));
    if (digits.some((one) => one !== digit && left(one)))
      throw new Refusal(`${place} is ${digit}, and "candidates" has other digits there.`);
    return [];
  });
}
