import type { ThinkKind } from "../kinds/kind.ts";
import { type Fact, negate } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";
import { Chain, type Guard } from "./chain.ts";
import type { Ladder } from "./ladder.ts";
import { Layers } from "./layers.ts";
import { climb } from "./solve.ts";
import { SUPPOSITION } from "./suppose.ts";

const STEPS = 20_000;

/**
 * A derivation of a fact from the givens and some facts, a proof by itself: one whose hardest step is as easy as
 * can be, and of those one of least height, counted in named steps. Where the rules do not reach it, its opposite is
 * supposed, at last anything. Null where nothing leads there within the limits; empty where it is known.
 */
export function* derive<P extends Puzzle>(
  think: ThinkKind<P>,
  ladder: Ladder<P>,
  puzzle: P,
  facts: readonly Fact[],
  goal: Fact,
  guard?: Guard,
): Job<readonly Step[] | null> {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), ladder.rules, { guard });
  const isThere = (): boolean => chain.grid.knows(goal);
  if (isThere()) return [];
  const end = yield* chain.run({ steps: STEPS, until: isThere });
  if (isThere()) {
    // The chain asks a harder rule only where easier ones are stuck, so none harder than those that fired is needed.
    const rules = chain.believed.filter(({ level }) => level <= chain.hardest);
    const flat = yield* new Layers(puzzle, gridOf(puzzle, facts), rules, guard).stepsTo(goal);
    return flat ?? (yield* chain.tellingTo([goal]));
  }
  if (end !== "stuck" || !ladder.supposition) return null;
  const refuted = yield* refute(chain, negate(goal));
  if (refuted) return refuted;
  yield* climb(think, chain, { steps: STEPS, until: isThere });
  return isThere() ? yield* chain.tellingTo([goal]) : null;
}

/**
 * Why a fact cannot be: what the rules make of it until a law breaks, as a step that supposes it, after the
 * steps that it rests on. Null where they meet no contradiction. The chain stands where its rules are stuck.
 */
export function* refute<P extends Puzzle>(chain: Chain<P>, fact: Fact): Job<readonly Step[] | null> {
  const place = chain.mark();
  chain.add([fact]);
  const end = yield* chain.run({ steps: STEPS, supposing: true });
  const conflict = chain.conflict;
  if (end !== "broken" || conflict === null) {
    chain.undo(place);
    return null;
  }
  const steps = yield* chain.tellingTo(conflict.facts, place.entries);
  chain.undo(place);
  const known = new Set<Fact>([fact, ...steps.flatMap(({ adds }) => adds)]);
  const needed = [...steps.flatMap(({ because }) => because), ...conflict.facts];
  const because = [...new Set(needed)].filter((one) => !known.has(one) && chain.grid.knows(one));
  const step: Step = {
    rule: SUPPOSITION,
    adds: [negate(fact)],
    because: because.sort((a, b) => a - b),
    laws: [conflict.law],
    bindings: {},
    supposed: [{ fact, steps, conflict }],
  };
  const doubt = chain.guard ? yield* chain.guard.blame(step, chain.grid) : null;
  if (!doubt) return [...(yield* chain.tellingTo(because)), step];
  chain.distrust(doubt.counter.rule, doubt.reason, doubt.counter);
  return null;
}
