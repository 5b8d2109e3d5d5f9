import { SIZES } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading } from "./reading.ts";
import type { Rows } from "./rows.ts";
import { digitOf } from "./tally.ts";

/** A cell as a field: given, written by a player, or blank. */
interface CellField {
  readonly given: number;
  readonly mark: number;
}

/** Nine candidates with brackets and quotes around them. */
const LONGEST_FIELD = 15;
const LARGEST = Math.max(...SIZES);

const BLANK: CellField = { given: 0, mark: 0 };

/** Reads tables whose blank cells may be empty fields: comma-, semicolon- or tab-separated. */
export function readTable({ all }: Rows): SudokuReading {
  const size = SIZES.find((one) => all.length === one);
  if (!size) return null;
  const lines = all.map(({ text }) => tableFields(text));
  const exact = lines.map((line) =>
    line && line.length === size + 1 && line[size] === "" ? line.slice(0, size) : line,
  );
  return exact.every((line) => line?.length === size)
    ? readFields(exact.flatMap((line) => line ?? []))
    : null;
}

function tableFields(text: string): string[] | null {
  const separator = ["\t", ";", ","].find((one) => text.includes(one));
  return separator ? text.split(separator).map((field) => field.trim()) : null;
}

/**
 * Reads grids whose cells list their candidates: a single digit is placed, several are a blank cell.
 * `u` before a digit (SudoCue's .sdx) says that the player placed it.
 */
export function readCandidateGrid({ bareTallies }: Rows): SudokuReading {
  const lines: string[][] = [];
  for (const { row, strangers, stranger } of bareTallies) {
    const { text } = row;
    if (strangers > 0 && !/u/i.test(text[stranger])) continue;
    const fields = text.split(/[\s|,;]+/).filter((field) => field !== "");
    if (fields.some((field) => fieldOf(field) === null)) continue;
    if (lines.push(fields) > LARGEST || fields.length > LARGEST) return null;
  }
  const size = SIZES.find((one) => lines.length === one);
  return size && lines.every((line) => line.length === size) ? readFields(lines.flat()) : null;
}

/** Reads lists in brackets that are no JSON: program code, Python's None, single quotes. */
export function readList(text: string): SudokuReading {
  const open = text.indexOf("[") >= 0 ? text.indexOf("[") : text.indexOf("{");
  if (open < 0) return null;
  const fields = text.slice(open).match(/''|""|[^\s,;[\]{}()'"]+/g) ?? [];
  if (!SIZES.some((size) => size * size === fields.length)) return null;
  return readFields(fields.map((field) => (/^(None|null|nil|undefined|''|"")$/.test(field) ? "" : field)));
}

function readFields(fields: readonly string[]): SudokuReading {
  const cells = fields.map(fieldOf);
  if (!cells.every((cell) => cell !== null)) return null;
  return readingOf(
    cells.map(({ given }) => given),
    cells.map(({ mark }) => mark),
  );
}

function fieldOf(text: string): CellField | null {
  if (text.length > LONGEST_FIELD) return null;
  const field = text.replace(/^["'({[]+/, "").replace(/["')}\]]{1,15}$/, "");
  if (field === "") return BLANK;
  if (/^u[1-9]$/i.test(field)) return { given: 0, mark: Number(field[1]) };
  if (/^[1-9]{2,9}$/.test(field)) return new Set(field).size === field.length ? BLANK : null;
  if (field.length > 1) return /^([-._*?xX])\1{0,14}$/.test(field) ? BLANK : null;
  const given = digitOf(field);
  return given < 0 ? null : { given, mark: 0 };
}
