import { type Fact, negate } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Promising, ThinkKind } from "../model/kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import { type Chain, Trial } from "./suppose-trial.ts";

export interface SupposeLimits {
  /** Questions asked of rules and laws until the first proof is found; the budgets for better ones are parts of it. */
  readonly steps: number;
  /** How deep suppositions stand within each other. */
  readonly depth: number;
}

export const SUPPOSE_LIMITS: SupposeLimits = { steps: 2_000_000, depth: 2 };

/** The id of the rule that a supposition step names. */
export const SUPPOSITION = "supposition";
const BETTER = 3000;

export function* suppose<P extends Puzzle>(
  think: ThinkKind<P>,
  puzzle: P,
  grid: Grid,
  rules: readonly Rule<P>[],
  limits: SupposeLimits = SUPPOSE_LIMITS,
): Job<Step | null> {
  const trial = new Trial(puzzle, grid, rules);
  for (let depth = 1; depth <= limits.depth; depth++) {
    const found = yield* best(think, trial, depth, limits.steps, BETTER);
    if (found) return found.step;
    if (trial.spent >= limits.steps) return null;
  }
  return null;
}

interface Found {
  step: Step;
  weight: number;
}

function* best<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  depth: number,
  limit: number,
  better: number,
): Job<Found | null> {
  if (!think.screen) return null;
  const promising = yield* think.screen(trial.puzzle, trial.grid, depth);
  let found: Found | null = null;
  let until = limit;
  for (const one of promising) {
    if (trial.spent >= until) break;
    if (found && one.cost >= found.weight) break;
    const next: Found | null = yield* explain(think, trial, one, depth, limit);
    if (!next || (found && found.weight <= next.weight)) continue;
    if (!found) until = Math.min(limit, trial.spent + better);
    found = next;
  }
  return found;
}

function* explain<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  one: Promising,
  depth: number,
  limit: number,
): Job<Found | null> {
  const first = yield* chain(think, trial, one.fact, one, depth, limit);
  if (!first) return null;
  if (first.supposition.conflict) return contradiction(first);
  const second = yield* chain(think, trial, negate(one.fact), one, depth, limit);
  if (!second) return null;
  if (second.supposition.conflict) return contradiction(second);
  return {
    step: {
      rule: SUPPOSITION,
      adds: [one.agreed as Fact],
      because: [...new Set([...first.because, ...second.because])].sort((a, b) => a - b),
      laws: [],
      bindings: {},
      supposed: [first.supposition, second.supposition],
    },
    weight: first.weight + second.weight,
  };
}

function contradiction({ supposition, because, weight }: Chain): Found {
  return {
    step: {
      rule: SUPPOSITION,
      adds: [negate(supposition.fact)],
      because,
      laws: [],
      bindings: {},
      supposed: [supposition],
    },
    weight,
  };
}

function* chain<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  fact: Fact,
  one: Promising,
  depth: number,
  limit: number,
): Job<Chain | null> {
  const wish = one.way && new Set(one.way);
  for (const narrow of wish ? [wish, null] : [null]) {
    const from = trial.height;
    const mark = trial.begin(fact);
    let ended = trial.isBroken() || (yield* trial.run(one.agreed, narrow, limit));
    while (!ended && depth > 1) {
      const inner: Found | null = yield* best(think, trial, depth - 1, limit, 0);
      if (!inner) break;
      trial.accept(inner.step);
      ended = trial.isBroken() || (yield* trial.run(one.agreed, null, limit));
    }
    if (!ended) {
      trial.drop(mark, from);
      continue;
    }
    const [conflict] = trial.conflicts(1);
    return trial.trace(fact, conflict ?? null, conflict ? null : one.agreed, mark, from);
  }
  return null;
}
