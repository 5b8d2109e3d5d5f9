import type { Grid } from "../../../model/grid.ts";
import type { Rule, Step } from "../../../model/rule.ts";
import { notIn } from "../grid.ts";
import { type House, housesOf } from "../houses.ts";
import type { SudokuPuzzle } from "../puzzle.ts";
import { choices, named, newExclusions, spotsOf, without } from "./spots.ts";

/** On two lines a digit fits only where the same two lines cross them: it leaves the rest of those. */
export const xWing: Rule<SudokuPuzzle> = {
  id: "x-wing",
  name: { en: "X-wing", zh: "X 翼" },
  level: 4,
  text: {
    en: "On {first} and {second}, {digit} fits only where {third} and {fourth} cross, so no other cell of {third} and {fourth} is {digit}.",
    zh: "{first}和{second}的 {digit} 只能在与{third}、{fourth}的交点上，所以{third}和{fourth}的其他格都不是 {digit}。",
  },
  *find(puzzle, grid) {
    const { rows, columns } = housesOf(puzzle.size);
    for (let digit = 1; digit <= puzzle.size; digit++) {
      yield* wings(grid, digit, rows, columns);
      yield* wings(grid, digit, columns, rows);
    }
  },
};

function* wings(
  grid: Grid,
  digit: number,
  lines: readonly House[],
  across: readonly House[],
): Iterable<Step> {
  const twice = lines
    .map((line) => ({ line, spots: spotsOf(grid, line.cells, digit) }))
    .filter(({ spots }) => spots.length === 2);
  for (const [first, second] of choices(twice, 2)) {
    const covers = across.filter(({ cells }) => first.spots.some((spot) => cells.includes(spot)));
    const corners = [...first.spots, ...second.spots];
    const covered = covers.flatMap(({ cells }) => cells);
    if (without(corners, covered).length > 0) continue;
    const adds = newExclusions(grid, without(covered, corners), [digit]);
    if (adds.length === 0) continue;
    yield {
      rule: "x-wing",
      adds,
      because: notIn(without([...first.line.cells, ...second.line.cells], corners), digit),
      laws: [first.line.law, covers[0].law],
      bindings: {
        first: named(first.line),
        second: named(second.line),
        third: named(covers[0]),
        fourth: named(covers[1]),
        digit: { as: "value", of: digit },
      },
    };
  }
}
