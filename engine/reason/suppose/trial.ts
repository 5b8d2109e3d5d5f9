import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import type { Law, Puzzle } from "../../model/puzzle.ts";
import type { Rule, Step } from "../../model/rule.ts";
import { Chain } from "../chain/chain.ts";
import type { RunLimits } from "../chain/chain-options.ts";
import type { QuestionBudget } from "../chain/questions.ts";
import { levelsOf } from "../chain/slice.ts";
import { type Grounded, groundedOn, type Supposed, supposeOn } from "./supposition.ts";

/** A supposition traced back from its end. */
export interface Traced extends Grounded {
  /** Difficulty for a reader: its named steps, harder ones counted more. */
  readonly weight: number;
}

/** Most ways in which laws are broken that are compared. */
const MOST_ENDS = 4;
/** Screening pauses after so many cells: a pause takes longer than most of them. */
const SLICE = 50;
/** Difficulty of a nested supposition beside that of its steps. */
const WITHIN = 4;

/**
 * Tries suppositions on a grid at the rules' fixpoint. Only steps that a supposition needs are explained, and
 * everything is undone in the end.
 */
export class Trial<P extends Puzzle> {
  readonly effort: QuestionBudget;
  readonly chain: Chain<P>;
  readonly #levels: ReadonlyMap<string, number>;

  /** @param effort The questions that may be asked, and those that were. */
  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[], effort: QuestionBudget) {
    this.effort = effort;
    const easiestFirst = [...rules].sort((a, b) => a.level - b.level);
    this.chain = new Chain(puzzle, grid, easiestFirst, { calm: true, strict: true, effort: this.effort });
    this.#levels = levelsOf(rules);
  }

  /** The supposition candidates of a screen; its work counts as questions do, and when these are used up the list is empty. */
  *count(screen: Job<readonly Promising[]>): Job<readonly Promising[]> {
    let unpaid = 0;
    let found: readonly Promising[] = [];
    while (!this.effort.isSpent) {
      const next = screen.next();
      if (next.done) {
        found = next.value;
        break;
      }
      this.effort.spent += next.value;
      unpaid += next.value;
      if (unpaid < SLICE) continue;
      yield unpaid;
      unpaid = 0;
    }
    if (unpaid > 0) yield unpaid;
    return found;
  }

  /**
   * Supposes a fact at the fixpoint and lets the rules run. Returns the chain to the goal or to a broken law,
   * null where `run` is false. The supposition is undone.
   */
  *chainFrom(fact: Fact, goal: Fact | null, run: () => Job<boolean>): Job<Traced | null> {
    const supposed = supposeOn(this.chain, fact);
    const traced = (yield* run()) ? yield* this.#trace(supposed, goal) : null;
    this.chain.undo(supposed.checkpoint);
    return traced;
  }

  /** Runs the rules, the easiest first unless `limits` say otherwise; true where they come to the goal or to a broken law. */
  *run(limits: RunLimits): Job<boolean> {
    yield* this.chain.run({ ...limits, steps: Number.POSITIVE_INFINITY });
    return this.chain.conflict !== null || this.chain.hasReached;
  }

  /** The lightest chain from the supposition to the goal, or to one of the broken laws. */
  *#trace(supposed: Supposed, goal: Fact | null): Job<Traced> {
    let least: Traced | null = null;
    for (const { law, facts } of this.#brokenLaws()) {
      const conflict = { law: law.id, facts: yield* this.#fewest(law, facts, supposed) };
      const traced = this.#weighed(yield* groundedOn(this.chain, supposed, conflict, goal));
      if (!least || traced.weight < least.weight) least = traced;
    }
    return least ?? this.#weighed(yield* groundedOn(this.chain, supposed, null, goal));
  }

  /** Difficulty of a step for a reader. */
  weightOf({ rule, supposed }: Step): number {
    if (supposed) return supposed.reduce((sum, { steps }) => sum + this.#weigh(steps), WITHIN);
    const level = this.#levels.get(rule) ?? 0;
    return level <= 2 ? Math.min(level, 1) : level - 1;
  }

  #weigh(steps: readonly Step[]): number {
    return steps.reduce((sum, step) => sum + this.weightOf(step), 0);
  }

  #weighed(grounded: Grounded): Traced {
    return { ...grounded, weight: this.#weigh(grounded.supposition.steps) };
  }

  #brokenLaws(): { law: Law; facts: Fact[] }[] {
    const broken: { law: Law; facts: Fact[] }[] = [];
    for (const law of this.chain.puzzle.laws) {
      const facts = broken.length < MOST_ENDS ? law.conflict(this.chain.grid) : null;
      if (facts) broken.push({ law, facts });
    }
    return broken;
  }

  /**
   * As few of the facts as still break the law; facts that were not known before are left out first. The result, and the effort that is
   * counted, are those of leaving out one fact after the other; but ever more are left out at once as long as the law stays broken, and
   * where it does not, the fact that is needed is found by halving. O(needed * log facts) tests.
   */
  *#fewest(law: Law, facts: readonly Fact[], { checkpoint }: Supposed): Job<Fact[]> {
    const old = new Set(this.chain.provenance.knownAt(checkpoint, facts));
    const order = [...facts].sort((a, b) => Number(old.has(a)) - Number(old.has(b)));
    const grid = this.chain.puzzle.blank();
    const blank = grid.mark();
    const needed: Fact[] = [];
    const isBrokenWithout = (end: number): boolean => {
      grid.undo(blank);
      for (const fact of needed) grid.add(fact);
      for (const fact of order.slice(end)) grid.add(fact);
      return law.conflict(grid) !== null;
    };
    // Of all facts before `at` it is known whether they are needed. The law is kept without those from there to `tooFar`.
    let at = 0;
    let tooFar = Number.POSITIVE_INFINITY;
    for (let more = 1; at < order.length; ) {
      const from = at;
      if (tooFar === at + 1) {
        needed.push(order[at++]);
        tooFar = Number.POSITIVE_INFINITY;
        more = 1;
      } else {
        const end = Math.min(at + more, order.length, Math.floor((at + tooFar) / 2));
        if (isBrokenWithout(end)) {
          at = end;
          more *= 2;
        } else tooFar = end;
      }
      for (let left = from; left < at; left++) this.effort.tested();
      if (at > from) yield at - from;
    }
    return facts.filter((fact) => needed.includes(fact));
  }
}
