import { expect, it } from "vitest";
import { type Job, run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { type Climb, climb, climbTelling } from "../../engine/reason/solve.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";
import { isNested } from "./supposed.ts";

const kind = wholeKind("sudoku");
assert(kind !== undefined, "there is Sudoku");
const { play, think } = kind;
const parsed = play.parse(HARD_SUDOKU);
assert(parsed.ok, "the puzzle can be read");
const puzzle = think.prepare(parsed.value);

function* nothing(): Job<null> {
  yield 1;
  return null;
}

/** The kind where no argument is ever found. */
const mute = { ...think, arguing: () => nothing };
const easy = think.rules.filter(({ level }) => level <= 1);

function stepsOf(climbing: (chain: Chain) => ReturnType<Climb>): readonly Step[] {
  const chain = new Chain(puzzle, gridOf(puzzle), easy, { explain: true });
  run(climbing(chain));
  return run(chain.provenance.steps());
}

it("supposes where no argument is found, and never within a supposition", () => {
  expect(stepsOf((chain) => climb(mute, chain)).some(isNested)).toBe(true);
  const told = stepsOf((chain) => climbTelling(mute, chain));
  expect(told.some(({ supposed }) => supposed !== undefined)).toBe(true);
  expect(told.filter(isNested)).toEqual([]);
});
