import { describe, expect, it } from "vitest";
import type { CandidateGrid } from "../../engine/kinds/shared/digit-grid.ts";
import { COMPLEX_FISH, FINNED_FISH } from "../../engine/kinds/sudoku/native/fish-rules.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import {
  type Asker,
  ONE_ANSWER,
  type Rule,
  type Firing as RuleFiring,
  type Step,
} from "../../engine/model/rule.ts";
import { askerOf } from "../../engine/reason/chain/asker.ts";
import { isSound, type Soundness } from "../../engine/reason/judge/check.ts";
import { forward } from "../../engine/search/forward.ts";
import { share } from "../share.ts";
import { anySize, blankPuzzle, gridWith, pairFacts, randomFacts } from "./board.ts";
import { fishFacts } from "./fish-boards.ts";
import { deadlyIfWrong, oneAnswerBoards } from "./one-answer-boards.ts";

/** Rules up to this level are proved here; harder ones, whose searches are long, have tests and oracles of their own besides. */
const HARDEST = share(4, 7);
const POSITIONS = share(2500, 10_000);
const BOARDS_OF_ONE_ANSWER = share(6500, 10_000);
const BOARDS_OF_FISH = share(2500, 10_000);
/** Firings of one rule that are looked at. */
const OF_A_RULE = share(120, Number.POSITIVE_INFINITY);
/** Of a rule of level 5 or more, each of whose searches is long, so many are asked again without a premise, and judged. */
const OF_A_HARD_RULE = share(30, Number.POSITIVE_INFINITY);
/** Large fish are many rules of one search. */
const OF_A_FISH = share(101, Number.POSITIVE_INFINITY);
/** Firings of one rule on one position that are looked at. */
const FIRINGS = 2;
/** Conclusions of one firing that a search judges. */
const CONCLUSIONS = 2;
const NODES = 50_000;
/** Nodes of the plain search, which by then comes to no end, as pigeonholes of large fish make it. */
const PLAIN_NODES = 5_000;

interface Firing {
  readonly rule: Rule<SudokuPuzzle>;
  readonly puzzle: SudokuPuzzle;
  readonly step: Step;
  /** Everything that was known where it fired. */
  readonly facts: readonly Fact[];
}

const RULES = sudokuThinking.rules.filter(({ level }) => level <= HARDEST);
/** Large fish stand where no simpler one does, which is seldom, and are searched for long: they have boards of their own. */
const LARGE = [...FINNED_FISH, ...COMPLEX_FISH].map(({ id }) => id);
const RARE = new Set(LARGE.filter((id) => /jellyfish|mutant/.test(id)));

function mostOf({ id }: Rule<SudokuPuzzle>): number {
  return LARGE.includes(id) ? OF_A_FISH : OF_A_RULE;
}

function firings(): Firing[] {
  const random = randomFrom(9);
  const found: Firing[] = [];
  const counts = new Map<Rule<SudokuPuzzle>, number>();
  const ofPairs = RULES.filter(({ id }) => id === "remote-pair");
  const ofOneAnswer = RULES.filter(({ needsOneAnswer }) => needsOneAnswer);
  for (let position = 0; position < POSITIONS; position++) {
    const size = anySize(random);
    const puzzle = blankPuzzle(size);
    const facts = randomFacts(size, random);
    const grid = gridWith(puzzle, facts);
    look(puzzle, grid, facts, false);
    // Chains of cells with the same two digits are rare elsewhere.
    const pairs = pairFacts(size, random);
    look(puzzle, gridWith(puzzle, pairs), pairs, false, ofPairs);
  }
  const fish = RULES.filter(({ id }) => LARGE.includes(id));
  for (let board = 0; board < BOARDS_OF_FISH; board++) {
    const puzzle = blankPuzzle(random.below(4) === 0 ? 6 : 9);
    const facts = fishFacts(puzzle.size, random);
    look(puzzle, gridWith(puzzle, facts), facts, false, fish);
  }
  for (const { puzzle, facts } of oneAnswerBoards(random, BOARDS_OF_ONE_ANSWER)) {
    look(puzzle, gridWith(puzzle, [...puzzle.givens, ...facts]), [...puzzle.givens, ...facts], true);
    if (ofOneAnswer.every((rule) => (counts.get(rule) ?? 0) >= mostOf(rule))) break;
  }
  return found;

  /** Rules that need one answer are tried on boards of puzzles that have one, all others on boards that need not. */
  function look(
    puzzle: SudokuPuzzle,
    grid: CandidateGrid,
    facts: readonly Fact[],
    hasOneAnswer: boolean,
    rules: readonly Rule<SudokuPuzzle>[] = RULES.filter(({ id }) => !LARGE.includes(id)),
  ): void {
    for (const rule of rules) {
      if ((rule.needsOneAnswer ?? false) !== hasOneAnswer || (counts.get(rule) ?? 0) >= mostOf(rule))
        continue;
      const asker = askerOf(rule, puzzle);
      const steps = random
        .shuffle([...firingsOf(asker, grid)])
        .slice(0, FIRINGS)
        .map((firing) => asker.explain(grid, firing));
      counts.set(rule, (counts.get(rule) ?? 0) + steps.length);
      found.push(...steps.map((step) => ({ rule, puzzle, step, facts })));
    }
  }
}

const FOUND = firings();

/** Whether one firing of the rule draws all of it where nothing but the premises is known. */
function draws({ rule, puzzle, step }: Firing, premises: readonly Fact[]): boolean {
  const found = firingsOf(askerOf(rule, puzzle), gridWith(puzzle, premises));
  for (const { adds } of found) if (step.adds.every((fact) => adds.includes(fact))) return true;
  return false;
}

/** Firings without their reasons, which take most of the time. */
function* firingsOf(asker: Asker, grid: Grid): Iterable<RuleFiring> {
  for (let firing = asker.next(grid); firing; firing = asker.next(grid)) yield firing;
}

/** By the plain search; where that comes to no end, by the fast one. */
function judged(puzzle: SudokuPuzzle, step: Step): Soundness {
  const plain = run(isSound(puzzle, step, forward, PLAIN_NODES));
  return plain === "unknown" ? run(isSound(puzzle, step, sudokuThinking.fast, 100 * NODES)) : plain;
}

function samples(rule: string): Firing[] {
  return FOUND.filter((firing) => firing.rule.id === rule);
}

describe.each(RULES.map((rule) => rule.id))("on thousands of random positions, %s", (id) => {
  const found = samples(id);
  const asked = found.slice(0, (found[0]?.rule.level ?? 0) < 5 ? found.length : OF_A_HARD_RULE);

  it("fires often enough to be judged", () => {
    expect(found.length).toBeGreaterThan(RARE.has(id) ? 20 : 100);
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
    for (const firing of asked) {
      const { because } = firing.step;
      expect(draws(firing, because)).toBe(true);
      for (const left of because) {
        const rest = because.filter((fact) => fact !== left);
        expect(draws(firing, rest)).toBe(false);
      }
    }
  });

  it("concludes nothing but what follows from the laws and its premises", () => {
    const random = randomFrom(5);
    for (const { step, puzzle } of asked) {
      const some = { ...step, adds: random.shuffle([...step.adds]).slice(0, CONCLUSIONS) };
      if (step.laws.includes(ONE_ANSWER)) expect(deadlyIfWrong(puzzle, some)).toBe(true);
      else expect(judged(puzzle, some)).toBe("sound");
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
      expect(run(isSound(puzzle, forgot, sudokuThinking.fast, NODES))).toBe("unsound");
    }
    expect(forgetful).toHaveLength(100);
  });
});
