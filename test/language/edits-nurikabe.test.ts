import { expect, it } from "vitest";
import { share } from "../share.ts";
import { editMany } from "./edits.ts";

const PUZZLE = "7/7/4g1o3w2g3n4j4h";

const EDITS = share(1_500, 5_000);

it("gives rules or problems with their place for thousands of random edits of Nurikabe's rules, and nothing wrong stays unnoticed", () => {
  const outcome = editMany("nurikabe", PUZZLE, 42, EDITS);
  expect(outcome.refused + outcome.read).toBe(EDITS);
  expect(Math.min(outcome.partly, outcome.harmless, outcome.contradicted)).toBeGreaterThan(EDITS / 100);
});
