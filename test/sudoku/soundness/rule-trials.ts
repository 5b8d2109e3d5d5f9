import { describe, expect, it } from "vitest";
import { sudoku } from "../../../engine/kinds/sudoku/play.ts";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../../engine/kinds/sudoku/think.ts";
import type { Fact } from "../../../engine/model/fact.ts";
import type { Grid } from "../../../engine/model/grid.ts";
import { run } from "../../../engine/model/job.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import {
  type Asker,
  ONE_ANSWER,
  type Rule,
  type Firing as RuleFiring,
  type Step,
} from "../../../engine/model/rule.ts";
import { askerOf } from "../../../engine/reason/chain/asker.ts";
import { isSound, type Soundness } from "../../../engine/reason/judge/check.ts";
import { measure } from "../../../engine/reason/measure.ts";
import { forward } from "../../../engine/search/forward.ts";
import { spellFacts } from "../../../puzzles/terminal/spell.ts";
import { spellDemand } from "../../../puzzles/terminal/spell-argument.ts";
import { share } from "../../share.ts";
import { gridWith } from "../board.ts";
import { faultsIn } from "../proofs/recount.ts";
import { deadlyIfWrong } from "./one-answer-boards.ts";

/** A board to try rules on. */
export interface TrialBoard {
  readonly puzzle: SudokuPuzzle;
  /** Everything that is known, the givens too. */
  readonly facts: readonly Fact[];
  /** Rules that this board is made for; all of a trial without it. */
  readonly only?: readonly string[];
}

/** What a rule concluded on a board. */
export interface Trial {
  readonly rule: Rule<SudokuPuzzle>;
  readonly puzzle: SudokuPuzzle;
  readonly step: Step;
  readonly facts: readonly Fact[];
}

/** Rules up to this level are proved here; harder ones, whose searches are long, have tests and oracles of their own besides. */
const HARDEST = share(4, 7);
/** So many firings of a rule are asked again without each premise; of a rule of level 5 or more, each of whose searches is long, fewer. */
const ASKED = 120;
const ASKED_OF_A_HARD_RULE = 30;
/** Firings of one rule on one board that are looked at. */
const ON_A_BOARD = 2;
/** Conclusions of one firing that a search judges. */
const CONCLUSIONS = 2;
const NODES = 50_000;
/** Nodes of the plain search, which by then comes to no end, as pigeonholes of large fish make it. */
const PLAIN_NODES = 2_000;
/** Milliseconds in which a search that never ends is known from one that has all firings to judge. */
const HANG = share(600_000, 6 * 3_600_000);

/** The rules that are proved, by a property of them. */
export function rulesThat(has: (rule: Rule<SudokuPuzzle>) => boolean): Rule<SudokuPuzzle>[] {
  return sudokuThinking.rules.filter((rule) => rule.level <= HARDEST && has(rule));
}

/** Firings of the rules on the boards: up to `most` of each rule, and all with ERGO_ALL. Boards end where every rule has that many. */
export function trialsOf(
  rules: readonly Rule<SudokuPuzzle>[],
  boards: Iterable<TrialBoard>,
  most = ASKED,
): Trial[] {
  const limit = share(most, Number.POSITIVE_INFINITY);
  const random = randomFrom(9);
  const found: Trial[] = [];
  const counts = new Map<string, number>();
  const isEnough = ({ id }: Rule<SudokuPuzzle>): boolean => (counts.get(id) ?? 0) >= limit;
  for (const { puzzle, facts, only } of boards) {
    const grid = gridWith(puzzle, facts);
    for (const rule of rules) {
      if (isEnough(rule) || (only && !only.includes(rule.id))) continue;
      const asker = askerOf(rule, puzzle);
      const steps = random
        .shuffle([...firingsOf(asker, grid)])
        .slice(0, ON_A_BOARD)
        .map((firing) => asker.explain(grid, firing));
      counts.set(rule.id, (counts.get(rule.id) ?? 0) + steps.length);
      found.push(...steps.map((step) => ({ rule, puzzle, step, facts })));
    }
    if (rules.every(isEnough)) break;
  }
  return found;
}

/** Firings without their reasons, which take most of the time. */
function* firingsOf(asker: Asker, grid: Grid): Iterable<RuleFiring> {
  for (let firing = asker.next(grid); firing; firing = asker.next(grid)) yield firing;
}

/** Whether one firing of the rule draws all of it where nothing but the premises is known. */
function draws({ rule, puzzle, step }: Trial, premises: readonly Fact[]): boolean {
  const found = firingsOf(askerOf(rule, puzzle), gridWith(puzzle, premises));
  for (const { adds } of found) if (step.adds.every((fact) => adds.includes(fact))) return true;
  return false;
}

/** By the plain search; where that comes to no end, by the demands that the step is said to rest on, else by the fast search. */
function judged(puzzle: SudokuPuzzle, step: Step): Soundness {
  const plain = run(isSound(puzzle, step, forward, PLAIN_NODES));
  if (plain !== "unknown") return plain;
  if (followsFromDemands(puzzle, step)) return "sound";
  return run(isSound(puzzle, step, sudokuThinking.fast, 100 * NODES));
}

/** Whether no choice of one way for each demand of the step agrees with its premises and not with its conclusions. */
function followsFromDemands(puzzle: SudokuPuzzle, step: Step): boolean {
  const demands = measure(puzzle, step);
  if (!demands || puzzle.size !== 9) return false;
  const spelt = (facts: readonly Fact[]) => spellFacts(sudoku, puzzle, facts);
  const proof = demands.map((demand) => ({ truth: spellDemand(sudoku, puzzle, demand), gives: [] }));
  const statement = { when: [], so: spelt(step.adds), because: spelt(step.because), truths: demands.length };
  return faultsIn({ ...statement, proof, lines: proof.length, adds: [], lemmas: [] }).length === 0;
}

/** Tests that hold each rule to its promise on its trials: it fires often enough, from exact premises, and concludes what follows. */
export function prove(
  rules: readonly Rule<SudokuPuzzle>[],
  trials: readonly Trial[],
  leastOf: (id: string) => number = () => 100,
): void {
  describe.each(rules.map(({ id }) => id))("on thousands of random positions, %s", (id) => {
    const found = trials.filter(({ rule }) => rule.id === id);
    const asked = found.slice(0, (found[0]?.rule.level ?? 0) < 5 ? ASKED : ASKED_OF_A_HARD_RULE);

    it("fires often enough to be judged", () => {
      expect(found.length).toBeGreaterThan(leastOf(id));
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
      for (const trial of asked) {
        const { because } = trial.step;
        expect(draws(trial, because)).toBe(true);
        for (const left of because) {
          const rest = because.filter((fact) => fact !== left);
          expect(draws(trial, rest)).toBe(false);
        }
      }
    });

    it("concludes nothing but what follows from the laws and its premises", { timeout: HANG }, () => {
      const random = randomFrom(5);
      for (const { step, puzzle } of found) {
        const some = { ...step, adds: random.shuffle([...step.adds]).slice(0, CONCLUSIONS) };
        if (step.laws.includes(ONE_ANSWER)) expect(deadlyIfWrong(puzzle, some)).toBe(true);
        else expect(judged(puzzle, some)).toBe("sound");
      }
    });
  });
}
