import { expect, it } from "vitest";
import { candidateGrid } from "../../../engine/kinds/shared/digit-grid.ts";
import { arguing } from "../../../engine/kinds/sudoku/proofs/argue.ts";
import { demandsOf } from "../../../engine/kinds/sudoku/proofs/demands.ts";
import { doubtfulOn } from "../../../engine/kinds/sudoku/proofs/doubtful.ts";
import { openBoard } from "../../../engine/kinds/sudoku/proofs/open-board.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import type { Value } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { answerOf, holdsIn } from "../../../engine/reason/chain/mistake.ts";
import { judge } from "../../../engine/reason/verdict.ts";
import { kindOf } from "../../search/posed.ts";
import { hardSudoku } from "./standstill.ts";

const puzzle = hardSudoku();
const answer = answerOf(run(judge(puzzle, kindOf("sudoku").search, 100_000))) as readonly Value[];
const chain = new Chain(puzzle, gridOf(puzzle), sudokuThinking.rules);
run(chain.run());
const { grid } = chain;
const digits = candidateGrid(grid);
const board = openBoard(demandsOf(puzzle.size), digits);

it("each open candidate is doubted one way where the answer is known, and both ways where it is not", () => {
  const inAnswer = [...board.open].map((one) => answer[Math.floor(one / 9)] === (one % 9) + 1);
  expect(doubtfulOn(board, digits, answer)).toEqual(
    [...board.open].map((one, at) => (inAnswer[at] ? -1 - one : one)),
  );
  expect(doubtfulOn(board, digits, null)).toEqual([...board.open].flatMap((one) => [one, -1 - one]));
});

it("an argument is the same one where the answer is known", () => {
  const argued = run(arguing(puzzle)(grid, { answer }));
  expect(argued?.adds.every((fact) => holdsIn(answer, fact))).toBe(true);
  expect(run(arguing(puzzle)(grid))).toEqual(argued);
});

it.each([
  ["a cell that is filled", (cell: number) => digits.at(cell) > 0],
  ["a cell that lacks the digit", (cell: number) => digits.at(cell) < 0],
])("an answer that the board contradicts in %s is as none", (_, isMeant) => {
  const cell = answer.findIndex((_, at) => isMeant(at));
  const lacking = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
    (digit) => digit !== digits.at(cell) && !digits.can(cell, digit),
  );
  const other = answer.with(cell, lacking as Value);
  expect(doubtfulOn(board, digits, other)).toEqual(doubtfulOn(board, digits, null));
});
