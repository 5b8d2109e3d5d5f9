import { cellOf, type Fact } from "../../../model/fact.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import { allDigits, digitsIn, notIn } from "../../shared/digit-grid.ts";
import type { NativeFinder } from "../../shared/native-rule.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { isSide, leavesPeers, type Rectangle } from "./rectangles.ts";
import { rectanglesMet } from "./rectangles-met.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** Positions of corners that are no side of a rectangle: two opposite ones, or three. */
const CROSSWISE: readonly (readonly number[])[] = [
  [0, 3],
  [1, 2],
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
];

/**
 * Besides two digits the corners of a rectangle have one more, the same in each that has it: one of these corners holds it. Crosswise a
 * cell that sees a corner more needs no reason why the digit is not there, so such cells are a conclusion of their own.
 */
function findExtra(isCrosswise: boolean): NativeFinder<Pencilled> {
  return function* (view) {
    const {
      puzzle,
      houses: { peers },
      grid,
    } = view;
    const { threes } = rectanglesMet(view);
    yield threes.length;
    for (const corners of threes) {
      const [a, b, c, d] = corners;
      const all = grid.candidates(a) | grid.candidates(b) | grid.candidates(c) | grid.candidates(d);
      for (const extra of digitsIn(all)) {
        const holders = corners.filter((cell) => grid.can(cell, extra));
        if (holders.length < 2 || isSide(corners, holders) === isCrosswise) continue;
        const roofs = isCrosswise ? CROSSWISE.map((roof) => roof.map((at) => corners[at])) : [holders];
        for (const roof of roofs) {
          if (!holders.every((cell) => roof.includes(cell))) continue;
          const floor = corners.filter((cell) => !roof.includes(cell));
          const adds = leavesPeers(grid, peers, extra, roof).filter(
            (fact) => !isCrosswise || !floor.some((cell) => peers[cell].includes(cellOf(fact))),
          );
          if (adds.length === 0) continue;
          yield {
            adds,
            because: () => [...withoutOthers(corners, all, puzzle.size), ...notIn(floor, extra)],
            bindings: () => ({
              R: { as: "cells", of: [...corners] },
              S: { as: "cells", of: holders },
              F: { as: "cells", of: floor },
              D: { as: "values", of: digitsIn(all & ~(1 << extra)) },
              d: { as: "value", of: extra },
              out: { as: "facts", of: adds },
            }),
            marks: () => ({ area: [...corners], cause: holders }),
          };
        }
      }
    }
  };
}

/** That the corners have none but these digits. */
function withoutOthers(corners: Rectangle, digits: number, size: SudokuSize): Fact[] {
  return digitsIn(allDigits(size) & ~digits).flatMap((digit) => notIn(corners, digit));
}

const COMMON = { level: 4, advanced: true, laws: ["cell", ONE_ANSWER] } as const;

/** HoDoKu's uniqueness test 2. */
export const EXTRA_ON_A_SIDE: SudokuRule = {
  ...COMMON,
  id: "unique-rectangle-same-extra-digit",
  name: { en: "Unique rectangle: same extra digit", zh: "唯一矩形：同一个额外数字" },
  text: {
    en: "One of {S} is {d}, or {D} could swap with {F}: two answers. Seen by both, {out}.",
    zh: "{S} 必有一格是 {d}，否则 {R} 里的 {D} 能互换，出现两个答案。所以同时看见这两格的 {out}。",
  },
  find: findExtra(false),
};

/** HoDoKu's uniqueness test 5: two opposite corners, or three. */
export const EXTRA_CROSSWISE: SudokuRule = {
  ...COMMON,
  id: "unique-rectangle-extra-digit-crosswise",
  name: { en: "Unique rectangle: extra digit crosswise", zh: "唯一矩形：对角的额外数字" },
  text: {
    en: "One of {S} is {d}, or {D} could swap in {R}: two answers. Seen by each, {out}.",
    zh: "{S} 必有一格是 {d}，否则 {R} 里的 {D} 能互换，出现两个答案。所以看见其中每一格的 {out}。",
  },
  find: findExtra(true),
};
