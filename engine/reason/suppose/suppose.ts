import type { ThinkKind } from "../../kinds/contract/kind.ts";
import { type Fact, negate } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Rule, Step } from "../../model/rule.ts";
import type { Doubt } from "../chain/guard.ts";
import { shorter } from "./shorter.ts";
import { stepBy } from "./supposition.ts";
import { type Traced, Trial } from "./trial.ts";

export interface SupposeLimits {
  /** Most questions asked of rules and laws, and most cells screened, together. */
  readonly questions: number;
  /** Questions spent on better proofs after the first one. */
  readonly better: number;
  /** How many suppositions may stand within each other. */
  readonly depth: number;
}

export const SUPPOSE_LIMITS: SupposeLimits = {
  questions: 200_000,
  better: 300,
  depth: 3,
};

/** A proof by one supposition that breaks a law, or by two opposite ones that agree on the goal. */
interface SuppositionProof {
  readonly goal: Fact | null;
  readonly chains: readonly Traced[];
  readonly weight: number;
  /** Its chains went the way that screening knew: there is hardly a shorter one. */
  readonly isForeseen: boolean;
}

/**
 * The best step by supposition at the rules' fixpoint, or null: a forcing chain from a supposed fact to a
 * broken law, so that its opposite holds; or chains from a fact and from its opposite to the same conclusion.
 * Suppositions are nested only where nothing else works. Sound for any puzzle; the grid is restored. `slow`
 * receives the rules that took too long and were left out.
 */
export function* suppose<P extends Puzzle>(
  think: ThinkKind<P>,
  puzzle: P,
  grid: Grid,
  rules: readonly Rule<P>[],
  limits: SupposeLimits = SUPPOSE_LIMITS,
  slow: (doubt: Doubt) => void = () => {},
): Job<Step | null> {
  const within = rules.filter(({ apart }) => !apart);
  const trial = new Trial(puzzle, grid, within, limits.questions);
  const cheap = new Trial(puzzle, grid, within.filter(({ level }) => level <= Number(process.env.NL ?? 3)), limits.questions);
  const step = yield* deepening(think, trial, limits, cheap);
  trial.chain.suspended.forEach(slow);
  return step;
}

function* deepening<P extends Puzzle>(
  think: ThinkKind<P>,
  easy: Trial<P>,
  limits: SupposeLimits,
  cheap: Trial<P>,
): Job<Step | null> {
  for (let depth = 1; depth <= limits.depth; depth++) {
    const trial = depth === 1 ? easy : cheap;
    const found = yield* best(think, trial, depth, limits.better);
    if (!found) continue;
    const isShort = found.isForeseen || limits.better === 0;
    const { chains, goal } = isShort ? found : yield* bettered(trial, found, limits.better);
    return stepBy(chains, goal);
  }
  return null;
}

/** The lightest proof of those that are promising, found within so many questions after the first. */
function* best<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  depth: number,
  better: number,
): Job<SuppositionProof | null> {
  const { chain, effort } = trial;
  let found: SuppositionProof | null = null;
  let until = effort.most;
  for (const promising of yield* trial.count(think.screen(chain.puzzle, chain.grid, depth))) {
    if (effort.spent >= until || (found && found.weight <= promising.cost)) break;
    const next: SuppositionProof | null = yield* explain(think, trial, promising, depth);
    if (!next || (found && found.weight <= next.weight)) continue;
    if (!found) until = Math.min(until, effort.spent + better);
    found = next;
  }
  return found;
}

/** A proof of a promising supposition: by the chain that screening found, if the rules can follow it, else by all rules. */
function* explain<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  promising: Promising,
  depth: number,
): Job<SuppositionProof | null> {
  const { fact, agreed: goal, way, within } = promising;
  const chains: Traced[] = [];
  let isForeseen = true;
  for (const supposed of goal === null ? [fact] : [fact, negate(fact)]) {
    const wanted = way && new Set(way);
    let chain = wanted ? yield* trial.chainFrom(supposed, goal, () => trial.run({ goal, wanted })) : null;
    isForeseen &&= chain !== null;
    if (within) chain = yield* trial.chainFrom(supposed, goal, () => through(trial, within));
    chain ??= yield* follow(think, trial, supposed, goal, depth);
    if (!chain) return null;
    chains.push(chain);
  }
  return foundBy(chains, goal, isForeseen);
}

/** Runs the rules, and where they are stuck records the suppositions that screening knew, one after the other. */
function* through<P extends Puzzle>(trial: Trial<P>, within: readonly Promising[]): Job<boolean> {
  let isThere = yield* trial.run({});
  for (const { fact, way } of within) {
    if (isThere) break;
    if (trial.chain.grid.knows(negate(fact)) || trial.chain.grid.knows(fact)) continue;
    const wanted = new Set(way);
    const inner = yield* trial.chainFrom(fact, null, () => trial.run({ wanted }));
    if (!inner) return false;
    trial.chain.record(stepBy([inner], null));
    isThere = yield* trial.run({});
  }
  return isThere;
}

/** Supposes a fact and runs the rules; where they are stuck, supposes within it as deep as may be. */
function follow<P extends Puzzle>(
  think: ThinkKind<P>,
  trial: Trial<P>,
  fact: Fact,
  goal: Fact | null,
  depth: number,
): Job<Traced | null> {
  return trial.chainFrom(fact, goal, function* () {
    let isThere = yield* trial.run({ goal });
    while (!isThere && depth > 1) {
      const inner: SuppositionProof | null = yield* best(think, trial, depth - 1, 0);
      if (!inner) break;
      trial.chain.record(stepBy(inner.chains, inner.goal));
      isThere = yield* trial.run({ goal });
    }
    return isThere;
  });
}

/** The proof with each of its chains made shorter, as far as so many questions go. */
function* bettered<P extends Puzzle>(
  trial: Trial<P>,
  { chains, goal }: SuppositionProof,
  better: number,
): Job<SuppositionProof> {
  const shortened: Traced[] = [];
  for (const chain of chains) shortened.push(yield* shorter(trial, chain, goal, better));
  return foundBy(shortened, goal, false);
}

/** Where one of two chains breaks a law it is a proof by itself. */
function foundBy(chains: readonly Traced[], goal: Fact | null, isForeseen: boolean): SuppositionProof {
  const broken = chains.find(({ supposition }) => supposition.conflict !== null);
  if (broken) return { goal: null, chains: [broken], weight: broken.weight, isForeseen };
  const weight = chains.reduce((sum, chain) => sum + chain.weight, 0);
  return { goal, chains, weight, isForeseen };
}
