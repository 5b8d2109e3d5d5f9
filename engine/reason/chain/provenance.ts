import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import { assert } from "../../model/result.ts";
import type { Asker, Step } from "../../model/rule.ts";
import type { Effort } from "./effort.ts";
import type { Journal, Moment } from "./journal.ts";

/**
 * Provenance: the premises of the facts of a journal, computed on demand. The grid is rolled back to the
 * moment when a rule was asked, the rule explains its firing there, and the grid is restored in the end.
 * Explained steps are kept. In slices, a step each; until a job is done the grid is not to be used.
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

  /** The step of an entry that was explained before. */
  stepOf(entry: number): Step {
    const step = this.#journal.explained.get(entry);
    assert(step !== undefined, "told, then read");
    return step;
  }

  /** All steps from an entry on. */
  *steps(from = 0): Job<Step[]> {
    yield* this.#explain(from, () => true);
    return this.#journal.entries.slice(from).map((_, at) => this.stepOf(from + at));
  }

  /** The steps from an entry on that some facts rest on, in order. */
  *stepsTo(facts: readonly Fact[], since = 0): Job<Step[]> {
    return (yield* this.entriesTo(facts, since, true)).map((at) => this.stepOf(at));
  }

  /** The facts that some facts rest on and that no entry added. */
  *rootsOf(facts: readonly Fact[]): Job<Fact[]> {
    const roots = new Set<Fact>();
    const root = (because: readonly Fact[], end: number): void => {
      for (const fact of because) if (this.#originOf(fact, end) < 0) roots.add(fact);
    };
    root(facts, this.#journal.entries.length);
    for (const at of yield* this.entriesTo(facts, 0, true)) root(this.stepOf(at).because, at);
    return [...roots];
  }

  /** Those of the facts that were known at a moment, in order. */
  knownAt(moment: Moment, facts: Iterable<Fact>): Fact[] {
    this.#grid.undo(moment.trail);
    const known = [...facts].filter((fact) => this.#grid.knows(fact));
    this.#restore(moment.facts);
    return known.sort((a, b) => a - b);
  }

  /** The entries from `since` on that some facts rest on, in order. Unless each is to be explained, only premises are worked out. */
  *entriesTo(facts: readonly Fact[], since = 0, isWhole = false): Job<number[]> {
    return yield* this.#need(facts, since, () => true, isWhole);
  }

  /** Those of the rules that count, as `entriesTo` finds them: only as many premises are worked out as it takes to tell. */
  *countingEntriesTo(facts: readonly Fact[], counts: (rule: number) => boolean): Job<number[]> {
    const { entries } = this.#journal;
    const isCounting = (at: number): boolean => counts(entries[at].rule);
    return (yield* this.#need(facts, 0, isCounting, false)).filter(isCounting);
  }

  /** The entries that some facts rest on, in order, from the last one back until of each entry that counts it is known whether it is needed. */
  *#need(
    facts: readonly Fact[],
    since: number,
    isCounting: (at: number) => boolean,
    isWhole: boolean,
  ): Job<number[]> {
    const { length } = this.#journal.entries;
    const needed = new Uint8Array(length);
    const want = (because: readonly Fact[], end: number): void => {
      for (const fact of because) {
        const origin = this.#originOf(fact, end);
        if (origin >= since) needed[origin] = 1;
      }
    };
    want(facts, length);
    // The entries that count and are not known to be needed, the earliest first.
    let open = since;
    const earliestOpen = (): number => {
      while (open < length && (needed[open] > 0 || !isCounting(open))) open++;
      return open;
    };
    yield* this.#explain(since, (at) => needed[at] > 0 && (isWhole || earliestOpen() < at), want, isWhole);
    const found: number[] = [];
    for (let at = since; at < length; at++) if (needed[at] > 0) found.push(at);
    return found;
  }

  /** The entry before `end` that made the fact known; -1 if it was known from the start or added from outside. */
  #originOf(fact: Fact, end: number): number {
    const origin = this.#journal.originOf(fact, end);
    if (origin < 0) return origin;
    const { firing, asked } = this.#journal.entries[origin];
    // A fact that an entry only implies may have been known before.
    const isNews = firing.adds.includes(fact) || this.knownAt(asked, [fact]).length === 0;
    return isNews ? origin : -1;
  }

  /** Explains the wanted entries, from the last one back to `since`, or works out their premises only. */
  *#explain(
    since: number,
    isWanted: (at: number) => boolean,
    then?: (because: readonly Fact[], at: number) => void,
    isWhole = true,
  ): Job<void> {
    const { entries, facts, explained } = this.#journal;
    let back = facts.length;
    for (let at = entries.length - 1; at >= since; at--) {
      if (!isWanted(at)) continue;
      const { rule, firing, asked } = entries[at];
      let because = explained.get(at)?.because;
      const price = this.#effort.explained(because === undefined);
      if (!because) {
        this.#grid.undo(asked.trail);
        back = asked.facts;
        const asker = this.#askerOf(rule);
        because = isWhole ? undefined : asker.premises?.(this.#grid, firing);
        if (!because) {
          const step = asker.explain(this.#grid, firing);
          explained.set(at, step);
          because = step.because;
        }
      }
      if (price > 0) yield price;
      then?.(because, at);
    }
    this.#restore(back);
  }

  /** Adds the facts of the journal again, from one on. */
  #restore(from: number): void {
    const { facts } = this.#journal;
    for (let at = from; at < facts.length; at++) this.#grid.add(facts[at]);
  }
}
