import { describe, expect, it } from "vitest";
import { prepare } from "../../engine/kinds/nurikabe/propagation/forced-laws.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { sayFact } from "../../engine/kinds/nurikabe/puzzle/words.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { share } from "../share.ts";
import type { Answer } from "./oracle.ts";
import { agrees, smallPuzzles, someFacts } from "./positions.ts";

const PUZZLES = share(350, 1250);
const POSITIONS = 8;
/** Firings of a rule that are judged. */
const FIRINGS = share(400, Number.POSITIVE_INFINITY);

interface Position {
  readonly puzzle: NurikabePuzzle;
  readonly answers: readonly Answer[];
  readonly facts: readonly Fact[];
}

const positions: Position[] = [];
const random = randomFrom(11);
for (const { puzzle, answers } of smallPuzzles(PUZZLES, 7)) {
  for (let count = 0; count < POSITIONS; count++) {
    const answer = answers[random.below(answers.length)];
    positions.push({ puzzle, answers, facts: someFacts(answer, puzzle.values, random) });
  }
}

function told({ puzzle, facts }: Position, step: Step): string {
  const say = (list: readonly Fact[]): string => list.map((fact) => sayFact(puzzle, fact, "en")).join("; ");
  return `${step.rule} on ${puzzle.rows}x${puzzle.cols} [${puzzle.clues}] with ${say(facts)} concludes ${say(step.adds)} from ${say(step.because)}`;
}

function draws(
  rule: Rule<NurikabePuzzle>,
  puzzle: NurikabePuzzle,
  facts: readonly Fact[],
  adds: readonly Fact[],
): boolean {
  for (const step of rule.find(puzzle, gridOf(puzzle, facts))) {
    if (adds.every((fact) => step.adds.includes(fact))) return true;
  }
  return false;
}

describe.each(nurikabeThinking.rules.map((rule) => [rule.id, rule] as const))("the rule %s", (_, rule) => {
  it("concludes only what holds in every answer that agrees with its premises, from exact premises", () => {
    let fired = 0;
    for (const position of positions) {
      if (fired >= FIRINGS) break;
      const { puzzle, answers, facts } = position;
      const grid = gridOf(puzzle, facts);
      for (const step of rule.find(puzzle, grid)) {
        fired++;
        const tale = told(position, step);
        expect(step.adds.length, tale).toBeGreaterThan(0);
        for (const fact of step.adds) expect(grid.knows(fact), tale).toBe(false);
        for (const fact of step.because) expect(grid.knows(fact), tale).toBe(true);
        for (const answer of answers) {
          if (!step.because.every((fact) => agrees(answer, fact))) continue;
          for (const fact of step.adds) expect(agrees(answer, fact), tale).toBe(true);
        }
        expect(draws(rule, puzzle, step.because, step.adds), `from its premises alone: ${tale}`).toBe(true);
        for (const left of step.because) {
          const rest = step.because.filter((fact) => fact !== left);
          const name = sayFact(puzzle, left, "en");
          expect(draws(rule, puzzle, rest, step.adds), `without ${name}: ${tale}`).toBe(false);
        }
      }
    }
    expect(fired).toBeGreaterThan(10);
  });
});

describe("what the laws force", () => {
  it("holds in every answer that agrees with its reason, which the grid knows", () => {
    let forced = 0;
    for (const { puzzle, answers, facts } of positions) {
      const grid = gridOf(puzzle, facts);
      for (const law of prepare(puzzle).laws) {
        for (const { fact, because } of law.forced?.(grid) ?? []) {
          forced++;
          for (const premise of because) expect(grid.knows(premise)).toBe(true);
          for (const answer of answers) {
            if (because.every((premise) => agrees(answer, premise)))
              expect(agrees(answer, fact), law.id).toBe(true);
          }
        }
      }
    }
    expect(forced).toBeGreaterThan(1_000);
  });
});

describe("a conflict", () => {
  it("is never reported while an answer agrees with the board", () => {
    for (const { puzzle, facts } of positions) {
      const grid = gridOf(puzzle, facts);
      for (const law of puzzle.laws) expect(law.conflict(grid), law.id).toBeNull();
    }
  });

  it("rests on facts that are known, that no answer agrees with, and that break the same law by themselves", () => {
    const seen = new Map<string, number>();
    for (const { puzzle, answers, facts } of positions) {
      const wrong = facts.map((fact) => (random.below(8) === 0 ? opposite(fact) : fact));
      const grid = gridOf(puzzle, wrong);
      for (const law of puzzle.laws) {
        const conflict = law.conflict(grid);
        if (!conflict) continue;
        seen.set(law.id, (seen.get(law.id) ?? 0) + 1);
        for (const fact of conflict) expect(grid.knows(fact), law.id).toBe(true);
        for (const answer of answers)
          expect(
            conflict.every((fact) => agrees(answer, fact)),
            law.id,
          ).toBe(false);
        expect(law.conflict(gridOf(puzzle, conflict)), law.id).not.toBeNull();
      }
    }
    for (const id of ["pool", "owner", "sea", "two-clues", "size"])
      expect(seen.get(id), id).toBeGreaterThan(10);
  });
});

function opposite(fact: Fact): Fact {
  const cell = fact >> 14;
  return fact === is(cell, 0) ? isNot(cell, 0) : is(cell, 0);
}
