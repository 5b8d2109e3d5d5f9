import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import type { Promising } from "../../model/promising.ts";
import type { Law, Puzzle } from "../../model/puzzle.ts";
import type { Rule, Step } from "../../model/rule.ts";
import { Chain } from "../chain/chain.ts";
import type { RunLimits } from "../chain/chain-options.ts";
import { Questions } from "../chain/questions.ts";
import { levelsOf } from "../chain/slice.ts";
import { type Grounded, groundedOn, type Supposed, supposeOn } from "./supposition.ts";

/** A supposition traced back from its end. */
export interface Traced extends Grounded {
  /** What it asks of a reader: its named steps, harder ones counted more. */
  readonly weight: number;
}

/** Most ways in which laws are broken that are compared. */
const MOST_ENDS = 4;
/** What a supposition within another asks of a reader beside its steps. */
const WITHIN = 4;

/**
 * Suppositions on a grid on which the rules had nothing more to say. Nothing is told but what a supposition needs, and
 * all is taken back in the end.
 */
export class Trial<P extends Puzzle> {
  readonly effort: Questions;
  readonly chain: Chain<P>;
  readonly #levels: ReadonlyMap<string, number>;

  /** @param most Questions that may be asked. */
  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[], most: number) {
    this.effort = new Questions(most);
    const easiestFirst = [...rules].sort((a, b) => a.level - b.level);
    this.chain = new Chain(puzzle, grid, easiestFirst, { calm: true, strict: true, effort: this.effort });
    this.#levels = levelsOf(rules);
  }

  /** What a screen names; its work counts as questions do, and when these are used up it names nothing. */
  *count(screen: Job<readonly Promising[]>): Job<readonly Promising[]> {
    while (!this.effort.isSpent) {
      const next = screen.next();
      if (next.done) return next.value;
      this.effort.spent += next.value;
      yield next.value;
    }
    return [];
  }

  /**
   * Takes a fact for true, where no rule has more to say, and lets the rules run. The chain to the goal or to a broken
   * law, null where `run` says that it did not get there. What was supposed is taken back.
   */
  *chainFrom(fact: Fact, goal: Fact | null, run: () => Job<boolean>): Job<Traced | null> {
    const supposed = supposeOn(this.chain, fact);
    const traced = (yield* run()) ? yield* this.#trace(supposed, goal) : null;
    this.chain.undo(supposed.place);
    return traced;
  }

  /** Runs the rules, the easiest first unless `limits` say otherwise; true where they come to the goal or to a broken law. */
  *run(limits: RunLimits): Job<boolean> {
    yield* this.chain.run({ ...limits, steps: Number.POSITIVE_INFINITY });
    return this.chain.conflict !== null || this.chain.hasReached;
  }

  /** The lightest chain from what was supposed to what was aimed at, of those to each law that is broken. */
  *#trace(supposed: Supposed, goal: Fact | null): Job<Traced> {
    let least: Traced | null = null;
    for (const { law, facts } of this.#brokenLaws()) {
      const conflict = { law: law.id, facts: yield* this.#fewest(law, facts, supposed) };
      const traced = this.#weighed(yield* groundedOn(this.chain, supposed, conflict, goal));
      if (!least || traced.weight < least.weight) least = traced;
    }
    return least ?? this.#weighed(yield* groundedOn(this.chain, supposed, null, goal));
  }

  /** What a step asks of a reader. */
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

  /** As few of the facts as still break the law, leaving out first what was not known before. */
  *#fewest(law: Law, facts: readonly Fact[], { place }: Supposed): Job<Fact[]> {
    const old = new Set(this.chain.provenance.knownAt(place, facts));
    let kept = [...facts];
    for (const fact of [...facts].sort((a, b) => Number(old.has(a)) - Number(old.has(b)))) {
      const fewer = kept.filter((other) => other !== fact);
      const grid = this.chain.puzzle.blank();
      for (const other of fewer) grid.add(other);
      this.effort.tested();
      if (law.conflict(grid)) kept = fewer;
      yield 1;
    }
    return kept;
  }
}
