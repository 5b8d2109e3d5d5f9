import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { WhySubject } from "../../../web/state/why.ts";
import type { Why } from "../../../worker/api.ts";
import { settled } from "../look.ts";
import type { Stage } from "./play-stage.ts";

const plain = { because: [], laws: [], bindings: {}, level: 2, area: [] } as const;

const locked: ExplainedStep = {
  ...plain,
  rule: "pointing",
  number: 8,
  name: { en: "Pointing", zh: "宫区块" },
  text: { en: "In box 2, 3 lies in row 1 only.", zh: "第 2 宫里，3 只在第 1 行。" },
  adds: [isNot(2, 3)],
  grounds: [is(0, 1), is(1, 2)],
};

const single: ExplainedStep = {
  ...plain,
  rule: "naked-single",
  number: 1,
  name: { en: "Last candidate", zh: "唯一候选数" },
  text: { en: "R1C3 can only be 3.", zh: "R1C3 只能是 3。" },
  adds: [is(2, 3)],
  grounds: [isNot(2, 3), is(4, 3), is(7, 2)],
};

const link: ExplainedStep = {
  ...plain,
  rule: "hidden-single",
  name: { en: "Last place", zh: "唯一位置" },
  text: { en: "In row 1, 3 fits only in R1C4.", zh: "第 1 行里，3 只能填在 R1C4。" },
  adds: [is(3, 3)],
  grounds: [is(2, 4), is(0, 1)],
};

const supposed: ExplainedStep = {
  ...plain,
  rule: "supposition",
  level: 7,
  name: { en: "Supposition", zh: "假设" },
  text: { en: "So R1C3 is not 4.", zh: "所以 R1C3 不是 4。" },
  adds: [isNot(2, 4)],
  grounds: [is(0, 1)],
  chains: [{ fact: is(2, 4), steps: [link], conflict: { law: "column", facts: [is(3, 3), is(15, 3)] } }],
};

/** Two steps, one upon the other. */
export const BECAUSE: Why = { type: "because", fact: is(2, 3), steps: [locked, single] };
/** A supposition of one link that ends in a broken law. */
export const SUPPOSED: Why = { type: "because", fact: isNot(2, 4), steps: [supposed] };

/** Asks about a cell, and has it answered. */
export async function asked(on: Stage, cell: number, what: WhySubject, answer: Why): Promise<void> {
  on.app.acts.why(cell, what);
  const why = on.play.why;
  if (why) on.app.store.dispatch({ type: "why", why: { ...why, answer } });
  await customElements.whenDefined("ergo-why-sheet");
  await settled(on.screen);
}
