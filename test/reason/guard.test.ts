import { describe, expect, it } from "vitest";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { holdsIn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { refute } from "../../engine/reason/derive.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climb } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";
import { firing, read, ruleOf } from "./rules.ts";

const sudoku = wholeKind("sudoku");
assert(sudoku !== undefined, "there is Sudoku");
const { think, search } = sudoku;
const own = ladderOf(think).rules;

const EASY = read("sudoku", "1000001000020400");
const HARD = read("sudoku", HARD_SUDOKU);
const answerOf = (puzzle = EASY): Truth => run(judge(puzzle, search, 1_000));
const truth = answerOf();
assert(truth.answers === "one", "the puzzle has one answer");
const { answer } = truth;
const wrongAt = (cell: number): Fact => is(cell, (answer[cell] % 4) + 1);

function guarded(rules: readonly Rule[], known: Truth, foreign: readonly string[], puzzle = EASY): Chain {
  const guard = guardFor(puzzle, search, known, puzzle.givens, new Set(foreign));
  return new Chain(puzzle, gridOf(puzzle), rules, { guard });
}

describe("where the answer is known", () => {
  it("a rule that contradicts it is suspended with its counter-example, and nothing wrong is written", () => {
    const liar = ruleOf("liar", 1, [firing([isNot(1, 1)], [is(0, 1)]), firing([wrongAt(3)], [is(0, 1)])]);
    const chain = guarded([liar, ...own], truth, []);
    expect(run(chain.run())).toBe("solved");
    expect(chain.suspended).toMatchObject([
      { rule: { id: "liar" }, counter: { adds: [wrongAt(3)], because: [is(0, 1)] } },
    ]);
    expect(chain.journal.facts.every((fact) => holdsIn(answer, fact))).toBe(true);
    expect(chain.journal.facts).toContain(isNot(1, 1));
  });

  it("only a board that agrees with it can speak against a rule", () => {
    const wrong = wrongAt(1);
    const guard = guardFor(EASY, search, truth, [...EASY.givens, wrong], new Set());
    const chain = new Chain(EASY, gridOf(EASY, [wrong]), own, { guard });
    run(chain.run());
    expect(chain.suspended).toEqual([]);
  });

  it("what is refuted speaks against no rule, for what is supposed there is wrong", () => {
    const known = answerOf(HARD);
    assert(known.answers === "one", "the puzzle has one answer");
    const chain = guarded(own, known, [], HARD);
    expect(run(chain.run())).toBe("stuck");
    let refuted = 0;
    for (let cell = 0; cell < HARD.cells; cell++) {
      if (chain.grid.knows(is(cell, known.answer[cell]))) continue;
      if (run(refute(chain, isNot(cell, known.answer[cell])))) refuted++;
      expect(run(refute(chain, is(cell, known.answer[cell])))).toBeNull();
    }
    expect(refuted).toBeGreaterThan(0);
    expect(chain.suspended).toEqual([]);
  });

  it("a rule that leads a supposition astray is found and asked no more", () => {
    const hard = HARD;
    const known = answerOf(hard);
    assert(known.answers === "one", "the puzzle has one answer");
    const plain = new Chain(hard, gridOf(hard), own);
    expect(run(plain.run())).toBe("stuck");
    const open = hard.givens.length > 0 ? openCell(plain) : 0;
    const right = is(open, known.answer[open]);
    // What it says is wrong, but only where the truth is supposed.
    const lie = isNot((open + 40) % 81, known.answer[(open + 40) % 81]);
    const liar = ruleOf("liar", 1, [firing([lie], [right])]);
    const chain = guarded([liar, ...own], known, ["liar"], hard);
    expect(run(climb(think, chain))).toBe("solved");
    expect(chain.suspended.map(({ rule }) => rule.id)).toEqual(["liar"]);
    expect(chain.journal.facts.every((fact) => holdsIn(known.answer, fact))).toBe(true);
  });
});

function openCell({ puzzle, grid }: Chain): number {
  return Array.from({ length: puzzle.cells }, (_, at) => at).findIndex((at) => !puzzle.decided(grid, at));
}

describe("where the answers are several or unknown", () => {
  const open = read("sudoku", "1200340000000000");

  it("what a rule concludes that nobody has proved is checked by search", () => {
    const mixed = ruleOf("mixed", 1, [firing([isNot(4, 1)], [is(0, 1)]), firing([is(15, 1)], [is(0, 1)])]);
    const chain = guarded([mixed, ...own], { answers: "several" }, ["mixed"], open);
    run(chain.run());
    expect(chain.suspended).toMatchObject([{ rule: { id: "mixed" }, counter: { adds: [is(15, 1)] } }]);
    expect(chain.journal.facts).toContain(isNot(4, 1));
    expect(chain.journal.facts).not.toContain(is(15, 1));
    expect(chain.grid.knows(is(15, 1))).toBe(false);
  });

  it("the kind's own rules are believed", () => {
    const mixed = ruleOf("mixed", 1, [firing([is(15, 1)], [is(0, 1)])]);
    const chain = guarded([mixed], { answers: "several" }, [], open);
    run(chain.run());
    expect(chain.suspended).toEqual([]);
    expect(chain.journal.facts).toEqual([is(15, 1)]);
  });

  it("what cannot be checked within the limits is not written", () => {
    const rule = ruleOf("idle", 1, [firing([isNot(4, 1)], [is(0, 1)])]);
    const never: typeof search = function* () {
      yield 1;
      return { answers: [], complete: false, nodes: 1, checks: 0, backtracks: 0, depth: 0 };
    };
    const guard = guardFor(open, never, { answers: "unknown" }, open.givens, new Set(["idle"]));
    const chain = new Chain(open, gridOf(open), [rule], { guard });
    expect(run(chain.run())).toBe("stuck");
    expect(chain.suspended).toHaveLength(1);
    expect(chain.journal.facts).toEqual([]);
  });
});
