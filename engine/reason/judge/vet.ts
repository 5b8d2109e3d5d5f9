import type { MakeKind } from "../../kinds/contract/kind.ts";
import type { Fact, Value } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { RulePosition } from "../../model/position.ts";
import { gridOf, type Puzzle } from "../../model/puzzle.ts";
import { type Random, randomFrom } from "../../model/random.ts";
import type { Firing, Rule, Step } from "../../model/rule.ts";
import type { Search } from "../../model/search.ts";
import type { Words } from "../../model/words.ts";
import { askerOf } from "../chain/asker.ts";
import { nextFiring, WAITING } from "../chain/askers.ts";
import { Effort } from "../chain/effort.ts";
import { holdsIn } from "../chain/mistake.ts";
import { refutation } from "./check.ts";
import { OneAnswerPositions } from "./one-answer-positions.ts";

/** Result of trying a rule on random boards. */
export type Vetting<P extends Puzzle = Puzzle> =
  /** Everything that was judged follows. `fired` firings were judged by complete search. */
  | { readonly verdict: "sound"; readonly fired: number }
  /** It concluded something that does not follow. */
  | { readonly verdict: "unsound"; readonly fired: number; readonly counter: CounterExample<P> }
  /** It had nothing to say on any board. */
  | { readonly verdict: "silent" }
  /** It gave up, over its budget. */
  | { readonly verdict: "suspended"; readonly reason: Words };

/** A board where a rule fires and its premises do not suffice: the answer agrees with them all, not with the conclusion. */
export interface CounterExample<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  /** Known facts on the board, beside the givens. */
  readonly facts: readonly Fact[];
  readonly step: Step;
  readonly wrong: Fact;
  readonly answer: readonly Value[];
}

export interface VetLimits {
  /** Random boards that are looked at. */
  readonly boards: number;
  /** Firings that are judged. */
  readonly firings: number;
  /** Steps of evaluation, all boards together. */
  readonly work: number;
  readonly seed: number;
}

const VET_LIMITS: VetLimits = { boards: 1_500, firings: 200, work: 5_000_000, seed: 1 };

/** Firings that are looked for on a board, those of them that are judged, and conclusions of each. */
const FOUND = 20;
const JUDGED = 2;
const CONCLUSIONS = 2;
/** Nodes of the search that judges one conclusion. */
const NODES = 5_000;

/**
 * Tries an unproved rule on random boards, and judges its conclusions from their premises by complete search. A rule that
 * needs one answer is tried on boards of puzzles that have one, and judged by it. "sound" is no proof: it means that so many
 * firings were right. The same seed gives the same verdict.
 */
export function* vet<P extends Puzzle>(
  making: Pick<MakeKind<P>, "position" | "refuses" | "make">,
  search: Search<P>,
  rule: Rule<P>,
  limits: VetLimits = VET_LIMITS,
): Job<Vetting<P>> {
  const random = randomFrom(limits.seed);
  const unique = rule.needsOneAnswer ? new OneAnswerPositions(making, search) : null;
  let fired = 0;
  let work = 0;
  for (let board = 0; board < limits.boards && fired < limits.firings && work < limits.work; board++) {
    const position = unique ? yield* unique.next(random) : making.position(random);
    if (!position) break;
    const { steps, spent, trouble } = yield* firingsOn(position, rule, random);
    work += spent;
    yield spent + 1;
    if (trouble) return { verdict: "suspended", reason: trouble };
    for (const step of steps) {
      fired++;
      const counter = unique
        ? inAnswer(position, step)
        : yield* counterExample(position, step, search, random);
      if (counter) return { verdict: "unsound", fired, counter };
    }
  }
  return fired > 0 ? { verdict: "sound", fired } : { verdict: "silent" };
}

interface Fired {
  readonly steps: readonly Step[];
  readonly spent: number;
  readonly trouble: Words | null;
}

/** A random selection of the rule's firings on the board. */
function* firingsOn<P extends Puzzle>(position: RulePosition<P>, rule: Rule<P>, random: Random): Job<Fired> {
  const { puzzle, facts } = position;
  const grid = gridOf(puzzle, facts);
  const asker = askerOf(rule, puzzle);
  const effort = new Effort();
  const found: Firing[] = [];
  while (found.length < FOUND) {
    const firing = nextFiring(asker, grid, effort);
    if (!firing) break;
    if (firing === WAITING) yield effort.pay();
    else found.push(firing);
  }
  const steps = random
    .shuffle(found)
    .slice(0, JUDGED)
    .map((firing) => asker.explain(grid, firing));
  return { steps, spent: asker.spent, trouble: asker.trouble };
}

/** A conclusion that is not so in the answer of the position. */
function inAnswer<P extends Puzzle>(
  { puzzle, facts, answer }: RulePosition<P>,
  step: Step,
): CounterExample<P> | null {
  const wrong = step.adds.find((fact) => !holdsIn(answer, fact));
  return wrong === undefined ? null : { puzzle, facts, step, wrong, answer };
}

function* counterExample<P extends Puzzle>(
  position: RulePosition<P>,
  step: Step,
  search: Search<P>,
  random: Random,
): Job<CounterExample<P> | null> {
  const { puzzle, facts } = position;
  const wrong = inAnswer(position, step);
  if (wrong) return wrong;
  for (const fact of random.shuffle([...step.adds]).slice(0, CONCLUSIONS)) {
    const premises = [...puzzle.givens, ...step.because];
    const found = yield* refutation(puzzle, premises, fact, search, NODES);
    if (typeof found !== "string") return { puzzle, facts, step, wrong: fact, answer: found };
  }
  return null;
}
