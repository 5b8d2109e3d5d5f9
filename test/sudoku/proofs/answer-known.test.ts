import { expect, it } from "vitest";
import { arguing } from "../../../engine/kinds/sudoku/proofs/argue.ts";
import { demandsOf } from "../../../engine/kinds/sudoku/proofs/demands.ts";
import { doubtfulOn } from "../../../engine/kinds/sudoku/proofs/doubtful.ts";
import { openBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import type { Value } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { answerOf, holdsIn } from "../../../engine/reason/chain/mistake.ts";
import { judge } from "../../../engine/reason/verdict.ts";
import { kindOf } from "../../search/posed.ts";
import { hardSudoku, stuckGrid } from "./standstill.ts";

const puzzle = hardSudoku();
const answer = answerOf(run(judge(puzzle, kindOf("sudoku").search, 100_000))) as readonly Value[];
const grid = stuckGrid(puzzle);
const board = openBoard(demandsOf(puzzle.size), grid);

it("each open candidate is doubted one way where the answer is known, and both ways where it is not", () => {
  const inAnswer = [...board.open].map((one) => answer[Math.floor(one / 9)] === (one % 9) + 1);
  expect(doubtfulOn(board, grid, answer)).toEqual(
    [...board.open].map((one, at) => (inAnswer[at] ? -1 - one : one)),
  );
  expect(doubtfulOn(board, grid, null)).toEqual([...board.open].flatMap((one) => [one, -1 - one]));
});

it("an argument is the same one where the answer is known", () => {
  const argued = run(arguing(puzzle)(grid, { answer }));
  expect(argued?.adds.every((fact) => holdsIn(answer, fact))).toBe(true);
  expect(run(arguing(puzzle)(grid))).toEqual(argued);
});

it.each([
  ["a cell that is filled", (cell: number) => grid.at(cell) > 0],
  ["a cell that lacks the digit", (cell: number) => grid.at(cell) < 0],
])("an answer that the board contradicts in %s is as none", (_, isMeant) => {
  const cell = answer.findIndex((_, at) => isMeant(at));
  const lacking = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => digit !== grid.at(cell) && !grid.can(cell, digit),
  );
  const other = answer.with(cell, lacking as Value);
  expect(doubtfulOn(board, grid, other)).toEqual(doubtfulOn(board, grid, null));
});
