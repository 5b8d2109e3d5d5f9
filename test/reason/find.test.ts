import { describe, expect, it } from "vitest";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { holdsIn } from "../../engine/reason/chain/mistake.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { makeKind, wholeKind } from "../kinds/whole.ts";
import { factsOf, spell } from "../sudoku/board.ts";
import { BLANK, firing, read, ruleOf, SOME, TROUBLE, tired } from "./rules.ts";

const [a, b, c, d] = [1, 2, 3, 4].map((value) => isNot(15, value));

function rulesOf(kind: string): readonly Rule[] {
  const whole = wholeKind(kind);
  return whole ? ladderOf(whole.think).rules : [];
}

const found = (rules: readonly Rule[], facts: readonly Fact[] = [], steps?: number) =>
  run(findAll(BLANK, facts, rules, { steps }));
const told = (firings: readonly Step[]) => firings.map(({ rule, adds, because }) => [rule, adds, because]);

describe("all instances", () => {
  it("stand on the position itself: no firing counts for another", () => {
    const rule = ruleOf("rule", 1, [firing([b], [a]), firing([a]), firing([c])]);
    expect(told(found([rule]).firings)).toEqual([
      ["rule", [a], []],
      ["rule", [c], []],
    ]);
    expect(told(found([rule], [a]).firings)).toEqual([
      ["rule", [b], [a]],
      ["rule", [c], []],
    ]);
  });

  it("come by level, then as the rules stand and find them, simple or advanced", () => {
    const rules = [
      ruleOf("hard", 5, [firing([a])]),
      ruleOf("second", 3, [firing([c]), firing([b])]),
      ruleOf("third", 3, [firing([a])], true),
      ruleOf("first", 1, [firing([d])]),
    ];
    const { firings, end } = found(rules);
    expect(firings.map(({ rule, adds }) => [rule, adds[0]])).toEqual([
      ["first", d],
      ["second", c],
      ["second", b],
      ["third", a],
      ["hard", a],
    ]);
    expect(end).toBe("all");
  });

  it("tell a conclusion once for each reason of each rule, and only what is not known", () => {
    const one = ruleOf("one", 1, [
      firing([b], [a]),
      firing([b, c], [a]),
      firing([b], [a]),
      firing([b], [d]),
      firing([a], [d]),
    ]);
    expect(told(found([one, ruleOf("other", 1, [firing([b], [a])])], [a, d, c]).firings)).toEqual([
      ["one", [b], [a]],
      ["one", [b], [d]],
      ["other", [b], [a]],
    ]);
  });

  it("stand on the bookkeeping, which has no firing of its own", () => {
    const booking = ruleOf("books", 0, [firing([a]), firing([b], [a])]);
    const { firings, books } = found([ruleOf("rule", 1, [firing([c], [b])]), booking]);
    expect(told(firings)).toEqual([["rule", [c], [b]]]);
    expect(books.journal.facts).toEqual([a, b]);
  });

  it("end at a limit, and only where more would come", () => {
    const rule = ruleOf("rule", 1, [firing([a]), firing([b]), firing([a])]);
    expect(found([rule], [], 1)).toMatchObject({ end: "limit", firings: [{ adds: [a] }] });
    expect(found([rule], [], 2)).toMatchObject({ end: "all", firings: { length: 2 } });
    expect(found([rule], [], 0)).toMatchObject({ end: "limit", firings: [] });
  });

  it("are none where the position breaks a law", () => {
    const { firings, end, books } = found([ruleOf("rule", 1, [firing([is(0, 1)])])], [a, b, c, d]);
    expect([firings, end]).toEqual([[], "broken"]);
    expect(books.conflict).toEqual({ law: "cell", facts: [a, b, c, d] });
  });

  it("leave out a rule that gives up, and say why", () => {
    const rules = [tired(true), ruleOf("rule", 2, [firing([a])])];
    const { firings, suspended, end } = found(rules);
    expect(suspended).toMatchObject([{ rule: { id: "tired" }, reason: TROUBLE, counter: null }]);
    expect([told(firings), end]).toEqual([[["rule", [a], []]], "all"]);
  });

  it("leave out what a guard does not believe, and ask that rule no more", () => {
    const puzzle = read("sudoku", "1234341221434300");
    const whole = wholeKind("sudoku");
    const answer = [...SOLVED].map(Number);
    const guard = guardFor(
      puzzle,
      whole?.search as never,
      { answers: "one", answer, nodes: 1 },
      puzzle.givens,
      new Set(),
    );
    const lie = ruleOf("lie", 1, [firing([is(14, 2)]), firing([is(14, 1)]), firing([is(15, 1)])]);
    const { firings, suspended } = run(findAll(puzzle, [], [lie], { guard }));
    expect(told(firings)).toEqual([["lie", [is(14, 2)], []]]);
    expect(suspended).toMatchObject([{ rule: { id: "lie" }, counter: { adds: [is(14, 1)] } }]);
  });
});

const SOLVED = "1234341221434321";

/** 4x4 boards: cells as in `factsOf`, and what the rule adds on it, firing by firing. */
const BOARDS: readonly (readonly [what: string, rule: string, board: string, firings: readonly string[]])[] =
  [
    ["two of a row", "naked-single", "1 2 {3} {4}", ["R1C3=3", "R1C4=4"]],
    ["a cell with two left is none", "naked-single", "1 2 34 .", []],
    ["a cell, by its row and its box", "last-cell", "1 2 3 .  3 4 1 2", ["R1C4=4", "R1C4=4"]],
    ["two empty cells are none", "last-cell", "1 2 . .  . . . .", []],
    ["each house of a pair by itself", "naked-pair-in-a-row", "12 12 . .", ["R1C3-1 R1C4-1 R1C3-2 R1C4-2"]],
    ["the same pair in its box", "naked-pair-in-a-box", "12 12 . .", ["R2C1-1 R2C2-1 R2C1-2 R2C2-2"]],
    ["a third candidate makes it no pair", "naked-pair-in-a-row", "12 123 . .", []],
    ["a digit that points", "pointing-along-a-row", ". . . .  234 234 . .", ["R1C3-1 R1C4-1"]],
    ["a digit that has a third place does not", "pointing-along-a-row", ". . . .  . 234 . .", []],
  ];

describe("on boards of 4x4", () => {
  it.each(BOARDS)("%s (%s)", (_, id, board, expected) => {
    const rules = rulesOf("sudoku").filter((rule) => rule.level === 0 || rule.id === id);
    expect(rules.map((rule) => rule.id)).toContain(id);
    const { firings } = run(findAll(BLANK, factsOf(4, board), rules));
    const spelt = firings.map(({ adds }) => adds.map((fact) => spell(4, fact)).sort());
    expect(spelt).toEqual(expected.map((adds) => adds.split(" ").sort()));
  });
});

describe("of all rules of a kind", () => {
  it.each(OWN_KINDS)("are sound and known, on random boards (%s)", (kind) => {
    const rules = rulesOf(kind);
    const levels = new Map(rules.map(({ id, level }) => [id, level]));
    let count = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const position = makeKind(kind)?.position(randomFrom(seed));
      if (!position) throw new Error("every kind has positions");
      const { puzzle, facts, answer } = position;
      const { firings, end, books } = run(findAll(puzzle, facts, rules));
      expect(end).toBe("all");
      for (const { adds, because } of firings) {
        expect(adds.filter((fact) => books.grid.knows(fact))).toEqual([]);
        expect(because.filter((fact) => !books.grid.knows(fact))).toEqual([]);
        expect(adds.filter((fact) => !holdsIn(answer, fact))).toEqual([]);
      }
      const order = firings.map(({ rule }) => levels.get(rule) ?? -1);
      expect(order).toEqual([...order].sort((one, other) => one - other));
      expect(order).not.toContain(0);
      count += firings.length;
    }
    expect(count).toBeGreaterThan(25);
  });

  it.each(SOME)("are all that each rule finds, and the grid stays as it is (%s %s)", (kind, text) => {
    const puzzle = read(kind, text);
    const rules = rulesOf(kind).filter(({ needsOneAnswer }) => !needsOneAnswer);
    const { firings, books } = run(findAll(puzzle, [], rules));
    const grid = gridOf(puzzle, books.journal.facts);
    for (const rule of rules.filter(({ level }) => level > 0)) {
      const key = ({ adds, because }: Step): string => `${adds} because of ${because}`;
      const all = new Set([...rule.find(puzzle, grid)].map(key));
      expect(firings.filter((one) => one.rule === rule.id).map(key)).toEqual([...all]);
    }
    expect(run(findAll(puzzle, [], rules)).firings).toEqual(firings);
  });

  it("come in slices, also where two positions take turns", () => {
    const texts = SOME.filter(([kind, text]) => kind === "sudoku" && text.length === 81).slice(0, 2);
    const puzzles = texts.map(([kind, text]) => read(kind, text));
    const rules = rulesOf("sudoku");
    const alone = puzzles.map((puzzle) => run(findAll(puzzle, [], rules)).firings);
    const jobs = puzzles.map((puzzle) => findAll<Puzzle>(puzzle, [], rules));
    const together: (readonly Step[] | null)[] = jobs.map(() => null);
    let slices = 0;
    while (together.includes(null)) {
      for (const [at, job] of jobs.entries()) {
        if (together[at]) continue;
        const next = job.next();
        if (next.done) together[at] = next.value.firings;
        else slices++;
      }
    }
    expect(together).toEqual(alone);
    expect(slices).toBeGreaterThan(20);
  });
});
