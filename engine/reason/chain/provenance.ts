import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import { assert } from "../../model/result.ts";
import type { Asker, Step } from "../../model/rule.ts";
import type { Effort } from "./effort.ts";
import type { Journal, Moment } from "./journal.ts";

/**
 * What the facts of a journal rest on. Steps are worked out when they are asked for: the grid is taken back to when
 * each rule was asked, the rule tells its premises there, and in the end the grid is as it was. What was told once
 * is kept. In slices, a step each; until a job is done the grid is not to be used.
 */
export class Provenance {
  readonly #grid: Grid;
  readonly #journal: Journal;
  readonly #effort: Effort;
  readonly #askerOf: (rule: number) => Asker;

  constructor(grid: Grid, journal: Journal, effort: Effort, askerOf: (rule: number) => Asker) {
    this.#grid = grid;
    this.#journal = journal;
    this.#effort = effort;
    this.#askerOf = askerOf;
  }

  /** The step of an entry that was told before. */
  told(entry: number): Step {
    const step = this.#journal.told.get(entry);
    assert(step !== undefined, "an entry is told before it is read");
    return step;
  }

  /** All steps from an entry on. */
  *steps(from = 0): Job<Step[]> {
    yield* this.#tell(from, () => true);
    return this.#journal.entries.slice(from).map((_, at) => this.told(from + at));
  }

  /** The steps from an entry on that some facts rest on, in order. */
  *stepsTo(facts: readonly Fact[], since = 0): Job<Step[]> {
    return (yield* this.#entriesTo(facts, since)).map((at) => this.told(at));
  }

  /** What some facts rest on of all that no entry added. */
  *rootsOf(facts: readonly Fact[]): Job<Fact[]> {
    const roots = new Set<Fact>();
    const root = (because: readonly Fact[], end: number): void => {
      for (const fact of because) if (this.#originOf(fact, end) < 0) roots.add(fact);
    };
    root(facts, this.#journal.entries.length);
    for (const at of yield* this.#entriesTo(facts, 0)) root(this.told(at).because, at);
    return [...roots];
  }

  /** Those of the facts that were known at a moment, in order. */
  knownAt(moment: Moment, facts: Iterable<Fact>): Fact[] {
    this.#grid.undo(moment.trail);
    const known = [...facts].filter((fact) => this.#grid.knows(fact));
    this.#restore(moment.facts);
    return known.sort((a, b) => a - b);
  }

  /** The entries from `since` on that some facts rest on, in order; each is told. */
  *#entriesTo(facts: readonly Fact[], since: number): Job<number[]> {
    const needed = new Set<number>();
    const want = (because: readonly Fact[], end: number): void => {
      for (const fact of because) {
        const origin = this.#originOf(fact, end);
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

  /** The entry before `end` that made the fact known; -1 if it was known from the start or by word from outside. */
  #originOf(fact: Fact, end: number): number {
    const origin = this.#journal.originOf(fact, end);
    if (origin < 0) return origin;
    const { firing, asked } = this.#journal.entries[origin];
    // What an entry says in other words only may have been known before.
    const isNews = firing.adds.includes(fact) || this.knownAt(asked, [fact]).length === 0;
    return isNews ? origin : -1;
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
      const { rule, firing, asked } = entries[at];
      let step = told.get(at);
      const price = this.#effort.told(step === undefined);
      if (!step) {
        this.#grid.undo(asked.trail);
        back = asked.facts;
        step = this.#askerOf(rule).tell(this.#grid, firing);
        told.set(at, step);
      }
      if (price > 0) yield price;
      then?.(step, at);
    }
    this.#restore(back);
  }

  /** Adds the facts of the journal again, from one on. */
  #restore(from: number): void {
    const { facts } = this.#journal;
    for (let at = from; at < facts.length; at++) this.#grid.add(facts[at]);
  }
}
