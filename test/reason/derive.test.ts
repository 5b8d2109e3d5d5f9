import { describe, expect, it } from "vitest";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { hardestOf, levelsOf } from "../../engine/reason/chain/slice.ts";
import { derive, flattest, refute } from "../../engine/reason/derive.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { wholeKind } from "../kinds/whole.ts";
import { heightOf } from "./height.ts";
import { BLANK, firing, read, ruleOf } from "./rules.ts";

const sudoku = wholeKind("sudoku");
assert(sudoku !== undefined, "there is Sudoku");
const { think } = sudoku;
const own = ladderOf(think, { ...EVERY_RULE, oneAnswer: false });

/** In which layer each fact first follows, by asking every rule everywhere, without any of the engine's chaining. */
function layersOf(puzzle: Puzzle, rules: readonly Rule[]): Map<Fact, number> {
  const grid = gridOf(puzzle);
  const layers = new Map<Fact, number>();
  const take = (wanted: readonly Rule[], layer: number): boolean => {
    const found = wanted.flatMap((rule) => [...rule.find(puzzle, grid)]).flatMap(({ adds }) => adds);
    const news = found.filter((fact) => grid.add(fact));
    for (const fact of news) layers.set(fact, layer);
    return news.length > 0;
  };
  const books = rules.filter(({ level }) => level === 0);
  const named = rules.filter(({ level }) => level > 0);
  for (let layer = 0, isNew = true; isNew; layer++) {
    while (take(books, layer));
    isNew = take(named, layer + 1);
  }
  return layers;
}

function expectProof(puzzle: Puzzle, steps: readonly Step[], goal: Fact, start: readonly Fact[] = []): void {
  const grid = gridOf(puzzle, start);
  for (const { because, adds } of steps) {
    expect(because.every((fact) => grid.knows(fact))).toBe(true);
    for (const fact of adds) grid.add(fact);
  }
  expect(grid.knows(goal)).toBe(true);
}

describe.each([
  "1000001000020400",
  "0000200000041020",
  "0000030400001200",
  "000600050030000002100000040010006000",
])("on %s", (text) => {
  const puzzle = read("sudoku", text);
  const layers = layersOf(puzzle, own.rules);

  it("the way to each fact, layer by layer, is a proof of least height", () => {
    expect(layers.size).toBeGreaterThan(10);
    const levels = levelsOf(own.rules);
    for (const [fact, layer] of layers) {
      const steps = run(flattest(puzzle, gridOf(puzzle), own.rules, fact));
      assert(steps !== null, "what the rules conclude has a way to it");
      expectProof(puzzle, steps, fact);
      expect(heightOf(puzzle, steps, levels)).toBe(layer);
    }
  });

  it("a derivation needs no harder rule than must be, and is of least height for that", () => {
    const levels = levelsOf(own.rules);
    const easiest = new Map<number, Map<Fact, number>>();
    for (const level of new Set(levels.values()))
      easiest.set(
        level,
        layersOf(
          puzzle,
          own.rules.filter((rule) => rule.level <= level),
        ),
      );
    for (const fact of layers.keys()) {
      const steps = run(derive(think, own, puzzle, [], fact));
      assert(steps !== null, "what the rules conclude is derived");
      expectProof(puzzle, steps, fact);
      const hardest = hardestOf(steps, levels);
      for (const [level, follows] of easiest) {
        if (level < hardest) expect(follows.has(fact)).toBe(false);
        if (level === hardest) expect(heightOf(puzzle, steps, levels)).toBe(follows.get(fact));
      }
    }
  });
});

describe("a derivation", () => {
  const [goal, step] = [isNot(15, 1), is(0, 1)];
  const ladder = (...rules: Rule[]): Ladder => ({ rules, foreign: new Set(), supposition: true });

  it("prefers easy rules to few steps, and few steps to many", () => {
    const long = ruleOf("long", 1, [firing([is(1, 2)]), firing([step], [is(1, 2)])]);
    const end = ruleOf("end", 2, [firing([goal], [step])]);
    const short = ruleOf("short", 3, [firing([goal])]);
    const found = run(derive(think, ladder(long, end, short), BLANK, [], goal));
    expect(found?.map(({ rule }) => rule)).toEqual(["long", "long", "end"]);
    const direct = ruleOf("direct", 2, [firing([goal])]);
    expect(run(derive(think, ladder(long, end, direct), BLANK, [], goal))).toMatchObject([
      { rule: "direct" },
    ]);
  });

  it("is empty for what is known, and null where nothing leads", () => {
    expect(run(derive(think, ladder(), BLANK, [goal], goal))).toEqual([]);
    expect(run(derive(think, { ...ladder(), supposition: false }, BLANK, [], goal))).toBeNull();
  });

  it("supposes the opposite where the rules do not reach it", () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((value) => isNot(14, value));
    const leads = ruleOf("leads", 1, [firing([a, b], [is(15, 1)]), firing([c], [b]), firing([is(3, 3)])]);
    const given = ladder(leads);
    const { arguing: _, ...supposing } = think;
    const steps = run(derive(supposing, given, BLANK, [d], goal));
    expect(steps).toMatchObject([
      {
        rule: "supposition",
        adds: [goal],
        because: [d],
        supposed: [{ fact: is(15, 1), steps: [{ adds: [a, b] }, { adds: [c] }], conflict: { law: "cell" } }],
      },
    ]);
    const chain = new Chain(BLANK, gridOf(BLANK, [d]), given.rules);
    run(chain.run());
    expect(run(refute(chain, is(15, 2)))).toBeNull();
    expect(chain.journal.entries).toHaveLength(1);
  });
});
