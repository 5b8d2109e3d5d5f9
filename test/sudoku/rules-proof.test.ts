import { describe, expect, it } from "vitest";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import type { Fact } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { isSound } from "../../engine/reason/judge/check.ts";
import { forward } from "../../engine/search/forward.ts";
import { share } from "../share.ts";
import { anySize, blankPuzzle, gridWith, randomFacts } from "./board.ts";

const POSITIONS = 2500;
/** Firings of one rule that are looked at. */
const OF_A_RULE = share(250, Number.POSITIVE_INFINITY);
/** Firings of one rule on one position that are looked at. */
const FIRINGS = 2;
/** Conclusions of one firing that a search judges. */
const CONCLUSIONS = 2;
const NODES = 5000;

interface Firing {
  readonly rule: Rule<SudokuPuzzle>;
  readonly puzzle: SudokuPuzzle;
  readonly step: Step;
  /** Everything that was known where it fired. */
  readonly facts: readonly Fact[];
}

function firings(): Firing[] {
  const random = randomFrom(9);
  const found: Firing[] = [];
  const counts = new Map<Rule<SudokuPuzzle>, number>();
  for (let position = 0; position < POSITIONS; position++) {
    const size = anySize(random);
    const puzzle = blankPuzzle(size);
    const facts = randomFacts(size, random);
    const grid = gridWith(puzzle, facts);
    for (const rule of sudokuThinking.rules) {
      if ((counts.get(rule) ?? 0) >= OF_A_RULE) continue;
      const steps = random.shuffle([...rule.find(puzzle, grid)]).slice(0, FIRINGS);
      counts.set(rule, (counts.get(rule) ?? 0) + steps.length);
      found.push(...steps.map((step) => ({ rule, puzzle, step, facts })));
    }
  }
  return found;
}

const FOUND = firings();

function drawn(rule: Rule<SudokuPuzzle>, puzzle: SudokuPuzzle, premises: readonly Fact[]): Set<Fact> {
  return new Set([...rule.find(puzzle, gridWith(puzzle, premises))].flatMap((step) => step.adds));
}

function samples(rule: string): Firing[] {
  return FOUND.filter((firing) => firing.rule.id === rule);
}

describe.each(sudokuThinking.rules.map((rule) => rule.id))("on thousands of random positions, %s", (id) => {
  const found = samples(id);

  it("fires often enough to be judged", () => {
    expect(found.length).toBeGreaterThan(100);
  });

  it("names itself, known premises and new conclusions", () => {
    for (const { step, puzzle, facts } of found) {
      const grid = gridWith(puzzle, facts);
      expect(step.rule).toBe(id);
      expect(step.adds.length).toBeGreaterThan(0);
      expect(step.adds.some((fact) => grid.knows(fact))).toBe(false);
      expect(step.because.every((fact) => grid.knows(fact))).toBe(true);
      expect(new Set([...step.adds, ...step.because]).size).toBe(step.adds.length + step.because.length);
    }
  });

  it("draws the same conclusion from its premises alone, and not without any one of them", () => {
    for (const { rule, step, puzzle } of found) {
      const alone = drawn(rule, puzzle, step.because);
      expect(step.adds.every((fact) => alone.has(fact))).toBe(true);
      for (const left of step.because) {
        const less = drawn(
          rule,
          puzzle,
          step.because.filter((fact) => fact !== left),
        );
        expect(step.adds.some((fact) => less.has(fact))).toBe(false);
      }
    }
  });

  it("concludes nothing but what follows from the laws and its premises", () => {
    const random = randomFrom(5);
    for (const { step, puzzle } of found) {
      const some = { ...step, adds: random.shuffle([...step.adds]).slice(0, CONCLUSIONS) };
      expect(run(isSound(puzzle, some, forward, NODES))).toBe("sound");
    }
  });
});

describe("the judge", () => {
  it("sees through a rule that forgets a premise", () => {
    const forgetful = [
      "hidden-single-in-a-box",
      "naked-single",
      "pointing-along-a-row",
      "naked-pair-in-a-row",
      "hidden-pair-in-a-box",
    ].flatMap((id) => samples(id).slice(0, 20));
    for (const { step, puzzle } of forgetful) {
      const forgot = { ...step, because: step.because.slice(1) };
      expect(run(isSound(puzzle, forgot, forward, NODES))).toBe("unsound");
    }
    expect(forgetful).toHaveLength(100);
  });
});
