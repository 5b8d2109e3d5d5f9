import type { Cell, Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { Job } from "../../../model/job.ts";
import type { Limits, SearchResult, SearchWatch } from "../../../model/search.ts";
import { candidateGrid } from "../../shared/digit-grid.ts";
import { type SudokuSize, sizeWithCells } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { bandKernel } from "./bands.ts";
import { cellKernel } from "./cells.ts";
import type { Kernel } from "./kernel.ts";
import { Report } from "./report.ts";

/** Nodes between two pauses of a job: some tenths of a millisecond. */
const SLICE = 256;

const kernels: Kernel[] = [];
const candidates = new Uint16Array(81);
const holes = new Uint8Array(81);
let counted: Kernel | null = null;

/** The kernel of that size, made at its first use. */
function kernelOf(size: SudokuSize): Kernel {
  kernels[size] ??= size === 9 ? bandKernel() : cellKernel(size);
  return kernels[size];
}

/**
 * How many answers the givens leave (row-major, 0 for blank), counted up to a number; -1 when the nodes
 * were spent before that was known. Allocates nothing.
 */
export function countAnswers(
  digits: ArrayLike<number>,
  size: SudokuSize,
  answers: number,
  nodes: number,
): number {
  const kernel = kernelOf(size);
  kernel.startGivens(digits);
  return count(kernel, answers, nodes);
}

/** The same from canonical text: 16, 36 or 81 characters, where anything but a digit is a blank; 0 for other lengths. */
export function countText(text: string, answers: number, nodes: number): number {
  const size = text.length === 81 ? 9 : sizeWithCells(text.length);
  counted = null;
  if (!size) return 0;
  const kernel = kernelOf(size);
  kernel.startText(text);
  return count(kernel, answers, nodes);
}

/**
 * Whether an answer has a digit other than this in the cell, whose own given does not count: 1 yes, 0 no, -1
 * when the nodes were spent. The question of digging a hole.
 */
export function hasOther(
  digits: ArrayLike<number>,
  size: SudokuSize,
  cell: Cell,
  digit: Value,
  nodes: number,
): number {
  holes.set(digits);
  holes[cell] = 0;
  const kernel = kernelOf(size);
  kernel.startGivens(holes);
  kernel.ruleOut(cell, digit);
  return count(kernel, 1, nodes);
}

/** Writes the answer that the latest count met last, when no other search ran since; false when it met none. */
export function lastAnswer(into: Uint8Array): boolean {
  return counted?.answer(into) ?? false;
}

function count(kernel: Kernel, answers: number, nodes: number): number {
  counted = kernel;
  for (let met = 0; met < answers; met++) {
    const outcome = kernel.next(nodes);
    if (outcome !== "answer") return outcome === "end" ? met : -1;
    if (met === 0 && answers === 2 && kernel.hasTwin()) break;
  }
  return answers;
}

/**
 * The search of Sudoku: complete, in a fixed order. A decision is a way for a digit to lie in a band or a
 * stack of boxes; on small boards, a digit of a cell. A check is one propagation to the fixpoint.
 */
export function* fast(
  puzzle: SudokuPuzzle,
  from: Grid,
  limits: Limits,
  watch?: SearchWatch,
): Job<SearchResult> {
  const kernel = kernelOf(puzzle.size);
  kernel.startCandidates(candidatesIn(from, puzzle.cells));
  const report = watch && new Report(kernel, from, watch);
  const answers: Value[][] = [];
  let paid = 0;
  for (;;) {
    const outcome = kernel.next(Math.min(limits.nodes, report ? kernel.nodes + 1 : paid + SLICE));
    report?.report(outcome);
    if (outcome === "answer") answers.push(answerOf(kernel));
    const limited = outcome === "limit" && kernel.nodes >= limits.nodes;
    const { nodes, backtracks, depth } = kernel;
    if (outcome === "end" || limited || answers.length >= limits.answers) {
      if (nodes > paid) yield nodes - paid;
      return { answers, complete: !limited, nodes, checks: nodes, backtracks, depth };
    }
    if (nodes - paid < SLICE) continue;
    const { turn } = kernel;
    const aside = kernel.aside();
    yield nodes - paid;
    if (kernel.turn !== turn) kernel.resume(aside);
    paid = nodes;
  }
}

/** The candidates of each cell: none for a placed digit that was ruled out. */
function candidatesIn(told: Grid, cells: number): Uint16Array {
  const grid = candidateGrid(told);
  for (let cell = 0; cell < cells; cell++) {
    const digit = grid.at(cell);
    candidates[cell] = grid.candidates(cell) & (digit > 0 ? 1 << digit : -1);
  }
  return candidates;
}

function answerOf(kernel: Kernel): Value[] {
  const digits = new Uint8Array(kernel.cells);
  kernel.answer(digits);
  return Array.from(digits);
}
