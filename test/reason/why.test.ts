import { describe, expect, it } from "vitest";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { type Why, type WhyQuestion, whyFor } from "../../engine/reason/why.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";
import { read } from "./rules.ts";

function asking(id: string, text: string, known?: Truth) {
  const kind = wholeKind(id);
  assert(kind !== undefined, "the kind is known");
  const puzzle = read(id, text);
  const truth = known ?? run(judge(puzzle, kind.search, 5_000));
  const thinker = { ...kind, ladder: ladderOf(kind.think) };
  const why = (asked: WhyQuestion, marks: Readonly<Record<number, number>> = {}): Why => {
    const blank = emptyBoard(puzzle.cells);
    const board: Board = { ...blank, marks: blank.marks.map((_, cell) => marks[cell] ?? 0) };
    return run(whyFor(thinker, puzzle, board, truth, asked, kind.search));
  };
  const answer = truth.answers === "one" ? truth.answer : [];
  return { puzzle, why, answer };
}

/** Each ground is known at the start or concluded before; the end is the goal. */
function expectTold(
  puzzle: Puzzle,
  steps: readonly ExplainedStep[],
  goal: Fact,
  start: readonly Fact[] = [],
): void {
  const grid = gridOf(puzzle, start);
  for (const { grounds, adds, chains } of steps) {
    expect(grounds.every((fact) => grid.knows(fact))).toBe(true);
    for (const { fact, steps: inner, conflict } of chains ?? []) {
      const place = grid.mark();
      grid.add(fact);
      for (const step of inner) {
        expect(step.grounds.every((ground) => grid.knows(ground))).toBe(true);
        for (const added of step.adds) grid.add(added);
      }
      expect(conflict === null || conflict.facts.length > 0).toBe(true);
      grid.undo(place);
    }
    for (const fact of adds) grid.add(fact);
  }
  expect(grid.knows(goal)).toBe(true);
}

describe("why", () => {
  const { puzzle, why, answer } = asking("sudoku", "1000001000020400");

  it("a given is given", () => {
    expect(why({ cell: 0, value: null })).toEqual({ type: "given", fact: is(0, 1) });
    expect(why({ cell: 0, value: 2 })).toEqual({ type: "given", fact: is(0, 1) });
  });

  it("a cell is so, written or not, is told from the rest of the board", () => {
    const written: Record<number, number>[] = [{}, { 1: answer[1] }];
    for (const marks of written) {
      const told = why({ cell: 1, value: null }, marks);
      assert(told.type === "because", "it is told");
      expect(told.fact).toBe(is(1, answer[1]));
      expectTold(puzzle, told.steps, told.fact);
      expect(told.steps.length).toBeGreaterThan(0);
    }
  });

  it("a cell cannot be another value, and can be the right one", () => {
    for (const value of [1, 2, 3, 4]) {
      const told = why({ cell: 1, value });
      if (value === answer[1]) expect(told).toEqual({ type: "can" });
      else {
        assert(told.type === "because", "it is told");
        expect(told.fact).toBe(isNot(1, value));
        expectTold(puzzle, told.steps, told.fact);
      }
    }
  });

  it("a wrong mark is refuted, and other wrong marks are no premises", () => {
    const wrong = (answer[3] % 4) + 1;
    const told = why({ cell: 3, value: null }, { 3: wrong });
    assert(told.type === "wrong", "it is refuted");
    expect(told).toMatchObject({ written: is(3, wrong), fact: isNot(3, wrong) });
    expectTold(puzzle, told.steps, told.fact);
    const beside = why({ cell: 1, value: null }, { 3: wrong });
    assert(beside.type === "because", "it is told");
    expectTold(puzzle, beside.steps, is(1, answer[1]));
  });

  it("a cell that is not settled is open, one that is settled all the same is told", () => {
    const several = asking("sudoku", "1200340000000000");
    expect(several.why({ cell: 15, value: null })).toEqual({ type: "open" });
    expect(several.why({ cell: 15, value: 1 }, { 15: 1 })).toEqual({ type: "open" });
    expect(several.why({ cell: 15, value: null }, { 15: 1 })).toEqual({ type: "open" });
    const told = several.why({ cell: 4, value: 1 });
    assert(told.type === "because" || told.type === "given", "it is told");
    const wrong = several.why({ cell: 8, value: null }, { 8: 1 });
    assert(wrong.type === "wrong", "it breaks a law with what is given");
    expectTold(several.puzzle, wrong.steps, isNot(8, 1));
  });

  it("nothing is told of a board that breaks a law", () => {
    const several = asking("sudoku", "1200340000000000");
    expect(several.why({ cell: 15, value: null }, { 8: 2, 12: 2 })).toMatchObject({ type: "broken" });
  });
});

describe("where the rules are stuck", () => {
  const { puzzle, why, answer } = asking("sudoku", HARD_SUDOKU);

  it("every cell is told all the same, by arguments", () => {
    let argued = 0;
    for (const cell of [1, 28]) {
      const told = why({ cell, value: null });
      assert(told.type === "because", "it is told");
      expectTold(puzzle, told.steps, is(cell, answer[cell]));
      if (told.steps.some((step) => step.argument)) argued++;
    }
    expect(argued).toBeGreaterThan(0);
  });
});

describe("in Nurikabe", () => {
  const { puzzle, why, answer } = asking("nurikabe", "8/8/m4h2y4g3g3h3q1i4g21m");

  it("sea and land are told, and what is wrong is refuted", () => {
    for (let cell = 0; cell < puzzle.cells; cell += 5) {
      const isSea = answer[cell] === 0;
      const told = why({ cell, value: null });
      if (told.type === "given") continue;
      assert(told.type === "because", "it is told");
      expect(told.fact).toBe(isSea ? is(cell, 0) : isNot(cell, 0));
      expectTold(puzzle, told.steps, told.fact);
      const wrong = why({ cell, value: null }, { [cell]: isSea ? 2 : 1 });
      assert(wrong.type === "wrong", "it is refuted");
      expect(wrong.fact).toBe(told.fact);
      expect(why({ cell, value: 0 }).type).toBe(isSea ? "can" : "because");
    }
  });
});
