import { expect, it } from "vitest";
import { editMany } from "./edits.ts";

const PUZZLE = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";

it("gives rules or problems with their place for 5,000 random edits of Sudoku's rules, and nothing wrong stays unnoticed", () => {
  const outcome = editMany("sudoku", PUZZLE, 41, 5_000);
  expect(outcome.refused + outcome.read).toBe(5_000);
  expect(Math.min(outcome.partly, outcome.harmless, outcome.contradicted)).toBeGreaterThan(50);
});
