import { expect, it } from "vitest";
import { sudoku } from "../../../engine/kinds/sudoku/play.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { isNot } from "../../../engine/model/fact.ts";
import { assert } from "../../../engine/model/result.ts";
import { explain, explainContextOf } from "../../../engine/reason/explain.ts";
import { outlined } from "../../../web/boards/outline.ts";
import { phrase } from "../../../web/boards/spoken/phrase.ts";
import { frameTints } from "../../../web/boards/tint.ts";
import { framesOf, wholeFrame } from "../../../web/state/frames.ts";
import { blankPuzzle, gridWith } from "../../sudoku/board.ts";
import { looksIn } from "./looks-in.ts";

const puzzle = blankPuzzle(9);
const { rules } = sudokuThinking;

/** The first step of a rule where a digit has these places alone in the houses that are given with all of their cells. */
function stepOf(id: string, houses: readonly (readonly number[])[], places: readonly number[]) {
  const shut = houses.flat().filter((cell) => !places.includes(cell));
  const facts = shut.map((cell) => isNot(cell, 5));
  const rule = rules.find((one) => one.id === id);
  assert(rule !== undefined, "the rule is one of Sudoku's");
  const [step] = rule.find(puzzle, gridWith(puzzle, facts));
  return explain(explainContextOf({ play: sudoku, think: sudokuThinking }, rules, puzzle, facts), [step])[0];
}

const row = (at: number) => Array.from({ length: 9 }, (_, col) => at * 9 + col);
const BOX_9 = [60, 61, 62, 69, 70, 71, 78, 79, 80];

it.each([
  {
    id: "x-wing-on-rows",
    ...{ houses: [row(0), row(1)], places: [0, 8, 9, 17] },
    ...{ body: [0, 8, 9, 17], fins: [] },
    // Rows 1 and 2 touch: the line between them is drawn.
    line: "M4 1h1",
    looks: [
      "name several house:rows 1 and 2",
      "digit:5",
      "name several premise:columns 1 and 9",
      "conclude:R3C1",
      "conclude:R3C9",
      "conclude:R4C1",
      "digit:5",
    ],
  },
  {
    id: "finned-x-wing",
    ...{ houses: [row(0), row(4)], places: [0, 8, 36, 44, 43] },
    ...{ body: [0, 8, 36, 44], fins: [43] },
    line: "M4 1h1",
    looks: [
      "fin:R5C8",
      "digit:5",
      "digit:5",
      "name several house:rows 1 and 5",
      "name several premise:columns 1 and 9",
      "conclude:R4C9",
      "conclude:R6C9",
      "digit:5",
    ],
  },
  {
    id: "finned-franken-x-wing",
    ...{ houses: [row(5), BOX_9], places: [46, 51, 60, 69, 70] },
    ...{ body: [46, 51, 60, 69], fins: [70] },
    // Row 6 touches box 9.
    line: "M7 6h1",
    looks: [
      "fin:R8C8",
      "digit:5",
      "digit:5",
      "name several house:row 6 and box 9",
      "name several premise:columns 2 and 7",
      "conclude:R8C2",
      "digit:5",
    ],
  },
])(
  "a fish of $id tells its body from its fins, and each of its houses",
  ({ id, houses, places, ...told }) => {
    const step = stepOf(id, houses, places);
    const tints = outlined(frameTints(framesOf([step])[wholeFrame(step)]), puzzle);
    const cells = (role: string) =>
      [...tints.cells].flatMap(([cell, roles]) => (roles.includes(role as "fin") ? [cell] : []));
    expect(cells("premise").sort((a, b) => a - b)).toEqual(told.body);
    expect(cells("fin")).toEqual(told.fins);
    expect(tints.outline).toContain(told.line);
    const subject = { kind: sudoku, puzzle, lang: "en", names: "rows", tints, step } as const;
    expect(looksIn(phrase(step.text.en, subject))).toEqual(told.looks);
  },
);
