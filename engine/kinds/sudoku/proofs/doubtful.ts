import type { ArgumentAsk } from "../../../model/argument.ts";
import type { Value } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Literal } from "./draft.ts";
import type { OpenBoard } from "./open-board.ts";

/** What may be refuted on a board: that an open candidate holds, and that it fails; where the answer is known and the grid agrees with it, only the one that is not so in the answer. */
export function doubtfulOn(
  { demands, open }: OpenBoard,
  grid: CandidateGrid,
  answer: ArgumentAsk["answer"],
): Literal[] {
  const { size } = demands;
  const known = answer && agrees(grid, answer) ? answer : null;
  const holds = (candidate: number): boolean =>
    known?.[Math.floor(candidate / size)] === (candidate % size) + 1;
  return [...open].flatMap((candidate) => {
    const fails = -1 - candidate;
    if (!known) return [candidate, fails];
    return holds(candidate) ? [fails] : [candidate];
  });
}

function agrees(grid: CandidateGrid, answer: readonly Value[]): boolean {
  return answer.every((value, cell) => (grid.at(cell) < 0 ? grid.can(cell, value) : grid.at(cell) === value));
}
