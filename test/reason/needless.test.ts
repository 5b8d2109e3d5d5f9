import { expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { CHAPTER, inChapters } from "../../engine/reason/chapters.ts";
import { withoutNeedless } from "../../engine/reason/needless.ts";
import { neededSteps } from "../../engine/reason/prove.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climbTelling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { HARD_NURIKABE, HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";

const NODES = 20_000;

const HARD = { sudoku: HARD_SUDOKU, nurikabe: HARD_NURIKABE };

it.each([
  { id: "sudoku", fewer: 1 },
  { id: "nurikabe", fewer: 0 },
] as const)("what is left of a hard $id comes to its end, and takes no more steps", ({ id, fewer }) => {
  const kind = wholeKind(id);
  const parsed = kind?.play.parse(HARD[id]);
  assert(kind !== undefined && parsed?.ok === true, "the puzzle can be read");
  const puzzle = kind.think.prepare(parsed.value);
  const truth = run(judge(puzzle, kind.search, NODES));
  assert(truth.answers === "one", "it has one answer");
  const chain = new Chain(puzzle, gridOf(puzzle), ladderOf(kind.think).rules, { truth });
  expect(run(climbTelling(kind.think, chain))).toBe("solved");
  const needed = run(neededSteps(kind.play, chain));
  const fewest = run(withoutNeedless(kind.play, chain, [], needed, CHAPTER));
  expect(toldOf(chain, fewest)).toBeLessThanOrEqual(toldOf(chain, needed) - fewer);

  const grid = gridOf(puzzle);
  for (const { adds, because } of fewest) {
    expect(because.every((fact) => grid.knows(fact))).toBe(true);
    for (const fact of adds) grid.add(fact);
  }
  expect(kind.play.marksOf(puzzle, puzzle.answer(grid))).toEqual(kind.play.marksOf(puzzle, truth.answer));
});

function toldOf({ rules }: Chain, steps: readonly Step[]): number {
  const isBookkeeping = new Set(rules.filter(({ level }) => level === 0).map(({ id }) => id));
  return inChapters(steps, CHAPTER).filter(({ rule }) => !isBookkeeping.has(rule)).length;
}
