import type { Gate } from "../../../language/run/gated-asker.ts";
import type { SudokuPuzzle } from "../puzzle/puzzle.ts";
import { hasEmptyRectangle, hasTwoLinks, hasWWing, hasXyWing, hasXyzWing } from "./links.ts";
import { hasHiddenRectangle, hasThreeTwins } from "./pairs.ts";
import { hasFish, hasHidden, hasNaked, type Range } from "./subsets.ts";
import { type Survey, surveyOf } from "./survey.ts";

/** Some houses of each size, by their numbers among all: boxes, then rows, then columns. */
const THIRDS = { box: [0, 1], row: [1, 2], column: [2, 3], any: [0, 3] } as const;

type Third = keyof typeof THIRDS;

/** What is found out about a size and some houses, once for each state of a grid. */
function among(find: (survey: Survey, size: number, range: Range) => boolean, size: number, third: Third) {
  const name = `${find.name} ${size} ${third}`;
  const [from, to] = THIRDS[third];
  return gate(name, (survey) => {
    const { size: side } = survey.houses;
    return find(survey, size, [from * side, to * side]);
  });
}

function gate(name: string, find: (survey: Survey) => boolean): Gate<SudokuPuzzle> {
  return { isOpen: (puzzle, grid) => surveyOf(puzzle, grid).once(name, find) };
}

const TWO_LINKS = gate("two links", hasTwoLinks);

/** By rule of the text: whether it may have a firing on a grid. Rules without one are quick themselves. */
export const GATES: Readonly<Partial<Record<string, Gate<SudokuPuzzle>>>> = {
  "locked-pair": among(hasNaked, 2, "box"),
  "locked-triple": among(hasNaked, 3, "box"),
  "naked-pair-in-a-row": among(hasNaked, 2, "row"),
  "naked-pair-in-a-column": among(hasNaked, 2, "column"),
  "naked-pair-in-a-box": among(hasNaked, 2, "box"),
  "hidden-pair-in-a-row": among(hasHidden, 2, "row"),
  "hidden-pair-in-a-column": among(hasHidden, 2, "column"),
  "hidden-pair-in-a-box": among(hasHidden, 2, "box"),
  "naked-triple": among(hasNaked, 3, "any"),
  "hidden-triple": among(hasHidden, 3, "any"),
  "naked-quadruple": among(hasNaked, 4, "any"),
  "hidden-quadruple": among(hasHidden, 4, "any"),
  "x-wing-on-rows": among(hasFish, 2, "row"),
  "x-wing-on-columns": among(hasFish, 2, "column"),
  "swordfish-on-rows": among(hasFish, 3, "row"),
  "swordfish-on-columns": among(hasFish, 3, "column"),
  "jellyfish-on-rows": among(hasFish, 4, "row"),
  "jellyfish-on-columns": among(hasFish, 4, "column"),
  skyscraper: TWO_LINKS,
  "two-string-kite": TWO_LINKS,
  "turbot-fish": TWO_LINKS,
  "empty-rectangle": gate("empty rectangle", hasEmptyRectangle),
  "xy-wing": gate("XY-wing", hasXyWing),
  "xyz-wing": gate("XYZ-wing", hasXyzWing),
  "w-wing": gate("W-wing", hasWWing),
  "unique-rectangle-one-corner": gate("three twins", hasThreeTwins),
  "hidden-rectangle": gate("hidden rectangle", hasHiddenRectangle),
};
