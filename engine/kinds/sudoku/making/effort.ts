import type { Value } from "../../../model/fact.ts";
import type { Job } from "../../../model/job.ts";
import { allDigits, countOf } from "../../shared/digit-grid.ts";
import { housesOf, type SudokuSize } from "../puzzle/houses.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";

/** Least share of the cells that is given, in 81sts, at bands 1 to 4. */
const GIVENS: readonly number[] = [50, 36, 32, 28];
/** Fewest givens that are no longer asked for at level 1. */
const MOST_GIVENS = 54;
/** Least givens in any row or column, in ninths of the side, at bands 1 to 4. */
const SPREAD: readonly number[] = [5, 4, 3, 2];
/** Most decisions of the search at bands 1 to 4. */
const CHOICES: readonly number[] = [0, 4, 16, 64];
/** The highest band of decisions: 4x4 cells, tried out, never need any. */
const HARDEST: Readonly<Record<SudokuSize, number>> = { 4: 1, 6: 5, 9: 5 };

/**
 * The first measure of difficulty, 1 to 5. Three things are put into bands of 1 to 5: the number of givens,
 * the fewest givens in a row or column, and the number of decisions that a search needs to prove uniqueness.
 * The level is their mean, rounded; givens and decisions count twice.
 */
export function* effort(puzzle: SudokuPuzzle): Job<number> {
  const { size, digits } = puzzle;
  yield 1;
  const [givens, least] = tally(size, digits);
  const choices = choicesOf(size, digits);
  const search = 1 + CHOICES.filter((most) => choices > most).length;
  return mean(givensBand(size, givens), spreadBand(size, least), search);
}

/** The least and the greatest level that a puzzle with so many givens can have. */
export function levelsWith(size: SudokuSize, givens: number): readonly [number, number] {
  const band = givensBand(size, givens);
  const fewest = Math.max(0, givens - size * (size - 1));
  const most = Math.floor(givens / size);
  return [mean(band, spreadBand(size, most), 1), mean(band, spreadBand(size, fewest), HARDEST[size])];
}

/** The fewest and the most givens among which a level's puzzles are looked for. */
export function givensFor(size: SudokuSize, level: number): readonly [number, number] {
  const bounds = [MOST_GIVENS, ...GIVENS, 0].map((share) => Math.ceil((share * size * size) / 81));
  return [Math.max(0, bounds[level] - (size >> 1)), bounds[level - 1] - 1];
}

function mean(givens: number, spread: number, search: number): number {
  return Math.floor((2 * givens + spread + 2 * search + 2) / 5);
}

function givensBand(size: SudokuSize, givens: number): number {
  return band(
    givens * 81,
    GIVENS.map((least) => least * size * size),
  );
}

function spreadBand(size: SudokuSize, least: number): number {
  return band(
    least * 9,
    SPREAD.map((ninths) => ninths * size),
  );
}

/** 1 for at least the first bound, one more for each that is not reached. */
function band(amount: number, bounds: readonly number[]): number {
  return 1 + bounds.filter((bound) => amount < bound).length;
}

/** How many cells are given, in all and in the poorest row or column. */
function tally(size: SudokuSize, digits: readonly Value[]): readonly [number, number] {
  const given = new Array<number>(2 * size).fill(0);
  digits.forEach((digit, cell) => {
    if (!digit) return;
    given[Math.floor(cell / size)]++;
    given[size + (cell % size)]++;
  });
  const all = given.slice(0, size).reduce((sum, more) => sum + more, 0);
  return [all, Math.min(...given)];
}

/**
 * Digits tried in cells with two candidates or more, until all answers up to two are found: forward
 * checking, where a cell with one candidate is filled at once and a cell with the fewest is next. Stops
 * counting where the last band begins.
 */
function choicesOf(size: SudokuSize, givens: readonly Value[]): number {
  const { peers } = housesOf(size);
  const digits = [...givens];
  const most = CHOICES[CHOICES.length - 1] + 1;
  let choices = 0;
  let answers = 0;

  function explore(): void {
    let next = -1;
    let open = 0;
    let fewest = size + 1;
    for (let cell = 0; cell < digits.length && fewest > 1; cell++) {
      if (digits[cell]) continue;
      let bits = allDigits(size);
      for (const peer of peers[cell]) bits &= ~(1 << digits[peer]);
      const count = countOf(bits);
      if (count >= fewest) continue;
      [next, open, fewest] = [cell, bits, count];
    }
    if (next < 0) answers++;
    for (let bits = open; bits && answers < 2 && choices < most; bits &= bits - 1) {
      if (fewest > 1) choices++;
      digits[next] = 31 - Math.clz32(bits & -bits);
      explore();
    }
    if (next >= 0) digits[next] = 0;
  }
  explore();
  return choices;
}
