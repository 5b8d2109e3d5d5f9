import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedLink, ExplainedStep } from "../../../engine/reason/explain.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import { SINGLE } from "./play-stage.ts";

const link = (
  type: ExplainedLink["type"],
  from: readonly Fact[],
  to: readonly Fact[],
  by: ExplainedLink["by"],
  en: string,
): ExplainedLink => ({ type, from, to, by, text: { en, zh: `${en}。` } });

/** 4 is at one end or the other, over a cell and a group. */
export const chained: ExplainedStep = {
  rule: "grouped-chain",
  level: 5,
  name: { en: "Grouped chain", zh: "区块链" },
  text: {
    en: "A chain of 3 links shows that R1C4 is 4 or else R3C8 is 6, so R5C7 is not 4.",
    zh: "3 环的链说明，要么第1行第4列是 4，要么第3行第8列是 6，所以第5行第7列不是 4。",
  },
  because: [isNot(5, 4)],
  grounds: [isNot(5, 4)],
  adds: [isNot(42, 4)],
  laws: ["row", "cell"],
  bindings: {},
  area: [3, 7, 42, 43],
  links: [
    link(
      "strong",
      [is(3, 4)],
      [is(7, 4), is(8, 4)],
      { as: "house", law: "row", of: 1 },
      "In row 1, 4 is at R1C4 or one of R1C8 and R1C9.",
    ),
    link(
      "weak",
      [is(7, 4), is(8, 4)],
      [is(25, 4)],
      { as: "house", law: "box", of: 3 },
      "R1C8, R1C9 and R3C8 are in box 3, so at most one of them is 4.",
    ),
    link("strong", [is(25, 4)], [is(25, 6)], { as: "cell", of: 25 }, "R3C8 is 4 or 6."),
  ],
};
/** A hint of that chain and a single after it, on the large board. */
export const CHAINED: Extract<Hint, { type: "step" }> = {
  ...{
    type: "step",
    steps: [chained, { ...SINGLE.steps[0], adds: [is(42, 6)], grounds: [isNot(42, 4)] }],
    fact: is(42, 6),
  },
  move: { type: "mark", cells: [42], mark: 6 },
};

const set: ExplainedLink["by"] = { as: "cells", of: [3, 4] };

/** Two sets in row 1, linked by 4: one of them has 6. */
const ofSets: ExplainedStep = {
  ...chained,
  rule: "als-xz",
  name: { en: "Almost locked sets", zh: "待定数组双强链" },
  text: {
    en: "Only one set, in row 1 or in R3C8, can hold 4; the other holds 6, so R5C7 is not 6.",
    zh: "第1行和第3行第8列的两个待定数组只有一组能有 4，另一组必有 6，所以第5行第7列不是 6。",
  },
  adds: [isNot(42, 6)],
  bindings: { A: { as: "house", law: "row", of: 1 }, B: { as: "cell", of: 25 } },
  sets: [
    [is(3, 4), is(3, 6), is(4, 6), is(4, 8)],
    [is(25, 4), is(25, 6)],
  ],
  links: [
    link("strong", [is(3, 6), is(4, 6)], [is(3, 4)], set, "R1C4 and R1C5 lack at most one of their digits."),
    link("weak", [is(3, 4)], [is(25, 4)], { as: "house", law: "box", of: 3 }, "At most one of them is 4."),
    link("strong", [is(25, 4)], [is(25, 6)], { as: "cell", of: 25 }, "R3C8 is 4 or 6."),
  ],
};
/** A hint of those sets and a single after them, on the large board. */
export const OF_SETS: typeof CHAINED = { ...CHAINED, steps: [ofSets, CHAINED.steps[1]] };
