import { describe, expect, it } from "vitest";
import { COMPLEX_FISH, FINNED_FISH } from "../../../engine/kinds/sudoku/native/fish-rules.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { run } from "../../../engine/model/job.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { isSound } from "../../../engine/reason/judge/check.ts";
import { share } from "../../share.ts";
import { anySize, blankPuzzle, pairFacts, randomFacts } from "../board.ts";
import { prove, rulesThat, type TrialBoard, trialsOf } from "./rule-trials.ts";

const POSITIONS = share(2500, 10_000);
const NODES = 50_000;

/** Large fish have a proof on boards of their own. */
const LARGE = new Set([...FINNED_FISH, ...COMPLEX_FISH].map(({ id }) => id));
const RULES = rulesThat(({ id, needsOneAnswer }) => !needsOneAnswer && !LARGE.has(id));

function* boards(): Iterable<TrialBoard> {
  const random = randomFrom(9);
  for (let position = 0; position < POSITIONS; position++) {
    const size = anySize(random);
    yield { puzzle: blankPuzzle(size), facts: randomFacts(size, random) };
    // Chains of cells with the same two digits are rare elsewhere.
    yield { puzzle: blankPuzzle(size), facts: pairFacts(size, random), only: ["remote-pair"] };
  }
}

const FOUND = trialsOf(RULES, boards());

// An exocet is rare.
prove(RULES, FOUND, (id) => (id === "junior-exocet" ? 20 : 100));

describe("the judge", () => {
  it("sees through a rule that forgets a premise", () => {
    const forgetful = [
      "hidden-single-in-a-box",
      "naked-single",
      "pointing-along-a-row",
      "naked-pair-in-a-row",
      "hidden-pair-in-a-box",
    ].flatMap((id) => FOUND.filter(({ rule }) => rule.id === id).slice(0, 20));
    for (const { step, puzzle } of forgetful) {
      const forgot = { ...step, because: step.because.slice(1) };
      expect(run(isSound(puzzle, forgot, sudokuThinking.fast, NODES))).toBe("unsound");
    }
    expect(forgetful).toHaveLength(100);
  });
});
