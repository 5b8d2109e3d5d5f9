import type { ThinkKind } from "../../kinds/contract/kind.ts";
import { type Fact, negate } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Rule, Step } from "../../model/rule.ts";
import type { Doubt } from "../chain/guard.ts";
import { QuestionBudget } from "../chain/questions.ts";
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

/** The level of the hardest rules that a supposition with others in it is told by, where screening knows them: it draws no more. */
const SIMPLE = 3;

/** A proof by one supposition that breaks a law, or by two opposite ones that agree on the goal. */
interface SuppositionProof<P extends Puzzle> {
  readonly goal: Fact | null;
  readonly chains: readonly Traced[];
  readonly weight: number;
  /** Its chains went the way that screening knew: there is hardly a shorter one. */
  readonly isForeseen: boolean;
  /** The rules it is told by. */
  readonly trial: Trial<P>;
}

/** Where suppositions are tried: with all rules, and with simple ones alone, made ready when they are first asked for. */
interface Trials<P extends Puzzle> {
  readonly all: Trial<P>;
  readonly simple: () => Trial<P>;
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
  const effort = new QuestionBudget(limits.questions);
  const all = new Trial(puzzle, grid, within, effort);
  let ofSimple: Trial<P> | null = null;
  const simple = (): Trial<P> => {
    const isSimple = within.filter(({ level }) => level <= SIMPLE);
    ofSimple ??= new Trial(puzzle, grid, isSimple, effort);
    return ofSimple;
  };
  const step = yield* deepening(think, { all, simple }, limits);
  for (const trial of [all, ofSimple as Trial<P> | null]) trial?.chain.suspended.forEach(slow);
  return step;
}

function* deepening<P extends Puzzle>(
  think: ThinkKind<P>,
  trials: Trials<P>,
  limits: SupposeLimits,
): Job<Step | null> {
  for (let depth = 1; depth <= limits.depth; depth++) {
    const found = yield* best(think, trials, depth, limits.better);
    if (!found) continue;
    const isShort = found.isForeseen || limits.better === 0;
    const { chains, goal } = isShort ? found : yield* bettered(found, limits.better);
    return stepBy(chains, goal);
  }
  return null;
}

/** The lightest proof of those that are promising, found within so many questions after the first. */
function* best<P extends Puzzle>(
  think: ThinkKind<P>,
  trials: Trials<P>,
  depth: number,
  better: number,
): Job<SuppositionProof<P> | null> {
  const { chain, effort } = trials.all;
  let found: SuppositionProof<P> | null = null;
  let until = effort.most;
  for (const promising of yield* trials.all.count(think.screen(chain.puzzle, chain.grid, depth))) {
    if (effort.spent >= until || (found && found.weight <= promising.cost)) break;
    const next: SuppositionProof<P> | null = yield* explain(think, trials, promising, depth);
    if (!next || (found && found.weight <= next.weight)) continue;
    if (!found) until = Math.min(until, effort.spent + better);
    found = next;
  }
  return found;
}

/** A proof of a promising supposition: by the chain that screening found, if the rules can follow it, else by all rules. */
function* explain<P extends Puzzle>(
  think: ThinkKind<P>,
  trials: Trials<P>,
  promising: Promising,
  depth: number,
): Job<SuppositionProof<P> | null> {
  const { fact, agreed: goal, within } = promising;
  if (within) {
    const simple = trials.simple();
    const chain = yield* simple.chainFrom(fact, goal, () => through(simple, within));
    if (chain) return foundBy(simple, [chain], goal, false);
  }
  const trial = trials.all;
  const chains: Traced[] = [];
  let isForeseen = true;
  for (const supposed of goal === null ? [fact] : [fact, negate(fact)]) {
    let chain = yield* foreseen(trial, supposed, promising);
    isForeseen &&= chain !== null;
    chain ??= yield* follow(think, trial, supposed, goal, depth);
    if (!chain) return null;
    chains.push(chain);
  }
  return foundBy(trial, chains, goal, isForeseen);
}

/** The chain that screening found, if it found one and the rules can follow it. */
function* foreseen<P extends Puzzle>(
  trial: Trial<P>,
  fact: Fact,
  { agreed: goal, way }: Promising,
): Job<Traced | null> {
  const wanted = way && new Set(way);
  return wanted ? yield* trial.chainFrom(fact, goal, () => trial.run({ goal, wanted })) : null;
}

/** Runs the rules, and where they are stuck adds what screening knew to be ruled out, one after the other. */
function* through<P extends Puzzle>(trial: Trial<P>, within: readonly Promising[]): Job<boolean> {
  const { chain } = trial;
  let isThere = yield* trial.run({});
  for (const promising of within) {
    if (isThere) break;
    const { fact } = promising;
    if (chain.grid.knows(fact) || chain.grid.knows(negate(fact))) continue;
    let inner = yield* foreseen(trial, fact, promising);
    // What is known by now can make a single of a locked candidate on the way.
    inner ??= yield* trial.chainFrom(fact, null, () => trial.run({}));
    if (!inner) return false;
    chain.record(stepBy([inner], null));
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
  const trials = { all: trial, simple: () => trial };
  return trial.chainFrom(fact, goal, function* () {
    let isThere = yield* trial.run({ goal });
    while (!isThere && depth > 1) {
      const inner: SuppositionProof<P> | null = yield* best(think, trials, depth - 1, 0);
      if (!inner) break;
      trial.chain.record(stepBy(inner.chains, inner.goal));
      isThere = yield* trial.run({ goal });
    }
    return isThere;
  });
}

/** The proof with each of its chains made shorter, as far as so many questions go. */
function* bettered<P extends Puzzle>(
  { trial, chains, goal }: SuppositionProof<P>,
  better: number,
): Job<SuppositionProof<P>> {
  const shortened: Traced[] = [];
  for (const chain of chains) shortened.push(yield* shorter(trial, chain, goal, better));
  return foundBy(trial, shortened, goal, false);
}

/** Where one of two chains breaks a law it is a proof by itself. */
function foundBy<P extends Puzzle>(
  trial: Trial<P>,
  chains: readonly Traced[],
  goal: Fact | null,
  isForeseen: boolean,
): SuppositionProof<P> {
  const broken = chains.find(({ supposition }) => supposition.conflict !== null);
  if (broken) return { trial, goal: null, chains: [broken], weight: broken.weight, isForeseen };
  const weight = chains.reduce((sum, chain) => sum + chain.weight, 0);
  return { trial, goal, chains, weight, isForeseen };
}
