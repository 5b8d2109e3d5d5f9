import { describe, expect, it } from "vitest";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { fill, LANGS } from "../../engine/model/words.ts";
import { askerOf } from "../../engine/reason/chain/asker.ts";
import { blankPuzzle, factsOf, gridWith, puzzleOf, spell } from "./board.ts";
import { CHAIN_EXAMPLES } from "./chain-examples.ts";
import { FISH_EXAMPLES } from "./fish-examples.ts";
import { SECTOR_EXAMPLES } from "./sectors/examples.ts";

const SUDOKU_RULES = sudokuThinking.rules;

function stepsOf(rule: string, size: SudokuSize, board: string): Step[] {
  const puzzle = puzzleOf(size, board);
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
    says: "In box 1, 1 fits only in row 1, so no other cell of row 1 is 1.",
    not: [". . . .  234 .", ". . 234 234  234 234", "234 234 . .  234 234"],
  },
  {
    rule: "pointing-along-a-column",
    size: 6,
    fires: ". 23456 23456 . . .  . 23456 23456",
    adds: ["R3C1-1 R4C1-1 R5C1-1 R6C1-1"],
    says: "In box 1, 1 fits only in column 1, so no other cell of column 1 is 1.",
    not: [". 23456 23456 . . .  . 23456 ."],
  },
  {
    rule: "claiming-from-a-column",
    size: 4,
    fires: ". . . .  . . . .  234 . . .  234",
    adds: ["R1C2-1 R2C2-1"],
    says: "In column 1, 1 fits only in box 1, so no other cell of box 1 is 1.",
    not: [". . . .  . . . .  234", ". 234 . .  . 234 . .  234 . . .  234"],
  },
  {
    rule: "claiming-from-a-row",
    size: 4,
    fires: ". . 234 234",
    adds: ["R2C1-1 R2C2-1"],
    says: "In row 1, 1 fits only in box 1, so no other cell of box 1 is 1.",
    not: [". . 234 .", ". . 234 234  234 234", "234 234 234 234"],
  },
  {
    rule: "locked-pair",
    size: 4,
    fires: "12 12",
    adds: ["R1C3-1 R1C3-2 R1C4-1 R1C4-2 R2C1-1 R2C1-2 R2C2-1 R2C2-2"],
    says: "R1C1 and R1C2 can only be 1 and 2. They are in box 1 and in row 1, so no other cell of either is one of the two.",
    not: ["12 123", "12 . 12", "12 12 34 34", "12 12 . .  34 34"],
  },
  {
    rule: "locked-triple",
    size: 6,
    fires: "12 23 13",
    adds: [
      `R1C4-1 R1C4-2 R1C4-3 R1C5-1 R1C5-2 R1C5-3 R1C6-1 R1C6-2 R1C6-3
       R2C1-1 R2C1-2 R2C1-3 R2C2-1 R2C2-2 R2C2-3 R2C3-1 R2C3-2 R2C3-3`.replace(/\s+/g, " "),
    ],
    says: "R1C1, R1C2 and R1C3 can only be 1, 2 and 3. They are in box 1 and in row 1, so no other cell of either is one of the three.",
    not: ["12 23 14", "12 23 . 13", "12 23 13 456 456 456", "12 23 13 . . .  456 456 456"],
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
    rule: "hidden-triple",
    size: 6,
    fires: ". 456 . 456 . 456",
    adds: ["R1C1-4 R1C1-5 R1C1-6 R1C3-4 R1C3-5 R1C3-6 R1C5-4 R1C5-5 R1C5-6"],
    says: "In row 1, 1, 2 and 3 fit only in R1C1, R1C3 and R1C5, so these three cells hold nothing else.",
    not: [". 456 . 456 . 1456", "1456 456 23456 456 23456 456", "123 456 123 456 123 456"],
  },
  {
    rule: "x-wing-on-rows",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R2C1-1 R2C5-1 R3C1-1 R3C5-1 R5C1-1 R5C5-1 R6C1-1 R6C5-1"],
    says: "In rows 1 and 4, 1 fits only in columns 1 and 5, so no other cell of columns 1 and 5 is 1.",
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
    says: "In columns 1 and 3, 1 fits only in rows 1 and 4, so no other cell of rows 1 and 4 is 1.",
    not: [". . . .  234 . 234 .  234 . . .  . . . ."],
  },
  {
    rule: "sue-de-coq",
    size: 6,
    fires: ". 234 . 12345 12345 12345  . . . . . 15",
    adds: ["R2C4-1 R2C5-1 R1C1-2 R1C3-2 R1C1-3 R1C3-3 R1C1-4 R1C3-4 R2C4-5 R2C5-5"],
    says: "R1C2, R1C4, R1C5, R1C6 and R2C6 can only be 1, 2, 3, 4 and 5, none of these twice, so each of them is used up here.",
    not: [
      ". 1234 . 12345 12345 12345  . . . . . 15",
      ". 234 . 12345 12345 12345  . . . . . 156",
      ". 234 . 12345 12345 12345  15",
    ],
  },
  {
    rule: "als-xz-doubly-linked",
    size: 4,
    fires: "14 . . .  13 . . .  124 . . .  123 . . .",
    adds: ["R3C2-2 R4C2-2"],
    says: "The sets 1, 2 and 4 in column 1 and 1, 2 and 3 in column 1 hold one of 1 and 2 each, and all their other digits.",
    not: ["124 . . .  13 . . .  124 . . .  123 . . .", "14 . . .  13 . . .  124 . . ."],
  },
  {
    rule: "als-xz",
    size: 4,
    fires: ". . 234 23  . . . .  . . . .  . . 24",
    adds: ["R2C3-2"],
    says: "Only one set, 2 and 3 in R1C4 or 2, 3 and 4 in column 3, can hold 3; the other holds 2.",
    not: [
      ". . . 23  . . . .  . . . .  . . 24",
      ". . 234 23  . . . .  . . . .  . . 234",
      ". . 234 .  . 23 . .  . . . .  . . 24",
    ],
  },
  {
    rule: "als-xy-wing",
    size: 4,
    fires: ". . . .  . . 13 .  234 234 123 123",
    adds: ["R4C3-1"],
    says: "Set 2, 3 and 4 in box 3 holds 2 or 3, so that in column 3 lacks 2 or that in box 4 lacks 3, and holds 1.",
    not: [". . . .  . . 123 .  234 234 123 123", ". . . .  . . 13 .  234 234 123 ."],
  },
  {
    rule: "death-blossom",
    size: 4,
    fires: ". . . .  13 . . 123  . . 134 .  . . 134 234",
    adds: ["R2C3-1"],
    says: "Whichever of 2, 3 and 4 is in R4C4, one of the sets in row 2 and box 4 loses it and so holds 1.",
    not: [". . . .  123 . . 123  . . 134 .  . . 134 234", ". . . .  13 . . 123  . . 134 .  . . 134 ."],
  },
  {
    rule: "als-chain",
    size: 4,
    fires: ". 124 12 34  . . 134 134",
    adds: ["R1C1-2"],
    says: "Sets from R1C3 to row 1 are linked by 1, 3 and 4: each without its link holds the next, so one end holds 2.",
    not: [". . 12 34  . . 134 134", ". 124 12 34  . . 134 ."],
  },
  {
    rule: "skyscraper",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .
            . 23456 23456 23456 23456 .`,
    adds: ["R2C6-1 R3C5-1"],
    says: "In row 1 and row 4, 1 has two places each, one of each in column 1. So R1C5 or R4C6 is 1, and no cell that sees both is 1.",
    not: [
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 . 23456`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  . 23456 23456 23456 . .`,
      `. 23456 23456 23456 . 23456  . . . . . .  . . . . . .  23456 . 23456 23456 23456 .`,
    ],
  },
  {
    rule: "two-string-kite",
    size: 6,
    fires: `. 23456 23456 23456 . 23456  . . . . . .
            . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
    adds: ["R5C5-1"],
    says: "In row 1 and column 2, 1 has two places each, one of each in box 1. So R1C5 or R5C2 is 1, and no cell that sees both is 1.",
    not: [
      `. 23456 23456 . . 23456  . . . . . .  . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
      `23456 . 23456 23456 . 23456  . 23456 . . . .  . 23456 . . . .  . 23456 . . . .  . . . . . .  . 23456`,
      `. 23456 23456 23456 . 23456  . 23456 . . . .  . 23456 . . . .  . . . . . .  . . . . . .  . 23456`,
    ],
  },
  {
    rule: "turbot-fish",
    size: 6,
    fires: `. 23456 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .
            23456 23456 . 23456 23456 .`,
    adds: ["R1C6-1"],
    says: "In box 1 and row 5, 1 has two places each, and R2C3 sees R5C3. So R1C1 or R5C6 is 1, and no cell that sees both is 1.",
    not: [
      ". . 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .  23456 23456 . 23456 23456 .",
      ". 23456 23456 . . .  23456 23456 . . . .  . . . . . .  . . . . . .  23456 . 23456 23456 23456 .",
    ],
  },
  {
    rule: "empty-rectangle",
    size: 6,
    fires: `. . . . . .  23456 23456 . . 23456 .
            . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
    adds: ["R4C3-1"],
    says: "In box 1, 1 fits only in row 1 and column 3. If R4C3 were 1, column 5 would have it in R1C5, and box 1 would have no place for 1.",
    not: [
      `. . . . . .  23456 . . . 23456 .  . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
      `. . . . . .  23456 23456 . . 23456 .  . . . . 23456 .  . . . . . .  . . . . 23456 .  . . . . . .`,
      `. . . . 23456 .  23456 23456 . . 23456 .  . . . . . .  . . . . . .  . . . . 23456 .  . . . . 23456 .`,
    ],
  },
  {
    rule: "xy-wing",
    size: 6,
    fires: "12 . . . 13 .  . . . . . .  . . . . . .  23",
    adds: ["R4C5-3"],
    says: "Whether R1C1 is 1 or 2, R1C5 or R4C1 is 3. So no cell that sees both is 3.",
    not: [
      "12 . . . 13 .  . . . . . .  . . . . . .  123",
      "12 . . . 13 .  . . . . . .  . . . . . .  13",
      "12 . . . 13 .  . . . . . .  . . . . . .  . 23",
    ],
  },
  {
    rule: "xyz-wing",
    size: 6,
    fires: "123 . . . 23 .  . 13",
    adds: ["R1C2-3 R1C3-3"],
    says: "R1C1 can only be 1, 2 and 3. Whichever it is, R1C1, R1C5 or R2C2 is 3, so no cell that sees all three is 3.",
    not: [
      "1234 . . . 23 .  . 13",
      "123 . . . 13 .  . 13",
      "123 . . . 24 .  . 13",
      "123 . . . . .  . 13 . . 23",
    ],
  },
  {
    rule: "w-wing",
    size: 6,
    fires: `12 . . . . .  . . . . . .  . . . . . .  . . . . 12 .  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R1C5-2 R4C1-2"],
    says: "R1C1 and R4C5 can only be 1 or 2. In row 6 each place of 1 sees one of them, so one is 2, and no cell that sees both is 2.",
    not: [
      `12 . . . . .  . . . . . .  . . . . . .  . . . . 12 .  . . . . . .  . . 23456 23456 . 23456`,
      `12 . . . . .  . . . . . .  . . . . . .  . . . . 13 .  . . . . . .  . 23456 23456 23456 . 23456`,
      `12 . . . 12 .  . . . . . .  . . . . . .  . . . . . .  . . . . . .  . 23456 23456 23456 . 23456`,
    ],
  },
  {
    rule: "naked-quadruple",
    size: 6,
    fires: "12 23 34 14",
    adds: ["R1C5-1 R1C5-2 R1C5-3 R1C5-4 R1C6-1 R1C6-2 R1C6-3 R1C6-4"],
    says: "R1C1, R1C2, R1C3 and R1C4 can only be 1, 2, 3 and 4, so no other cell of row 1 is one of the four.",
    not: ["12 23 34 15", "12 23 . 34 . .  14", "12 23 34 14 56 56"],
  },
  {
    rule: "swordfish-on-rows",
    size: 6,
    fires: `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
            . 23456 23456 23456 . 23456`,
    adds: ["R2C1-1 R2C3-1 R2C5-1 R4C1-1 R4C3-1 R4C5-1 R6C1-1 R6C3-1 R6C5-1"],
    says: "In rows 1, 3 and 5, 1 fits only in columns 1, 3 and 5, so no other cell of columns 1, 3 and 5 is 1.",
    not: [
      `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
       . . 23456 23456 . 23456`,
      `. 23456 . 23456 23456 23456  . . . . . .  23456 23456 . 23456 . 23456  . . . . . .
       . 23456 23456 23456 23456 23456`,
    ],
  },
  {
    rule: "swordfish-on-columns",
    size: 6,
    fires: `. . 23456 . . .  23456 . 23456 . 23456 .  . . . . 23456 .
            23456 . 23456 . 23456 .  23456 . . . . .  23456 . 23456 . 23456 .`,
    adds: ["R1C2-1 R1C4-1 R1C6-1 R3C2-1 R3C4-1 R3C6-1 R5C2-1 R5C4-1 R5C6-1"],
    says: "In columns 1, 3 and 5, 1 fits only in rows 1, 3 and 5, so no other cell of rows 1, 3 and 5 is 1.",
    not: [
      `. . 23456 . . .  23456 . 23456 . 23456 .  . . . . 23456 .
       . . 23456 . 23456 .  23456 . . . . .  23456 . 23456 . 23456 .`,
    ],
  },
  {
    rule: "hidden-quadruple",
    size: 6,
    fires: ". . 56 . . 56",
    adds: ["R1C1-5 R1C1-6 R1C2-5 R1C2-6 R1C4-5 R1C4-6 R1C5-5 R1C5-6"],
    says: "In row 1, 1, 2, 3 and 4 fit only in R1C1, R1C2, R1C4 and R1C5, so these four cells hold nothing else.",
    not: [". . 56 . . 156", ". . 56", "1234 1234 56 1234 1234 56"],
  },
  {
    rule: "jellyfish-on-rows",
    size: 6,
    fires: `. 23456 . 23456 23456 23456  23456 23456 . 23456 . 23456  . . . . . .
            23456 23456 23456 23456 . .  . 23456 23456 23456 23456 .`,
    adds: ["R3C1-1 R3C3-1 R3C5-1 R3C6-1 R6C1-1 R6C3-1 R6C5-1 R6C6-1"],
    says: "In rows 1, 2, 4 and 5, 1 fits only in columns 1, 3, 5 and 6, so no other cell of columns 1, 3, 5 and 6 is 1.",
    not: [
      `. 23456 . 23456 23456 23456  23456 23456 . 23456 . 23456  . . . . . .
       23456 23456 23456 23456 . .  . . 23456 23456 23456 .`,
    ],
  },
  {
    rule: "jellyfish-on-columns",
    size: 6,
    fires: `. 23456 . 23456 . .  23456 23456 . 23456 23456 .  . . . 23456 23456 .
            23456 23456 . 23456 23456 .  23456 . . . 23456 .  23456 23456 . . . .`,
    adds: ["R1C3-1 R1C6-1 R3C3-1 R3C6-1 R5C3-1 R5C6-1 R6C3-1 R6C6-1"],
    says: "In columns 1, 2, 4 and 5, 1 fits only in rows 1, 3, 5 and 6, so no other cell of rows 1, 3, 5 and 6 is 1.",
    not: [
      `. 23456 . 23456 . .  23456 23456 . 23456 . .  . . . 23456 23456 .
       23456 23456 . 23456 23456 .  23456 . . . 23456 .  23456 23456 . . . .`,
    ],
  },
  {
    rule: "unique-rectangle-one-corner",
    size: 4,
    fires: "12 . 12 .  12 . . .",
    adds: ["R2C3-1 R2C3-2"],
    says: "Without a third digit in R2C3, 1 and 2 in R1C1, R1C3, R2C1 and R2C3 could be swapped: two answers. So R2C3 is neither.",
    not: [
      "12 . 13 .  12 . . .",
      "12 . 12 .  12 . 3! .",
      "12 12 . .  12 . . .",
      "12 . . .  . . . .  12 . . .",
    ],
  },
  {
    rule: "hidden-rectangle",
    size: 4,
    fires: "12 . . .  . 234 . 234  . . 234 .  . . 234 .",
    adds: ["R2C3-2"],
    says: "In row 2 and column 3, 1 fits only in R1C1, R1C3, R2C1 and R2C3. With 2 in R2C3, 1 and 2 could swap there: two answers, so R2C3 is not 2.",
    not: [
      "12 . . .  . 234 . .  . . 234 .  . . 234 .",
      "12 . . .  1! 234 . 234  . . 234 .  . . 234 .",
      "123 . . .  . 234 . 234  . . 234 .  . . 234 .",
    ],
  },
  {
    rule: "unique-rectangle-same-extra-digit",
    size: 4,
    fires: "12 . 12 .  123 . 123 .",
    adds: ["R2C2-3 R2C4-3"],
    says: "One of R2C1 and R2C3 is 3, or 1 and 2 in R1C1, R1C3, R2C1 and R2C3 could be swapped: two answers. So no cell that sees them is 3.",
    not: ["12 . 12 .  123 . 124 .", "1! . 12 .  123 . 123 .", "123 . 12 .  12 . 123 ."],
  },
  {
    rule: "unique-rectangle-extra-digit-crosswise",
    size: 4,
    fires: "123 . 12 .  12 . 123 .",
    adds: ["R2C2-3", "R1C4-3"],
    says: "One of R1C1 and R2C3 is 3, or 1 and 2 in R1C1, R1C3, R2C1 and R2C3 could be swapped: two answers. So no cell that sees them is 3.",
    not: ["123 . 12 .  12 . 124 .", "123 . 12 .  1! . 123 .", "12 . 12 .  123 . 123 ."],
  },
  {
    rule: "unique-rectangle-one-digit-locked",
    size: 4,
    fires: "12 . 12 .  . 234 . 234",
    adds: ["R2C1-2 R2C3-2"],
    says: "In row 2, 1 fits only in R2C1 and R2C3. With 2 beside it, 1 and 2 in R1C1, R1C3, R2C1 and R2C3 could swap: two answers. So neither is 2.",
    not: ["12 . 12 .  . 234 . .", "12 . 12 .  . 234 3! 234", "12 . 13 .  . 234 . 234"],
  },
  {
    rule: "unique-rectangle-one-digit-across",
    size: 4,
    fires: "12 234 . 234  . 234 12 234",
    adds: ["R1C3-1 R2C1-1"],
    says: "In rows 1 and 2, 1 is only in R1C1, R1C3, R2C1 and R2C3. With 1 in R1C3 and R2C1, 1 and 2 could swap there: two answers. So neither is 1.",
    not: ["12 234 . .  . 234 12 234", "12 234 1! 234  . 234 12 234", "12 234 . 234  . 234 123 234"],
  },
  {
    rule: "unique-rectangle-naked-subset",
    size: 4,
    fires: "12 . 12 .  123 34 124 .",
    adds: ["R2C4-3 R2C4-4"],
    says: "R2C1 and R2C3 need a third digit, or 1 and 2 could be swapped: two answers. With R2C2 they take up 3 and 4 in row 2.",
    not: ["12 . 12 .  123 134 124 .", "1! . 12 .  123 34 124 .", "12 . 12 .  123 34 123 ."],
  },
  {
    rule: "avoidable-rectangle-one-corner",
    size: 4,
    fires: "1 . 2 .  2 . . .",
    adds: ["R2C3-1"],
    says: "Nothing in R1C1, R1C3, R2C1 and R2C3 is given. With 1 in R2C3, 1 and 2 could be swapped there: two answers. So R2C3 is not 1.",
    not: ["1! . 2 .  2 . . .", "1 . 2 .  3 . . .", "1 2 . .  2 . . ."],
  },
  {
    rule: "avoidable-rectangle-same-extra-digit",
    size: 4,
    fires: "1 . 2 .  23 . 13 .",
    adds: ["R2C2-3 R2C4-3"],
    says: "One of R2C1 and R2C3 is 3, or 1 and 2 could be swapped in R1C1, R1C3, R2C1 and R2C3, none given: two answers. No cell that sees both is 3.",
    not: ["1 . 2! .  23 . 13 .", "1 . 2 .  23 . 14 .", "1 . 2 .  13 . 23 ."],
  },
  {
    rule: "bug-the-extra-digit",
    size: 4,
    fires: "123 23 13 4  13 4 12 23  23 12 4 13  4 13 23 12",
    adds: ["R1C1-1 R1C1-2"],
    says: "Every open cell but R1C1 has two digits left. Without 3 in R1C1 each would fit twice a house: not just one answer.",
    not: [
      "123 123 13 4  13 4 12 23  23 12 4 13  4 13 23 12",
      "12 23 13 4  13 4 12 23  23 12 4 13  4 13 23 12",
      "123 23 13 4  13 4 12 23  23 12 4 13  4 13 23 .",
      "123 23 13 {4}  13 4 12 23  23 12 4 13  4 13 23 12",
    ],
  },
  ...CHAIN_EXAMPLES,
  ...FISH_EXAMPLES,
  ...SECTOR_EXAMPLES,
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

  it.each(EXAMPLES)(
    "$rule tells each part of what it concludes on $fires from no needless premise",
    ({ rule, size, fires }) => {
      const puzzle = puzzleOf(size, fires);
      const grid = gridWith(puzzle, factsOf(size, fires));
      const found = SUDOKU_RULES.find((one) => one.id === rule) as Rule<SudokuPuzzle>;
      const asker = askerOf(found, puzzle);
      const firing = asker.next(grid);
      for (const fact of firing?.adds ?? []) {
        const { because } = asker.explain(grid, { adds: [fact], at: firing?.at ?? [] });
        const draws = (premises: readonly Fact[]): boolean => {
          const alone = askerOf(found, puzzle);
          const board = gridWith(blankPuzzle(size), premises);
          for (let one = alone.next(board); one; one = alone.next(board))
            if (one.adds.includes(fact)) return true;
          return false;
        };
        expect(draws(because)).toBe(true);
        for (const left of because) expect(draws(because.filter((one) => one !== left))).toBe(false);
      }
    },
  );

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
