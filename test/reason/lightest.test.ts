import { describe, expect, it } from "vitest";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { Deferred } from "../../engine/reason/lightest.ts";
import { measure } from "../../engine/reason/measure.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climb, climbTelling } from "../../engine/reason/solve.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";

/** Demands of one step that one can hold in mind. */
const HELD = 4;

const kind = sudokuKind();
const parsed = kind.play.parse(HARD_SUDOKU);
assert(parsed.ok, "the puzzle can be read");
const puzzle = kind.think.prepare(parsed.value);
const { rules } = ladderOf(kind.think);
const wordy = rules.filter((rule) => rule.wordy);

function sudokuKind(): WholeKind {
  const found = wholeKind("sudoku");
  assert(found !== undefined, "there is Sudoku");
  return found;
}

/** The steps of wordy rules that a climb told, each with its number of demands. */
function toldBy(climbing: typeof climbTelling): { readonly step: Step; readonly demands: number }[] {
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { explain: true });
  expect(run(climbing(kind.think, chain))).toBe("solved");
  return run(chain.provenance.steps())
    .filter((step) => wordy.some(({ id }) => id === step.rule))
    .map((step) => ({ step, demands: measure(puzzle, step)?.length ?? Number.POSITIVE_INFINITY }));
}

const quick = toldBy(climb);
const heavy = quick.filter(({ demands }) => demands > HELD);

it("tells an argument or another rule's step where a step has more demands than one can hold in mind", () => {
  const told = toldBy(climbTelling);
  expect(told.length).toBeGreaterThan(0);
  expect(heavy.length).toBeGreaterThan(10);
  expect(told.filter(({ demands }) => demands > HELD).length).toBeLessThan(heavy.length / 2);
});

describe("of what was left and an argument the lightest is told", () => {
  const [{ step, demands }] = heavy;
  const rule = rules.find(({ id }) => id === step.rule);
  assert(rule !== undefined, "the step names its rule");
  const grid = gridOf(puzzle);

  const firing = { adds: step.adds, at: [] };

  const tells = (exact: Step, rough: Step | null = null) => ({ exactly: () => exact, roughly: () => rough });

  /** An argument of one statement, with so many lines, each by a demand of its own. */
  function argumentOf(lines: number): Step {
    const line = (at: number) => ({ demand: { by: { as: "cell", of: at } as const }, gives: [] });
    const all = Array.from({ length: lines }, (_, at) => line(at));
    return { ...step, rule: "argument", argument: [{ when: [], so: [], lines: all, because: [] }] };
  }

  it.each([
    ["the argument", 1, "argument"],
    ["the step of the rule", 40, step.rule],
  ])("%s", (_, lines, chosen) => {
    const deferred = new Deferred(puzzle, grid);
    expect(demands).toBeGreaterThan(HELD);
    expect(deferred.defers(rule, firing, tells(step))).toBe(true);
    expect(deferred.lightest(argumentOf(lines))?.rule).toBe(chosen);
    expect(deferred.lightest(null), "nothing is left").toBeNull();
  });

  it("not what has become known since", () => {
    const known = gridOf(puzzle);
    const deferred = new Deferred(puzzle, known);
    deferred.defers(rule, firing, tells(step));
    for (const fact of step.adds) known.add(fact);
    expect(deferred.lightest(null)).toBeNull();
  });

  it("what is far too long, but not once more is known: its rule may not find it again", () => {
    const known = gridOf(puzzle);
    const deferred = new Deferred(puzzle, known);
    const long = { ...firing, demands: 40 };
    deferred.defers(rule, long, tells(step));
    expect(deferred.lightest(null)).toBe(step);
    deferred.defers(rule, long, { exactly: () => expect.fail(), roughly: () => expect.fail() });
    known.add(step.adds[0]);
    expect(deferred.lightest(null)).toBeNull();
  });

  it("what is too long by premises that are enough is explained only when it may be told", () => {
    const deferred = new Deferred(puzzle, grid);
    let asked = 0;
    const telling = {
      exactly: () => {
        asked++;
        return step;
      },
      roughly: () => step,
    };
    expect(deferred.defers(rule, firing, telling)).toBe(true);
    expect(deferred.lightest(argumentOf(1))?.rule).toBe("argument");
    expect(asked, "the argument is lighter than it can be").toBe(0);
    expect(deferred.defers(rule, firing, telling)).toBe(true);
    expect(deferred.lightest(argumentOf(40))).toBe(step);
    expect(asked).toBe(1);
  });

  it("nor is a step explained whose premises are to be sought all over a large board", () => {
    const deferred = new Deferred(puzzle, grid);
    const light = quick.find((one) => one.demands <= HELD);
    assert(light !== undefined, "some step is light");
    const because = Array.from({ length: 1_000 }, () => light.step.adds[0]);
    const telling = { exactly: () => expect.fail(), roughly: () => ({ ...light.step, because }) };
    expect(deferred.defers(rule, firing, telling)).toBe(true);
    expect(deferred.lightest(argumentOf(1))?.rule).toBe("argument");
  });

  it("leaves no step of few demands, and none of a rule that is not wordy", () => {
    const deferred = new Deferred(puzzle, grid);
    const light = quick.find((one) => one.demands <= HELD);
    assert(light !== undefined, "some step is light");
    expect(deferred.defers(rule, firing, tells(light.step))).toBe(false);
    expect(
      deferred.defers({ ...rule, wordy: undefined } as unknown as typeof rule, firing, tells(step)),
    ).toBe(false);
  });
});
