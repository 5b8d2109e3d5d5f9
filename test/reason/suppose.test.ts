import "../slow.ts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ThinkKind } from "../../engine/kinds/contract/kind.ts";
import { noScreen } from "../../engine/kinds/shared/defaults.ts";
import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import type { Promising } from "../../engine/model/promising.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { isSound } from "../../engine/reason/judge/check.ts";
import { SUPPOSE_LIMITS, suppose } from "../../engine/reason/suppose/suppose.ts";
import { SUPPOSITION } from "../../engine/reason/suppose/supposition.ts";
import { OWN_KINDS, type OwnKind } from "../kinds/own.ts";
import { wholeKind } from "../kinds/whole.ts";
import { smallPuzzles } from "../nurikabe/positions.ts";
import { faultIn, isNested } from "./supposed.ts";

const NODES = 20_000;

function known(id: string) {
  const whole = wholeKind(id);
  if (!whole) throw new Error(`no such kind: ${id}`);
  return whole;
}

/** The puzzles of the corpus, as rules think about them. */
function corpus(id: string): Puzzle[] {
  const { play, think } = known(id);
  return [2, 3, 4].flatMap((level) => {
    if (id === "sudoku" && level === 4) return [];
    const text = readFileSync(new URL(`../../puzzles/${id}/${level}.txt`, import.meta.url), "utf8");
    return text
      .trimEnd()
      .split("\n")
      .map((line) => {
        const parsed = play.parse(line);
        if (!parsed.ok) throw new Error(parsed.problem.text.en);
        return think.prepare(parsed.value);
      });
  });
}

/** What belongs to a puzzle of the kind and is no premise. */
function structureOf(id: string, { givens }: Puzzle): readonly Fact[] {
  return id === "nurikabe" ? givens : [];
}

function answerOf(id: string, puzzle: Puzzle): Value[] {
  const { answers } = run(known(id).search(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES }));
  expect(answers.length).toBe(1);
  return answers[0];
}

function holds(answer: readonly Value[], fact: Fact): boolean {
  return (answer[cellOf(fact)] === valueOf(fact)) !== isNegative(fact);
}

/** Runs rules and suppositions to the end, or to so many suppositions. */
function climb(
  id: string,
  puzzle: Puzzle,
  rules: readonly Rule[],
  most = Number.POSITIVE_INFINITY,
  limits = SUPPOSE_LIMITS,
): { end: string; steps: Step[] } {
  const chain = new Chain(puzzle, gridOf(puzzle), rules);
  const steps: Step[] = [];
  for (;;) {
    const end = run(chain.run());
    if (end !== "stuck" || steps.length >= most) return { end, steps };
    const before = chain.grid.mark();
    const step = run(suppose(known(id).think, puzzle, chain.grid, rules, limits));
    expect(chain.grid.mark()).toBe(before);
    if (!step) return { end, steps };
    steps.push(step);
    chain.record(step);
  }
}

const ONE_LEVEL = { ...SUPPOSE_LIMITS, depth: 1 };

/** Few rules, so that easy puzzles need suppositions too. */
const EASY: Readonly<Record<OwnKind, number>> = { sudoku: 1, nurikabe: 2 };

describe.each(OWN_KINDS)("suppositions of %s", (id) => {
  const { think, search } = known(id);
  const rulesUpTo = (level: number) => think.rules.filter((rule) => rule.level <= level);
  const easy = rulesUpTo(EASY[id]);
  const puzzles = corpus(id).filter(({ cells }) => cells <= 100);

  it.each([
    ["easy rules", EASY[id], 100],
    ["bookkeeping", 0, 700],
  ])("solve the corpus with %s, each step right, exact and without a needless step", (_, level, least) => {
    const rules = rulesUpTo(level);
    let count = 0;
    for (const puzzle of puzzles) {
      const answer = answerOf(id, puzzle);
      const { end, steps } = climb(id, puzzle, rules);
      expect(end).toBe("solved");
      for (const step of steps) {
        count++;
        expect(step.rule).toBe(SUPPOSITION);
        expect(step.adds.every((fact) => holds(answer, fact))).toBe(true);
        expect(faultIn(puzzle, rules, step, structureOf(id, puzzle))).toBeNull();
      }
    }
    expect(count).toBeGreaterThan(least);
  });

  it("give up within their limits", () => {
    const chain = new Chain(puzzles[0], gridOf(puzzles[0]), easy);
    run(chain.run());
    const before = chain.grid.mark();
    const limits = { ...SUPPOSE_LIMITS, questions: 1 };
    expect(run(suppose(think, puzzles[0], chain.grid, easy, limits))).toBeNull();
    expect(chain.grid.mark()).toBe(before);
  });

  it("say nothing without a screen", () => {
    const blind = { ...think, screen: noScreen };
    expect(run(suppose(blind, puzzles[0], gridOf(puzzles[0]), easy))).toBeNull();
  });

  it("conclude nothing false where a puzzle has several answers", () => {
    let count = 0;
    for (const puzzle of severalAnswers(id)) {
      for (const step of climb(id, puzzle, easy, 6, ONE_LEVEL).steps) {
        count++;
        expect(faultIn(puzzle, easy, step, structureOf(id, puzzle))).toBeNull();
        const sound = run(isSound(puzzle, step, search, NODES, structureOf(id, puzzle)));
        expect(sound).toBe("sound");
      }
    }
    expect(count).toBeGreaterThan(60);
  });
});

/** Puzzles with several answers: Sudokus that lost givens, random clues. */
function* severalAnswers(id: string): Iterable<Puzzle> {
  const { play } = known(id);
  const random = randomFrom(5);
  if (id === "nurikabe") {
    for (const { puzzle, answers } of smallPuzzles(120, 9)) if (answers.length > 1) yield puzzle;
    return;
  }
  for (const puzzle of corpus(id)) {
    const digits = Array.from(play.format(puzzle), (sign) => (random.below(8) === 0 ? "0" : sign)).join("");
    const parsed = play.parse(digits);
    if (parsed.ok) yield parsed.value;
  }
}

describe("two opposite suppositions", () => {
  const id = "sudoku";
  const { think } = known(id);
  const easy = think.rules.filter(({ level }) => level <= EASY[id]);

  it("conclude what both lead to", () => {
    const only = (wanted: (one: Promising) => boolean): ThinkKind => ({
      ...think,
      *screen(puzzle, grid) {
        return (yield* think.screen(puzzle, grid)).filter(wanted);
      },
    });
    let count = 0;
    for (const puzzle of corpus(id)) {
      const answer = answerOf(id, puzzle);
      const chain = new Chain(puzzle, gridOf(puzzle), easy);
      while (run(chain.run()) === "stuck") {
        const agreed = run(
          suppose(
            only((one) => one.agreed !== null),
            puzzle,
            chain.grid,
            easy,
            ONE_LEVEL,
          ),
        );
        if (agreed?.supposed?.length === 2) {
          count++;
          expect(faultIn(puzzle, easy, agreed, structureOf(id, puzzle))).toBeNull();
          expect(agreed.adds.every((fact) => holds(answer, fact))).toBe(true);
        }
        const step = run(suppose(think, puzzle, chain.grid, easy));
        if (!step) break;
        chain.record(step);
      }
    }
    expect(count).toBeGreaterThan(2);
  });
});

describe("suppositions within suppositions", () => {
  it("stand only where nothing else does", () => {
    const [puzzle] = corpus("nurikabe").filter(({ rows, givens }) => rows === 8 && givens.length === 11);
    const { steps } = climb("nurikabe", puzzle, []);
    expect(steps.filter(isNested).length).toBeGreaterThan(0);
    expect(steps.filter(isNested).length).toBeLessThan(4);
  });
});
