import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { wholeKind } from "../kinds/whole.ts";
import { nurikabeAnswers } from "./nurikabe-oracle.ts";
import { isSudokuAnswer, type Shape, shapeOf, sudokuAnswers } from "./sudoku-oracle.ts";

/** A puzzle with marks, and what the oracle says of it. */
export interface Case {
  readonly kind: string;
  /** Ready for every search. */
  readonly puzzle: Puzzle;
  /** What is known beside the givens. */
  readonly facts: readonly Fact[];
  /** All answers in order, each its values with commas between; or more than MOST of them. */
  readonly answers: readonly string[];
  /** Whether the values are an answer, for where there are more than MOST. */
  isAnswer(values: readonly number[]): boolean;
  /** For a message. */
  readonly name: string;
}

/** Answers that searches are asked for; up to here they are compared one by one. */
export const MOST = 40;

const SUDOKU_SIZES = [4, 4, 4, 6, 6, 9] as const;

/**
 * Sudokus of all sizes: a full board with some givens taken out; every third with a given or two changed, so that
 * most of those have no answer; every other with marks, true ones or not.
 */
export function* sudokus(count: number, seed: number): Iterable<Case> {
  const random = randomFrom(seed);
  const shapes = new Map([4, 6, 9].map((size) => [size, shapeOf(size)]));
  for (let made = 0; made < count; made++) {
    const size = SUDOKU_SIZES[random.below(SUDOKU_SIZES.length)];
    const shape = shapes.get(size) as Shape;
    const answer = fullBoard(shape, random);
    const digits = answer.map((digit) => (random.below(100) < shareOfGivens(size, random) ? digit : 0));
    if (made % 3 === 0) for (let change = random.below(3); change >= 0; change--) alter(digits, size, random);
    const facts = made % 2 === 0 ? [] : marks(answer, size, random);
    const allowed = allowedBy(size, digits, facts);
    const puzzle = sudokuPuzzle(size, digits);
    yield {
      kind: "sudoku",
      puzzle,
      facts,
      answers: sudokuAnswers(shape, allowed, MOST + 1).map((text) => [...text].join()),
      isAnswer: (values) => isSudokuAnswer(shape, allowed, values.join("")),
      name: `${digits.join("")} ${spell(facts)}`,
    };
  }
}

/** In hundredths; sparse boards of 9x9 are left to the benches, for their answers are too many to hold against each other. */
function shareOfGivens(size: number, random: Random): number {
  if (size === 4) return 5 + random.below(60);
  return size === 6 ? 25 + random.below(45) : 32 + random.below(40);
}

function fullBoard(shape: Shape, random: Random): number[] {
  const { size } = shape;
  const any = (2 << size) - 2;
  const allowed = new Array<number>(size * size).fill(any);
  const order = random.shuffle(Array.from({ length: size }, (_, index) => index + 1));
  for (const cell of [0, size + 1, 2 * size + 2]) allowed[cell] = 1 << (1 + random.below(size));
  const [answer] = sudokuAnswers(shape, allowed, 1, order);
  return answer ? Array.from(answer, Number) : fullBoard(shape, random);
}

function alter(digits: number[], size: number, random: Random): void {
  digits[random.below(digits.length)] = 1 + random.below(size);
}

function marks(answer: readonly number[], size: number, random: Random): Fact[] {
  const facts: Fact[] = [];
  const isTrue = random.below(4) > 0;
  for (let mark = 1 + random.below(2 * size); mark > 0; mark--) {
    const cell = random.below(answer.length);
    const digit = 1 + random.below(size);
    if (random.below(4) === 0) facts.push(is(cell, isTrue ? answer[cell] : digit));
    else if (!isTrue || digit !== answer[cell]) facts.push(isNot(cell, digit));
  }
  return facts;
}

function allowedBy(size: number, digits: readonly number[], facts: readonly Fact[]): number[] {
  const allowed = digits.map((digit) => (digit ? 1 << digit : (2 << size) - 2));
  for (const fact of facts) {
    const bit = 1 << valueOf(fact);
    allowed[cellOf(fact)] &= isNegative(fact) ? ~bit : bit;
  }
  return allowed;
}

const NURIKABE_SIZES = [
  [1, 5],
  [2, 2],
  [2, 5],
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
  [4, 4],
  [3, 5],
  [4, 5],
  [5, 5],
] as const;

/**
 * Small Nurikabe: clues of islands grown at random, so that most have answers; every third with clues that are
 * moved, changed or of any size; every other with marks: colours, owners and what is ruled out.
 */
export function* nurikabes(count: number, seed: number): Iterable<Case> {
  const random = randomFrom(seed);
  const prepare = wholeKind("nurikabe")?.think.prepare;
  for (let made = 0; made < count; made++) {
    const [rows, cols] = NURIKABE_SIZES[random.below(NURIKABE_SIZES.length)];
    const clues = someClues(rows, cols, random);
    if (made % 3 === 0) for (let change = random.below(2); change >= 0; change--) moveClue(clues, random);
    if (rows * cols <= 16 && made % 5 === 0) open(clues, random);
    const all = nurikabeAnswers({ rows, cols, clues });
    const answer = all[random.below(Math.max(all.length, 1))]?.split(",").map(Number);
    const facts = made % 2 === 0 ? [] : colours(clues, answer, random);
    const answers = all.filter((text) => agrees(text.split(",").map(Number), facts));
    const known = new Set(answers);
    const bare = nurikabePuzzle(rows, cols, clues);
    yield {
      kind: "nurikabe",
      puzzle: prepare?.(bare) ?? bare,
      facts,
      answers,
      isAnswer: (values) => known.has(values.join()),
      name: `${rows}x${cols} ${clues.join()} ${spell(facts)}`,
    };
  }
}

/** Clues of islands that grow from random cells where they touch no other island. */
function someClues(rows: number, cols: number, random: Random): number[] {
  const owners = new Array<number>(rows * cols).fill(0);
  const clues = owners.map(() => 0);
  const near = (cell: number) =>
    [
      cell - cols,
      cell + cols,
      ...(cell % cols ? [cell - 1] : []),
      ...((cell + 1) % cols ? [cell + 1] : []),
    ].filter((next) => next >= 0 && next < owners.length);
  const isFree = (cell: number, island: number) =>
    owners[cell] === 0 && near(cell).every((next) => owners[next] === 0 || owners[next] === island);
  for (let island = 1; island <= 1 + Math.floor((rows * cols) / 4); island++) {
    const cells = [random.below(owners.length)];
    if (!isFree(cells[0], island)) continue;
    owners[cells[0]] = island;
    for (let growth = random.below(5); growth > 0; growth--) {
      const next = random.shuffle(cells.flatMap(near)).find((cell) => isFree(cell, island));
      if (next === undefined) break;
      owners[next] = island;
      cells.push(next);
    }
    clues[cells[random.below(cells.length)]] = cells.length;
  }
  return clues;
}

function moveClue(clues: number[], random: Random): void {
  const from = random.below(clues.length);
  const to = random.below(clues.length);
  [clues[from], clues[to]] = [clues[to], clues[from]];
  if (clues[to] !== 0 && random.below(2) === 0) clues[to] = 1 + random.below(6);
}

function open(clues: number[], random: Random): void {
  const cell = random.below(clues.length);
  if (clues[cell] !== 0) clues[cell] = -1;
}

function colours(clues: readonly number[], answer: readonly number[] | undefined, random: Random): Fact[] {
  const islands = clues.filter((clue) => clue !== 0).length;
  const truth = random.below(5) > 0 ? answer : undefined;
  const facts: Fact[] = [];
  for (let mark = 1 + random.below(clues.length / 2); mark > 0; mark--) {
    const cell = random.below(clues.length);
    const owner = truth ? truth[cell] : random.below(islands + 1);
    const other = random.below(islands + 1);
    const what = random.below(10);
    if (what === 0) facts.push(is(cell, owner));
    else if (what === 1 && (!truth || other !== owner)) facts.push(isNot(cell, other));
    else facts.push(owner === 0 ? is(cell, 0) : isNot(cell, 0));
  }
  return facts;
}

function agrees(values: readonly number[], facts: readonly Fact[]): boolean {
  return facts.every((fact) => (values[cellOf(fact)] === valueOf(fact)) !== isNegative(fact));
}

function spell(facts: readonly Fact[]): string {
  return facts.map((fact) => `${cellOf(fact)}${isNegative(fact) ? "!=" : "="}${valueOf(fact)}`).join(" ");
}
