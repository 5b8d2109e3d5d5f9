import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../../engine/model/board.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedLink, ExplainedStep } from "../../../engine/reason/explain.ts";
import { rowsOf } from "../../../web/boards/link-rows.ts";
import { frameTints } from "../../../web/boards/tint.ts";
import { after, before } from "../../../web/play/hint/hint-tiers.ts";
import { countFrames, firstDetail, framesOf, wholeFrame } from "../../../web/state/frames.ts";
import type { HintState } from "../../../web/state/state.ts";

const WORDS = { en: "", zh: "" };

function step(adds: readonly Fact[], parts: Partial<ExplainedStep> = {}): ExplainedStep {
  const blank = { rule: "r", because: [], laws: [], bindings: {}, level: 1, grounds: [], area: [] };
  return { ...blank, name: WORDS, text: WORDS, adds, ...parts };
}

const link = (type: ExplainedLink["type"], from: Fact[], to: Fact[]): ExplainedLink => ({
  ...{ type, from, to, text: WORDS },
  by: { as: "house", law: "row", of: 1 },
});
const LINKS = [
  link("strong", [is(0, 3)], [is(2, 3)]),
  link("weak", [is(2, 3)], [is(10, 3), is(11, 3)]),
  link("strong", [is(10, 3), is(11, 3)], [is(8, 3)]),
];
const single = step([is(5, 2)]);
const chained = step([isNot(4, 3), isNot(8, 1)], { links: LINKS, grounds: [isNot(1, 3)] });
const last = step([is(6, 3)]);
const frames = framesOf([single, chained, last]);

const shown = (at: number): HintState => ({
  board: emptyBoard(16),
  hint: {
    type: "step",
    steps: [single, chained, last],
    fact: is(6, 3),
    move: { type: "mark", cells: [6], mark: 3 },
  },
  tier: 3,
  step: at,
});

describe("the frames of a chain", () => {
  it("are the whole step, then its links", () => {
    expect(frames.map(({ type }) => type)).toEqual(["step", "step", "link", "link", "link", "step"]);
    expect(frames.slice(2, 5).map((frame) => frame.link)).toEqual(LINKS);
    expect([wholeFrame(single), wholeFrame(chained)]).toEqual([0, 0]);
  });

  it("are passed over on the way through the steps, and gone through one by one", () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => after(shown(at))?.step)).toEqual([1, 5, 3, 4, 5, undefined]);
    expect([1, 2, 3, 4, 5].map((at) => before(shown(at))?.step)).toEqual([0, 1, 2, 3, 1]);
    expect([0, 1, 2, 5].map((at) => firstDetail(frames, at))).toEqual([-1, 2, -1, -1]);
  });

  it("are counted among themselves", () => {
    expect(frames.map((_, at) => Object.values(countFrames(frames, at)))).toEqual([
      ["step", 1, 3],
      ["step", 2, 3],
      ["link", 1, 3],
      ["link", 2, 3],
      ["link", 3, 3],
      ["step", 3, 3],
    ]);
  });
});

describe("the tints of a chain", () => {
  const roles = (at: number) => Object.fromEntries(frameTints(frames[at]).cells);

  it("have its two ends stand out, and what is concluded", () => {
    expect(roles(1)).toEqual({
      0: ["premise"],
      2: ["area"],
      10: ["area"],
      11: ["area"],
      8: ["conclude"],
      4: ["conclude"],
    });
    const { chain, struck, gone, candidates } = frameTints(frames[1]);
    expect(chain?.told).toBe(null);
    expect([...(gone ?? [])]).toEqual([[1, 1 << 3]]);
    expect([...struck]).toEqual([
      [4, 1 << 3],
      [8, 1 << 1],
    ]);
    expect([...(candidates ?? [])].map(([cell]) => cell)).toEqual([0, 2, 10, 11, 8]);
  });

  it("have the ends of one link stand out while it is told", () => {
    expect(roles(4)).toMatchObject({ 0: ["area"], 10: ["premise"], 11: ["premise"], 8: ["premise"] });
    expect(roles(4)[4]).toEqual(["conclude"]);
    expect(frameTints(frames[4]).chain?.told).toEqual([LINKS[2]]);
  });

  it("leave its candidates in their places where one of them is the conclusion", () => {
    const [placed] = framesOf([step([is(0, 3), is(5, 2)], { links: LINKS })]);
    expect([...frameTints(placed).shows]).toEqual([[5, 2]]);
  });
});

describe("the rows of links", () => {
  it("end where the next link begins elsewhere, and their ends stand out", () => {
    const other = link("weak", [is(12, 1)], [is(8, 3)]);
    expect(rowsOf([...LINKS, other])).toEqual([LINKS, [other]]);
    const [branched] = framesOf([step([isNot(4, 3)], { links: [...LINKS, other] })]);
    const { cells } = frameTints(branched);
    expect([0, 12, 8].map((cell) => cells.get(cell))).toEqual([["premise"], ["premise"], ["premise"]]);
  });
});
