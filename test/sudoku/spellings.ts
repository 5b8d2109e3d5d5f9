import { encodeNumber16 } from "../../engine/kinds/shared/number16.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";

/** A way in which a program or a person writes a puzzle; every one can be read back exactly. */
export interface Spelling {
  readonly name: string;
  write(puzzle: SudokuPuzzle): string;
}

function line(puzzle: SudokuPuzzle, blank: string): string {
  return puzzle.digits.map((digit) => digit || blank).join("");
}

function rows(puzzle: SudokuPuzzle, blank: string): string[][] {
  return Array.from({ length: puzzle.size }, (_, row) =>
    puzzle.digits.slice(row * puzzle.size, (row + 1) * puzzle.size).map((digit) => String(digit || blank)),
  );
}

function boxWidth(puzzle: SudokuPuzzle): number {
  return puzzle.size === 4 ? 2 : 3;
}

function boxHeight(puzzle: SudokuPuzzle): number {
  return puzzle.size / boxWidth(puzzle);
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: items.length / size }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Rows with bars between boxes and rules between bands. */
function bordered(puzzle: SudokuPuzzle, blank: string, pad: string, rule: string, edge: string): string {
  const wide = boxWidth(puzzle);
  const spelt = rows(puzzle, blank).map((row) =>
    chunks(row, wide)
      .map((box) => `${pad}${box.join(pad)}${pad}`)
      .join("|"),
  );
  const bands = chunks(spelt, boxHeight(puzzle));
  const ruleLine = chunks(new Array<string>(puzzle.size).fill(rule), wide)
    .map((box) => `${pad && rule}${box.join(pad && rule)}${pad && rule}`)
    .join("+");
  const body = bands.map((band) => band.map((row) => `${edge}${row}${edge}`).join("\n"));
  const inside = body.join(`\n${edge && "+"}${ruleLine}${edge && "+"}\n`);
  return edge ? `+${ruleLine}+\n${inside}\n+${ruleLine}+` : inside;
}

/** Cells as tables of candidates: a given alone, a blank with all digits that could be there. */
function candidateGrid(puzzle: SudokuPuzzle): string {
  const all = "123456789".slice(0, puzzle.size);
  return rows(puzzle, all)
    .map((row) => `| ${row.map((cell) => cell.padEnd(9)).join(" ")} |`)
    .join("\n");
}

const PAD_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/** SudokuPad's second code of plain grids. */
function padCode(puzzle: SudokuPuzzle): string {
  const runs = line(puzzle, "0").match(/.0{0,5}/g) ?? [];
  return runs.map((run) => PAD_SIGNS[Number(run[0]) + 10 * (run.length - 1)]).join("");
}

/** sudokuwiki's pair of signs a cell. */
function wikiBits(puzzle: SudokuPuzzle): string {
  return puzzle.digits
    .map((digit) => (digit ? (1 << digit) | 1 : 0b1111111110).toString(32).padStart(2, "0"))
    .join("");
}

function json(puzzle: SudokuPuzzle, blank: unknown): string {
  return JSON.stringify(
    chunks(
      puzzle.digits.map((digit) => digit || blank),
      puzzle.size,
    ),
  );
}

/** Spellings that hold for every size. */
export const SPELLINGS: readonly Spelling[] = [
  ...["0", ".", "*", "_", "X", "x", "?", "-"].flatMap((blank): Spelling[] => [
    { name: `one line, ${blank} for blank`, write: (puzzle) => line(puzzle, blank) },
    {
      name: `rows, ${blank} for blank`,
      write: (puzzle) =>
        rows(puzzle, blank)
          .map((row) => row.join(""))
          .join("\n"),
    },
    {
      name: `rows with spaces, ${blank} for blank`,
      write: (puzzle) =>
        rows(puzzle, blank)
          .map((row) => row.join(" "))
          .join("\r\n"),
    },
  ]),
  { name: "Simple Sudoku .ss", write: (puzzle) => bordered(puzzle, ".", "", "-", "") },
  { name: "bars and rules", write: (puzzle) => bordered(puzzle, ".", " ", "-", "|") },
  { name: "bars and rules, no padding", write: (puzzle) => bordered(puzzle, "0", "", "-", "|") },
  { name: "box drawing", write: (puzzle) => boxDrawing(bordered(puzzle, ".", " ", "-", "|")) },
  { name: "double rules", write: (puzzle) => bordered(puzzle, "_", " ", "=", "|") },
  { name: "boxed print", write: (puzzle) => bordered(puzzle, ".", "", "-", "|").replaceAll("+", "*") },
  {
    name: "full-width",
    write: (puzzle) =>
      line(puzzle, ".").replace(/[1-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  },
  { name: "full-width blanks", write: (puzzle) => line(puzzle, "０") },
  { name: "commas", write: (puzzle) => puzzle.digits.join(",") },
  {
    name: "CSV",
    write: (puzzle) =>
      rows(puzzle, "0")
        .map((row) => row.join(","))
        .join("\n"),
  },
  {
    name: "CSV with empty fields",
    write: (puzzle) =>
      rows(puzzle, "")
        .map((row) => row.join(","))
        .join("\n"),
  },
  {
    name: "TSV with empty fields",
    write: (puzzle) =>
      rows(puzzle, "")
        .map((row) => row.join("\t"))
        .join("\n"),
  },
  {
    name: "semicolons",
    write: (puzzle) =>
      rows(puzzle, "")
        .map((row) => `${row.join(";")};`)
        .join("\n"),
  },
  { name: "JSON rows", write: (puzzle) => json(puzzle, 0) },
  { name: "JSON rows with null", write: (puzzle) => json(puzzle, null) },
  { name: "JSON rows with empty texts", write: (puzzle) => json(puzzle, "") },
  {
    name: "JSON rows as texts",
    write: (puzzle) => JSON.stringify(rows(puzzle, ".").map((row) => row.join(""))),
  },
  { name: "JSON flat", write: (puzzle) => JSON.stringify(puzzle.digits) },
  { name: "JSON in an object", write: (puzzle) => JSON.stringify({ level: 2, puzzle: line(puzzle, "0") }) },
  { name: "Python", write: (puzzle) => `board = ${json(puzzle, null).replaceAll("null", "None")}` },
  {
    name: "C",
    write: (puzzle) =>
      `int b[] = ${json(puzzle, 0).replaceAll("[", "{").replaceAll("]", "}")};`.replace("b[]", "b"),
  },
  { name: "candidate grid", write: candidateGrid },
  {
    name: ".sdx",
    write: (puzzle) =>
      rows(puzzle, "1234")
        .map((row) => row.join(" "))
        .join("\n"),
  },
  {
    name: ".sdk with comments",
    write: (puzzle) =>
      `#ASomebody\n#DNumber 12 of 2024\n#B01-02-2024\n${rows(puzzle, ".")
        .map((row) => row.join(""))
        .join("\n")}\n`,
  },
  {
    name: ".sdk with sections",
    write: (puzzle) =>
      `#Cfrom 7\n[Puzzle]\n${rows(puzzle, ".")
        .map((row) => row.join(""))
        .join("\n")}\n[State]\n`,
  },
  {
    name: "janko.at",
    write: (puzzle) =>
      `[begin]\npuzzle sudoku\nsize ${puzzle.size}\n[problem]\n${rows(puzzle, "-")
        .map((row) => `${row.join(" ")} `)
        .join("\n")}\n[end]`,
  },
  {
    name: "a title above",
    write: (puzzle) =>
      `Sudoku 7 (easy)\n\n${rows(puzzle, ".")
        .map((row) => row.join(""))
        .join("\n")}`,
  },
  {
    name: "puzz.link",
    write: (puzzle) =>
      `https://puzz.link/p?sudoku/${puzzle.size}/${puzzle.size}/${encodeNumber16(puzzle.digits.map((digit) => digit || -1))}`,
  },
  {
    name: "puzz.link without its tail, with flags",
    write: (puzzle) =>
      `pzv.jp/p.html?sudoku/v:/${puzzle.size}/${puzzle.size}/${encodeNumber16(puzzle.digits.map((digit) => digit || -1)).replace(/[g-z]+$/, "")}`,
  },
  {
    name: "pzpr file",
    write: (puzzle) =>
      `pzprv3/sudoku/${puzzle.size}/${rows(puzzle, ".")
        .map((row) => `${row.join(" ")} /`)
        .join("")}`,
  },
  {
    name: "pzpr file in lines",
    write: (puzzle) =>
      `pzprv3.1\nsudoku\n${puzzle.size}\n${rows(puzzle, ".")
        .map((row) => row.join(" "))
        .join("\n")}\n`,
  },
  { name: "our link", write: (puzzle) => `https://example.org/app/#/sudoku/${line(puzzle, "0")}` },
  { name: "our fragment", write: (puzzle) => `#/sudoku/${line(puzzle, "0")}` },
  { name: "SudokuPad", write: (puzzle) => `https://sudokupad.app/classic${padCode(puzzle)}` },
  {
    name: "SudokuPad, bare",
    write: (puzzle) => `https://sudokupad.app/sudoku/${padCode(puzzle)}?setting-nogrid=1`,
  },
  {
    name: "SudokuPad by name",
    write: (puzzle) => `https://sudokupad.app/?puzzleid=classic${padCode(puzzle)}`,
  },
  { name: "SudokuPad id", write: (puzzle) => `classic${padCode(puzzle)}` },
];

/** Spellings that only exist in 9x9. */
export const NINE_SPELLINGS: readonly Spelling[] = [
  { name: "sudokuwiki", write: (puzzle) => `https://www.sudokuwiki.org/sudoku.htm?bd=${line(puzzle, ".")}` },
  {
    name: "sudokuwiki, pairs",
    write: (puzzle) => `https://www.sudokuwiki.org/sudoku.htm?bd=${wikiBits(puzzle)}`,
  },
  {
    name: "an address with 81 digits",
    write: (puzzle) => `https://example.org/play?s=${line(puzzle, "0")}&x=1`,
  },
  { name: "a rated line", write: (puzzle) => `top-12,${line(puzzle, ".")},Hard,310,2.0` },
];

function boxDrawing(print: string): string {
  return print.replaceAll("|", "│").replaceAll("-", "─").replaceAll("+", "┼");
}
