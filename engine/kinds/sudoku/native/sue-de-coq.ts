import { type Cell, isNot } from "../../../model/fact.ts";
import { type CandidateGrid, digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { cellsIn, peerBits, sizeOf, wordsOf } from "./cell-bits.ts";
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
    en: "{S} can only be {D}, none of these twice, so {out}.",
    zh: "{S} 只能填 {D}，每个数字恰好一次，所以 {out}。",
  },
  laws: ["box", "row", "column", "cell"],
  find: finderBy(crossings),
};

function* crossings(view: Pencilled): Iterable<Told | number> {
  const { houses } = view;
  for (const line of [...houses.rows, ...houses.columns]) {
    for (const box of houses.boxes) {
      const found: Told[] = [];
      yield addCrossing(view, line, box, found);
      yield* found;
    }
  }
}

/** Most digits of the cells of a crossing: with more hardly anyone would see it. */
const MOST = 7;

/** Some of a group of cells: the digits that they can hold, and how many fewer of them than cells are not among those of the crossing. */
interface Part {
  readonly cells: readonly Cell[];
  readonly digits: number;
}

/** Adds what is found where a line and a box cross, and tells the work. */
function addCrossing(view: Pencilled, line: House, box: House, found: Told[]): number {
  const most = Math.min(MOST, view.puzzle.size - 1);
  const open = (cell: Cell): boolean => {
    const candidates = sizeOf(view.grid.candidates(cell));
    return candidates > 1 && candidates <= most && view.grid.at(cell) < 0;
  };
  const shared = line.cells.filter((cell) => box.cells.includes(cell) && open(cell));
  if (shared.length < 2) return 1;
  const lineOnly = line.cells.filter((cell) => !box.cells.includes(cell) && open(cell));
  const boxOnly = box.cells.filter((cell) => !line.cells.includes(cell) && open(cell));
  let work = (1 << lineOnly.length) + (1 << boxOnly.length) - 2;
  const middles = partsOf(view.grid, shared).filter(({ cells, digits }) => {
    const count = sizeOf(digits);
    return cells.length >= 2 && count - cells.length >= 2 && count <= most;
  });
  if (middles.length === 0) return work;
  const ofLine = partsOf(view.grid, lineOnly);
  const ofBox = partsOf(view.grid, boxOnly);
  for (const middle of middles) {
    const spare = sizeOf(middle.digits) - middle.cells.length;
    // How many more cells than digits of its own a part has: so many digits of the crossing it takes up.
    const taken = ({ cells, digits }: Part): number => cells.length - sizeOf(digits & ~middle.digits);
    const room = most - middle.cells.length;
    const inLine = ofLine.filter((part) => taken(part) > 0 && taken(part) < spare);
    const inBox = ofBox.filter((part) => taken(part) > 0 && taken(part) < spare);
    work += inLine.length * inBox.length;
    for (const one of inLine)
      for (const other of inBox)
        if (
          (one.digits & other.digits) === 0 &&
          one.cells.length + other.cells.length <= room &&
          taken(one) + taken(other) === spare
        )
          found.push(...told(view, middle, one, other));
  }
  return work;
}

const NOTHING: Part = { cells: [], digits: 0 };

/** All choices of some of the cells. */
function partsOf(grid: CandidateGrid, cells: readonly Cell[]): Part[] {
  const parts: Part[] = [];
  for (let subset = 1; subset < 1 << cells.length; subset++) {
    const last = 31 - Math.clz32(subset);
    const others = parts[(subset & ~(1 << last)) - 1] ?? NOTHING;
    const cell = cells[last];
    parts.push({ cells: [...others.cells, cell], digits: others.digits | grid.candidates(cell) });
  }
  return parts;
}

function told({ grid, houses }: Pencilled, middle: Part, one: Part, other: Part): Told[] {
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
      bindings: { S: { as: "cells", of: cells }, D: { as: "values", of: digitsIn(digits) } },
      sets: [middle.cells, one.cells, other.cells],
    },
  ];
}
