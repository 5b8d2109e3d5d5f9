import { describe, expect, it } from "vitest";
import { emptyBoard } from "../../engine/model/board.ts";
import { EVERY_RULE, type RuleChoice, type Strategy } from "../../engine/model/choice.ts";
import { type Fact, is } from "../../engine/model/fact.ts";
import { assert } from "../../engine/model/result.ts";
import { holdsIn } from "../../engine/reason/chain/mistake.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";
import { ask } from "./ask.ts";

const EASY = "000402090040000060100050300608940000700000001000023406001080002070000010060107000";
const EVIL = "200000500000200907040500000070083002010000070500720060000008020301009000007000004";
const hard = { kind: "sudoku", text: HARD_SUDOKU };
const board = emptyBoard(81);

const own = wholeKind("sudoku")?.think.ruleText ?? "";
const LIE = `
rule "Lie" level 1
  for c in cells, d in digits
  if c can d
  then c is d
`;

async function runAll(
  strategy: Strategy,
  rules: RuleChoice = EVERY_RULE,
  steps = 100_000,
  facts: readonly Fact[] = [],
) {
  return await ask("run", { ...hard, facts, rules, strategy, steps });
}

describe("a run", () => {
  it("goes on to the end with suppositions, and tells every step with its round", async () => {
    for (const strategy of ["easiest", "rounds"] as const) {
      const part = await runAll(strategy);
      expect(part.end).toBe("solved");
      expect(part.suspended).toEqual([]);
      const fired = part.rules.reduce((sum, rule) => sum + rule.fired, 0);
      expect(fired).toBe(part.entries.length);
      expect(part.rounds.reduce((sum, round) => sum + round.fired, 0)).toBe(fired);
      const facts = part.rules.reduce((sum, rule) => sum + rule.facts, 0);
      expect(facts).toBe(part.entries.reduce((sum, { step }) => sum + step.adds.length, 0));
      expect(part.rules.find(({ rule }) => rule === "supposition")?.fired).toBeGreaterThan(0);
      const rounds = part.entries.map(({ round }) => round);
      expect(rounds[0]).toBe(1);
      expect([...rounds].sort((a, b) => a - b)).toEqual(rounds);
      for (const { step } of part.entries) {
        expect(step.text.en).not.toMatch(/\{|undefined|NaN/);
        expect(step.text.zh).not.toMatch(/\{|undefined|NaN/);
        if (step.supposed) expect(step.chains?.length).toBe(step.supposed.length);
      }
      expect(structuredClone(part)).toEqual(part);
    }
  });

  it("is stuck without suppositions, and stops and goes on where it is told to", async () => {
    const rules = { ...EVERY_RULE, supposition: false };
    const whole = await runAll("easiest", rules);
    expect(whole.end).toBe("stuck");
    const first = await runAll("easiest", rules, 10);
    expect(first).toMatchObject({ end: "limit", entries: { length: 10 } });
    const facts = first.entries.flatMap(({ step }) => step.adds);
    const second = await runAll("easiest", rules, 100_000, facts);
    expect([...first.entries, ...second.entries].map(({ step }) => step.adds)).toEqual(
      whole.entries.map(({ step }) => step.adds),
    );
  });

  it("asks no rule that is switched off, and asks them in the order that is set", async () => {
    const [some] = (await runAll("easiest")).entries.filter(({ step }) => step.level > 0);
    const off = await runAll("easiest", { ...EVERY_RULE, off: [some.step.rule] });
    expect(off.entries.some(({ step }) => step.rule === some.step.rule)).toBe(false);
    const { rules } = await ask("rules", { kind: "sudoku", text: null });
    const order = rules.map(({ id }) => id).reverse();
    const turned = await runAll("easiest", { ...EVERY_RULE, order });
    expect(turned.end).toBe("solved");
    expect(turned.entries.map(({ step }) => step.rule)).not.toEqual(
      (await runAll("easiest")).entries.map(({ step }) => step.rule),
    );
  });

  it("suspends a rule that lies, with its counter-example, and writes nothing wrong", async () => {
    const part = await runAll("easiest", { ...EVERY_RULE, text: own + LIE });
    expect(part.end).toBe("solved");
    expect(part.suspended).toMatchObject([{ rule: "lie", counter: { rule: "lie", adds: [{}] } }]);
    const truth = await ask("judge", { ...hard, nodes: 1_000 });
    assert(truth.answers === "one", "the puzzle has one answer");
    const example = part.suspended[0].example;
    assert(example !== undefined, "the board of that moment is told");
    const said = example.step.adds.map((fact) => [fact, holdsIn(truth.answer, fact)]);
    expect(said).toContainEqual([example.wrong, false]);
    expect(example.facts.every((fact) => holdsIn(truth.answer, fact))).toBe(true);
    expect(example.answer).toEqual(truth.answer);
    for (const { step } of part.entries)
      for (const fact of step.adds)
        expect(is(fact >> 14, truth.answer[fact >> 14]) === fact || fact & 1).toBeTruthy();
  });

  it("believes no new rule on a puzzle of many answers either", async () => {
    const open = { kind: "sudoku", text: "1200340000000000" };
    const rules = { ...EVERY_RULE, text: own + LIE };
    const part = await ask("run", { ...open, facts: [], rules, strategy: "rounds", steps: 1_000 });
    expect(part.suspended.map(({ rule }) => rule)).toEqual(["lie"]);
    expect(part.end).toBe("stuck");
  });
});

describe("a list of rules", () => {
  it("names each with its place, level and cost", async () => {
    const { rules, problems, own: text } = await ask("rules", { kind: "sudoku", text: null });
    expect(problems).toEqual([]);
    expect(text).toBe(own);
    expect(rules.length).toBeGreaterThan(17);
    for (const { span, native, cost } of rules) {
      if (native) continue;
      assert(span !== null, "a rule of the text has a place in it");
      expect(text.slice(span.from, span.to)).toMatch(/^rule /);
      expect(cost).toBeGreaterThan(0);
    }
    expect(new Set(rules.map(({ number }) => number).filter((number) => number !== null)).size).toBe(18);
  });

  it("says which of them made puzzles hardly ever need", async () => {
    const { rules } = await ask("rules", { kind: "sudoku", text: null });
    expect(rules.filter(({ seldom }) => seldom).map(({ id }) => id)).toEqual([
      "multi-sector-locked-sets",
      "junior-exocet",
    ]);
  });

  it("tells what is wrong where it is, and keeps the rules that are right", async () => {
    const text = `${LIE}\nrule "Broken" level 1 for c in sells if c open then c is 1\n`;
    const list = await ask("rules", { kind: "sudoku", text });
    expect(list.rules.filter(({ native }) => !native).map(({ id }) => id)).toEqual(["lie"]);
    expect(list.problems.length).toBeGreaterThan(0);
    expect(list.problems[0]).toMatchObject({ rule: "Broken", at: { line: 7 } });
    expect(list.problems[0].caret).toContain("^");
  });
});

describe("a whole set", () => {
  it("is told puzzle by puzzle, with the rules that were used", async () => {
    const texts = [EASY, HARD_SUDOKU, "nonsense"];
    const [easy, stuck, bad] = await ask("analyse", {
      kind: "sudoku",
      texts,
      rules: { ...EVERY_RULE, supposition: false },
    });
    assert(easy.ok && stuck.ok && !bad.ok, "two of them are puzzles");
    const blank = [...EASY].filter((sign) => sign === "0").length;
    expect(easy).toMatchObject({ text: EASY, end: "solved", cells: blank, solved: blank });
    expect(stuck.end).toBe("stuck");
    expect(stuck.cells - stuck.solved).toBe(53);
    expect(stuck.fired.supposition).toBeUndefined();
    expect(easy.technique?.en).toBe("Pointing along a row");
    expect(stuck.technique?.en).not.toBe("Supposition");
    expect(bad.text).toBe("nonsense");
    const [all] = await ask("analyse", { kind: "sudoku", texts: [HARD_SUDOKU], rules: null });
    assert(all.ok, "it is a puzzle");
    expect(all).toMatchObject({ end: "solved", solved: all.cells });
    expect(all.hardest).toBeGreaterThanOrEqual(6);
    expect(all.fired.supposition).toBeGreaterThan(0);
    expect(all.technique).toEqual({ en: "Supposition", zh: "假设" });
  });
});

describe("why, and a hint", () => {
  it("are answered where the rules are stuck", async () => {
    const why = await ask("why", { ...hard, board, truth: null, cell: 2, value: null });
    assert(why.type === "because", "it is told");
    expect(why.steps.at(-1)?.adds).toContain(why.fact);
    expect(structuredClone(why)).toEqual(why);
    const hint = await ask("hint", { kind: "sudoku", text: EVIL, board, truth: null });
    expect(hint.type).toBe("step");
  });

  it("know nothing more where rules and suppositions are switched off", async () => {
    const { rules } = await ask("rules", { kind: "sudoku", text: null });
    const none = { ...EVERY_RULE, off: rules.map(({ id }) => id), supposition: false };
    expect(await ask("hint", { ...hard, board, truth: null, rules: none })).toEqual({ type: "stuck" });
    const why = await ask("why", { ...hard, board, truth: null, rules: none, cell: 2, value: null });
    expect(why).toEqual({ type: "unknown" });
  });
});
