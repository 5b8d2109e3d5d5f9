import { nothing, type SVGTemplateResult, svg } from "lit";
import { playKind } from "../../../engine/kinds/play.ts";
import { type Board, shapeOf } from "../../../engine/model/board.ts";
import type { Cell, Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { squaresOf } from "../drawing.ts";
import { givenDigits, greatestDigit } from "./cells.ts";
import { digitsOn } from "./digit-page.ts";
import { digitsOf } from "./notes.ts";

/** More centre notes than this stand on two lines, and more corner notes than the other, in one line, are set smaller. */
const FEW = { centre: 4, corner: 6 };
/** From one note to the next beside it, in sizes of their type. */
const WIDTH = 0.62;

/** Puzzles of digits on paper and in pictures, whatever their kind. */
export const DIGIT_PRINT = {
  print(
    puzzle: Puzzle,
    written: { readonly answer: readonly Value[] } | { readonly board: Board } | null,
  ): SVGTemplateResult {
    const givens = givenDigits(puzzle);
    if (!written) return digitsOn(puzzle, [], "found");
    if ("answer" in written) {
      const found = written.answer.map((value, cell) => (givens[cell] ? 0 : value));
      return digitsOn(puzzle, found, "found");
    }
    const { board } = written;
    return svg`${coloursOn(puzzle, board)}
      ${digitsOn(puzzle, board.marks, "yours")}
      ${notesOn(puzzle, board, givens)}`;
  },
};

function coloursOn({ cols }: Puzzle, { colours }: Board): SVGTemplateResult[] {
  const used = [...new Set(colours)].filter((colour) => colour > 0).sort();
  return used.map((colour) => {
    const cells = [...colours.keys()].filter((cell) => colours[cell] === colour);
    return svg`<path class="colour-${colour}" d=${squaresOf(cells, cols)}></path>`;
  });
}

/** The notes of blank cells as the board shows them: candidates in the place of corner notes where those are kept automatically. */
function notesOn(puzzle: Puzzle, board: Board, givens: readonly number[]): SVGTemplateResult[] {
  const candidates = board.auto ? playKind(puzzle.kind)?.candidates(puzzle, board) : null;
  const corner = candidates ?? board.corner;
  const blank = [...board.marks.keys()].filter((cell) => !board.marks[cell] && !givens[cell]);
  return blank.flatMap((cell) =>
    [
      ...(board.centre[cell] ? besideCentre(corner[cell]) : keypadNotes(puzzle, corner[cell])),
      ...centreNotes(board.centre[cell]),
    ].map((placed) => note(puzzle, board, cell, placed)),
  );
}

/** Each digit where a keypad has it: two places a row for up to 4 digits, else three. */
function keypadNotes(puzzle: Puzzle, bits: number): Note[] {
  const greatest = greatestDigit(puzzle);
  const each = greatest <= 4 ? 2 : 3;
  const rows = Math.ceil(greatest / each);
  const high = rows < each ? 0.66 : 0.9;
  return digitsOf(bits).map((digit) => {
    const across = ((digit - 1) % each) + 0.5;
    const down = Math.floor((digit - 1) / each) + 0.5;
    const at = { x: 0.05 + (0.9 * across) / each, y: 0.5 - high / 2 + (high * down) / rows + 0.09 };
    return { ...at, look: "note", digits: [digit] };
  });
}

/** Corner notes make room for centre notes by standing in a line at the top. */
function besideCentre(bits: number): Note[] {
  const digits = digitsOf(bits);
  const look = digits.length > FEW.corner ? "note line dense" : "note line";
  return digits.length > 0 ? [{ x: 0.5, y: 0.25, look, digits }] : [];
}

function centreNotes(bits: number): Note[] {
  const digits = digitsOf(bits);
  const half = digits.length > FEW.centre ? Math.ceil(digits.length / 2) : digits.length;
  const lines = [digits.slice(0, half), digits.slice(half)].filter((line) => line.length > 0);
  const first = lines.length > 1 ? 0.52 : 0.63;
  return lines.map((line, index) => ({ x: 0.5, y: first + index * 0.26, look: "note centre", digits: line }));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Note extends Point {
  readonly look: string;
  readonly digits: readonly number[];
}

/** Small digits beside each other, with the shapes behind them; only where there are some does each have its place. */
function note({ cols }: Puzzle, board: Board, cell: Cell, placed: Note): SVGTemplateResult {
  const { look, digits } = placed;
  const x = (cell % cols) + placed.x;
  const y = Math.floor(cell / cols) + placed.y;
  const shapes = digits.map((digit) => shapeOf(board.shapes[cell], digit));
  const text = digits.join("");
  if (shapes.every((shape) => shape === 0))
    return svg`<text class=${look} x=${rounded(x)} y=${rounded(y)}>${text}</text>`;
  const size = look.includes("dense") ? 0.17 : look.includes("line") ? 0.22 : 0.26;
  const places = digits.map((_, at) => x + (at - (digits.length - 1) / 2) * size * WIDTH);
  const half = { x: (digits.length > 1 ? WIDTH / 2 : 0.52) * size, y: 0.52 * size };
  const middle = y - 0.36 * size;
  return svg`${shapes.map((shape, at) => drawn(shape, { x: places[at], y: middle }, half))}
    <text class=${look} x=${places.map(rounded).join(" ")} y=${rounded(y)}>${text}</text>`;
}

/** A disc, a square or a ring around a point. */
function drawn(shape: number, { x, y }: Point, half: Point): SVGTemplateResult | typeof nothing {
  if (shape === 0) return nothing;
  return svg`<rect class="shape-${shape}" x=${rounded(x - half.x)} y=${rounded(y - half.y)}
    width=${rounded(2 * half.x)} height=${rounded(2 * half.y)} rx=${shape === 2 ? 0 : rounded(half.x)}></rect>`;
}

/** To thousandths of a cell, so that files are short. */
function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
