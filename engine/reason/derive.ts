import type { ThinkKind } from "../kinds/contract/kind.ts";
import { type Fact, negate } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import { Chain } from "./chain/chain.ts";
import type { ChainOptions } from "./chain/chain-options.ts";
import { hardestIn } from "./chain/hardest.ts";
import { LayeredTurns } from "./chain/layered-turns.ts";
import { answerOf } from "./chain/mistake.ts";
import { SingleTurns } from "./chain/single-turns.ts";
import type { Turns } from "./chain/turns.ts";
import type { Ladder } from "./ladder.ts";
import { climbTelling } from "./solve.ts";
import { groundedOn, stepBy, supposeOn } from "./suppose/supposition.ts";

const STEPS = 20_000;

/** What is known of the answers, and what keeps wrong conclusions out. */
type Known = Pick<ChainOptions, "guard" | "truth">;

/**
 * A derivation of a fact from the givens and some facts, a proof by itself: its hardest step is as easy as
 * possible, and of those it is one of least height, counted in named steps. Where the rules do not reach the
 * fact, its opposite is supposed, and at last anything. Null where no derivation is found within the limits;
 * empty where the fact is known.
 */
export function* derive<P extends Puzzle>(
  think: ThinkKind<P>,
  ladder: Ladder<P>,
  puzzle: P,
  facts: readonly Fact[],
  goal: Fact,
  known: Known = {},
): Job<readonly Step[] | null> {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), ladder.rules, known);
  const isThere = (): boolean => chain.grid.knows(goal);
  if (isThere()) return [];
  const end = yield* chain.run({ steps: STEPS, until: isThere });
  if (isThere()) {
    // The chain asks a harder rule only where easier ones are stuck, so none harder than those that fired is needed.
    const rules = chain.believed.filter(({ level }) => level <= hardestIn(chain));
    const flat = yield* flattest(puzzle, gridOf(puzzle, facts), rules, goal, known);
    return flat ?? (yield* chain.provenance.stepsTo([goal]));
  }
  if (end !== "stuck" || !ladder.supposition) return null;
  const argued = yield* think.arguing
    ? argue(think.arguing(puzzle), chain, goal)
    : refute(chain, negate(goal));
  if (argued) return argued;
  yield* climbTelling(think, chain, { steps: STEPS, until: isThere });
  return isThere() ? yield* chain.provenance.stepsTo([goal]) : null;
}

/**
 * A derivation of least height, counted in named steps, as each fact appears in the first layer possible;
 * null where the rules do not conclude it. The grid keeps the conclusions.
 */
export function* flattest<P extends Puzzle>(
  puzzle: P,
  grid: Grid,
  rules: readonly Rule<P>[],
  goal: Fact,
  known: Known = {},
): Job<readonly Step[] | null> {
  const chain = new Chain(puzzle, grid, rules, { ...known, lawless: true });
  yield* chain.run({ goal, steps: Number.POSITIVE_INFINITY, turns: new LayeredTurns(chain.rules, true) });
  return chain.hasReached ? yield* chain.provenance.stepsTo([goal]) : null;
}

/** The turns of the rules that are asked within a supposition: none that needs one answer, as the board that is supposed may have none. */
function turnsWithin<P extends Puzzle>({ rules, believed }: Chain<P>): Turns {
  const turns = new SingleTurns(rules, "easiest");
  for (const [at, rule] of rules.entries())
    if (rule.needsOneAnswer || !believed.includes(rule)) turns.drop(at);
  return turns;
}

/** The steps that an argument for a fact rests on, then the argument; null where none is found. */
function* argue<P extends Puzzle>(
  arguer: ReturnType<NonNullable<ThinkKind["arguing"]>>,
  chain: Chain<P>,
  goal: Fact,
): Job<readonly Step[] | null> {
  const step = yield* arguer(chain.grid, { goal, answer: answerOf(chain.options.truth) });
  return step?.adds.includes(goal) ? yield* grounded(chain, step) : null;
}

/** Steps to a step on the chain's board, with it; null, with a rule distrusted, where the guard finds it wrong. */
function* grounded<P extends Puzzle>(chain: Chain<P>, step: Step): Job<readonly Step[] | null> {
  const doubt = chain.guard ? yield* chain.guard.blame(step, chain.grid) : null;
  if (!doubt) return [...(yield* chain.provenance.stepsTo(step.because)), step];
  chain.distrust(doubt.counter.rule, doubt.reason, doubt.counter);
  return null;
}

/**
 * A refutation of a fact: it is supposed, and the rules run until a law breaks. Returns the steps that the
 * supposition rests on, then the step by supposition. Null where the rules meet no contradiction. The chain
 * is at its fixpoint.
 */
export function* refute<P extends Puzzle>(chain: Chain<P>, fact: Fact): Job<readonly Step[] | null> {
  const supposed = supposeOn(chain, fact);
  const end = yield* chain.run({ steps: STEPS, supposing: true, turns: turnsWithin(chain) });
  const broken = end === "broken" ? yield* groundedOn(chain, supposed, chain.conflict, null) : null;
  chain.undo(supposed.checkpoint);
  return broken && (yield* grounded(chain, stepBy([broken], null)));
}
