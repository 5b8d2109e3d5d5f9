import { type Cell, isNot } from "../../../model/fact.ts";
import { type CandidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { Houses } from "../puzzle/houses.ts";
import { cellsIn, leftAt, peerBits, sizeOf, wordsOf } from "./cell-bits.ts";
import { finderBy, type SetPattern, type Told } from "./set-pattern.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/**
 * Cells of a line and of a box that cross, some of them where they cross, as many as they have digits. The cells of the line alone
 * and those of the box alone share no digit, so each digit fits only once and is used up there.
 */
export const SUE_DE_COQ: SudokuRule = {
  id: "sue-de-coq",
  level: 5,
  advanced: true,
  name: { en: "Sue de Coq", zh: "融合待定数组" },
  text: {
    en: "{S} hold {D}, none twice in {L} or {B}, so {out}.",
    zh: "{S} 填 {D}，在{L}和{B}里都不重复，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(crossings),
};

/** The cells of a line and of a box that share some. */
interface Crossing {
  readonly houses: readonly [line: House, box: House];
  readonly cells: readonly Cell[];
  readonly shared: readonly Cell[];
  readonly lineOnly: readonly Cell[];
  readonly boxOnly: readonly Cell[];
}

const known = new WeakMap<Houses, readonly Crossing[]>();

function crossingsOf(houses: Houses): readonly Crossing[] {
  const all =
    known.get(houses) ??
    [...houses.rows, ...houses.columns].flatMap((line) =>
      houses.boxes.flatMap((box): Crossing[] => {
        const shared = line.cells.filter((cell) => box.cells.includes(cell));
        const lineOnly = line.cells.filter((cell) => !shared.includes(cell));
        const boxOnly = box.cells.filter((cell) => !shared.includes(cell));
        return shared.length < 2
          ? []
          : [{ houses: [line, box], cells: [...line.cells, ...boxOnly], shared, lineOnly, boxOnly }];
      }),
    );
  known.set(houses, all);
  return all;
}

/** By grid and crossing: what its cells could hold when nothing was found there; as long as they can, nothing is. */
const quiet = new WeakMap<CandidateGrid, (readonly number[] | undefined)[]>();

function* crossings(view: Pencilled): Iterable<Told | number> {
  const { grid, houses } = view;
  const before = quiet.get(grid) ?? [];
  quiet.set(grid, before);
  for (const [at, crossing] of crossingsOf(houses).entries()) {
    if (isSame(before[at], crossing.cells, grid)) continue;
    const found: Told[] = [];
    const { work, isQuiet } = addCrossing(view, crossing, found);
    if (isQuiet) before[at] = crossing.cells.map((cell) => leftAt(grid, cell));
    yield work;
    yield* found;
  }
}

function isSame(left: readonly number[] | undefined, cells: readonly Cell[], grid: CandidateGrid): boolean {
  if (!left) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== leftAt(grid, cells[at])) return false;
  return true;
}

/** Most digits of the cells of a crossing: with more hardly anyone would see it. */
const MOST = 7;

/** Some of a group of cells, and the digits that they can hold. */
interface Part {
  readonly cells: readonly Cell[];
  readonly digits: number;
}

/** A choice of some cells of a group, as a bit set, and how many digits of the crossing it takes up: so many more cells it has than digits of its own. */
interface Taker {
  readonly subset: number;
  readonly taken: number;
}

/** Adds what is found where a line and a box cross, and tells the work, and whether these cells make no pattern at all, not even one that strikes nothing. */
function addCrossing(
  view: Pencilled,
  crossing: Crossing,
  found: Told[],
): { readonly work: number; readonly isQuiet: boolean } {
  const most = Math.min(MOST, view.puzzle.size - 1);
  const open = (cell: Cell): boolean => {
    const candidates = sizeOf(leftAt(view.grid, cell));
    return candidates > 1 && candidates <= most;
  };
  const shared = crossing.shared.filter(open);
  if (shared.length < 2) return { work: 1, isQuiet: true };
  const lineOnly = crossing.lineOnly.filter(open);
  const boxOnly = crossing.boxOnly.filter(open);
  let isQuiet = true;
  let work = (1 << lineOnly.length) + (1 << boxOnly.length) - 2;
  const middles = digitsOf(view.grid, shared);
  let ofLine: Uint16Array | undefined;
  let ofBox: Uint16Array | undefined;
  for (let middle = 1; middle < middles.length; middle++) {
    const cells = sizeOf(middle);
    const digits = middles[middle];
    const spare = sizeOf(digits) - cells;
    if (cells < 2 || spare < 2 || sizeOf(digits) > most) continue;
    ofLine ??= digitsOf(view.grid, lineOnly);
    ofBox ??= digitsOf(view.grid, boxOnly);
    const inLine = takersOf(ofLine, digits, spare);
    const inBox = takersOf(ofBox, digits, spare);
    work += inLine.length * inBox.length;
    for (const one of inLine)
      for (const other of inBox) {
        if (one.taken + other.taken !== spare || (ofLine[one.subset] & ofBox[other.subset]) !== 0) continue;
        if (sizeOf(one.subset) + sizeOf(other.subset) > most - cells) continue;
        isQuiet = false;
        found.push(
          ...told(view, crossing.houses, [
            partOf(shared, middle, digits),
            partOf(lineOnly, one.subset, ofLine[one.subset]),
            partOf(boxOnly, other.subset, ofBox[other.subset]),
          ]),
        );
      }
  }
  return { work, isQuiet };
}

function partOf(group: readonly Cell[], subset: number, digits: number): Part {
  return { cells: group.filter((_, at) => (subset >> at) & 1), digits };
}

/** By choice of some of the cells: the digits that they can hold. */
function digitsOf(grid: CandidateGrid, cells: readonly Cell[]): Uint16Array {
  const digits = new Uint16Array(1 << cells.length);
  for (let subset = 1; subset < digits.length; subset++)
    digits[subset] =
      digits[subset & (subset - 1)] | grid.candidates(cells[31 - Math.clz32(subset & -subset)]);
  return digits;
}

/** The choices that take up some digits of a crossing, and leave some. */
function takersOf(digits: Uint16Array, middle: number, spare: number): Taker[] {
  const takers: Taker[] = [];
  for (let subset = 1; subset < digits.length; subset++) {
    const taken = sizeOf(subset) - sizeOf(digits[subset] & ~middle);
    if (taken > 0 && taken < spare) takers.push({ subset, taken });
  }
  return takers;
}

function told(
  { grid, houses }: Pencilled,
  [line, box]: readonly [House, House],
  [middle, one, other]: readonly [Part, Part, Part],
): Told[] {
  const cells = [...middle.cells, ...one.cells, ...other.cells].sort((a, b) => a - b);
  const digits = middle.digits | one.digits | other.digits;
  const words = wordsOf(houses);
  const peers = peerBits(houses);
  const strikes = digitsIn(digits).flatMap((digit): SetPattern["strikes"] => {
    const common = grid.open(digit).slice();
    for (const cell of cells)
      if (grid.can(cell, digit))
        for (let word = 0; word < words; word++) common[word] &= peers[cell * words + word];
    return cellsIn(common, 0, words).map((cell) => ({ fact: isNot(cell, digit), holders: cells }));
  });
  if (strikes.length === 0) return [];
  const links = digitsIn(digits).map((digit) => ({ digit, groups: [one.cells, other.cells] as const }));
  return [
    {
      pattern: { sets: [{ cells, digits }], links, strikes },
      bindings: {
        S: { as: "cells", of: cells },
        D: { as: "values", of: digitsIn(digits) },
        L: { as: "house", law: line.law, of: line.number },
        B: { as: "house", law: box.law, of: box.number },
      },
      sets: [middle.cells, one.cells, other.cells],
      houses: [line, box],
    },
  ];
}
