import { describe, expect, it } from "vitest";
import { allDigits, digitsIn } from "../../../engine/kinds/shared/digit-grid.ts";
import { EXOCET } from "../../../engine/kinds/sudoku/exocets/exocet-rule.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { NATIVE_RULES } from "../../../engine/kinds/sudoku/native.ts";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import { cellOf, type Fact, isNot, valueOf } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import type { Random } from "../../../engine/model/random.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import type { Rule, Step } from "../../../engine/model/rule.ts";
import { Chain } from "../../../engine/reason/chain/chain.ts";
import { climb, climbTelling } from "../../../engine/reason/solve.ts";
import { share } from "../../share.ts";
import { blankPuzzle, gridWith } from "../board.ts";

const BOARDS = share(400, 10_000);
/** Steps that are asked again without a premise. */
const ASKED = share(25, 1_000);

/**
 * What is out on a board that has an answer with an exocet's base in row 1, columns 1 and 2: the digits of the base fit twice across, and
 * beside the targets not at all, but for now and then a place too many. Null where the answer has its targets in one box.
 */
function exocetFacts(answer: readonly number[], random: Random): Fact[] | null {
  const [a, b] = answer;
  const targets = [a, b].map((digit) =>
    answer.findIndex((one, cell) => one === digit && cell > 8 && cell < 27),
  );
  const columns = targets.map((cell) => cell % 9);
  if (Math.floor(columns[0] / 3) === Math.floor(columns[1] / 3)) return null;
  const others = random.shuffle(digitsIn(allDigits(9)).filter((digit) => digit !== a && digit !== b));
  const digits = [a, b, ...others.slice(0, random.below(3))];
  const beside = targets.map((cell) => (cell < 18 ? cell + 9 : cell - 9));
  const facts: Fact[] = [];
  const twice = new Map(digits.map((digit) => [digit, linesOf(answer, [2, ...columns], digit, random)]));
  for (const [cell, digit] of answer.entries())
    for (const other of digitsIn(allDigits(9) & ~(1 << digit))) {
      const isAcross = cell > 26 && [2, ...columns].includes(cell % 9);
      const isPattern =
        (cell < 2 && !digits.includes(other)) ||
        (beside.includes(cell) && digits.includes(other)) ||
        (isAcross && digits.includes(other) && !twice.get(other)?.includes(Math.floor(cell / 9)));
      if (isPattern ? random.below(400) > 0 : random.below(100) < 35 && cell > 1)
        facts.push(isNot(cell, other));
    }
  return facts;
}

/** The lines that hold a digit in some columns below the band, and others up to two. */
function linesOf(
  answer: readonly number[],
  columns: readonly number[],
  digit: number,
  random: Random,
): number[] {
  const held = columns.flatMap((column) => {
    const at = answer.findIndex((one, cell) => one === digit && cell % 9 === column);
    return at > 26 ? [Math.floor(at / 9)] : [];
  });
  const free = random.shuffle([3, 4, 5, 6, 7, 8].filter((line) => !held.includes(line)));
  return [...held, ...free].slice(0, Math.max(2, held.length));
}

describe("a junior exocet", () => {
  const rule = NATIVE_RULES.find(({ id }) => id === EXOCET.id) as Rule<SudokuPuzzle>;
  const puzzle = blankPuzzle(9);
  const random = randomFrom(14);
  const found: { answer: readonly number[]; facts: readonly Fact[]; step: Step }[] = [];
  for (let board = 0; board < BOARDS; board++) {
    const answer = [...fullBoard(9, random)];
    const facts = exocetFacts(answer, random);
    if (!facts) continue;
    for (const step of [...rule.find(puzzle, gridWith(puzzle, facts))].slice(0, 3))
      found.push({ answer, facts, step });
  }

  it("fires on many boards, and strikes nothing that an answer has", () => {
    expect(found.length).toBeGreaterThan(BOARDS / 4);
    for (const { answer, step } of found)
      for (const fact of step.adds) expect(answer[cellOf(fact)]).not.toBe(valueOf(fact));
  });

  it("names premises that it needs one and all", () => {
    const isDrawn = (facts: readonly Fact[], { adds }: Step): boolean => {
      for (const step of rule.find(puzzle, gridWith(puzzle, facts)))
        if (adds.every((fact) => step.adds.includes(fact))) return true;
      return false;
    };
    for (const { facts, step } of found.slice(0, ASKED)) {
      const known = new Set(facts);
      expect(step.because.every((fact) => known.has(fact))).toBe(true);
      expect(isDrawn(step.because, step)).toBe(true);
      for (const left of step.because)
        expect(
          isDrawn(
            step.because.filter((fact) => fact !== left),
            step,
          ),
        ).toBe(false);
    }
  });

  it("is asked where a puzzle is rated, and not where arguments are told", () => {
    const [{ facts }] = found;
    const firedBy = (climbing: typeof climb): number => {
      const chain = new Chain(puzzle, gridOf(puzzle, facts), [rule]);
      run(climbing(sudokuThinking, chain, { before: Number.isFinite }));
      return chain.tallies[0].fired;
    };
    expect(firedBy(climb)).toBeGreaterThan(0);
    expect(firedBy(climbTelling)).toBe(0);
  });

  it("is not seen on smaller boards", () => {
    for (const size of [4, 6] as const)
      expect([...rule.find(blankPuzzle(size), gridWith(blankPuzzle(size), []))]).toEqual([]);
  });
});
