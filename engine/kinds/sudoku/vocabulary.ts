import type { Bits, Here, Sort, Vocabulary, Word } from "../../language/check/vocabulary.ts";
import { fullSet, isEmpty, membersOf, put, setOf } from "../../language/run/bits.ts";
import type { Cell } from "../../model/fact.ts";
import type { CandidateGrid } from "../shared/digit-grid.ts";
import { CELL, DIGIT, DIGIT_VERBS, DIGIT_WORDS, everyOne, tellDigit } from "../shared/digit-words.ts";
import { type House, type Houses, housesOf } from "./puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle/puzzle.ts";

type SudokuHere = Here<SudokuPuzzle, CandidateGrid>;
type SudokuWord = Word<SudokuPuzzle, CandidateGrid>;

const LAWS = ["row", "column", "box"] as const;

/** Rows, then columns, then boxes. */
const HOUSE: Sort<SudokuPuzzle> = {
  name: "house",
  plural: "houses",
  words: {
    one: { en: "a house", zh: "一个行、列或宫" },
    many: { en: "a set of houses", zh: "一组行、列或宫" },
  },
  size: ({ size }) => 3 * size,
  binding: ({ size }, house) => ({
    as: "house",
    law: LAWS[Math.floor(house / size)],
    of: (house % size) + 1,
  }),
};

function inOrder({ rows, columns, boxes }: Houses): House[] {
  return [...rows, ...columns, ...boxes];
}

/** The cells of each house. */
function cellSets({ puzzle }: SudokuHere): Bits[] {
  return inOrder(housesOf(puzzle.size)).map(({ cells }) => setOf(cells, puzzle.cells));
}

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
        const sets = cellSets(here);
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
        const sets = cellSets(here);
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
  everyOne("cells", CELL),
  everyOne("digits", DIGIT),
  everyOne("numbers", DIGIT),
  everyOne("houses", HOUSE),
  ...third("row", "rows", 0),
  ...third("col", "cols", 1),
  ...third("box", "boxes", 2),
  {
    name: "cells",
    type: "house -> cells",
    on: (here) => {
      const sets = cellSets(here);
      return (_: Bits, house: number) => sets[house];
    },
  },
  {
    name: "cells",
    type: "houses -> cells",
    on: (here) => {
      const sets = cellSets(here);
      return (out: Bits, houses: Bits) => {
        out.fill(0);
        for (const house of membersOf(houses))
          for (let at = 0; at < out.length; at++) out[at] |= sets[house][at];
        return out;
      };
    },
  },
  {
    name: "peers",
    type: "cells -> cells",
    on: ({ puzzle }) => {
      const peers = housesOf(puzzle.size).peers.map((cells) => setOf(cells, puzzle.cells));
      return (out: Bits, cells: Bits) => {
        out.fill(-1);
        const of = membersOf(cells);
        for (const cell of of) for (let at = 0; at < out.length; at++) out[at] &= peers[cell][at];
        return of.length > 0 ? out : out.fill(0);
      };
    },
  },
  ...DIGIT_WORDS,
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
    tell: (here) => (add, _, row: number, column: number) =>
      tellDigit(here, add, cellAt(here.puzzle.size, row, column)),
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
  mirror: {
    words: [
      ["row", "col"],
      ["rows", "cols"],
    ],
    laws: [["row", "column"]],
    en: [
      ["row", "column"],
      ["rows", "columns"],
    ],
    zh: [["行", "列"]],
  },
  shape: ({ size }) => housesOf(size),
  usual: () => sudokuPuzzle(9, new Array(81).fill(0)),
};
