import { expect, it } from "vitest";
import { arguing } from "../../../engine/kinds/nurikabe/proofs/argue.ts";
import type { NurikabeGrid } from "../../../engine/kinds/nurikabe/puzzle/grid.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import type { Value } from "../../../engine/model/fact.ts";
import { type Job, run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { answerOf, holdsIn } from "../../../engine/reason/chain/mistake.ts";
import { ladderOf } from "../../../engine/reason/rules-of.ts";
import { judge } from "../../../engine/reason/verdict.ts";
import { HARD_NURIKABE } from "../../hard.ts";
import { kindOf, posed } from "../../search/posed.ts";

const NODES = 100_000;
const kind = kindOf("nurikabe");
const puzzle = posed("nurikabe", HARD_NURIKABE) as NurikabePuzzle;
const answer = answerOf(run(judge(puzzle, kind.search, NODES))) as readonly Value[];
const chain = new Chain(puzzle, gridOf(puzzle), ladderOf(kind.think).rules);
run(chain.run({}));
const grid = chain.grid as NurikabeGrid;

/** What a job returns, and its work. */
function worked<T>(job: Job<T>): { of: T; work: number } {
  let work = 0;
  for (;;) {
    const next = job.next();
    if (next.done) return { of: next.value, work };
    work += next.value;
  }
}

const argued = (known?: readonly Value[]) => worked(arguing(puzzle)(grid, known ? { answer: known } : {}));

it("an argument is found with less work where the answer is known", () => {
  const found = argued(answer);
  expect(found.of?.adds.every((fact) => holdsIn(answer, fact))).toBe(true);
  expect(found.work).toBeLessThan(0.75 * argued().work);
});

it("an answer that the board contradicts is as none", () => {
  const cell = answer.findIndex((_, at) => grid.hasColour(at) && puzzle.clues[at] === 0);
  const other = answer.with(cell, grid.isSea(cell) ? 1 : 0);
  expect(argued(other)).toEqual(argued());
});
