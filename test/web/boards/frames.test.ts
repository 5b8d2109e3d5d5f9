import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../../engine/model/board.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedChain, ExplainedStep } from "../../../engine/reason/explain.ts";
import { frameTints, tintsOf } from "../../../web/boards/tint.ts";
import { after, before } from "../../../web/play/hint/hint-tiers.ts";
import { type Frame, framesOf } from "../../../web/state/frames.ts";

const WORDS = { en: "", zh: "" };

function step(adds: readonly Fact[], parts: Partial<ExplainedStep> = {}): ExplainedStep {
  const blank = { rule: "r", because: [], laws: [], bindings: {}, level: 1, grounds: [], area: [] };
  return { ...blank, name: WORDS, text: WORDS, adds, ...parts };
}

const chain = (fact: Fact, steps: ExplainedStep[], broken: Fact[] | null): ExplainedChain => ({
  fact,
  steps,
  conflict: broken && { law: "row", facts: broken },
});

const one = step([is(5, 2)], { because: [isNot(5, 9)] });
const two = step([is(6, 3)], { because: [is(5, 2)] });
const refuted = step([isNot(0, 7)], { chains: [chain(is(0, 7), [one, two], [is(6, 3), is(8, 3)])] });
const shape = (frames: readonly Frame[]) => frames.map(({ type, supposed }) => [type, supposed.length]);
const cells = (frame: Frame) => Object.fromEntries(frameTints(frame).cells);

describe("the frames of a walk", () => {
  it("are the steps themselves where nothing is supposed", () => {
    const frames = framesOf([one, two]);
    expect(frames.map((frame) => [frame.type, frame.step, frame.index])).toEqual([
      ["step", one, 0],
      ["step", two, 1],
    ]);
  });

  it("go through a supposition link by link, to the broken law, and to what follows", () => {
    const frames = framesOf([one, refuted]);
    expect(shape(frames)).toEqual([
      ["step", 0],
      ["suppose", 1],
      ["step", 1],
      ["step", 2],
      ["breaks", 3],
      ["step", 0],
    ]);
    expect(frames.map(({ index }) => index)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(frames.at(-1)?.step).toBe(refuted);
  });

  it("go through both of two chains that agree, in turn", () => {
    const agreed = step([is(9, 1)], {
      chains: [chain(is(0, 1), [one], null), chain(isNot(0, 1), [], null)],
    });
    const frames = framesOf([agreed]);
    expect(frames.map(({ type, turn }) => [type, turn])).toEqual([
      ["suppose", 0],
      ["step", 0],
      ["leads", 0],
      ["suppose", 1],
      ["leads", 1],
      ["step", 0],
    ]);
  });

  it("keep what was supposed outside within a supposition inside", () => {
    const outer = step([isNot(1, 1)], { chains: [chain(is(1, 1), [refuted], [is(1, 1)])] });
    expect(shape(framesOf([outer]))).toEqual([
      ["suppose", 1],
      ["suppose", 2],
      ["step", 2],
      ["step", 3],
      ["breaks", 4],
      ["step", 1],
      ["breaks", 2],
      ["step", 0],
    ]);
  });
});

describe("a hint that supposes", () => {
  const hint = {
    type: "step",
    steps: [one, refuted],
    fact: isNot(0, 7),
    move: { type: "auto", on: true },
  } as const;
  const at = (tier: 1 | 2 | 3, step: number) => ({ board: emptyBoard(81), hint, tier, step });

  it("is told frame by frame, forth and back", () => {
    expect(after(at(1, 0))).toEqual({ tier: 2, step: 0 });
    expect(after(at(2, 0))).toEqual({ tier: 3, step: 0 });
    expect(after(at(3, 4))).toEqual({ tier: 3, step: 5 });
    expect(after(at(3, 5))).toBe(null);
    expect(before(at(3, 5))).toEqual({ tier: 3, step: 4 });
    expect(before(at(3, 0))).toEqual({ tier: 2, step: 0 });
    expect(before(at(1, 0))).toBe(null);
  });

  it("rings only what comes of it before it is told", () => {
    expect([...tintsOf(at(1, 0)).cells]).toEqual([[0, ["focus"]]]);
  });
});

describe("the tints of a supposition", () => {
  const [suppose, first, second, breaks, concluded] = framesOf([refuted]);

  it("mark the cell that is supposed, and draw its value", () => {
    expect(cells(suppose)).toEqual({ 0: ["suppose"] });
    expect([...(frameTints(suppose).supposed ?? [])]).toEqual([[0, 7]]);
  });

  it("draw what was drawn so far, and tint the link that is read", () => {
    expect(cells(first)).toEqual({ 0: ["suppose"], 5: ["conclude"] });
    expect(cells(second)).toEqual({ 0: ["suppose"], 5: ["premise"], 6: ["conclude"] });
    expect([...(frameTints(second).supposed ?? [])]).toEqual([
      [0, 7],
      [5, 2],
      [6, 3],
    ]);
  });

  it("hatch what breaks the law", () => {
    expect(cells(breaks)).toEqual({ 0: ["suppose"], 6: ["conflict"], 8: ["conflict"] });
  });

  it("draw nothing supposed where the conclusion is told", () => {
    expect(frameTints(concluded).supposed).toBeUndefined();
    expect(cells(concluded)).toEqual({ 0: ["conclude"] });
  });

  it("draw what is not sea as island", () => {
    const [frame] = framesOf([step([is(3, 0)], { chains: [chain(isNot(3, 0), [], [isNot(3, 0)])] })]);
    expect([...(frameTints(frame).supposed ?? [])]).toEqual([[3, 1]]);
  });
});

describe("the marks of a rule", () => {
  it("say what is cause and what is area; what else is known there is area too", () => {
    const [frame] = framesOf([
      step([is(4, 9)], {
        because: [isNot(3, 9), isNot(40, 9)],
        grounds: [is(30, 9), is(31, 2)],
        marks: { area: [3, 4, 5], cause: [7] },
      }),
    ]);
    expect(cells(frame)).toEqual({
      3: ["area"],
      4: ["conclude"],
      5: ["area"],
      7: ["premise"],
      30: ["premise"],
      40: ["area"],
    });
  });
});
