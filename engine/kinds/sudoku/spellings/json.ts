import { boxAt, SIZES } from "../puzzle/houses.ts";
import { readingOf, type SudokuReading, variant } from "./reading.ts";
import { digitOf } from "./tally.ts";

type Json = null | boolean | number | string | Json[] | { readonly [key: string]: Json | undefined };
type Entries = { readonly [key: string]: Json | undefined };

/** Names under which programs keep the grid. */
const GRIDS = ["puzzle", "grid", "board", "givens", "clues", "quiz", "problem", "initial", "cells", "ce"];
/** Laws that f-puzzles switches on by a bare "true". */
const SWITCHES = ["antiknight", "antiking", "diagonal+", "diagonal-", "disjointgroups", "nonconsecutive"];
/** Keys of SudokuPad, long and short, whose content means more than the classic laws. */
const PAD_LAWS = ["arrows", "a", "lines", "l", "overlays", "o", "underlays", "u"];

/** Reads JSON: f-puzzles, SudokuPad (packed names too), lists of rows, lists of cells, texts in an object. */
export function readJson(text: string): SudokuReading {
  const json = parse(text) ?? parse(unshrunk(text));
  if (Array.isArray(json)) return readCells(json);
  if (json === null || typeof json !== "object") return null;
  const laws = [...padLaws(json), ...puzzlesLaws(json)];
  if (laws.length > 0) return variant(laws);
  for (const name of GRIDS) {
    const grid = json[name];
    const reading = typeof grid === "string" ? readText(grid) : Array.isArray(grid) ? readCells(grid) : null;
    if (reading) return reading;
  }
  return null;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

/** SudokuPad's shrunk JSON (sudokutools, puzzlezipper) spelt out again; names stay short. */
function unshrunk(text: string): string {
  const quoted = text.includes('"') ? text : text.replace(/\\'/g, "’").replace(/'/g, '"');
  return quoted
    .replace(/([,{[])([a-zA-Z0-9]{1,40}):/g, '$1"$2":')
    .replace(/([,[])(?=[,\]])/g, "$1{}")
    .replace(/:(#0|#F|[0-9a-fA-F]{6})(?=[,}\]])/g, ':"$1"')
    .replace(/:f(?=[,}\]])/g, ":false")
    .replace(/:t(?=[,}\]])/g, ":true");
}

function readText(text: string): SudokuReading {
  const signs = text.replace(/\s/g, "");
  if (!SIZES.some((size) => size * size === signs.length)) return null;
  const digits = Array.from(signs, (sign) => digitOf(sign));
  return digits.includes(-1) ? null : readingOf(digits);
}

/** Rows of cells, rows of text, or cells in one list. */
function readCells(list: readonly Json[]): SudokuReading {
  const rows = list.every((row) => typeof row === "string" && row.length > 1)
    ? list.map((row) => Array.from(String(row)))
    : list;
  const cells = rows.flatMap((row): Json[] => (Array.isArray(row) ? row : [row]));
  if (!SIZES.some((size) => size * size === cells.length)) return null;
  const read = cells.map(cellOf);
  if (!read.every((cell) => cell !== null)) return null;
  const saysGiven = read.some(({ given }) => given);
  return readingOf(
    read.map(({ digit, given }) => (given || !saysGiven ? digit : 0)),
    read.map(({ digit }) => digit),
  );
}

/** A digit, or a list of candidates, or an object: f-puzzles' say which digits are given, others mean all. */
function cellOf(cell: Json): { digit: number; given: boolean } | null {
  if (isObject(cell)) {
    const digit = plainDigit(cell.value ?? cell.v ?? null);
    return digit < 0 ? null : { digit, given: digit > 0 && cell.given === true };
  }
  const digit = Array.isArray(cell) ? 0 : plainDigit(cell);
  return digit < 0 ? null : { digit, given: false };
}

function plainDigit(value: Json): number {
  if (value === null || value === false) return 0;
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() || "0" : "";
  return text.length === 1 ? digitOf(text) : -1;
}

/** The variant rules in SudokuPad's JSON beyond the classic laws. */
function padLaws(json: Entries): string[] {
  if (!("cells" in json) && !("ce" in json)) return [];
  const laws = PAD_LAWS.filter((name) => isFilled(json[name]));
  const cages = [json.cages, json.ca].flatMap((list) => (Array.isArray(list) ? list : []));
  if (cages.some((cage) => isObject(cage) && (isFilled(cage.cells) || isFilled(cage.ce)))) laws.push("cages");
  if (!isBoxes(json.regions ?? json.re)) laws.push("regions");
  return laws;
}

/** The variant rules in f-puzzles' JSON beyond the classic laws. */
function puzzlesLaws(json: Entries): string[] {
  const { grid } = json;
  if (!("size" in json) || !Array.isArray(grid)) return [];
  const laws = [
    ...SWITCHES.filter((name) => json[name] === true),
    ...Object.keys(json).filter((name) => name !== "grid" && isDrawn(json[name])),
  ];
  const size = SIZES.find((one) => one === json.size);
  const irregular = grid.some(
    (row, r) =>
      Array.isArray(row) &&
      row.some(
        (cell, c) =>
          isObject(cell) && cell.region !== undefined && size && cell.region !== boxAt(size, r * size + c),
      ),
  );
  return irregular ? [...laws, "regions"] : laws;
}

/** Whether a list of f-puzzles holds things that lie on cells, as its laws and drawings do. */
function isDrawn(list: Json | undefined): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((thing) => isObject(thing) && ["cells", "cell", "lines"].some((name) => name in thing));
}

/** Whether the regions, lists of [row, column], are the boxes; none at all stands for the boxes too. */
function isBoxes(regions: Json | undefined): boolean {
  if (!isFilled(regions) || !Array.isArray(regions)) return true;
  const size = SIZES.find((one) => one === regions.length);
  if (!size) return false;
  return regions.every((region) => {
    if (!Array.isArray(region)) return false;
    const boxes = region.map((place) => {
      const [row, column] = Array.isArray(place) ? place : [];
      return typeof row === "number" && typeof column === "number" ? boxAt(size, row * size + column) : -1;
    });
    return boxes.length === size && boxes.every((box) => box >= 0 && box === boxes[0]);
  });
}

function isFilled(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isObject(value: Json | undefined): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
