import { beforeAll, describe, expect, it } from "vitest";
import type { ExplainedStatement } from "../../../engine/model/argument.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import { argumentTints, withoutFilled } from "../../../web/boards/chain-tints.ts";
import { frameWords } from "../../../web/boards/frame-words.ts";
import { nextLabel, subjectOf } from "../../../web/play/hint/sheet-parts.ts";
import { countFrames, firstDetail, frameAfter, frameBefore, framesOf } from "../../../web/state/frames.ts";
import { speak } from "../../../web/words/words.ts";
import { HARD_SUDOKU } from "../../hard.ts";
import { kindOf, posed } from "../../search/posed.ts";

const words = (en: string) => ({ en, zh: en });

/** 1 in R1C1 and 2 in R1C4 cannot both hold: R1C2 is then left nothing. */
const lemma: ExplainedStatement = {
  ...{
    name: "A",
    text: words("A"),
    supposed: words("A"),
    truths: 1,
    told: [words("R1C2 is left no value.")],
  },
  ...{ when: [is(0, 1), is(3, 2)], so: [], because: [] },
  lines: [{ demand: { by: { as: "cell", of: 1 } }, gives: [] }],
  pictures: [{ links: [{ type: "weak", from: [is(0, 1)], to: [is(1, 1)] }], area: [1] }],
};
/** So with 1 in R1C1 4 goes to R1C4, and R2C4 is left nothing. */
const goal: ExplainedStatement = {
  ...{
    name: "",
    text: words("goal"),
    supposed: words("goal"),
    truths: 2,
    told: ["By A", "R1C4 is 4", "nothing"].map(words),
  },
  ...{ when: [is(0, 1)], so: [], because: [] },
  lines: [
    { cites: 0, gives: [isNot(3, 2)] },
    { demand: { by: { as: "cell", of: 3 } }, gives: [is(3, 4)] },
    { demand: { by: { as: "cell", of: 7 } }, gives: [] },
  ],
  pictures: [
    { links: [{ type: "never", from: [is(0, 1)], to: [is(3, 2)] }], area: [] },
    { links: [{ type: "strong", from: [is(3, 2)], to: [is(3, 4)] }], area: [3] },
    { links: [{ type: "weak", from: [is(3, 4)], to: [is(7, 4)] }], area: [7] },
  ],
};
const step: ExplainedStep = {
  ...{ rule: "argument", level: 6, name: words("net"), text: words("text"), laws: [], bindings: {} },
  ...{ adds: [isNot(0, 1)], because: [], grounds: [], area: [0], argument: [lemma, goal] },
};
const frames = framesOf([step]);

describe("a walk through an argument", () => {
  it("states lemmas, supposes, goes line by line, and concludes", () => {
    expect(frames.map(({ type }) => type)).toEqual([
      "lemma",
      "line",
      "assume",
      "line",
      "line",
      "line",
      "step",
    ]);
  });

  it("passes over the lines of a lemma unless they are walked", () => {
    expect(frameAfter(frames, 0)).toBe(2);
    expect(firstDetail(frames, 0)).toBe(1);
    expect(frameAfter(frames, 1)).toBe(2);
    expect(frameBefore(frames, 2)).toBe(0);
    expect(firstDetail(frames, 2)).toBe(-1);
  });

  it("counts lemmas as parts, the proof of the step as the last, and lines within each", () => {
    expect(frames.map((_, at) => Object.values(countFrames(frames, at)).join(" "))).toEqual([
      ...["part 1 2", "line 1 1", "part 2 2", "line 1 3", "line 2 3", "line 3 3", "part 2 2"],
    ]);
  });

  it("counts as one step among others, and without lemmas frame by frame", () => {
    const { argument: _, ...plain } = step;
    const flat = { ...step, argument: [goal] };
    const counts = (of: Parameters<typeof framesOf>[0], at: number) => countFrames(framesOf(of), at);
    expect(counts([step, plain], 7)).toEqual({ of: "step", n: 2, all: 2 });
    expect(counts([flat], 1)).toEqual({ of: "step", n: 2, all: 5 });
  });

  it("does not tell again what an earlier step told", () => {
    const again = framesOf([{ ...step, argument: [{ ...lemma, isKept: true }, goal] }]);
    expect(again.map(({ type }) => type)).toEqual(["assume", "line", "line", "line", "step"]);
  });
});

describe("the words of a frame", () => {
  /** The digits that the sentence of a frame writes green. */
  const put = (at: number) => {
    const hint = { hint: { type: "step", steps: [step] }, tier: 3, step: at };
    return subjectOf({ lang: "en", settings: {} } as never, {} as never, hint as never).step?.adds;
  };

  it("write only green what a line gives, and not what is supposed", () => {
    expect(frames.map((_, at) => put(at))).toEqual([
      ...[[], [], [], [isNot(3, 2)], [is(3, 4)], [], [isNot(0, 1)]],
    ]);
  });
});

describe("what a lemma is for", () => {
  const inRows = [lemma, { ...lemma, name: "B" }, goal];
  const contextOf = (argument: readonly ExplainedStatement[], at: number, text = step.text) => {
    const speaker = { kind: kindOf("sudoku").play, puzzle: posed("sudoku", HARD_SUDOKU) };
    const lemmas = framesOf([{ ...step, text, argument }]).filter(({ type }) => type === "lemma");
    return frameWords(speaker, lemmas[at], "en").context;
  };

  beforeAll(() => speak("en"));

  it("is told of the first by how the argument ends, if that is short and cites nothing", () => {
    expect(contextOf(inRows, 0)).toBe("To show: text");
    expect(contextOf([lemma, goal], 0, words("long ".repeat(20)))).toMatch(/^To rule out/);
    const cited = { ...goal, lines: [...goal.lines.slice(0, 2), { cites: 0, gives: [] }] };
    expect(contextOf([lemma, cited], 0)).toBe("To rule out that R1C4 is 2, on the way to: R1C1 is not 1.");
  });

  it("is told of others by what they rule out, and by way of which they serve", () => {
    const citing = { ...lemma, name: "C", lines: [{ cites: 1, gives: [isNot(3, 2)] }] };
    const argument = [lemma, lemma, citing, goal].map((one) => ({ ...one }));
    expect(contextOf(argument, 1)).toBe(
      "To rule out that R1C4 is 2, on the way to: C, and so R1C1 is not 1.",
    );
  });
});

describe("the way on from a frame of an argument", () => {
  it("is called by the unit that the frames are counted in", () => {
    expect([...frames.keys()].map((at) => nextLabel(frames, at))).toEqual([
      ...["hint.next-part", "hint.next-line", "hint.next-part"],
      ...["hint.next-line", "hint.next-line", "hint.next-line", "hint.next"],
    ]);
  });
});

describe("the board of an argument", () => {
  it("outlines, with the conclusion, the place that breaks, and tells the links that end there", () => {
    const tints = argumentTints(frames[6]);
    expect(tints?.area).toEqual([7]);
    expect(tints?.chain?.told).toEqual(goal.pictures?.[2].links);
  });

  it("leads to no candidate of a cell that holds another value", () => {
    const tints = argumentTints(frames[5]) ?? expect.fail();
    const givens = [is(7, 1)];
    const marks = Array(16).fill(0);
    const shown = withoutFilled(tints, { givens } as never, { marks });
    expect(tints.candidates?.has(7)).toBe(true);
    expect(shown.candidates?.has(7)).toBe(false);
    expect(shown.struck.has(7)).toBe(false);
    expect(shown.chain?.told).toEqual([]);
    expect(shown.chain?.links).toHaveLength(2);
    expect(shown.cells.has(3)).toBe(true);
  });

  const never = { type: "never", from: [is(0, 1)], to: [is(3, 2)] };

  it("shows a lemma as a link that stays", () => {
    expect(frames.map((frame) => argumentTints(frame)?.chain?.kept)).toEqual([
      [never],
      [],
      ...Array(5).fill([never]),
    ]);
  });

  it("shows the links so far, those of the present line before others, and its cells outlined", () => {
    const tints = argumentTints(frames[4]);
    expect(tints?.chain?.links).toEqual(goal.pictures?.slice(0, 2).flatMap(({ links }) => links));
    expect(tints?.chain?.told).toEqual(goal.pictures?.[1].links);
    expect(tints?.area).toEqual([3]);
    expect(tints?.cells.get(3)).toEqual(["conclude"]);
    expect(tints?.cells.get(0)).toEqual(["suppose"]);
  });

  it("tells candidates that hold from those that may, and strikes what they rule out", () => {
    expect(argumentTints(frames[0])?.chain?.held).toEqual(lemma.when);
    expect(argumentTints(frames[4])?.chain?.held).toEqual([is(0, 1), is(3, 4)]);
    expect(argumentTints(frames[4])?.struck.get(3)).toBe(1 << 2);
    expect(argumentTints(frames[5])?.struck.get(7)).toBe(1 << 4);
    expect(argumentTints(frames[6])?.chain?.held).toEqual([is(3, 4)]);
  });

  it("shows with a line what was ruled out before of the values of its cell, or of its value in its house", () => {
    const grounds = [isNot(3, 1), isNot(7, 9), is(8, 3)];
    const goneIn = (one: ExplainedStatement) =>
      framesOf([{ ...step, grounds, argument: [one] }]).map((frame) => argumentTints(frame)?.gone);
    const ofCell = new Map([[3, 1 << 1]]);
    const ofEnd = new Map([[7, 1 << 9]]);
    expect(goneIn(goal)).toEqual([undefined, undefined, ofCell, ofEnd, ofEnd]);
    const inRow = (value: number): ExplainedStatement => ({
      ...lemma,
      lines: [{ demand: { by: { as: "house", law: "row", of: 1 }, value }, gives: [] }],
      pictures: [{ links: lemma.pictures?.[0].links ?? [], area: [0, 1, 2, 3] }],
    });
    expect(goneIn(inRow(1))[1]).toEqual(ofCell);
    expect(goneIn(inRow(2))[1]).toBeUndefined();
  });

  it("strikes what is supposed not to be", () => {
    const [, line] = framesOf([{ ...step, argument: [{ ...lemma, when: [isNot(8, 3)] }, goal] }]);
    const tints = argumentTints(line);
    expect(tints?.struck.get(8)).toBe(1 << 3);
    expect(tints?.candidates?.get(8)).toBe(1 << 3);
  });

  it("joins cells, and shows no candidates, where the lines draw no links", () => {
    const plain = [lemma, goal].map(({ pictures = [], ...one }) => ({
      ...one,
      pictures: pictures.map(({ area }) => ({ links: [], area })),
    }));
    const tints = framesOf([{ ...step, argument: plain }]).map((frame) => argumentTints(frame));
    expect(tints.map((one) => one?.chain?.atCells)).toEqual(Array(7).fill(true));
    expect(tints.flatMap((one) => one?.chain?.held)).toEqual([]);
    expect(argumentTints(frames[4])?.chain?.atCells).toBe(false);
  });

  it("marks the place where nothing is left, and at last what is struck", () => {
    expect(argumentTints(frames[5])?.cells.get(7)).toEqual(["conflict"]);
    expect(argumentTints(frames[6])?.struck.get(0)).toBe(1 << 1);
  });

  it("shows at last what is to be written", () => {
    const wall = framesOf([{ ...step, adds: [is(0, 2)] }]);
    expect(argumentTints(wall[6])?.shows).toEqual(new Map([[0, 2]]));
    expect(argumentTints(wall[5])?.shows.size).toBe(0);
  });

  it("has nothing to show of other steps", () => {
    const { argument: _, ...plain } = step;
    expect(argumentTints(framesOf([plain])[0])).toBe(null);
  });
});
