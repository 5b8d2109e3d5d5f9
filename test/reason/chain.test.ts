import { describe, expect, it } from "vitest";
import type { Strategy } from "../../engine/model/choice.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { hardestIn } from "../../engine/reason/chain/hardest.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { wholeKind } from "../kinds/whole.ts";
import { BLANK, firing, knownOn, read, ruleOf, SOME, TROUBLE, tired } from "./rules.ts";

const rulesOf = (kind: string): readonly Rule[] => {
  const whole = wholeKind(kind);
  return whole ? ladderOf(whole.think).rules : [];
};
const chainOn = (kind: string, puzzle: Puzzle, strategy: Strategy = "easiest") =>
  new Chain(puzzle, gridOf(puzzle), rulesOf(kind), { strategy });
const firedBy = (chain: Chain) =>
  chain.journal.entries.map(({ rule, firing: { adds } }) => [chain.rules[rule].id, adds[0]]);

const [a, b, c, d] = [1, 2, 3, 4].map((value) => isNot(15, value));

describe("a chain", () => {
  const hard = ruleOf("hard", 5, [firing([a]), firing([is(0, 1)])]);
  const easy = ruleOf("easy", 1, [firing([b], [a]), firing([c], [b])]);

  it("begins again with the easiest rule after each firing", () => {
    const chain = new Chain(BLANK, BLANK.blank(), [easy, hard]);
    expect(run(chain.run())).toBe("stuck");
    expect(firedBy(chain)).toEqual([
      ["hard", a],
      ["easy", b],
      ["easy", c],
      ["hard", is(0, 1)],
    ]);
    expect(hardestIn(chain)).toBe(5);
  });

  it("takes all bookkeeping at once, before anything with a name", () => {
    const books = ruleOf("books", 0, [firing([a]), firing([b], [is(0, 1)]), firing([c], [b])]);
    const chain = new Chain(BLANK, BLANK.blank(), [books, ruleOf("one", 1, [firing([is(0, 1)])])]);
    run(chain.run());
    expect(firedBy(chain)).toEqual([
      ["books", a],
      ["one", is(0, 1)],
      ["books", b],
      ["books", c],
    ]);
    expect(chain.journal.entries.map(({ round }) => round)).toEqual([1, 1, 2, 2]);
  });

  it("is over when the board is full and its bookkeeping done; in rounds every rule has its say all the same", () => {
    const answer = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map((digit, cell) => is(cell, digit));
    const books = ruleOf("books", 0, [firing([isNot(0, 2)], answer)]);
    const rules = [books, ruleOf("fill", 1, [firing(answer)]), ruleOf("late", 5, [firing([isNot(0, 3)])])];
    for (const strategy of ["easiest", "rounds"] as const) {
      const chain = new Chain(BLANK, BLANK.blank(), rules, { strategy });
      expect(run(chain.run())).toBe("solved");
      expect(firedBy(chain).map(([id]) => id)).toEqual(
        strategy === "rounds" ? ["fill", "late", "books"] : ["fill", "books"],
      );
      expect(run(chain.run())).toBe("solved");
    }
  });

  it("in rounds asks every simple rule in its order, and advanced ones only when those are silent", () => {
    const first = ruleOf("first", 1, [firing([b], [a]), firing([a])]);
    const last = ruleOf("last", 1, [firing([is(0, 1)], [a])]);
    const slow = ruleOf("slow", 1, [firing([is(1, 2)]), firing([is(2, 3)])], true);
    const chain = new Chain(BLANK, BLANK.blank(), [first, last, slow], { strategy: "rounds" });
    expect(run(chain.run())).toBe("stuck");
    expect(firedBy(chain)).toEqual([
      ["first", a],
      ["first", b],
      ["last", is(0, 1)],
      ["slow", is(1, 2)],
      ["slow", is(2, 3)],
    ]);
    expect(chain.rounds.map(({ fired }) => fired)).toEqual([3, 2]);
    expect(chain.tallies.map(({ fired, facts }) => [fired, facts])).toEqual([
      [2, 2],
      [1, 1],
      [2, 2],
    ]);
  });

  it("meets a contradiction as a value, with its law and its facts", () => {
    const chain = new Chain(BLANK, BLANK.blank(), [
      ruleOf("all", 1, [firing([a]), firing([b]), firing([c]), firing([d])]),
    ]);
    expect(run(chain.run())).toBe("broken");
    expect(chain.conflict).toEqual({ law: "cell", facts: [a, b, c, d] });
    expect(run(new Chain(BLANK, gridOf(BLANK, [a, b, c, d]), []).run())).toBe("broken");
  });

  it("stops where it is told to, and goes on from there", () => {
    const chain = new Chain(BLANK, BLANK.blank(), [easy, hard]);
    expect(run(chain.run({ steps: 2 }))).toBe("limit");
    expect(chain.journal.entries).toHaveLength(2);
    expect(run(chain.run({ until: ({ firing: { adds } }) => adds.includes(c) }))).toBe("limit");
    expect(run(chain.run({ before: (level) => level < 5 }))).toBe("limit");
    expect(chain.journal.entries).toHaveLength(3);
    expect(run(chain.run())).toBe("stuck");
    expect(chain.journal.entries).toHaveLength(4);
  });

  it("asks a rule no more that gives up, and says why", () => {
    const chain = new Chain(BLANK, BLANK.blank(), [tired(false), hard]);
    expect(run(chain.run())).toBe("stuck");
    expect(chain.suspended).toMatchObject([{ rule: { id: "tired" }, reason: TROUBLE, counter: null }]);
    expect(chain.believed.map(({ id }) => id)).toEqual(["hard"]);
    expect(chain.journal.entries).toHaveLength(2);
  });

  it("keeps the time of rules and rounds by the clock that it is given", () => {
    let now = 0;
    const chain = new Chain(BLANK, BLANK.blank(), [easy, hard], { clock: () => now++ });
    run(chain.run());
    const byRule = chain.tallies.reduce((sum, { ms }) => sum + ms, 0);
    expect(byRule).toBeGreaterThan(0);
    expect(chain.rounds.reduce((sum, { ms }) => sum + ms, 0)).toBe(byRule);
  });
});

describe.each(SOME)("on a puzzle of %s, %s", (kind, text) => {
  const puzzle = read(kind, text);
  const chain = chainOn(kind, puzzle);
  const end = run(chain.run());

  it("the rules conclude the same in whatever order they take turns", () => {
    const other = chainOn(kind, puzzle, "rounds");
    expect(run(other.run())).toBe(end);
    expect(knownOn(puzzle, other.grid)).toEqual(knownOn(puzzle, chain.grid));
  });

  it("the journal keeps no reasons, and they are the same when worked out later as when told at once", () => {
    expect(chain.journal.explained.size).toBe(0);
    const longest = Math.max(...chain.journal.entries.map((entry) => JSON.stringify(entry).length));
    expect(longest).toBeLessThan(400);
    const eager = new Chain(puzzle, gridOf(puzzle), rulesOf(kind), { explain: true });
    run(eager.run());
    const before = knownOn(puzzle, chain.grid);
    expect(run(chain.provenance.steps())).toEqual(run(eager.provenance.steps()));
    expect(knownOn(puzzle, chain.grid)).toEqual(before);
  });

  it("the journal replays: every premise is known before, every conclusion is news", () => {
    const grid = gridOf(puzzle);
    for (const { because, adds } of run(chain.provenance.steps())) {
      expect(because.every((fact) => grid.knows(fact))).toBe(true);
      expect(adds.every((fact) => grid.add(fact))).toBe(true);
    }
    expect(knownOn(puzzle, grid)).toEqual(knownOn(puzzle, chain.grid));
  });

  it("the steps to a fact hold what it rests on and nothing else", () => {
    const facts = chain.journal.facts;
    for (let at = 0; at < facts.length; at += 37) {
      const steps = run(chain.provenance.stepsTo([facts[at]]));
      const grid = gridOf(puzzle);
      const used = new Set<Fact>([facts[at]]);
      for (const { because, adds } of steps) {
        for (const fact of because) used.add(fact);
        expect(because.every((fact) => grid.knows(fact))).toBe(true);
        for (const fact of adds) grid.add(fact);
      }
      expect(grid.knows(facts[at])).toBe(true);
      for (const { adds } of steps) expect(adds.some((fact) => used.has(fact))).toBe(true);
      for (const root of run(chain.provenance.rootsOf([facts[at]])))
        expect(gridOf(puzzle).knows(root)).toBe(true);
    }
  });

  it("facts rest on the same entries where only premises are worked out", () => {
    const facts = chain.journal.facts.slice(-5);
    const lazy = chainOn(kind, puzzle);
    run(lazy.run());
    const entries = run(lazy.provenance.entriesTo(facts));
    expect(lazy.journal.explained.size).toBe(0);
    expect(knownOn(puzzle, lazy.grid)).toEqual(knownOn(puzzle, chain.grid));
    expect(run(chain.provenance.stepsTo(facts))).toEqual(entries.map((at) => chain.provenance.stepOf(at)));
  });

  it("facts rest on the same entries of some rules where no more premises are worked out than it takes to tell", () => {
    const facts = chain.journal.facts.slice(-5);
    const { entries } = chain.journal;
    for (const counts of [(rule: number) => rule % 3 === 0, (rule: number) => chain.rules[rule].level > 1])
      expect(run(chain.provenance.countingEntriesTo(facts, counts))).toEqual(
        run(chain.provenance.entriesTo(facts)).filter((at) => counts(entries[at].rule)),
      );
    expect(knownOn(puzzle, chain.grid)).toEqual(knownOn(puzzle, gridOf(puzzle, chain.journal.facts)));
  });

  it("what is supposed is taken back without a trace, and comes out the same again", () => {
    if (end !== "stuck") return;
    const before = knownOn(puzzle, chain.grid);
    const entries = chain.journal.entries.length;
    const cell = Array.from({ length: puzzle.cells }, (_, at) => at).find(
      (at) => !puzzle.decided(chain.grid, at),
    );
    const tried = puzzle.options(chain.grid, cell ?? 0).map((fact) => {
      const twice = [0, 1].map(() => {
        const place = chain.mark();
        chain.add([fact]);
        const outcome = run(chain.run());
        const after = knownOn(puzzle, chain.grid);
        const steps = chain.conflict
          ? run(chain.provenance.stepsTo(chain.conflict.facts, place.entries))
          : [];
        chain.undo(place);
        expect(knownOn(puzzle, chain.grid)).toEqual(before);
        return { outcome, after, steps };
      });
      expect(twice[0]).toEqual(twice[1]);
      const alone = new Chain(puzzle, gridOf(puzzle, before), rulesOf(kind));
      alone.add([fact]);
      expect(run(alone.run())).toBe(twice[0].outcome);
      return twice[0];
    });
    expect(tried.length).toBeGreaterThan(1);
    expect(run(chain.run())).toBe("stuck");
    expect(chain.journal.entries).toHaveLength(entries);
  });
});
