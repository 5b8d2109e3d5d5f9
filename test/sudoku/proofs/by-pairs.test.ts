import { expect, it } from "vitest";
import { sudoku } from "../../../engine/kinds/sudoku/play.ts";
import { byPairs } from "../../../engine/kinds/sudoku/proofs/by-pairs.ts";
import { Closure } from "../../../engine/kinds/sudoku/proofs/closure.ts";
import { Net } from "../../../engine/kinds/sudoku/proofs/net.ts";
import { Rivals } from "../../../engine/kinds/sudoku/proofs/rivals.ts";
import { stepOf } from "../../../engine/kinds/sudoku/proofs/tell.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { run } from "../../../engine/model/job.ts";
import { isSound } from "../../../engine/reason/judge/check.ts";
import { spellFacts } from "../../../puzzles/terminal/spell.ts";
import { spellArgument } from "../../../puzzles/terminal/spell-argument.ts";
import { faultsIn, type WrittenArgument } from "./recount.ts";
import { hardSudoku, standstill } from "./standstill.ts";

const puzzle = hardSudoku();
const whole = standstill(puzzle);
const net = new Net(whole);
/** The same with only those candidates to argue of that do not fall by themselves. */
const board = { ...whole, open: whole.open.filter((one) => !net.suppose([one], [])) };

it("a candidate that falls by pairs of rivals is told by these, each of which is proved by itself before", () => {
  const closure = new Closure(whole, net, 8, new Rivals(whole.demands.candidates));
  const open = [...whole.open];
  const pairs = open.flatMap((one, at) =>
    closure.rivals(one, open.slice(at + 1)).map(({ other }) => [one, other] as const),
  );
  const rivalsOf = new Map(open.map((one) => [one, pairs.flatMap((pair) => rivalIn(pair, one))]));
  const drafts = run(byPairs(board, rivalsOf));
  expect(drafts?.length).toBeGreaterThan(1);
  const step = stepOf(board, drafts ?? [], new Map());
  const written = {
    ...spellArgument(sudoku, puzzle, step.argument ?? []),
    adds: spellFacts(sudoku, puzzle, step.adds),
    because: spellFacts(sudoku, puzzle, step.because),
  } as unknown as WrittenArgument;
  expect(faultsIn(written)).toEqual([]);
  expect(run(isSound(puzzle, step, sudokuThinking.fast, 100_000))).toBe("sound");
});

it("nothing is told where nothing falls by them", () => {
  expect(run(byPairs(board, new Map()))).toBeNull();
});

function rivalIn([one, other]: readonly [number, number], of: number): number[] {
  return one === of ? [other] : other === of ? [one] : [];
}
