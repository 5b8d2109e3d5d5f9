import type { Bits, Collect, Here, Sort, Verb, Vocabulary, Word } from "../../language/check/vocabulary.ts";
import { emptySet, fullSet, has, isEmpty, membersOf, put, setOf } from "../../language/run/bits.ts";
import { type Cell, is, isNot } from "../../model/fact.ts";
import type { CandidateGrid } from "./grid.ts";
import { type House, type Houses, housesOf } from "./houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "./puzzle.ts";

type SudokuHere = Here<SudokuPuzzle, CandidateGrid>;
type SudokuWord = Word<SudokuPuzzle, CandidateGrid>;

const CELL: Sort<SudokuPuzzle> = {
  name: "cell",
  plural: "cells",
  words: { one: { en: "a cell", zh: "一个格" }, many: { en: "a set of cells", zh: "一组格" } },
  size: ({ cells }) => cells,
  binding: (_, cell) => ({ as: "cell", of: cell }),
  bindingOfSet: (_, cells) => ({ as: "cells", of: cells }),
};

const DIGIT: Sort<SudokuPuzzle> = {
  name: "digit",
  plural: "digits",
  words: { one: { en: "a digit", zh: "一个数字" }, many: { en: "a set of digits", zh: "一组数字" } },
  numbered: true,
  first: 1,
  size: ({ values }) => values,
  binding: (_, digit) => ({ as: "value", of: digit }),
  bindingOfSet: (_, digits) => ({ as: "values", of: digits }),
};

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

const all = (name: string, sort: Sort<SudokuPuzzle>): SudokuWord => ({
  name,
  type: sort.plural,
  on: ({ puzzle }) => {
    const every = fullSet(sort.first ?? 0, sort.size(puzzle));
    return () => every;
  },
});

const WORDS: readonly SudokuWord[] = [
  all("cells", CELL),
  all("digits", DIGIT),
  all("numbers", DIGIT),
  all("houses", HOUSE),
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
  { name: "spots", type: "digit, cells -> cells", mask: "can" },
  { name: "marks", type: "cell -> digits", mask: "can" },
  { name: "blank", type: "cells -> cells", mask: "open" },
  {
    name: "digit",
    type: "cell -> digit",
    trend: "grows",
    reads: { cells: 0, facts: "is" },
    on: (here) => (_: Bits, cell: number) => here.grid.at(cell),
    tell: (here) => (add, _, cell: number) => tellDigit(here, add, cell),
  },
  {
    name: "placed",
    type: "cells -> digits",
    trend: "grows",
    reads: { cells: 0, facts: "is" },
    on: (here) => (out: Bits, cells: Bits) => {
      out.fill(0);
      for (const cell of membersOf(cells)) if (here.grid.at(cell) > 0) put(out, here.grid.at(cell));
      return out;
    },
    tell: (here) => (add, focus, cells: Bits) => {
      const told = emptySet(here.puzzle.values);
      for (const cell of membersOf(cells)) {
        const digit = here.grid.at(cell);
        if (digit < 0 || !has(focus, digit) || has(told, digit)) continue;
        put(told, digit);
        add(is(cell, digit));
      }
    },
  },
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

function tellDigit({ grid }: SudokuHere, add: Collect, cell: Cell): void {
  const digit = grid.at(cell);
  if (digit > 0) add(is(cell, digit));
}

const VERBS: readonly Verb<SudokuPuzzle, CandidateGrid>[] = [
  {
    name: "is",
    type: "cell, digit",
    trend: "grows",
    narrow: true,
    facts: "is",
    on: (here) => (cell, digit) => here.grid.at(cell) === digit,
    subjects: (here) => (_, digit) => here.grid.placed(digit),
    objects: (here) => (out, cell) => {
      const digit = here.grid.at(cell);
      out[0] = digit > 0 ? 1 << digit : 0;
      return out;
    },
    says: (_, cell, digit) => is(cell, digit),
  },
  {
    name: "not",
    type: "cell, digit",
    trend: "grows",
    narrow: true,
    facts: "not",
    on: (here) => (cell, digit) => !here.grid.can(cell, digit),
    subjects: (here) => {
      const every = fullSet(0, here.puzzle.cells);
      return (out, digit) => {
        const open = here.grid.open(digit);
        for (let at = 0; at < out.length; at++) out[at] = every[at] & ~open[at];
        return out;
      };
    },
    objects: (here) => {
      const [every] = fullSet(1, here.puzzle.values);
      return (out, cell) => {
        out[0] = every & ~here.grid.candidates(cell);
        return out;
      };
    },
    says: (_, cell, digit) => isNot(cell, digit),
  },
  {
    name: "can",
    type: "cell, digit",
    trend: "shrinks",
    narrow: true,
    facts: "not",
    on: (here) => (cell, digit) => here.grid.can(cell, digit),
    subjects: (here) => (_, digit) => here.grid.open(digit),
    objects: (here) => (out, cell) => {
      out[0] = here.grid.candidates(cell);
      return out;
    },
    tell: () => (add, cell, digit) => add(isNot(cell, digit)),
  },
  {
    name: "open",
    type: "cell",
    trend: "shrinks",
    facts: "is",
    on: (here) => (cell) => here.grid.at(cell) < 0,
    subjects: (here) => () => here.grid.open(0),
    tell: (here) => (add, cell) => tellDigit(here, add, cell),
  },
];

/** The words of Sudoku in the rule language. */
export const SUDOKU_VOCABULARY: Vocabulary<SudokuPuzzle, CandidateGrid> = {
  sorts: [CELL, DIGIT, HOUSE],
  words: WORDS,
  verbs: VERBS,
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
