import type { Bits, Here, Verb, Vocabulary, Word } from "../../language/check/vocabulary.ts";
import { fullSet, nextFrom, put } from "../../language/run/bits.ts";
import type { Cell } from "../../model/fact.ts";
import { ONE_ANSWER } from "../../model/rule.ts";
import type { CandidateGrid } from "../shared/digit-grid.ts";
import type { House } from "../shared/digit-houses.ts";
import { CELL, DIGIT, DIGIT_VERBS, digitPremises, everyOne } from "../shared/digit-words.ts";
import { cellSets, flipLines, houseSort, houseWords } from "../shared/house-words.ts";
import { housesOf } from "./puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle/puzzle.ts";

type SudokuHere = Here<SudokuPuzzle, CandidateGrid>;
type SudokuWord = Word<SudokuPuzzle, CandidateGrid>;

/** Rows, then columns, then boxes. */
function inOrder({ size }: SudokuPuzzle): House[] {
  const { rows, columns, boxes } = housesOf(size);
  return [...rows, ...columns, ...boxes];
}

const HOUSE = houseSort<SudokuPuzzle>(
  {
    one: { en: "a house", zh: "一个行、列或宫" },
    many: { en: "a set of houses", zh: "一组行、列或宫" },
  },
  inOrder,
);

/** One third of the houses: of all of them, of some cells the one that has them all, or those that have some. */
function third(one: string, many: string, begins: number): SudokuWord[] {
  const range = ({ puzzle: { size } }: SudokuHere): [number, number] => [begins * size, (begins + 1) * size];
  return [
    {
      name: many,
      type: "houses",
      on: (here) => {
        const [from, to] = range(here);
        const all = fullSet(from, to);
        return (out) => copied(out, all);
      },
    },
    {
      name: one,
      type: "cells -> house",
      on: (here) => {
        const [begin] = range(here);
        const numbers = numbersIn(begin, here.puzzle);
        const sets = cellSets(inOrder(here.puzzle), here.puzzle.cells);
        return (_: Bits, cells: Bits) => {
          const first = nextFrom(cells, 0);
          if (first < 0) return -1;
          const house = numbers[first];
          for (let at = 0; at < cells.length; at++) if ((cells[at] & ~sets[house][at]) !== 0) return -1;
          return house;
        };
      },
    },
    {
      name: many,
      type: "cells -> houses",
      joins: true,
      on: (here) => {
        const [begin] = range(here);
        const numbers = numbersIn(begin, here.puzzle);
        return (out: Bits, cells: Bits) => {
          out.fill(0);
          for (let cell = nextFrom(cells, 0); cell >= 0; cell = nextFrom(cells, cell + 1))
            put(out, numbers[cell]);
          return out;
        };
      },
    },
  ];
}

/** Of each cell the house that it is in, among those of one third. */
function numbersIn(begin: number, puzzle: SudokuPuzzle): Uint8Array {
  const numbers = new Uint8Array(puzzle.cells);
  const houses = inOrder(puzzle).slice(begin, begin + puzzle.size);
  houses.forEach(({ cells }, at) => {
    for (const cell of cells) numbers[cell] = begin + at;
  });
  return numbers;
}

function copied(out: Bits, from: Bits): Bits {
  out.fill(0);
  for (let at = 0; at < from.length; at++) out[at] = from[at];
  return out;
}

const WORDS: readonly SudokuWord[] = [
  ...houseWords(HOUSE, inOrder),
  everyOne("numbers", DIGIT),
  ...third("row", "rows", 0),
  ...third("col", "cols", 1),
  ...third("box", "boxes", 2),
  {
    name: "cell",
    type: "digit, digit -> cell",
    on:
      ({ puzzle: { size } }) =>
      (_: Bits, row: number, column: number) =>
        cellAt(size, row, column),
  },
  {
    name: "boxOf",
    type: "digit, digit -> digit",
    on: ({ puzzle: { size } }) => {
      const { boxes } = housesOf(size);
      return (_: Bits, row: number, column: number) =>
        boxes.find(({ cells }) => cells.includes(cellAt(size, row, column)))?.number ?? -1;
    },
  },
  {
    name: "digitAt",
    type: "digit, digit -> digit",
    trend: "grows",
    reads: { facts: "is" },
    on: (here) => (_: Bits, row: number, column: number) =>
      here.grid.at(cellAt(here.puzzle.size, row, column)),
    premises: (here) => (add, _, row: number, column: number) =>
      digitPremises(here, add, cellAt(here.puzzle.size, row, column)),
  },
];

/** Rows and columns counted from 1. */
function cellAt(size: number, row: number, column: number): Cell {
  return (row - 1) * size + column - 1;
}

/** "c given": a fact of the puzzle itself, and so never a premise. */
const GIVEN: Verb<SudokuPuzzle, CandidateGrid> = {
  name: "given",
  type: "cell",
  trend: "grows",
  facts: "is",
  on: (here) => (cell) => here.puzzle.digits[cell] !== 0,
  subjects: (here) => (out) => setOfGivens(out, here.puzzle),
  premises: () => () => {},
};

function setOfGivens(out: Bits, { digits }: SudokuPuzzle): Bits {
  out.fill(0);
  for (let cell = 0; cell < digits.length; cell++) if (digits[cell] !== 0) put(out, cell);
  return out;
}

/** The words of Sudoku in the rule language. */
export const SUDOKU_VOCABULARY: Vocabulary<SudokuPuzzle, CandidateGrid> = {
  sorts: [CELL, DIGIT, HOUSE],
  words: WORDS,
  verbs: [...DIGIT_VERBS, GIVEN],
  laws: ["row", "column", "box", "cell", ONE_ANSWER],
  flip: flipLines,
  shape: ({ size }) => housesOf(size),
  usual: () => sudokuPuzzle(9, new Array(81).fill(0)),
};
