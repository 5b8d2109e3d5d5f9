import type { Fact } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Step } from "../../model/rule.ts";
import { LayeredTurns } from "../chain/layered-turns.ts";
import type { Traced, Trial } from "./trial.ts";

/**
 * A lighter chain from the same supposition, if one is found: by rules in layers instead of the easiest
 * first, then by leaving out one step after the other, the heaviest first, until so many questions are spent.
 */
export function* shorter<P extends Puzzle>(
  trial: Trial<P>,
  chain: Traced,
  goal: Fact | null,
  better: number,
): Job<Traced> {
  const until = trial.effort.spent + better;
  let kept = chain;
  if (!hasInner(chain) && !trial.effort.isSpent) {
    const turns = new LayeredTurns(trial.chain.rules, false);
    const inLayers = yield* trial.chainFrom(chain.supposition.fact, goal, () => trial.run({ goal, turns }));
    kept = lighter(kept, inLayers);
  }
  const tried = new Set<Fact>();
  while (trial.effort.spent < until) {
    const { fact, steps } = kept.supposition;
    const heaviest = steps
      .filter((step) => trial.weightOf(step) > 0 && !tried.has(step.adds[0]))
      .reduce<Step | null>((a, b) => (a && trial.weightOf(a) >= trial.weightOf(b) ? a : b), null);
    if (!heaviest || kept.weight <= 1) break;
    tried.add(heaviest.adds[0]);
    const rest = steps.filter((step) => step !== heaviest);
    kept = lighter(kept, yield* by(trial, fact, rest, goal));
  }
  return kept;
}

function hasInner({ supposition }: Traced): boolean {
  return supposition.steps.some(({ supposed }) => supposed !== undefined);
}

function lighter(one: Traced, other: Traced | null): Traced {
  return other && other.weight < one.weight ? other : one;
}

/** The chain restricted to the conclusions of these steps, or null if it does not get there. */
function by<P extends Puzzle>(
  trial: Trial<P>,
  fact: Fact,
  steps: readonly Step[],
  goal: Fact | null,
): Job<Traced | null> {
  const named = steps.filter(({ supposed }) => supposed === undefined);
  const aim = { goal, wanted: new Set(named.flatMap(({ adds }) => adds)) };
  const { chain } = trial;
  const isKnown = (one: Fact): boolean => chain.grid.knows(one);
  return trial.chainFrom(fact, goal, function* () {
    let isThere = yield* trial.run(aim);
    for (const inner of steps.filter(({ supposed }) => supposed !== undefined)) {
      if (isThere) break;
      if (!inner.because.every(isKnown) || inner.adds.every(isKnown)) continue;
      chain.record(inner);
      isThere = yield* trial.run(aim);
    }
    return isThere;
  });
}
