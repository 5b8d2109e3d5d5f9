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
import { CHAIN_EXAMPLES } from "./examples/chain-examples.ts";
import { EXOCET_EXAMPLES } from "./examples/exocet-examples.ts";
import { FISH_EXAMPLES } from "./examples/fish-examples.ts";
import { SECTOR_EXAMPLES } from "./examples/sector-examples.ts";
import { SET_EXAMPLES } from "./examples/set-examples.ts";
import { SINGLE_EXAMPLES } from "./examples/single-examples.ts";
import { SUBSET_EXAMPLES } from "./examples/subset-examples.ts";
import { TURBOT_EXAMPLES } from "./examples/turbot-examples.ts";
import { UNIQUE_EXAMPLES } from "./examples/unique-examples.ts";
import { WING_EXAMPLES } from "./examples/wing-examples.ts";

const SUDOKU_RULES = sudokuThinking.rules;

function stepsOf(rule: string, size: SudokuSize, board: string): Step[] {
  const puzzle = puzzleOf(size, board);
  const found = SUDOKU_RULES.find((one) => one.id === rule);
  return [...(found?.find(puzzle, gridWith(puzzle, factsOf(size, board))) ?? [])];
}

function said(rule: string, size: SudokuSize, step: Step, lang: "en" | "zh"): string {
  const own = sudokuThinking.reasonOf(blankPuzzle(size), step, [])?.text;
  const text = (own ?? SUDOKU_RULES.find((one) => one.id === rule)?.text)?.[lang] ?? "";
  const slots = Object.entries(step.bindings).map(([name, binding]) => [
    name,
    sudoku.sayBinding(blankPuzzle(size), binding, lang),
  ]);
  return fill(text, Object.fromEntries(slots));
}
/** Each with a board where it fires, what it adds there, its sentence, and a board where it narrowly must not. */
const EXAMPLES = [
  ...SINGLE_EXAMPLES,
  ...SUBSET_EXAMPLES,
  ...WING_EXAMPLES,
  ...TURBOT_EXAMPLES,
  ...CHAIN_EXAMPLES,
  ...FISH_EXAMPLES,
  ...SET_EXAMPLES,
  ...SECTOR_EXAMPLES,
  ...EXOCET_EXAMPLES,
  ...UNIQUE_EXAMPLES,
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
