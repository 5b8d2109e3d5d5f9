import { describe, expect, it } from "vitest";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import type { Step } from "../../engine/model/rule.ts";
import { fill, LANGS } from "../../engine/model/words.ts";
import { blankPuzzle, factsOf, gridWith, spell } from "./board.ts";

const SUDOKU_RULES = sudokuThinking.rules;

function stepsOf(rule: string, size: SudokuSize, board: string): Step[] {
  const puzzle = blankPuzzle(size);
  const found = SUDOKU_RULES.find((one) => one.id === rule);
  return [...(found?.find(puzzle, gridWith(puzzle, factsOf(size, board))) ?? [])];
}

function said(rule: string, size: SudokuSize, step: Step, lang: "en" | "zh"): string {
  const text = SUDOKU_RULES.find((one) => one.id === rule)?.text[lang] ?? "";
  const slots = Object.entries(step.bindings).map(([name, binding]) => [
    name,
    sudoku.sayBinding(blankPuzzle(size), binding, lang),
  ]);
  return fill(text, Object.fromEntries(slots));
}

/** Each with a board where it fires, what it adds there, its sentence, and a board where it narrowly must not. */
const EXAMPLES: readonly {
  rule: string;
  size: SudokuSize;
  fires: string;
  adds: readonly string[];
  says: string;
  not: readonly string[];
}[] = [
  {
    rule: "filled-cell",
    size: 4,
    fires: ". 3",
    adds: ["R1C2-1 R1C2-2 R1C2-4"],
    says: "R1C2 is 3, so it is no other digit.",
    not: [". {3}", ""],
  },
  {
    rule: "digit-in-sight",
    size: 4,
    fires: ". 3",
    adds: ["R1C1-3 R1C3-3 R1C4-3 R2C1-3 R2C2-3 R3C2-3 R4C2-3"],
    says: "R1C2 is 3, so no other cell of its row, column or box is 3.",
    not: [". {3}", "124 3 124 124  124 124 . .  . 124 . .  . 124"],
  },
  {
    rule: "last-cell",
    size: 4,
    fires: "1 2 . 4",
    adds: ["R1C3=3"],
    says: "R1C3 is the last empty cell of row 1, where only 3 is missing.",
    not: ["1 2 . .", "1 2 . 34", "1 1 . 4", "1 2 3 4"],
  },
  {
    rule: "last-cell",
    size: 4,
    fires: "1 . . .  4 3",
    adds: ["R1C2=2"],
    says: "R1C2 is the last empty cell of box 1, where only 2 is missing.",
    not: ["1 . . .  . 3"],
  },
  {
    rule: "hidden-single-in-a-box",
    size: 4,
    fires: ". 234 . .  234 234",
    adds: ["R1C1=1"],
    says: "In box 1, 1 fits only in R1C1.",
    not: [". 234 . .  234 .", "234 234 . .  234 234", "1 234 . .  234 234", ". 234 234 234"],
  },
  {
    rule: "hidden-single-in-a-row",
    size: 4,
    fires: ". 234 234 234",
    adds: ["R1C1=1"],
    says: "In row 1, 1 fits only in R1C1.",
    not: [". 234 234 .", ". 234 . .  234 234"],
  },
  {
    rule: "hidden-single-in-a-column",
    size: 4,
    fires: ". . . .  . 123 . .  . 123 . .  . 123",
    adds: ["R1C2=4"],
    says: "In column 2, 4 fits only in R1C2.",
    not: [". . . .  . 123 . .  . . . .  . 123"],
  },
  {
    rule: "naked-single",
    size: 4,
    fires: ". {2}",
    adds: ["R1C2=2"],
    says: "R1C2 can only be 2: every other digit is ruled out there.",
    not: [". 23", ". 2", ". {}"],
  },
  {
    rule: "pointing-along-a-row",
    size: 4,
    fires: ". . . .  234 234",
    adds: ["R1C3-1 R1C4-1"],
    says: "In box 1, 1 fits only on row 1, so no other cell of row 1 is 1.",
    not: [". . . .  234 .", ". . 234 234  234 234", "234 234 . .  234 234"],
  },
  {
    rule: "pointing-along-a-column",
    size: 6,
    fires: ". 23456 23456 . . .  . 23456 23456",
    adds: ["R3C1-1 R4C1-1 R5C1-1 R6C1-1"],
    says: "In box 1, 1 fits only on column 1, so no other cell of column 1 is 1.",
    not: [". 23456 23456 . . .  . 23456 ."],
  },
  {
    rule: "claiming-from-a-column",
    size: 4,
    fires: ". . . .  . . . .  234 . . .  234",
    adds: ["R1C2-1 R2C2-1"],
    says: "On column 1, 1 fits only in box 1, so no other cell of box 1 is 1.",
    not: [". . . .  . . . .  234", ". 234 . .  . 234 . .  234 . . .  234"],
  },
  {
    rule: "claiming-from-a-row",
    size: 4,
    fires: ". . 234 234",
    adds: ["R2C1-1 R2C2-1"],
    says: "On row 1, 1 fits only in box 1, so no other cell of box 1 is 1.",
    not: [". . 234 .", ". . 234 234  234 234", "234 234 234 234"],
  },
  {
    rule: "naked-pair-in-a-row",
    size: 4,
    fires: "12 . 12",
    adds: ["R1C2-1 R1C2-2 R1C4-1 R1C4-2"],
    says: "R1C1 and R1C3 can only be 1 and 2, so no other cell of row 1 is one of the two.",
    not: ["12 . 123", "12 . 13", "12 . . .  . . 12 .", "12 34 12 34"],
  },
  {
    rule: "naked-pair-in-a-column",
    size: 4,
    fires: "12 . . .  . . . .  12",
    adds: ["R2C1-1 R2C1-2 R4C1-1 R4C1-2"],
    says: "R1C1 and R3C1 can only be 1 and 2, so no other cell of column 1 is one of the two.",
    not: ["12 . . .  . . . .  123", "12 . . .  . . . .  . 12"],
  },
  {
    rule: "naked-pair-in-a-box",
    size: 4,
    fires: "12 12",
    adds: ["R2C1-1 R2C1-2 R2C2-1 R2C2-2"],
    says: "R1C1 and R1C2 can only be 1 and 2, so no other cell of box 1 is one of the two.",
    not: ["12 123", "12 . 12", "12 12 . .  34 34"],
  },
  {
    rule: "hidden-pair-in-a-row",
    size: 4,
    fires: ". . 34 34",
    adds: ["R1C1-3 R1C1-4 R1C2-3 R1C2-4"],
    says: "In row 1, 1 and 2 fit only in R1C1 and R1C2, so these two cells hold nothing else.",
    not: [". . 34 134", ". . 34 .", "12 12 34 34"],
  },
  {
    rule: "hidden-pair-in-a-column",
    size: 4,
    fires: ". . . .  34 . . .  . . . .  34",
    adds: ["R1C1-3 R1C1-4 R3C1-3 R3C1-4"],
    says: "In column 1, 1 and 2 fit only in R1C1 and R3C1, so these two cells hold nothing else.",
    not: [". . . .  34 . . .  . . . .  134", "34 . 34"],
  },
  {
    rule: "hidden-pair-in-a-box",
    size: 4,
    fires: ". . . .  34 34",
    adds: ["R1C1-3 R1C1-4 R1C2-3 R1C2-4"],
    says: "In box 1, 1 and 2 fit only in R1C1 and R1C2, so these two cells hold nothing else.",
    not: [". . . .  34 134", "12 12 . .  34 34"],
  },
  {
    rule: "naked-triple",
    size: 6,
    fires: "12 . 23 . . 13",
    adds: ["R1C2-1 R1C2-2 R1C2-3 R1C4-1 R1C4-2 R1C4-3 R1C5-1 R1C5-2 R1C5-3"],
    says: "R1C1, R1C3 and R1C6 can only be 1, 2 and 3, so no other cell of row 1 is one of the three.",
    not: ["12 . 23 . . 14", "12 . 23 . . .  . . . . 13 ."],
  },
  {
    rule: "x-wing-on-rows",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R2C1-1 R2C5-1 R3C1-1 R3C5-1 R5C1-1 R5C5-1 R6C1-1 R6C5-1"],
    says: "On row 1 and row 4, 1 fits only where column 1 and column 5 cross them, so no other cell of column 1 and column 5 is 1.",
    not: [
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 23456 .`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 . . 23456`,
    ],
  },
  {
    rule: "x-wing-on-columns",
    size: 4,
    fires: ". . . .  234 . 234 .  234 . 234 .  . . . .",
    adds: ["R1C2-1 R1C4-1 R4C2-1 R4C4-1"],
    says: "On column 1 and column 3, 1 fits only where row 1 and row 4 cross them, so no other cell of row 1 and row 4 is 1.",
    not: [". . . .  234 . 234 .  234 . . .  . . . ."],
  },
];

describe("the rules of Sudoku", () => {
  it("stand easiest first, each with an id of its own", () => {
    const levels = SUDOKU_RULES.map((rule) => rule.level);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(SUDOKU_RULES.map((rule) => rule.id)).size).toBe(SUDOKU_RULES.length);
  });

  it("all have an example", () => {
    expect(new Set(EXAMPLES.map(({ rule }) => rule))).toEqual(new Set(SUDOKU_RULES.map((rule) => rule.id)));
  });

  it.each(EXAMPLES)("$rule fires on $fires", ({ rule, size, fires, adds, says }) => {
    const steps = stepsOf(rule, size, fires);
    expect(steps.map((step) => step.adds.map((fact) => spell(size, fact)).join(" "))).toEqual(adds);
    expect(said(rule, size, steps[0], "en")).toBe(says);
  });

  it.each(EXAMPLES.flatMap(({ rule, size, not }) => not.map((board) => ({ rule, size, board }))))(
    "$rule does not fire on $board",
    ({ rule, size, board }) => {
      expect(stepsOf(rule, size, board)).toEqual([]);
    },
  );

  it("fill every slot of their sentences in both languages", () => {
    for (const { rule, size, fires } of EXAMPLES) {
      for (const step of stepsOf(rule, size, fires)) {
        for (const lang of LANGS) expect(said(rule, size, step, lang)).not.toMatch(/[{}]/);
      }
    }
  });

  it("lean on laws that have a sentence", () => {
    for (const { rule, size, fires } of EXAMPLES) {
      for (const step of stepsOf(rule, size, fires)) {
        expect(step.laws.length).toBeGreaterThan(0);
        expect(step.laws.every((law) => law in sudoku.lawTexts)).toBe(true);
      }
    }
  });
});
