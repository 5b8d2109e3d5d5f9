import { playKind } from "../../engine/kinds/play.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { brokenLaws } from "../../engine/play/verdict.ts";
import type { PuzzleText } from "../../worker/api.ts";
import { pageKind } from "../kinds/pages.ts";
import type { Entering, RememberedEntry, Verdict } from "./entering.ts";

/** Most cells a side that a size is looked for in. */
const LONGEST = 100;

/** Whether boards of the kind may have this size. */
export function fits(kind: string, rows: number, cols: number): boolean {
  const { sides, entry } = pageKind(kind);
  return entry.fits(rows, cols) && (sides.other || sides.offered.includes(rows));
}

/** The most columns beside so many rows, which is also the most rows beside so many columns. */
export function mostBeside(kind: string, other: number): number {
  let most = LONGEST;
  while (most > 1 && !fits(kind, other, most)) most--;
  return most;
}

/** A board of the kind on which nothing stands; without a size, of that which is made first. */
export function blank(
  kind: string,
  size: { readonly rows: number; readonly cols: number } = pageKind(kind).wish,
): PuzzleText {
  const { rows, cols } = size;
  return { kind, text: pageKind(kind).entry.text(rows, cols, new Array<number>(rows * cols).fill(0)) };
}

/** The puzzle of a text, or null. */
export function puzzleOf({ kind, text }: PuzzleText): Puzzle | null {
  const read = playKind(kind)?.parse(text);
  return read?.ok ? read.value : null;
}

/** The greatest number that can be entered. */
export function mostOn({ kind, rows, cols }: Puzzle): number {
  return pageKind(kind).entry.most(rows, cols);
}

/** Whether a cell holds one digit at most, so that typing can run on. */
export const isSingle = ({ kind }: Puzzle): boolean => playKind(kind)?.hand === "digits";

/** The board in another size: what stands within both, as far as its numbers can be entered there. */
export function resized(puzzle: Puzzle, rows: number, cols: number): PuzzleText {
  const { kind } = puzzle;
  const { entry } = pageKind(kind);
  const most = entry.most(rows, cols);
  const before = entry.numbers(puzzle);
  const numbers = Array.from({ length: rows * cols }, (_, cell) => {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const number = row < puzzle.rows && col < puzzle.cols ? before[row * puzzle.cols + col] : 0;
    return number <= most ? number : 0;
  });
  return { kind, text: entry.text(rows, cols, numbers) };
}

/** What follows from a board alone. */
export function standing(
  board: PuzzleText,
): Pick<Entering, "puzzle" | "numbers" | "broken" | "verdict" | "question"> {
  const puzzle = puzzleOf(board);
  const kind = playKind(board.kind);
  assert(puzzle !== null && kind !== undefined, "an entered board is a text of its kind");
  const numbers = pageKind(board.kind).entry.numbers(puzzle);
  const broken = brokenLaws(kind, puzzle, emptyBoard(puzzle.cells));
  const isBlank = numbers.every((number) => number === 0);
  const verdict = isBlank
    ? ({ is: "blank" } as const)
    : broken.length > 0
      ? ({ is: "broken" } as const)
      : null;
  return { puzzle, numbers, broken, verdict, question: 0 };
}

/** Whether there is nothing more to find out. */
export function isSettled(verdict: Verdict | null): boolean {
  return verdict !== null && !(verdict.is === "one" && verdict.grade === "asked");
}

/** The screen with what was kept. */
export function opened(kept: RememberedEntry): Entering {
  return { ...kept, ...standing(kept.board), cell: 0, hand: null, open: null };
}
