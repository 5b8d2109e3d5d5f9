import { cellOf, type Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Asker, Firing, Rule, Step, Supposition } from "../model/rule.ts";
import { askerOf } from "./asker.ts";

/** One addition on top of what is known: a rule's firing, or a step that was told already. */
interface Entry {
  /** The length of the grid's trail before it. */
  readonly before: number;
  readonly adds: readonly Fact[];
  readonly asker: Asker | null;
  readonly firing: Firing | null;
  readonly step: Step | null;
}

/** A chain as it was traced back: the steps, the facts known before that it rests on, and how long it is. */
export interface Chain {
  readonly supposition: Supposition;
  /** Premises beside the supposed fact. */
  readonly because: readonly Fact[];
  /** What it costs a reader: named steps, each by its level. */
  readonly weight: number;
}

/**
 * The rules at work on top of a grid on which they had nothing more to say. What is supposed is taken
 * back in the end; nothing is told but what the chain needs.
 */
export class Trial<P extends Puzzle> {
  /** Questions asked of rules and laws so far. */
  spent = 0;
  readonly #puzzle: P;
  readonly #grid: Grid;
  readonly #ladder: readonly { readonly rule: Rule<P>; readonly asker: Asker }[];
  readonly #levels: ReadonlyMap<string, number>;
  #entries: Entry[] = [];

  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[]) {
    this.#puzzle = puzzle;
    this.#grid = grid;
    this.#ladder = rules
      .map((rule) => ({ rule, asker: askerOf(rule, puzzle) }))
      .sort((a, b) => a.rule.level - b.rule.level);
    this.#levels = new Map(rules.map((rule) => [rule.id, rule.level]));
  }

  get puzzle(): P {
    return this.#puzzle;
  }

  get grid(): Grid {
    return this.#grid;
  }

  /** How many additions there are. */
  get height(): number {
    return this.#entries.length;
  }

  /** Begins to suppose, on a grid on which no rule has more to say. Gives the mark to come back to. */
  begin(fact: Fact): number {
    for (const { asker } of this.#ladder) asker.calm();
    const mark = this.#grid.mark();
    this.#grid.add(fact);
    this.#touch([fact]);
    return mark;
  }

  /** Adds a step that was told already. */
  accept(step: Step): void {
    for (const { asker } of this.#ladder) asker.calm();
    this.#record(step.adds, null, null, step);
  }

  /**
   * Runs the rules until a law breaks, a goal is known or nothing more is said: true but in the last case.
   * Only what concludes a fact that is wanted counts, where a wish is given; bookkeeping always does.
   */
  *run(goal: Fact | null, wish: ReadonlySet<Fact> | null, limit: number): Job<boolean> {
    let rung = 0;
    while (rung < this.#ladder.length && this.spent < limit) {
      const { rule, asker } = this.#ladder[rung];
      asker.rewind();
      let fired = false;
      for (;;) {
        this.spent++;
        const firing = asker.next(this.#grid);
        if (!firing) break;
        if (wish && rule.level > 0 && !firing.adds.some((fact) => wish.has(fact))) continue;
        this.#record(firing.adds, asker, firing, null);
        fired = true;
        if (rule.level > 0) break;
      }
      if (!fired) {
        rung++;
        continue;
      }
      yield 1;
      if (this.isBroken() || (goal !== null && this.#grid.knows(goal))) return true;
      rung = 0;
    }
    return false;
  }

  isBroken(): boolean {
    this.spent++;
    return this.#puzzle.laws.some((law) => law.conflict(this.#grid) !== null);
  }

  /** The ways in which laws are broken now, each with the fewest facts. */
  conflicts(most: number): { law: string; facts: Fact[] }[] {
    const found: { law: string; facts: Fact[] }[] = [];
    for (const law of this.#puzzle.laws) {
      const facts = law.conflict(this.#grid);
      if (facts) found.push({ law: law.id, facts });
      if (found.length >= most) break;
    }
    return found;
  }

  /**
   * The chain from a supposed fact to what broke (or to the goal), traced back from the end; takes back
   * all additions and what was supposed.
   */
  trace(fact: Fact, end: Supposition["conflict"], goal: Fact | null, mark: number, from: number): Chain {
    const grid = this.#grid;
    const needed = new Map<number, Set<Fact>>();
    const need = (one: Fact): void => {
      const at = needed.get(cellOf(one));
      if (at) at.add(one);
      else needed.set(cellOf(one), new Set([one]));
    };
    for (const one of end ? end.facts : [goal as Fact]) need(one);
    const steps: Step[] = [];
    let weight = 0;
    while (this.#entries.length > from) {
      const entry = this.#entries.pop() as Entry;
      grid.undo(entry.before);
      let isNeeded = false;
      for (const added of entry.adds) {
        const at = needed.get(cellOf(added));
        if (!at) continue;
        for (const one of at) {
          if (grid.knows(one)) continue;
          at.delete(one);
          isNeeded = true;
        }
      }
      if (!isNeeded) continue;
      const step = entry.step ?? (entry.asker as Asker).tell(grid, entry.firing as Firing);
      for (const premise of step.because) need(premise);
      steps.unshift(step);
      weight += this.weightOf(step);
    }
    grid.undo(mark);
    const because: Fact[] = [];
    for (const facts of needed.values()) for (const one of facts) if (grid.knows(one)) because.push(one);
    return { supposition: { fact, steps, conflict: end }, because: because.sort((a, b) => a - b), weight };
  }

  /** Takes back all that was added since, and what was supposed. */
  drop(mark: number, from: number): void {
    this.#entries.length = from;
    this.#grid.undo(mark);
  }

  /** How much a step asks of a reader. */
  weightOf(step: Step): number {
    if (step.supposed) {
      return (
        4 + step.supposed.flatMap(({ steps }) => steps).reduce((sum, one) => sum + this.weightOf(one), 0)
      );
    }
    const level = this.#levels.get(step.rule) ?? 0;
    return level <= 2 ? Math.min(level, 1) : level - 1;
  }

  #record(adds: readonly Fact[], asker: Asker | null, firing: Firing | null, step: Step | null): void {
    const before = this.#grid.mark();
    for (const fact of adds) this.#grid.add(fact);
    this.#entries.push({ before, adds, asker, firing, step });
    this.#touch(adds);
  }

  #touch(facts: readonly Fact[]): void {
    for (const { asker } of this.#ladder) asker.touch(facts);
  }
}
