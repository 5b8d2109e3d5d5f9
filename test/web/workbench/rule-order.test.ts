import { describe, expect, it } from "vitest";
import { EVERY_RULE, type RuleChoice } from "../../../engine/model/choice.ts";
import {
  brokenIn,
  canMove,
  inOrder,
  isUsed,
  moved,
  preset,
  presetIn,
  presetsOf,
  switched,
} from "../../../web/workbench/rules/rule-order.ts";
import type { RuleInfo } from "../../../worker/api.ts";

const rule = (id: string, level: number, more: Partial<RuleInfo> = {}): RuleInfo => ({
  id,
  number: null,
  name: { en: id, zh: id },
  level,
  advanced: false,
  needsOneAnswer: false,
  native: false,
  span: null,
  plan: [],
  cost: 1,
  ...more,
});

const RULES = [
  rule("pair", 3, { advanced: true, number: 3 }),
  rule("last", 1, { number: 1 }),
  rule("books", 0),
  rule("place", 1, { number: 2 }),
  rule("wing", 4, { advanced: true }),
  rule("box", 2, { advanced: true }),
];
const ids = (order: readonly string[] | null) => inOrder(RULES, { ...EVERY_RULE, order }).map(({ id }) => id);

describe("the order in which rules are asked", () => {
  it.each([
    [null, ["books", "last", "place", "box", "pair", "wing"]],
    [["place"], ["place", "books", "last", "box", "pair", "wing"]],
    [
      ["wing", "last", "gone"],
      ["last", "books", "place", "wing", "box", "pair"],
    ],
  ])("with %j named is %j", (order, expected) => {
    expect(ids(order)).toEqual(expected);
  });

  it("moves a rule to where another one stands, within the simple or the advanced ones", () => {
    const down = moved(RULES, EVERY_RULE, "books", "place");
    expect(ids(down.order)).toEqual(["last", "place", "books", "box", "pair", "wing"]);
    const up = moved(RULES, EVERY_RULE, "wing", "box");
    expect(ids(up.order)).toEqual(["books", "last", "place", "wing", "box", "pair"]);
    for (const [from, to] of [
      ["books", "wing"],
      ["wing", "last"],
      ["gone", "last"],
    ])
      expect(moved(RULES, EVERY_RULE, from, to)).toBe(EVERY_RULE);
  });

  it("is no choice any more when it is the natural one again", () => {
    const away = moved(RULES, EVERY_RULE, "last", "books");
    expect(away.order).not.toBeNull();
    expect(moved(RULES, away, "last", "books")).toEqual(EVERY_RULE);
  });

  it("has ends for the simple and for the advanced ones", () => {
    const can = (id: string, by: -1 | 1) => canMove(RULES, EVERY_RULE, id, by);
    expect([can("books", -1), can("books", 1), can("place", 1), can("box", -1), can("wing", 1)]).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(can("gone", 1)).toBe(false);
  });
});

describe("presets", () => {
  it("are those that make a difference", () => {
    expect(presetsOf(RULES)).toEqual(["all", "numbered", "level-1", "level-2", "level-3", "none"]);
    expect(presetsOf([rule("one", 1)])).toEqual(["all", "none"]);
  });

  it.each([
    ["all", [], true],
    ["numbered", ["books", "wing", "box"], false],
    ["level-2", ["pair", "wing"], true],
    ["none", RULES.filter(({ level }) => level > 0).map(({ id }) => id), false],
  ] as const)("%s leaves off %j", (name, off, supposition) => {
    const choice = preset(RULES, EVERY_RULE, name);
    expect([...choice.off].sort()).toEqual([...off].sort());
    expect(choice.supposition).toBe(supposition);
    expect(presetIn(RULES, choice)).toBe(name);
  });

  it("of all rules bring back what another took away", () => {
    expect(preset(RULES, preset(RULES, EVERY_RULE, "numbered"), "all")).toEqual(EVERY_RULE);
  });

  it("know a choice of one's own", () => {
    expect(presetIn(RULES, switched(EVERY_RULE, "last", false))).toBeNull();
    const numbered = preset(RULES, EVERY_RULE, "numbered");
    expect(presetIn(RULES, { ...numbered, supposition: true })).toBeNull();
    expect(presetIn(RULES, { ...EVERY_RULE, supposition: false })).toBeNull();
    expect(switched(switched(EVERY_RULE, "last", false), "last", true)).toEqual(EVERY_RULE);
  });
});

it("tells broken rules apart by their names", () => {
  const problem = (rule: string | null, line: number) => ({
    code: "x",
    text: { en: "", zh: "" },
    span: { from: line, to: line },
    caret: "",
    rule,
    at: { line, column: 1 },
  });
  const problems = [problem("A", 1), problem(null, 2), problem("B", 3), problem("A", 4)];
  expect(brokenIn({ problems }).map(({ name, problems }) => [name, problems.length])).toEqual([
    ["A", 2],
    [null, 1],
    ["B", 1],
  ]);
});

it("a rule is used where it is on and may use the one answer, if it needs it", () => {
  const plain = rule("plain", 1);
  const needy = rule("needy", 4, { needsOneAnswer: true });
  const used = (choice: Partial<RuleChoice>) =>
    [plain, needy].filter((one) => isUsed(one, { ...EVERY_RULE, ...choice })).map(({ id }) => id);
  expect(used({})).toEqual(["plain", "needy"]);
  expect(used({ oneAnswer: false })).toEqual(["plain"]);
  expect(used({ off: ["plain"] })).toEqual(["needy"]);
});
