import type { Bits, Here, Vocabulary, Word } from "../../language/check/vocabulary.ts";
import { fullSet, isEmpty, put } from "../../language/run/bits.ts";
import type { Cell } from "../../model/fact.ts";
import type { CandidateGrid } from "../shared/digit-grid.ts";
import type { House } from "../shared/digit-houses.ts";
import { CELL, DIGIT, DIGIT_VERBS, digitPremises, everyOne } from "../shared/digit-words.ts";
import { cellSets, houseSort, houseWords, MIRRORED_LINES } from "../shared/house-words.ts";
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
        const sets = cellSets(inOrder(here.puzzle), here.puzzle.cells);
        const [from, to] = range(here);
        return (_: Bits, cells: Bits) => {
          if (isEmpty(cells)) return -1;
          for (let house = from; house < to; house++)
            if (cells.every((word, at) => (word & ~sets[house][at]) === 0)) return house;
          return -1;
        };
      },
    },
    {
      name: many,
      type: "cells -> houses",
      on: (here) => {
        const sets = cellSets(inOrder(here.puzzle), here.puzzle.cells);
        const [from, to] = range(here);
        return (out: Bits, cells: Bits) => {
          out.fill(0);
          for (let house = from; house < to; house++)
            if (cells.some((word, at) => (word & sets[house][at]) !== 0)) put(out, house);
          return out;
        };
      },
    },
  ];
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

/** The words of Sudoku in the rule language. */
export const SUDOKU_VOCABULARY: Vocabulary<SudokuPuzzle, CandidateGrid> = {
  sorts: [CELL, DIGIT, HOUSE],
  words: WORDS,
  verbs: DIGIT_VERBS,
  laws: ["row", "column", "box", "cell"],
  mirror: MIRRORED_LINES,
  shape: ({ size }) => housesOf(size),
  usual: () => sudokuPuzzle(9, new Array(81).fill(0)),
};
