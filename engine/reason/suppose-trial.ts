import { cellOf, type Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import type { Job } from "../model/job.ts";
import type { Promising } from "../model/promising.ts";
import type { Law, Puzzle } from "../model/puzzle.ts";
import type { Asker, Firing, Rule, Step, Supposition } from "../model/rule.ts";
import { askerOf, PATIENCE } from "./asker.ts";
import { LawWatch } from "./law-watch.ts";

/** Where something was supposed: the fact, and how long the grid's trail and the list of additions were. */
export interface Place {
  readonly fact: Fact;
  readonly trail: number;
  readonly height: number;
}

/** A supposition traced back from its end. */
export interface Traced {
  readonly supposition: Supposition;
  /** What it rests on beside the supposed fact, all known before. */
  readonly because: readonly Fact[];
  /** What it asks of a reader: its named steps, harder ones counted more. */
  readonly weight: number;
}

/** What is aimed at when rules run on something supposed. */
export interface Aim {
  /** Ends the run when it is known; a broken law ends every run. */
  readonly goal: Fact | null;
  /** Only named firings that conclude one of these count; null: all do. */
  readonly wanted: ReadonlySet<Fact> | null;
}

/** A rule at work. */
interface Rung<P extends Puzzle> {
  readonly rule: Rule<P>;
  readonly level: number;
  readonly asker: Asker;
}

/** One addition on top of what is known. */
interface Entry {
  /** The length of the grid's trail before it, and when the rule was asked. */
  readonly before: number;
  readonly asked: number;
  readonly adds: readonly Fact[];
  readonly asker: Asker | null;
  readonly firing: Firing | null;
  /** As it is told, once it was asked for. */
  step: Step | null;
}

/** Most ways in which laws are broken that are compared. */
const MOST_ENDS = 4;
/** Steps of evaluation that count as one question; rules of the kinds' own spend far fewer each time. */
const LOOKS = 2_000;
/** Steps of evaluation of one rule after which it is left out; rules of the kinds' own need a small part of it. */
const MOST_LOOKS = 5_000_000;
/** What a supposition within another asks of a reader beside its steps. */
const WITHIN = 4;

/**
 * The rules at work on top of a grid on which they had nothing more to say. Nothing is told but what a
 * chain needs, and all is taken back in the end.
 */
export class Trial<P extends Puzzle> {
  readonly puzzle: P;
  readonly grid: Grid;
  /** Questions asked of rules and laws so far. */
  spent = 0;
  /** No question is asked beyond so many. */
  readonly most: number;
  /** Rules that were left out because they took too long. */
  readonly slow: Rule<P>[] = [];
  readonly #ladder: readonly Rung<P>[];
  readonly #levels: ReadonlyMap<string, number>;
  readonly #laws: LawWatch;
  readonly #entries: Entry[] = [];

  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[], most: number) {
    this.puzzle = puzzle;
    this.grid = grid;
    this.most = most;
    this.#ladder = rules
      .map((rule) => ({ rule, level: rule.level, asker: askerOf(rule, puzzle) }))
      .sort((a, b) => a.level - b.level);
    this.#levels = new Map(rules.map(({ id, level }) => [id, level]));
    this.#laws = new LawWatch(puzzle);
  }

  /** What a screen names; its work counts as questions do, and when these are used up it names nothing. */
  *count(screen: Job<readonly Promising[]>): Job<readonly Promising[]> {
    while (this.spent < this.most) {
      const next = screen.next();
      if (next.done) return next.value;
      this.spent += next.value;
      yield next.value;
    }
    return [];
  }

  /** Takes a fact for true, where no rule has more to say. `end` must follow. */
  begin(fact: Fact): Place {
    const place = { fact, trail: this.grid.mark(), height: this.#entries.length };
    this.#calm();
    this.grid.add(fact);
    this.#touch([fact]);
    return place;
  }

  /** Adds a step that was told already, where no rule has more to say. */
  accept(step: Step): void {
    this.#calm();
    this.#record({ asker: null, firing: null, step }, step.adds, this.grid.mark());
  }

  /** Takes back what was supposed and all that came of it. */
  end({ trail, height }: Place): void {
    this.#entries.length = height;
    this.grid.undo(trail);
  }

  /** Runs the rules, the easiest first and over again after each firing; true where it ends as it was aimed. */
  *climb(aim: Aim): Job<boolean> {
    if (this.#isThere(aim)) return true;
    for (let rung = 0; rung < this.#ladder.length && this.spent < this.most; ) {
      if (!(yield* this.#fire(this.#ladder[rung], aim.wanted))) {
        rung++;
        continue;
      }
      rung = 0;
      yield 1;
      if (this.#isThere(aim)) return true;
    }
    return false;
  }

  /** Runs the rules in rounds: all that they say at once, then what they say of that; true where it ends as it was aimed. */
  *sweep(aim: Aim): Job<boolean> {
    while (this.spent < this.most) {
      if (this.#isThere(aim)) return true;
      for (const rung of this.#ladder) if (rung.level === 0) yield* this.#fire(rung, null);
      const asked = this.grid.mark();
      const said: { asker: Asker; firing: Firing }[] = [];
      for (const rung of this.#ladder) {
        if (rung.level === 0) continue;
        const { asker } = rung;
        for (const firing of yield* this.#sayings(rung)) said.push({ asker, firing });
      }
      let added = false;
      for (const one of said) added = this.#record({ ...one, step: null }, one.firing.adds, asked) || added;
      if (!added) return false;
      yield said.length;
    }
    return false;
  }

  /** The lightest chain from the place to what was aimed at, of those to each law that is broken. */
  *trace(place: Place, goal: Fact | null): Job<Traced> {
    let least: Traced | null = null;
    for (const { law, facts } of this.#brokenLaws()) {
      const end = { law: law.id, facts: yield* this.#fewest(law, facts, place) };
      const traced: Traced = yield* this.#traceTo(place, end, goal);
      if (!least || traced.weight < least.weight) least = traced;
    }
    return least ?? (yield* this.#traceTo(place, null, goal));
  }

  /** What a step asks of a reader. */
  weightOf({ rule, supposed }: Step): number {
    if (supposed) return supposed.reduce((sum, { steps }) => sum + this.weigh(steps), WITHIN);
    const level = this.#levels.get(rule) ?? 0;
    return level <= 2 ? Math.min(level, 1) : level - 1;
  }

  weigh(steps: readonly Step[]): number {
    return steps.reduce((sum, step) => sum + this.weightOf(step), 0);
  }

  /** One firing of a named rule that is wanted, or all of bookkeeping; whether there was any. */
  *#fire(rung: Rung<P>, wanted: ReadonlySet<Fact> | null): Job<boolean> {
    const { level, asker } = rung;
    let fired = false;
    asker.rewind();
    for (;;) {
      const firing = yield* this.#next(rung);
      if (!firing) return fired;
      if (level > 0 && wanted && !firing.adds.some((fact) => wanted.has(fact))) continue;
      if (!this.#record({ asker, firing, step: null }, firing.adds, this.grid.mark())) continue;
      fired = true;
      if (level > 0) return true;
    }
  }

  /** All that a rule says at the moment. */
  *#sayings(rung: Rung<P>): Job<Firing[]> {
    const said: Firing[] = [];
    rung.asker.rewind();
    for (;;) {
      const firing = yield* this.#next(rung);
      if (!firing) return said;
      said.push(firing);
    }
  }

  /** Asks a rule; what it looks at beyond what rules commonly do counts as more questions. */
  *#next({ rule, asker }: Rung<P>): Job<Firing | null> {
    while (asker.spent <= MOST_LOOKS) {
      const { spent } = asker;
      const firing = asker.next(this.grid, PATIENCE);
      const questions = 1 + Math.floor((asker.spent - spent) / LOOKS);
      this.spent += questions;
      if (firing || !asker.isWaiting) return firing;
      yield questions;
    }
    if (!this.slow.includes(rule)) this.slow.push(rule);
    return null;
  }

  #isThere({ goal }: Aim): boolean {
    this.spent++;
    return this.#laws.conflict(this.grid) !== null || (goal !== null && this.grid.knows(goal));
  }

  #brokenLaws(): { law: Law; facts: Fact[] }[] {
    const broken: { law: Law; facts: Fact[] }[] = [];
    for (const law of this.puzzle.laws) {
      const facts = broken.length < MOST_ENDS ? law.conflict(this.grid) : null;
      if (facts) broken.push({ law, facts });
    }
    return broken;
  }

  /** As few of the facts as still break the law, leaving out first what was not known before. */
  *#fewest(law: Law, facts: readonly Fact[], place: Place): Job<Fact[]> {
    this.grid.undo(place.trail);
    const isNew = new Map(facts.map((fact) => [fact, this.grid.knows(fact) ? 0 : 1]));
    this.#again(place);
    let kept = [...facts];
    for (const fact of [...facts].sort((a, b) => (isNew.get(b) ?? 0) - (isNew.get(a) ?? 0))) {
      const fewer = kept.filter((other) => other !== fact);
      const grid = this.puzzle.blank();
      for (const other of fewer) grid.add(other);
      this.spent++;
      if (law.conflict(grid)) kept = fewer;
      yield 1;
    }
    return kept;
  }

  /** Goes back through the additions, asking those for their premises that something rests on. */
  *#traceTo(place: Place, conflict: Supposition["conflict"], goal: Fact | null): Job<Traced> {
    const { grid } = this;
    const needed = new Needed(conflict ? conflict.facts : [goal as Fact]);
    const steps: Step[] = [];
    const waiting: Entry[] = [];
    for (let at = this.#entries.length - 1; at >= place.height; at--) {
      const entry = this.#entries[at];
      grid.undo(entry.before);
      if (needed.takeFrom(entry.adds, grid)) waiting.push(entry);
      if (at > place.height && this.#entries[at - 1].asked === entry.asked) continue;
      grid.undo(entry.asked);
      for (const one of waiting.splice(0)) {
        one.step ??= (one.asker as Asker).tell(grid, one.firing as Firing);
        for (const fact of one.step.because) needed.put(fact);
        steps.push(one.step);
        yield 1;
      }
    }
    grid.undo(place.trail);
    const because = needed.all().filter((fact) => grid.knows(fact));
    this.#again(place);
    steps.reverse();
    return { supposition: { fact: place.fact, steps, conflict }, because, weight: this.weigh(steps) };
  }

  /** Adds again what was supposed and all that came of it, when the grid was taken back to the place. */
  #again(place: Place): void {
    this.grid.add(place.fact);
    for (let at = place.height; at < this.#entries.length; at++) {
      for (const fact of this.#entries[at].adds) this.grid.add(fact);
    }
  }

  /**
   * Adds what is news. Where a grid keeps a fact that goes against what it knows in other words only (a second
   * digit in a cell), the fact is left out: on its own it would say something else. Whether anything was added.
   */
  #record(from: Pick<Entry, "asker" | "firing" | "step">, facts: readonly Fact[], asked: number): boolean {
    const before = this.grid.mark();
    const adds = facts.filter((fact) => {
      const mark = this.grid.mark();
      if (!this.grid.add(fact)) return false;
      if (this.grid.knows(fact)) return true;
      this.grid.undo(mark);
      return false;
    });
    if (adds.length === 0) return false;
    const firing = from.firing && { ...from.firing, adds };
    this.#entries.push({ ...from, firing, before, asked, adds });
    this.#touch(adds);
    return true;
  }

  #touch(facts: readonly Fact[]): void {
    for (const { asker } of this.#ladder) asker.touch(facts);
    for (const fact of facts) this.#laws.touch(fact);
  }

  #calm(): void {
    for (const { asker } of this.#ladder) asker.calm();
    this.#laws.calm();
  }
}

/** Facts that a chain rests on, by their cells. */
class Needed {
  readonly #at = new Map<number, Set<Fact>>();

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) this.put(fact);
  }

  put(fact: Fact): void {
    const facts = this.#at.get(cellOf(fact));
    if (facts) facts.add(fact);
    else this.#at.set(cellOf(fact), new Set([fact]));
  }

  /** Takes out what the grid does not know now that these facts are gone; whether there was any. */
  takeFrom(gone: readonly Fact[], grid: Grid): boolean {
    let took = false;
    for (const fact of gone) {
      for (const one of this.#at.get(cellOf(fact)) ?? []) {
        if (grid.knows(one)) continue;
        this.#at.get(cellOf(fact))?.delete(one);
        took = true;
      }
    }
    return took;
  }

  /** All of them, in order. */
  all(): Fact[] {
    return [...this.#at.values()].flatMap((facts) => [...facts]).sort((a, b) => a - b);
  }
}
