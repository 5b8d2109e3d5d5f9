import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import { assert } from "../model/result.ts";
import type { Asker, Step } from "../model/rule.ts";
import type { Journal } from "./journal.ts";

/** What telling a step counts for. */
export const TELLING = 500;

/**
 * Works the steps of a journal out when they are asked for: walks the grid back to where each fired, has
 * its rule tell it there, and brings the grid to where it was. What was told once is kept. In slices, a step each.
 */
export class Retelling {
  readonly #grid: Grid;
  readonly #journal: Journal;
  readonly #askerOf: (rule: number) => Asker;

  constructor(grid: Grid, journal: Journal, askerOf: (rule: number) => Asker) {
    this.#grid = grid;
    this.#journal = journal;
    this.#askerOf = askerOf;
  }

  /** The step of an entry that was told before. */
  told(entry: number): Step {
    const step = this.#journal.told.get(entry);
    assert(step !== undefined, "an entry is told before it is read");
    return step;
  }

  /** All steps from an entry on. */
  *steps(from: number): Job<Step[]> {
    yield* this.#tell(from, () => true);
    return this.#journal.entries.slice(from).map((_, at) => this.told(from + at));
  }

  /** The steps from an entry on that some facts rest on, in order. */
  *stepsTo(facts: readonly Fact[], since: number): Job<Step[]> {
    return (yield* this.#entriesTo(facts, since)).map((at) => this.told(at));
  }

  /** What some facts rest on of all that no entry added. */
  *rootsOf(facts: readonly Fact[]): Job<Fact[]> {
    const roots = new Set<Fact>();
    const root = (because: readonly Fact[], end: number): void => {
      for (const fact of because) if (this.#journal.originOf(fact, end) < 0) roots.add(fact);
    };
    root(facts, this.#journal.entries.length);
    for (const at of yield* this.#entriesTo(facts, 0)) root(this.told(at).because, at);
    return [...roots];
  }

  /** The entries from `since` on that some facts rest on, in order; each is told. */
  *#entriesTo(facts: readonly Fact[], since: number): Job<number[]> {
    const needed = new Set<number>();
    const want = (because: readonly Fact[], end: number): void => {
      for (const fact of because) {
        const origin = this.#journal.originOf(fact, end);
        if (origin >= since) needed.add(origin);
      }
    };
    want(facts, this.#journal.entries.length);
    yield* this.#tell(
      since,
      (at) => needed.has(at),
      (step, at) => want(step.because, at),
    );
    return [...needed].sort((a, b) => a - b);
  }

  /** Tells the entries that are wanted, from the last one back to `since`. */
  *#tell(
    since: number,
    isWanted: (at: number) => boolean,
    then?: (step: Step, at: number) => void,
  ): Job<void> {
    const { entries, facts, told } = this.#journal;
    let back = facts.length;
    for (let at = entries.length - 1; at >= since; at--) {
      if (!isWanted(at)) continue;
      const { rule, firing, first, before } = entries[at];
      let step = told.get(at);
      if (!step) {
        this.#grid.undo(before);
        back = first;
        step = this.#askerOf(rule).tell(this.#grid, firing);
        told.set(at, step);
        yield TELLING;
      }
      then?.(step, at);
    }
    for (; back < facts.length; back++) this.#grid.add(facts[back]);
  }
}
