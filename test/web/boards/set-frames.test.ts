import { describe, expect, it } from "vitest";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedLink, ExplainedStep } from "../../../engine/reason/explain.ts";
import { outlineOf } from "../../../web/boards/outline.ts";
import { frameTints } from "../../../web/boards/tint.ts";
import { framesOf } from "../../../web/state/frames.ts";

const WORDS = { en: "", zh: "" };
const link = (type: ExplainedLink["type"], from: Fact[], to: Fact[]): ExplainedLink => ({
  ...{ type, from, to, text: WORDS },
  by: { as: "house", law: "row", of: 1 },
});

/** Four sets on a board of 4x4; the third and the fourth share cell 6. */
const SETS = [[is(0, 1), is(0, 2), is(1, 2)], [is(4, 3)], [is(6, 1)], [is(6, 1), is(7, 2)]];
const step: ExplainedStep = {
  ...{ rule: "r", name: WORDS, text: WORDS, level: 5, because: [], grounds: [], laws: [], bindings: {} },
  adds: [isNot(1, 4), isNot(8, 1)],
  area: [],
  sets: SETS,
  links: [link("weak", [is(0, 1)], [is(4, 3)]), link("weak", [is(6, 1)], [is(12, 1)])],
};
const tintsAt = (frame: number) => frameTints(framesOf([step])[frame]);

describe("the tints of sets", () => {
  it("differ between sets that are linked, and leave the conclusion in sight", () => {
    const { cells, sets, candidates } = tintsAt(0);
    expect(sets?.map(({ role }) => role)).toEqual(["set-1", "set-2", "set-3", "set-2"]);
    expect(Object.fromEntries(cells)).toMatchObject({
      0: ["set-1"],
      1: ["conclude"],
      4: ["set-2"],
      6: ["set-3"],
      7: ["set-2"],
      8: ["conclude"],
    });
    expect(candidates?.get(0)).toBe((1 << 1) | (1 << 2));
    expect(candidates?.get(12), "of links too").toBe(1 << 1);
  });

  it("are those of the sets that a link joins while it is told", () => {
    const { cells, sets } = tintsAt(1);
    expect(sets?.map(({ isSpoken }) => isSpoken)).toEqual([true, true, false, false]);
    expect(Object.fromEntries(cells)).toMatchObject({ 0: ["set-1"], 4: ["set-2"], 6: ["area"], 7: ["area"] });
  });

  it("are none where a step speaks of no sets", () => {
    const { sets: _, ...plain } = step;
    expect(frameTints(framesOf([plain])[0]).sets).toBe(undefined);
  });
});

describe("the line around a set", () => {
  it.each([
    ["one cell", [5], "M1.1 1.1h0.8M1.1 1.9h0.8M1.1 1.1v0.8M1.9 1.1v0.8"],
    [
      "two cells in a row, without an edge between them",
      [0, 1],
      "M0.1 0.1h0.9M0.1 0.9h0.9M0.1 0.1v0.8M1 0.1h0.9M1 0.9h0.9M1.9 0.1v0.8",
    ],
    [
      "a corner, where it stays inside the cells",
      [0, 1, 4],
      "M0.1 0.1h0.9M0.1 0.1v0.9M1 0.1h0.9M0.9 0.9h1M1.9 0.1v0.8M0.1 1.9h0.8M0.1 1v0.9M0.9 0.9v1",
    ],
    [
      "cells at both ends of rows, which do not touch",
      [3, 4],
      "M3.1 0.1h0.8M3.1 0.9h0.8M3.1 0.1v0.8M3.9 0.1v0.8M0.1 1.1h0.8M0.1 1.9h0.8M0.1 1.1v0.8M0.9 1.1v0.8",
    ],
  ])("goes around %s", (_, cells, path) => {
    expect(outlineOf(new Set(cells), 4, 0.1)).toBe(path);
  });
});
