import { describe, expect, it } from "vitest";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { premisesOf, type StepContext } from "../../web/play/hint/derivation.ts";

const WORDS = { en: "", zh: "" };

function step(adds: readonly Fact[], grounds: readonly Fact[]): ExplainedStep {
  const blank = {
    rule: "r",
    because: [],
    laws: [],
    bindings: {},
    level: 1,
    area: [],
    name: WORDS,
    text: WORDS,
  };
  return { ...blank, adds, grounds };
}

const scope = (parts: Partial<StepContext>): StepContext => ({
  steps: [],
  supposed: [],
  givens: new Set(),
  written: new Set(),
  ...parts,
});

describe("the premises of a step", () => {
  it("stand under where they come from", () => {
    const before = step([isNot(4, 2), isNot(5, 2)], []);
    const premises = premisesOf(step([is(9, 9)], [is(0, 1), is(1, 2), is(2, 3), isNot(4, 2), is(7, 7)]), {
      ...scope({ steps: [before], supposed: [is(2, 3)] }),
      givens: new Set([is(0, 1)]),
      written: new Set([is(1, 2)]),
    });
    expect(premises).toEqual({
      given: [is(0, 1)],
      written: [is(1, 2)],
      supposed: [is(2, 3)],
      known: [is(7, 7)],
      concluded: [{ step: before, facts: [isNot(4, 2)] }],
    });
  });

  it("are also said by what says them in other words: of island 2 is not sea", () => {
    const before = step([is(4, 2)], []);
    const { concluded, given } = premisesOf(step([is(9, 1)], [isNot(4, 0), isNot(5, 0)]), {
      ...scope({ steps: [before] }),
      givens: new Set([is(5, 1)]),
    });
    expect(concluded).toEqual([{ step: before, facts: [isNot(4, 0)] }]);
    expect(given).toEqual([isNot(5, 0)]);
  });

  it("come from the step that said them first, the latest step at the top", () => {
    const first = step([is(1, 1)], []);
    const again = step([is(1, 1), is(2, 2)], []);
    const { concluded } = premisesOf(
      step([is(3, 3)], [is(1, 1), is(2, 2)]),
      scope({ steps: [first, again] }),
    );
    expect(concluded).toEqual([
      { step: again, facts: [is(2, 2)] },
      { step: first, facts: [is(1, 1)] },
    ]);
  });

  it("never come from the step itself", () => {
    const self = step([is(1, 1)], [is(1, 1)]);
    expect(premisesOf(self, scope({ steps: [self] })).concluded).toEqual([]);
  });
});
