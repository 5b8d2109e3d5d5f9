import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../../engine/model/board.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import { tintsOf } from "../../../web/boards/tint.ts";
import type { TintRole, Tints } from "../../../web/boards/tints.ts";
import { framesOf } from "../../../web/state/frames.ts";

const WORDS = { en: "", zh: "" };
const MOVE = { type: "mark", cells: [0], mark: 1 } as const;

function step(parts: Partial<ExplainedStep>): ExplainedStep {
  const blank = { rule: "r", adds: [], because: [], laws: [], bindings: {}, level: 1, grounds: [], area: [] };
  return { ...blank, name: WORDS, text: WORDS, ...parts };
}

function tints(hint: Hint, tier: 1 | 2 | 3, at = 0): Tints {
  return tintsOf({ board: emptyBoard(81), hint, tier, step: at });
}

function cellsOf({ cells }: Tints, role: TintRole): number[] {
  return [...cells].filter(([, roles]) => roles.includes(role)).map(([cell]) => cell);
}

/** First a pair strikes two values, then a single is placed. */
const twoSteps: Hint = {
  type: "step",
  fact: is(40, 3),
  move: MOVE,
  steps: [
    step({
      because: [isNot(37, 1), isNot(37, 4), isNot(43, 1)],
      grounds: [is(9, 1), is(11, 4), is(13, 2)],
      adds: [isNot(38, 2), isNot(38, 5), isNot(42, 2)],
      area: [37, 38, 42, 43],
    }),
    step({
      because: [isNot(40, 2), isNot(40, 5)],
      grounds: [is(4, 2), is(36, 5), isNot(40, 9)],
      adds: [is(40, 3)],
      area: [40, 41],
    }),
  ],
};

describe("the tints of a hint", () => {
  it("are none without a hint, while it is thought about, and where there is nothing to show", () => {
    expect(tintsOf(null).cells.size).toBe(0);
    expect(tintsOf({ board: emptyBoard(81), hint: null, tier: 1, step: 0 }).cells.size).toBe(0);
    for (const type of ["impossible", "done", "stuck"] as const)
      expect(tints({ type }, 3).cells.size).toBe(0);
  });

  it.each([1, 2] as const)("ring only the area of the last step at tier %i", (tier) => {
    const shown = tints(twoSteps, tier);
    expect(cellsOf(shown, "focus")).toEqual([40, 41]);
    expect(shown.cells.size).toBe(2);
    expect(shown.struck.size + shown.shows.size).toBe(0);
  });

  it("show the premises of the step that is read, and what it strikes", () => {
    const shown = tints(twoSteps, 3, 0);
    expect(cellsOf(shown, "conclude")).toEqual([38, 42]);
    expect(cellsOf(shown, "premise")).toEqual([37, 43, 13]);
    expect([...shown.struck]).toEqual([
      [38, (1 << 2) | (1 << 5)],
      [42, 1 << 2],
    ]);
  });

  it("rest a step on all its grounds when it names no cell but its own", () => {
    const shown = tints(twoSteps, 3, 1);
    expect(cellsOf(shown, "premise")).toEqual([4, 36]);
    expect([...shown.shows], "what it rests on may not be on the board yet").toEqual([
      [4, 2],
      [36, 5],
      [40, 3],
    ]);
    expect([...(shown.gone ?? [])]).toEqual([[40, 1 << 9]]);
    expect(shown.struck.size, "nothing new is struck").toBe(0);
  });

  it("count the cells that the sentence names: clues are no facts", () => {
    const between: Hint = {
      type: "step",
      fact: is(3, 0),
      move: MOVE,
      steps: [
        step({
          adds: [is(3, 0)],
          area: [3, 2, 13],
          bindings: { clues: { as: "cells", of: [2, 13] }, cell: { as: "cell", of: 3 } },
        }),
      ],
    };
    expect(cellsOf(tints(between, 3), "premise")).toEqual([2, 13]);
    expect(cellsOf(tints(between, 3), "conclude")).toEqual([3]);
    expect(cellsOf(tints(between, 1), "focus")).toEqual([3, 2, 13]);
  });

  it("show of what a supposition comes to only the cells that are named: it may rest on half the board", () => {
    const result = step({
      because: [is(2, 0), is(13, 0)],
      grounds: [is(2, 0), is(13, 0)],
      adds: [is(3, 0)],
      bindings: { clue: { as: "cell", of: 22 } },
      chains: [{ fact: is(3, 1), steps: [], conflict: null }],
    });
    const hint: Hint = { type: "step", fact: is(3, 0), move: MOVE, steps: [result] };
    const last = framesOf([result]).length - 1;
    expect(cellsOf(tints(hint, 3, last), "premise")).toEqual([22]);
    expect(cellsOf(tints(hint, 3, last), "conclude")).toEqual([3]);
  });

  it("show no strike of a value that has no bit", () => {
    const far: Hint = {
      type: "step",
      fact: isNot(5, 77),
      move: MOVE,
      steps: [step({ adds: [isNot(5, 77)] })],
    };
    expect(tints(far, 3).struck.size).toBe(0);
    expect(cellsOf(tints(far, 3), "conclude")).toEqual([5]);
  });

  it("hatch mistakes and broken laws at every tier", () => {
    const mistake: Hint = { type: "mistake", cells: [7], facts: [is(7, 1)] };
    const broken: Hint = { type: "broken", law: "row", cells: [1, 2], facts: [is(1, 3), is(2, 3)] };
    expect(cellsOf(tints(mistake, 1), "conflict")).toEqual([7]);
    expect(cellsOf(tints(broken, 3), "conflict")).toEqual([1, 2]);
  });

  it("stay quiet about a step that there is not", () => {
    expect(tints(twoSteps, 3, 9).cells.size).toBe(0);
  });
});
