import type { Grid } from "../../../model/grid.ts";
import type { Rule, Step } from "../../../model/rule.ts";
import { notIn } from "../grid.ts";
import { type House, housesOf } from "../houses.ts";
import type { SudokuPuzzle } from "../puzzle.ts";
import { named, newExclusions, spotsOf, without } from "./spots.ts";

/** In a box a digit fits only on one line: it leaves the rest of the line. */
export const pointing: Rule<SudokuPuzzle> = {
  id: "pointing",
  name: { en: "Pointing", zh: "宫区块" },
  level: 3,
  text: {
    en: "In {box}, {digit} fits only on {line}, so no other cell of {line} is {digit}.",
    zh: "{box}的 {digit} 只能在{line}上，所以{line}的其他格都不是 {digit}。",
  },
  *find(puzzle, grid) {
    const { boxes, rows, columns } = housesOf(puzzle.size);
    for (const box of boxes) {
      for (const line of [...rows, ...columns]) yield* locked("pointing", puzzle, grid, box, line);
    }
  },
};

/** On a line a digit fits only in one box: it leaves the rest of the box. */
export const claiming: Rule<SudokuPuzzle> = {
  id: "claiming",
  name: { en: "Claiming", zh: "行列区块" },
  level: 3,
  text: {
    en: "On {line}, {digit} fits only in {box}, so no other cell of {box} is {digit}.",
    zh: "{line}的 {digit} 只能在{box}里，所以{box}的其他格都不是 {digit}。",
  },
  *find(puzzle, grid) {
    const { boxes, rows, columns } = housesOf(puzzle.size);
    for (const line of [...rows, ...columns]) {
      for (const box of boxes) yield* locked("claiming", puzzle, grid, line, box);
    }
  },
};

/** A digit whose places in `from` all lie in `to` as well leaves the rest of `to`. */
function* locked(rule: string, puzzle: SudokuPuzzle, grid: Grid, from: House, to: House): Iterable<Step> {
  const rest = without(from.cells, to.cells);
  if (rest.length === from.cells.length) return;
  const crossing = without(from.cells, rest);
  const leaving = without(to.cells, from.cells);
  const [box, line] = from.law === "box" ? [from, to] : [to, from];
  for (let digit = 1; digit <= puzzle.size; digit++) {
    if (spotsOf(grid, rest, digit).length > 0 || spotsOf(grid, crossing, digit).length === 0) continue;
    const adds = newExclusions(grid, leaving, [digit]);
    if (adds.length === 0) continue;
    yield {
      rule,
      adds,
      because: notIn(rest, digit),
      laws: [from.law, to.law],
      bindings: { box: named(box), line: named(line), digit: { as: "value", of: digit } },
    };
  }
}
