import { type SVGTemplateResult, svg } from "lit";
import { playKind } from "../../../engine/kinds/play.ts";
import type { Board } from "../../../engine/model/board.ts";
import type { Cell, Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { squaresOf } from "../drawing.ts";
import { givenDigits, greatestDigit } from "./cells.ts";
import { digitsOn } from "./digit-page.ts";
import { digitsOf } from "./notes.ts";

/** More centre notes than this stand on two lines, and more corner notes than the other, in one line, are set smaller. */
const FEW = { centre: 4, corner: 6 };

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
  return blank.flatMap((cell) => [
    ...(board.centre[cell]
      ? besideCentre(puzzle, cell, corner[cell])
      : keypadNotes(puzzle, cell, corner[cell])),
    ...centreNotes(puzzle, cell, board.centre[cell]),
  ]);
}

/** Each digit where a keypad has it: two places a row for up to 4 digits, else three. */
function keypadNotes(puzzle: Puzzle, cell: Cell, bits: number): SVGTemplateResult[] {
  const greatest = greatestDigit(puzzle);
  const each = greatest <= 4 ? 2 : 3;
  const rows = Math.ceil(greatest / each);
  const high = rows < each ? 0.66 : 0.9;
  return digitsOf(bits).map((digit) => {
    const across = ((digit - 1) % each) + 0.5;
    const down = Math.floor((digit - 1) / each) + 0.5;
    const at = { x: 0.05 + (0.9 * across) / each, y: 0.5 - high / 2 + (high * down) / rows + 0.09 };
    return note(puzzle, cell, at, "note", String(digit));
  });
}

/** Corner notes make room for centre notes by standing in a line at the top. */
function besideCentre(puzzle: Puzzle, cell: Cell, bits: number): SVGTemplateResult[] {
  const digits = digitsOf(bits);
  const look = digits.length > FEW.corner ? "note line dense" : "note line";
  return digits.length > 0 ? [note(puzzle, cell, { x: 0.5, y: 0.25 }, look, digits.join(""))] : [];
}

function centreNotes(puzzle: Puzzle, cell: Cell, bits: number): SVGTemplateResult[] {
  const digits = digitsOf(bits);
  const half = digits.length > FEW.centre ? Math.ceil(digits.length / 2) : digits.length;
  const lines = [digits.slice(0, half), digits.slice(half)].filter((line) => line.length > 0);
  const first = lines.length > 1 ? 0.52 : 0.63;
  return lines.map((line, index) =>
    note(puzzle, cell, { x: 0.5, y: first + index * 0.26 }, "note centre", line.join("")),
  );
}

function note(
  { cols }: Puzzle,
  cell: Cell,
  { x, y }: { readonly x: number; readonly y: number },
  look: string,
  text: string,
): SVGTemplateResult {
  const [col, row] = [cell % cols, Math.floor(cell / cols)];
  return svg`<text class=${look} x=${rounded(col + x)} y=${rounded(row + y)}>${text}</text>`;
}

/** To thousandths of a cell, so that files are short. */
function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
