import { describe, expect, it } from "vitest";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { assert } from "../../engine/model/result.ts";
import { wholeKind } from "../kinds/whole.ts";
import { ask } from "./ask.ts";

/** A Nurikabe of our own maker on which the named rules are stuck once. */
const NEEDS_ONE = { kind: "nurikabe", text: "7/7/m2g4i5g6zm3g4i" };

/** The run up to where the rules are stuck, and the first conclusion that is argued there. */
async function stuckAt() {
  const run = { ...NEEDS_ONE, facts: [], strategy: "easiest", steps: 10_000 } as const;
  const { entries } = await ask("run", run);
  const at = entries.findIndex(({ step }) => step.argument || step.chains);
  assert(at >= 0, "something is supposed or argued");
  const facts = entries.slice(0, at).flatMap(({ step }) => step.adds);
  return { facts, fact: entries[at].step.adds[0] };
}

describe("the general form of a conclusion", () => {
  it("is a rule that is right on random boards, and with which nothing is supposed", async () => {
    const { facts, fact } = await stuckAt();
    const general = await ask("generalize", { ...NEEDS_ONE, facts, fact });
    assert(general !== null, "it has a form");
    expect(general.body).toMatch(/^level 6 advanced law /);
    expect(general.body).toContain("as land)");
    expect(general.nearest?.en).toBeTruthy();
    const own = wholeKind("nurikabe")?.think.ruleText ?? "";
    const text = `${own}\nrule "Mine" ${general.body}`;
    expect(await ask("vet", { kind: "nurikabe", text, rule: "mine" })).toMatchObject({ verdict: "sound" });
    const set = { kind: "nurikabe", texts: [NEEDS_ONE.text] };
    const [before] = await ask("analyse", { ...set, rules: EVERY_RULE });
    const [after] = await ask("analyse", { ...set, rules: { ...EVERY_RULE, text } });
    assert(before.ok && after.ok, "both are read");
    expect([before.end, before.fired.supposition]).toEqual(["solved", 1]);
    expect([after.end, after.fired.supposition, after.fired.mine]).toEqual(["solved", undefined, 1]);
  });

  it("is none where nothing breaks, and for a kind without forms", async () => {
    const { fact } = await stuckAt();
    expect(await ask("generalize", { ...NEEDS_ONE, facts: [], fact })).toBeNull();
    const sudoku = "100400000003002000000200000100300005";
    const { entries } = await ask("run", {
      ...{ kind: "sudoku", text: sudoku, facts: [], strategy: "easiest", steps: 50 },
    });
    const [{ step }] = entries;
    expect(
      await ask("generalize", { kind: "sudoku", text: sudoku, facts: [], fact: step.adds[0] }),
    ).toBeNull();
  });
});
