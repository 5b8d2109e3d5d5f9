import { is, isNot } from "../../../model/fact.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import { countOf, digitsIn } from "../../shared/digit-grid.ts";
import type { NativeFinder } from "../../shared/native-rule.ts";
import { leavesPeers, ruledOut, SIDES } from "./rectangles.ts";
import { rectanglesMet } from "./rectangles-met.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** Three corners, none given, hold two digits, opposite ones the same: the fourth does not hold the other one. */
const findFourth: NativeFinder<Pencilled> = function* (view) {
  const { grid } = view;
  const { threeFull } = rectanglesMet(view);
  yield threeFull.length;
  for (const corners of threeFull) {
    const digits = corners.map((cell) => grid.at(cell));
    const open = digits.indexOf(-1);
    const opposite = 3 - open;
    const [one, two] = [0, 1, 2, 3].filter((at) => at !== open && at !== opposite);
    const [digit, other, cell] = [digits[opposite], digits[one], corners[open]];
    if (other !== digits[two] || other === digit || !grid.can(cell, digit)) continue;
    const placed = corners.filter((_, at) => at !== open);
    yield {
      adds: [isNot(cell, digit)],
      because: () => placed.map((one) => is(one, grid.at(one))),
      bindings: () => ({
        R: { as: "cells", of: [...corners] },
        c: { as: "cell", of: cell },
        d: { as: "value", of: digit },
        D: { as: "values", of: [digit, other].sort((a, b) => a - b) },
      }),
      marks: () => ({ area: [...corners], cause: placed, target: [cell] }),
    };
  }
};

/** Two corners on a side, none given, hold two digits; across the other two could swap them, and have the same third digit: one of them holds it. */
const findExtra: NativeFinder<Pencilled> = function* (view) {
  const {
    puzzle,
    houses: { peers },
    grid,
  } = view;
  const { halfFull } = rectanglesMet(view);
  yield halfFull.length;
  for (const corners of halfFull)
    for (const [a, b, c, d] of SIDES) {
      const [one, two] = [grid.at(corners[a]), grid.at(corners[b])];
      if (one < 0 || two < 0 || one === two) continue;
      const roof = [corners[c], corners[d]];
      if (roof.some((cell) => grid.at(cell) > 0)) continue;
      // Across from one corner is the other's digit, and beside it the third.
      const extra = grid.candidates(corners[c]) & ~(1 << two);
      if (countOf(extra) !== 1 || !grid.can(corners[c], two)) continue;
      const [third] = digitsIn(extra);
      if (third === one || grid.candidates(corners[d]) !== (extra | (1 << one))) continue;
      const adds = leavesPeers(grid, peers, third, roof);
      if (adds.length === 0) continue;
      yield {
        adds,
        because: () => [is(corners[a], one), is(corners[b], two), ...ruledOut(grid, puzzle.size, roof)],
        bindings: () => ({
          R: { as: "cells", of: [...corners] },
          S: { as: "cells", of: roof },
          F: { as: "cells", of: [corners[a], corners[b]] },
          D: { as: "values", of: [one, two].sort((a, b) => a - b) },
          d: { as: "value", of: third },
          out: { as: "facts", of: adds },
        }),
        marks: () => ({ area: [...corners], cause: roof }),
      };
    }
};

/** HoDoKu's avoidable rectangle 1. */
export const AVOIDABLE_CORNER: SudokuRule = {
  id: "avoidable-rectangle-one-corner",
  name: { en: "Avoidable rectangle: one corner", zh: "可规避矩形：一角" },
  level: 4,
  advanced: true,
  laws: [ONE_ANSWER],
  text: {
    en: "Nothing in {R} is given. With {d} in {c}, {D} could be swapped there: two answers. So {c} is not {d}.",
    zh: "{R} 都不是题目给出的。若 {c} 是 {d}，那里的 {D} 就能互换，出现两个答案。所以 {c} 不是 {d}。",
  },
  find: findFourth,
};

/** HoDoKu's avoidable rectangle 2. */
export const AVOIDABLE_EXTRA: SudokuRule = {
  id: "avoidable-rectangle-same-extra-digit",
  name: { en: "Avoidable rectangle: same extra digit", zh: "可规避矩形：同一个额外数字" },
  level: 4,
  advanced: true,
  laws: ["cell", ONE_ANSWER],
  text: {
    en: "One of {S} is {d}, or {D} could swap with {F}, none given: two answers. Seen by both, {out}.",
    zh: "{S} 必有一格是 {d}，否则 {R}（都不是题目给出的）里的 {D} 能互换，出现两个答案。所以同时看见这两格的 {out}。",
  },
  find: findExtra,
};
