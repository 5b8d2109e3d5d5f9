import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../engine/model/board.ts";
import { EVERY_RULE, type RuleChoice } from "../../engine/model/choice.ts";
import { assert } from "../../engine/model/result.ts";
import { wholeKind } from "../kinds/whole.ts";
import { ask } from "./ask.ts";

const ONE = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";
/** A given less, and several answers. */
const SEVERAL = `0${ONE.slice(1)}`;

/** A rule that says of itself that it needs one answer. */
const NEEDY = `
rule "Needy" level 1 law box, one-answer
  for  H in boxes, d in digits, {c} = spots(d, H) if c open
  then c is d
`;

const think = wholeKind("sudoku")?.think;
assert(think !== undefined, "there is Sudoku");

/** Just bookkeeping and the needy rule. */
const RULES: RuleChoice = {
  ...EVERY_RULE,
  text: think.ruleText + NEEDY,
  off: think.rules.filter(({ level }) => level > 0).map(({ id }) => id),
  supposition: false,
};
const board = emptyBoard(81);

/** Whether the needy rule is used in the answer to a question. */
const USES: Readonly<Record<string, (text: string, rules: RuleChoice) => Promise<boolean>>> = {
  async hint(text, rules) {
    const hint = await ask("hint", { kind: "sudoku", text, board, truth: null, rules });
    return hint.type === "step" && hint.steps.some(({ rule }) => rule === "needy");
  },
  async why(text, rules) {
    const cells = Array.from({ length: 81 }, (_, cell) => cell);
    for (const cell of cells.filter((cell) => text[cell] === "0").slice(0, 40)) {
      const why = await ask("why", { kind: "sudoku", text, board, truth: null, rules, cell, value: null });
      if ("steps" in why && why.steps.some(({ rule }) => rule === "needy")) return true;
    }
    return false;
  },
  async run(text, rules) {
    const { entries } = await ask("run", {
      ...{ kind: "sudoku", text, facts: [], rules, strategy: "easiest", steps: 1_000 },
    });
    return entries.some(({ step }) => step.rule === "needy");
  },
  async find(text, rules) {
    const { firings } = await ask("find", { kind: "sudoku", text, facts: [], rules, steps: 100 });
    return firings.some(({ rule }) => rule === "needy");
  },
  async analyse(text, rules) {
    const [found] = await ask("analyse", { kind: "sudoku", texts: [text], rules });
    return found.ok && "needy" in found.fired;
  },
};

describe.each(Object.keys(USES))("the worker's answer to: %s", (question) => {
  const uses = USES[question];

  it("uses a rule that needs one answer where there is one", async () => {
    expect(await uses(ONE, RULES)).toBe(true);
  });

  it("does not where there are several, nor where that is switched off", async () => {
    const truth = await ask("judge", { kind: "sudoku", text: SEVERAL, nodes: 10_000 });
    expect(truth.answers).toBe("several");
    expect(await uses(SEVERAL, RULES)).toBe(false);
    expect(await uses(ONE, { ...RULES, oneAnswer: false })).toBe(false);
  });
});
