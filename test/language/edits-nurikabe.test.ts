import { expect, it } from "vitest";
import { editMany } from "./edits.ts";

const PUZZLE = "7/7/4g1o3w2g3n4j4h";

it("gives rules or problems with their place for 5,000 random edits of Nurikabe's rules, and nothing wrong stays unnoticed", () => {
  const outcome = editMany("nurikabe", PUZZLE, 42, 5_000);
  expect(outcome.refused + outcome.read).toBe(5_000);
  expect(Math.min(outcome.partly, outcome.harmless, outcome.contradicted)).toBeGreaterThan(50);
});
