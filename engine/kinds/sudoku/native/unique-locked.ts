import { isNot } from "../../../model/fact.ts";
import { ONE_ANSWER } from "../../../model/rule.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { NativeFinder } from "../../shared/native-rule.ts";
import { DIAGONALS, elsewhere, isPair, isWithin, type Rectangle, ruledOut, SIDES } from "./rectangles.ts";
import { rectanglesMet } from "./rectangles-met.ts";
import type { Pencilled, SudokuRule } from "./sight.ts";

/** Two corners on a side have a pair of digits, and one of the two is locked in the other two corners: these do not have the other one. */
const findLockedOnASide: NativeFinder<Pencilled> = function* (view) {
  const { puzzle, houses, grid } = view;
  const { twins } = rectanglesMet(view);
  yield twins.length;
  for (const corners of twins)
    for (const [a, b, c, d] of SIDES) {
      const pair = grid.candidates(corners[a]);
      if (pair !== grid.candidates(corners[b]) || !isPair(pair)) continue;
      const floor = [corners[a], corners[b]];
      const roof = [corners[c], corners[d]];
      for (const digit of digitsIn(pair)) {
        const [other] = digitsIn(pair & ~(1 << digit));
        const adds = roof.filter((cell) => grid.can(cell, other)).map((cell) => isNot(cell, other));
        if (adds.length === 0) continue;
        for (const house of houses.of[roof[0]]) {
          if (!house.cells.includes(roof[1]) || !isWithin(grid, digit, house, roof)) continue;
          yield {
            adds,
            because: () => [...ruledOut(grid, puzzle.size, floor), ...elsewhere(house, digit, roof)],
            laws: ["cell", house.law, ONE_ANSWER],
            bindings: () => ({
              H: { as: "house", law: house.law, of: house.number },
              R: { as: "cells", of: [...corners] },
              S: { as: "cells", of: roof },
              D: { as: "values", of: digitsIn(pair) },
              d: { as: "value", of: digit },
              e: { as: "value", of: other },
            }),
            marks: () => ({ area: [...house.cells, ...floor], cause: roof }),
          };
        }
      }
    }
};

/** Two opposite corners have a pair of digits, and one of the two is locked in the rectangle on both rows or both columns: the other two corners do not have it. */
const findLockedAcross: NativeFinder<Pencilled> = function* (view) {
  const { puzzle, houses, grid } = view;
  const { twins } = rectanglesMet(view);
  yield twins.length;
  for (const corners of twins)
    for (const [a, b, c, d] of DIAGONALS) {
      const pair = grid.candidates(corners[a]);
      if (pair !== grid.candidates(corners[b]) || !isPair(pair)) continue;
      const two = [corners[a], corners[b]];
      const others = [corners[c], corners[d]];
      for (const digit of digitsIn(pair)) {
        const [other] = digitsIn(pair & ~(1 << digit));
        const adds = others.filter((cell) => grid.can(cell, digit)).map((cell) => isNot(cell, digit));
        if (adds.length === 0) continue;
        for (const lines of linesThrough(houses, corners)) {
          if (!lines.every((line) => isWithin(grid, digit, line, corners))) continue;
          yield {
            adds,
            because: () => [
              ...ruledOut(grid, puzzle.size, two),
              ...lines.flatMap((line) => elsewhere(line, digit, corners)),
            ],
            laws: ["cell", lines[0].law, ONE_ANSWER],
            bindings: () => ({
              K: { as: "houses", of: lines.map(({ law, number }) => ({ law, of: number })) },
              T: { as: "cells", of: two },
              S: { as: "cells", of: others },
              D: { as: "values", of: digitsIn(pair) },
              d: { as: "value", of: digit },
              e: { as: "value", of: other },
            }),
            marks: () => ({ area: lines.flatMap(({ cells }) => cells), cause: two, target: others }),
          };
        }
      }
    }
};

/** The two rows of a rectangle, and its two columns. */
function linesThrough(
  { size, rows, columns }: Pencilled["houses"],
  [a, b, c]: Rectangle,
): readonly (readonly House[])[] {
  const [top, bottom, left, right] = [Math.floor(a / size), Math.floor(c / size), a % size, b % size];
  return [
    [rows[top], rows[bottom]],
    [columns[left], columns[right]],
  ];
}

/** HoDoKu's uniqueness test 4. */
export const LOCKED_ON_A_SIDE: SudokuRule = {
  id: "unique-rectangle-one-digit-locked",
  name: { en: "Unique rectangle: one digit locked", zh: "唯一矩形：锁定一个数字" },
  level: 4,
  advanced: true,
  laws: ["cell", ONE_ANSWER],
  text: {
    en: "In {H}, {d} fits only in {S}. With {e} beside it, {D} in {R} could swap: two answers. So neither is {e}.",
    zh: "{H}的 {d} 只能在 {S} 之一。若另一格是 {e}，{R} 里的 {D} 就能互换，出现两个答案。所以两格都不是 {e}。",
  },
  find: findLockedOnASide,
};

/** HoDoKu's uniqueness test 6. */
export const LOCKED_ACROSS: SudokuRule = {
  id: "unique-rectangle-one-digit-across",
  name: { en: "Unique rectangle: one digit across", zh: "唯一矩形：对角锁定" },
  level: 4,
  advanced: true,
  laws: ["cell", ONE_ANSWER],
  text: {
    en: "In {K}, {d} is in {T} or {S}. The latter leaves {e} to the others: all could swap, two answers. So neither is {d}.",
    zh: "{K}的 {d} 不在 {T} 就在 {S}。若在 {S}，另两格就都是 {e}，四格能互换，出现两个答案。所以这两格都不是 {d}。",
  },
  find: findLockedAcross,
};
