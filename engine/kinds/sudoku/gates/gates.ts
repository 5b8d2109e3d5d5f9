import type { Gate } from "../../../language/run/gated-asker.ts";
import type { Value } from "../../../model/fact.ts";
import { digitsIn } from "../../shared/digit-grid.ts";
import { SettledDigits } from "../../shared/settled-digits.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import {
  areAcross,
  areParallel,
  hasEmptyRectangle,
  hasTwoLinks,
  hasWWing,
  hasXyWing,
  hasXyzWing,
  haveBox,
  type Paired,
} from "./links.ts";
import { hasHiddenRectangle, hasThreeTwins } from "./pairs.ts";
import { hasFish, hasHidden, hasNaked, type Range } from "./subsets.ts";
import { type Survey, surveyOf } from "./survey.ts";

/** Some houses of each size, by their numbers among all: boxes, then rows, then columns. */
const THIRDS = { box: [0, 1], row: [1, 2], column: [2, 3], any: [0, 3] } as const;

type Third = keyof typeof THIRDS;

/** The gate by what is found on a state of a grid; looked for once. */
function gate(name: string, find: (survey: Survey) => boolean): Gate<SudokuPuzzle> {
  return { isOpen: (puzzle, grid) => surveyOf(puzzle, grid).once(name, find) };
}

/** By what so many cells or digits of some houses come to. */
function subset(
  find: (survey: Survey, size: number, range: Range) => boolean,
  size: number,
  third: Third,
): Gate<SudokuPuzzle> {
  return gate(`${find.name} ${size} ${third}`, (survey) => find(survey, size, rangeOf(survey, third)));
}

/** By what is found of one digit; looked for again when its candidates have changed. */
function byDigit(name: string, find: (survey: Survey, digit: Value) => boolean): Gate<SudokuPuzzle> {
  const settled = new SettledDigits();
  return gate(name, (survey) => {
    const { grid, houses } = survey;
    for (const digit of digitsIn(settled.unsettled(grid, houses.size))) {
      if (find(survey, digit)) return true;
      settled.settle(grid, 1 << digit);
    }
    return false;
  });
}

function fish(size: number, third: Third): Gate<SudokuPuzzle> {
  return byDigit(`fish ${size} ${third}`, (survey, digit) =>
    hasFish(survey, digit, size, rangeOf(survey, third)),
  );
}

function rangeOf({ houses: { size } }: Survey, third: Third): Range {
  const [from, to] = THIRDS[third];
  return [from * size, to * size];
}

function twoLinks(name: string, arePaired: Paired): Gate<SudokuPuzzle> {
  return byDigit(name, (survey, digit) => hasTwoLinks(survey, digit, arePaired));
}

/** By rule of the text: whether it may have a firing on a grid. Rules without one are quick themselves. */
export const GATES: Readonly<Partial<Record<string, Gate<SudokuPuzzle>>>> = {
  "locked-pair": subset(hasNaked, 2, "box"),
  "locked-triple": subset(hasNaked, 3, "box"),
  "naked-pair-in-a-row": subset(hasNaked, 2, "row"),
  "naked-pair-in-a-column": subset(hasNaked, 2, "column"),
  "naked-pair-in-a-box": subset(hasNaked, 2, "box"),
  "hidden-pair-in-a-row": subset(hasHidden, 2, "row"),
  "hidden-pair-in-a-column": subset(hasHidden, 2, "column"),
  "hidden-pair-in-a-box": subset(hasHidden, 2, "box"),
  "naked-triple": subset(hasNaked, 3, "any"),
  "hidden-triple": subset(hasHidden, 3, "any"),
  "naked-quadruple": subset(hasNaked, 4, "any"),
  "hidden-quadruple": subset(hasHidden, 4, "any"),
  "x-wing-on-rows": fish(2, "row"),
  "x-wing-on-columns": fish(2, "column"),
  "swordfish-on-rows": fish(3, "row"),
  "swordfish-on-columns": fish(3, "column"),
  "jellyfish-on-rows": fish(4, "row"),
  "jellyfish-on-columns": fish(4, "column"),
  skyscraper: twoLinks("skyscraper", areParallel),
  "two-string-kite": twoLinks("kite", areAcross),
  "turbot-fish": twoLinks("turbot fish", haveBox),
  "empty-rectangle": byDigit("empty rectangle", hasEmptyRectangle),
  "xy-wing": gate("XY-wing", hasXyWing),
  "xyz-wing": gate("XYZ-wing", hasXyzWing),
  "w-wing": gate("W-wing", hasWWing),
  "unique-rectangle-one-corner": gate("three twins", hasThreeTwins),
  "hidden-rectangle": gate("hidden rectangle", hasHiddenRectangle),
};
