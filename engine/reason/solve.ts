import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";
import type { Chain } from "./chain/chain.ts";
import type { ChainEnd, RunLimits } from "./chain/chain-options.ts";
import type { Doubt } from "./chain/guard.ts";
import { answerOf, type Truth } from "./chain/mistake.ts";
import { Deferred } from "./lightest.ts";
import { SUPPOSE_LIMITS, type SupposeLimits, suppose } from "./suppose/suppose.ts";

/** Most firings of one proof, suppositions too. */
const STEPS = 100_000;

/** Work on suppositions in one run after which no other is begun; hard puzzles of nine by nine need a fortieth of it. */
const MOST_WORK = 3_000_000;

/** Where answers are several most suppositions lead nowhere, so little is spent on them. */
const IN_VAIN: SupposeLimits = { ...SUPPOSE_LIMITS, questions: 20_000, depth: 1 };

/** Effort for suppositions, by the knowledge of the answers. */
export function supposeLimits({ answers }: Truth): SupposeLimits {
  return answers === "several" || answers === "none" ? IN_VAIN : SUPPOSE_LIMITS;
}

/** Continues a chain to the end of the complete ladder, with the effort that the knowledge of the answers justifies. */
export type Climb<P extends Puzzle = Puzzle> = (
  chain: Chain<P>,
  limits: RunLimits,
  truth: Truth,
) => Job<ChainEnd>;

/** The ladder of a kind that is told: hints, questions and runs climb it. `arguing` keeps what it proved from one board to the next. */
export function telling<P extends Puzzle>(think: ThinkKind<P>, arguing = think.arguing): Climb<P> {
  const arguer = arguing && { ...think, arguing };
  return (chain, limits, truth) => climbTelling(arguer ?? think, chain, limits, supposeLimits(truth));
}

/** The step of an argument on a grid on which the rules say nothing more, or null. */
type Argue = (grid: Grid) => Job<Step | null>;

// biome-ignore lint/correctness/useYield: a job without work.
function* nothing(): Job<null> {
  return null;
}

/**
 * The ladder that is told: as `climb`, but where the rules are stuck it argues as the kind can, and supposes only where that fails, never within
 * a supposition: nobody follows that. What wordy rules found is told where no argument is lighter.
 */
export function climbTelling<P extends Puzzle>(
  think: ThinkKind<P>,
  chain: Chain<P>,
  limits: RunLimits = {},
  supposing: SupposeLimits = SUPPOSE_LIMITS,
): Job<ChainEnd> {
  const { arguing, measuring } = think;
  if (!arguing) return climb(think, chain, limits, supposing);
  const { puzzle, grid } = chain;
  chain.spareBulk();
  const argue = whenCalled(() => arguing(puzzle));
  const answer = answerOf(chain.options.truth);
  const deferred = new Deferred(puzzle, grid, measuring && whenCalled(() => measuring(puzzle)));
  const flat = { ...supposing, depth: 1 };
  return climb(think, chain, { ...limits, defers: deferred.defers }, flat, function* (on) {
    return deferred.lightest(yield* argue(on, { answer }));
  });
}

/** The function that is made at its first call: it takes a while to make, and most hints do without. */
function whenCalled<In extends unknown[], Out>(make: () => (...of: In) => Out): (...of: In) => Out {
  let made: ((...of: In) => Out) | null = null;
  return (...of) => {
    made ??= make();
    return made(...of);
  };
}

/**
 * The complete ladder on a chain: named rules until they say nothing more, then the best supposition, and on.
 * Before one `limits.before` is asked with an endless level. `argue` is asked before one is sought. "stuck": no supposition within the limits leads
 * anywhere.
 */
export function* climb<P extends Puzzle>(
  think: ThinkKind<P>,
  chain: Chain<P>,
  limits: RunLimits = {},
  supposing: SupposeLimits = SUPPOSE_LIMITS,
  argue: Argue = nothing,
): Job<ChainEnd> {
  const { entries } = chain.journal;
  const last = entries.length + (limits.steps ?? STEPS);
  let work = 0;
  for (;;) {
    const end = yield* chain.run({ ...limits, steps: last - entries.length });
    if (end !== "stuck") return end;
    if (entries.length >= last || limits.before?.(Number.POSITIVE_INFINITY) === false) return "limit";
    if (work > MOST_WORK) return "stuck";
    const slow: Doubt[] = [];
    const counted = (spent: number): void => {
      work += spent;
    };
    const suppositions = (): Job<Step | null> =>
      suppose(think, chain.puzzle, chain.grid, chain.believed, supposing, (doubt) => slow.push(doubt));
    const step =
      (yield* booked(chain, argue(chain.grid), counted)) ?? (yield* booked(chain, suppositions(), counted));
    for (const { rule, reason } of slow) chain.distrust(rule.id, reason, null);
    if (!step && slow.length > 0) continue;
    if (!step) return "stuck";
    const doubt = chain.guard ? yield* chain.guard.blame(step, chain.grid) : null;
    if (doubt) {
      if (!chain.distrust(doubt.counter.rule, doubt.reason, doubt.counter)) return "stuck";
      continue;
    }
    const entry = chain.record(step);
    if (limits.until?.(entry)) return "limit";
  }
}

/** The same job: reports its work, and books its own time (not that of its pauses) on the chain. */
function* booked<T>({ clock, outside }: Chain, job: Job<T>, tell: (spent: number) => void): Job<T> {
  for (;;) {
    const started = clock?.() ?? 0;
    const next = job.next();
    if (clock) outside.ms += clock() - started;
    if (next.done) return next.value;
    tell(next.value);
    yield next.value;
  }
}
