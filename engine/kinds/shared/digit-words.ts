import type { Bits, Collect, Here, Sort, Verb, Word } from "../../language/check/vocabulary.ts";
import { emptySet, fullSet, has, membersOf, put } from "../../language/run/bits.ts";
import { type Cell, is, isNot } from "../../model/fact.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { CandidateGrid } from "./digit-grid.ts";

/*
 * Words of the rule language for boards of digits: cells that each hold one of the digits from 1 on.
 */

type DigitHere = Here<Puzzle, CandidateGrid>;
type DigitWord = Word<Puzzle, CandidateGrid>;

/** The sort of cells. */
export const CELL: Sort = {
  name: "cell",
  plural: "cells",
  words: { one: { en: "a cell", zh: "一个格" }, many: { en: "a set of cells", zh: "一组格" } },
  size: ({ cells }) => cells,
  binding: (_, cell) => ({ as: "cell", of: cell }),
  bindingOfSet: (_, cells) => ({ as: "cells", of: cells }),
};

/** The sort of digits. */
export const DIGIT: Sort = {
  name: "digit",
  plural: "digits",
  words: { one: { en: "a digit", zh: "一个数字" }, many: { en: "a set of digits", zh: "一组数字" } },
  numbered: true,
  first: 1,
  size: ({ values }) => values,
  binding: (_, digit) => ({ as: "value", of: digit }),
  bindingOfSet: (_, digits) => ({ as: "values", of: digits }),
};

/** A constant: all members of a sort. */
export function everyOne<P extends Puzzle>(name: string, sort: Sort<P>): Word<P, CandidateGrid> {
  return {
    name,
    type: sort.plural,
    on: ({ puzzle }) => {
      const every = fullSet(sort.first ?? 0, sort.size(puzzle));
      return () => every;
    },
  };
}

/** Where digits fit, and which are placed. */
export const DIGIT_WORDS: readonly DigitWord[] = [
  { name: "spots", type: "digit, cells -> cells", mask: "can" },
  { name: "marks", type: "cell -> digits", mask: "can" },
  { name: "blank", type: "cells -> cells", mask: "open" },
  {
    name: "only",
    type: "digits -> cells",
    trend: "grows",
    reads: { facts: "not" },
    on: (here) => {
      const every = fullSet(0, here.puzzle.cells);
      const { values } = here.puzzle;
      return (out: Bits, digits: Bits) => {
        out.set(every);
        for (let other = 1; other < values; other++) {
          if (has(digits, other)) continue;
          const open = here.grid.open(other);
          for (let at = 0; at < out.length; at++) out[at] &= ~open[at];
        }
        return out;
      };
    },
    premises: (here) => {
      const every = fullSet(1, here.puzzle.values);
      return (add, focus, digits: Bits) => {
        for (const cell of membersOf(focus))
          for (const other of membersOf(every)) if (!has(digits, other)) add(isNot(cell, other));
      };
    },
  },
  {
    name: "digit",
    type: "cell -> digit",
    trend: "grows",
    reads: { cells: 0, facts: "is" },
    on: (here) => (_: Bits, cell: number) => here.grid.at(cell),
    premises: (here) => (add, _, cell: number) => digitPremises(here, add, cell),
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
    premises: (here) => (add, focus, cells: Bits) => {
      const reported = emptySet(here.puzzle.values);
      for (const cell of membersOf(cells)) {
        const digit = here.grid.at(cell);
        if (digit < 0 || !has(focus, digit) || has(reported, digit)) continue;
        put(reported, digit);
        add(is(cell, digit));
      }
    },
  },
];

/** Adds the fact that gives a cell its digit, if it has one. */
export function digitPremises({ grid }: DigitHere, add: Collect, cell: Cell): void {
  const digit = grid.at(cell);
  if (digit > 0) add(is(cell, digit));
}

/** "c is d", "c not d", "c can d", "c open". */
export const DIGIT_VERBS: readonly Verb<Puzzle, CandidateGrid>[] = [
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
    premises: () => (add, cell, digit) => add(isNot(cell, digit)),
  },
  {
    name: "open",
    type: "cell",
    trend: "shrinks",
    facts: "is",
    on: (here) => (cell) => here.grid.at(cell) < 0,
    subjects: (here) => () => here.grid.open(0),
    premises: (here) => (add, cell) => digitPremises(here, add, cell),
  },
];
