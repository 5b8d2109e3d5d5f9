import { describe, expect, it } from "vitest";
import { assert } from "../../../engine/model/result.ts";
import { withTemplate } from "../../../web/workbench/rules/rule-text.ts";
import type { QuestionName, Questions } from "../../../worker/api.ts";
import { ask } from "../../../worker/thread/reply.ts";

/** What the worker answers, without a worker. */
async function answer<N extends QuestionName>(
  name: N,
  question: Questions[N]["ask"],
): Promise<Questions[N]["answer"]> {
  const reply = await ask(name, question, new AbortController().signal);
  assert(reply.ok, "the question is answered");
  return reply.value;
}

describe("a rule that is added", () => {
  it("stands at the end, under a name that is free, in the syntax of the text", () => {
    const first = withTemplate("sudoku", 'rule "A"\n\n', "My rule");
    expect(first.text.slice(first.at)).toMatch(/^rule "My rule" level/);
    expect(first.text.slice(0, first.at)).toBe('rule "A"\n\n');
    const second = withTemplate("sudoku", first.text, "My rule");
    expect(second.text.slice(second.at)).toMatch(/^rule "My rule 2" level/);
    expect(withTemplate("nurikabe", "", "Mine")).toMatchObject({ at: 0 });
    const seed = withTemplate("sudoku", "RULE /* 1 */\nFORALL{i, j}\n", "My rule");
    expect(seed.text.slice(seed.at)).toMatch(/^RULE \/\* My rule \*\//);
  });

  it.each([
    ["sudoku", ""],
    ["nurikabe", ""],
    [
      "sudoku",
      "RULE /* first */ FORALL{i, j, num} IF sure(i, j) && a(i, j) != num THEN export_cantbe(i, j, num)",
    ],
  ])("runs as it stands, and is right: %s, after %j", async (kind, before) => {
    const { text } = withTemplate(kind, before, "My rule");
    const { rules, problems } = await answer("rules", { kind, text });
    expect(problems).toEqual([]);
    const mine = rules.find(({ name }) => name.en === "My rule");
    expect(mine?.native).toBe(false);
    const vetted = await answer("vet", { kind, text, rule: mine?.id ?? "" });
    expect(vetted.verdict).toBe("sound");
  });
});

describe("a rule that is tried", () => {
  it("is shown with the board on which it is wrong", async () => {
    const text = 'rule "Wrong" for c in cells, d in digits if c can d then c is d';
    const vetted = await answer("vet", { kind: "sudoku", text, rule: "wrong" });
    if (vetted.verdict !== "unsound") throw new Error(`it is ${vetted.verdict}`);
    const { counter } = vetted;
    expect(counter.kind).toBe("sudoku");
    expect(counter.step.adds).toContain(counter.wrong);
    expect(counter.step.name.en).toBe("Wrong");
    expect(counter.answer).toHaveLength(counter.text.length);
  });

  it("must be one of the text", async () => {
    const question = { kind: "sudoku", text: "", rule: "x-wing" };
    const reply = await ask("vet", question, new AbortController().signal);
    expect(reply).toMatchObject({ ok: false, problem: { code: "no-rule" } });
  });
});
