import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import { firstConflict, isFull, type Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule, Step } from "../model/rule.ts";

export interface LadderLimits {
  /** Stop, as stuck, after this many firings. */
  readonly steps: number;
  /** Stop early when this says so after a step. */
  readonly enough?: (step: Step) => boolean;
}

const DEFAULT_STEPS = 100_000;

/**
 * Forward chaining, easiest rule first, starting over after each firing of a named rule. All firings
 * of a bookkeeping rule (level 0) are taken at once. The grid keeps what was concluded.
 */
export function* climb<P extends Puzzle>(
  puzzle: P,
  grid: Grid,
  rules: readonly Rule<P>[],
  limits: LadderLimits = { steps: DEFAULT_STEPS },
): Job<Omit<Proof, "start">> {
  const ladder = [...rules].sort((a, b) => a.level - b.level);
  const steps: Step[] = [];
  let rung = 0;
  while (rung < ladder.length) {
    const firings = newSteps(puzzle, grid, ladder[rung]);
    yield 1;
    if (firings.length === 0) {
      rung++;
      continue;
    }
    let enough = false;
    for (const step of firings) {
      for (const fact of step.adds) grid.add(fact);
      steps.push(step);
      enough ||= limits.enough?.(step) ?? false;
    }
    if (firstConflict(puzzle, grid)) return { steps, end: "broken" };
    if (enough || steps.length >= limits.steps) return { steps, end: "stuck" };
    rung = 0;
  }
  if (firstConflict(puzzle, grid)) return { steps, end: "broken" };
  return { steps, end: isFull(puzzle, grid) ? "solved" : "stuck" };
}

/** What the rule finds: every firing of bookkeeping, the first firing of a named rule. */
function newSteps<P extends Puzzle>(puzzle: P, grid: Grid, rule: Rule<P>): Step[] {
  const found: Step[] = [];
  const seen = new Set<Fact>();
  for (const step of rule.find(puzzle, grid)) {
    const news = step.adds.filter((fact) => !grid.knows(fact) && !seen.has(fact));
    if (news.length === 0) continue;
    for (const fact of news) seen.add(fact);
    found.push(news.length === step.adds.length ? step : { ...step, adds: news });
    if (rule.level > 0) break;
  }
  return found;
}
