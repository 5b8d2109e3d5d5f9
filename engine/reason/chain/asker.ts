import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Asker, Firing, Rule, Step } from "../../model/rule.ts";

/** The rule at work on one puzzle, whether it was written for that or only finds everything at once. */
export function askerOf<P extends Puzzle>(rule: Rule<P>, puzzle: P): Asker {
  return rule.on?.(puzzle) ?? new FindingAsker(rule, puzzle);
}

/** Runs a rule that only has `find`: it searches everywhere whenever anything changed. */
class FindingAsker<P extends Puzzle> implements Asker {
  readonly trouble = null;
  spent = 0;
  readonly #rule: Rule<P>;
  readonly #puzzle: P;
  #stale = true;
  /** Facts reported since the last rewind; the search goes on behind them. */
  #reported = new Set<Fact>();
  #latest: { firing: Firing; step: Step } | null = null;

  constructor(rule: Rule<P>, puzzle: P) {
    this.#rule = rule;
    this.#puzzle = puzzle;
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length > 0) this.#stale = true;
  }

  calm(): void {
    this.#stale = false;
    this.#reported.clear();
  }

  rewind(): void {
    this.#reported.clear();
  }

  next(grid: Grid): Firing | null {
    if (!this.#stale) return null;
    this.spent++;
    for (const step of this.#rule.find(this.#puzzle, grid)) {
      const adds = step.adds.filter((fact) => !grid.knows(fact));
      if (adds.length === 0 || adds.every((fact) => this.#reported.has(fact))) continue;
      for (const fact of adds) this.#reported.add(fact);
      const firing = { adds, at: [] };
      this.#latest = { firing, step };
      return firing;
    }
    this.calm();
    return null;
  }

  explain(grid: Grid, firing: Firing): Step {
    if (this.#latest?.firing === firing) return { ...this.#latest.step, adds: firing.adds };
    for (const step of this.#rule.find(this.#puzzle, grid)) {
      if (firing.adds.every((fact) => step.adds.includes(fact))) return { ...step, adds: firing.adds };
    }
    throw new Error("Broken promise: a rule tells what it found");
  }
}
