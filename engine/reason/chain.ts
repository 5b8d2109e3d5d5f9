import type { Fact } from "../model/fact.ts";
import type { Grid } from "../model/grid.ts";
import { type Job, run } from "../model/job.ts";
import { isFull, type Puzzle } from "../model/puzzle.ts";
import { assert } from "../model/result.ts";
import type { Asker, Firing, Proof, Rule, Step } from "../model/rule.ts";
import type { Words } from "../model/words.ts";
import { askerOf, PATIENCE } from "./asker.ts";
import type { ChainOptions, RunLimits, Tally } from "./chain-options.ts";
import { type Entry, Journal, type Place } from "./journal.ts";
import { type Conflict, LawWatch } from "./law-watch.ts";
import { Retelling, TELLING } from "./retelling.ts";
import { levelsOf } from "./slice.ts";
import { suppositionLevel } from "./supposed.ts";
import { Turns } from "./turns.ts";

/** How a run ended; "limit": it may go on. */
export type ChainEnd = Proof["end"] | "limit";

/** Why a rule is no longer asked, and what it wrongly concluded, if that is why. */
export interface Doubt {
  readonly rule: Rule;
  readonly reason: Words;
  readonly counter: Step | null;
}

/** A doubt, and how many facts the journal held when it arose. */
export interface Suspension extends Doubt {
  readonly known: number;
}

/** Looks at a firing before anything is written. */
export interface Guard {
  /** Whether the firing can be believed without a closer look. */
  trusts(rule: Rule, firing: Firing): boolean;
  /** The closer look; null where the conclusion holds. The grid comes back as it was. */
  examine(rule: Rule, step: Step, grid: Grid): Job<Doubt | null>;
  /** Which rule led a supposition astray, by id, and with which step; null where its conclusion holds. */
  blame(step: Step, grid: Grid): Job<{ readonly reason: Words; readonly counter: Step } | null>;
}

const STEPS = 100_000;
/** Work after which a run pauses. */
const SLICE = 2_000;

/**
 * Forward chaining: rules at work on one grid, which keeps what they conclude. A contradiction is a value,
 * not an error. What was added can be taken back to any place where the rules had nothing more to say, so
 * that something can be supposed there:
 *
 *     const place = chain.mark();            // after a run that ended as "stuck"
 *     chain.add([fact]);
 *     const end = yield* chain.run(limits);  // "broken": chain.conflict says which law, by which facts
 *     const steps = chain.stepsTo(chain.conflict.facts, place.entries);
 *     chain.undo(place);
 */
export class Chain<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly grid: Grid;
  /** As they take turns: simple ones before advanced ones, the easiest first. */
  readonly rules: readonly Rule<P>[];
  readonly journal: Journal;
  readonly guard: Guard | undefined;
  readonly clock: (() => number) | undefined;
  /** By rule, in the order of `rules`. */
  readonly tallies: readonly Tally[];
  readonly rounds: Tally[] = [];
  /** What steps came to that no rule of the chain found. */
  readonly outside: Tally = { fired: 0, facts: 0, ms: 0 };
  /** Rules that are no longer asked. */
  readonly suspended: Suspension[] = [];
  /** The law that broke, once one did. */
  conflict: Conflict | null = null;
  /** By rule; made ready when it is first asked, for that takes a while. */
  readonly #askers: (Asker | undefined)[];
  readonly #retelling: Retelling;
  readonly #turns: Turns;
  readonly #laws: LawWatch;
  readonly #tells: boolean;
  /** Facts that each rule was told of. */
  readonly #heard: Uint32Array;
  #isChecked: boolean;
  #isSupposing = false;
  /** Work done by rules since the last pause, and in this run. */
  #unpaid = 0;
  #work = 0;

  /** @param rules Simple ones before advanced ones, in the order in which they are to be asked. */
  constructor(puzzle: P, grid: Grid, rules: readonly Rule<P>[], options: ChainOptions = {}) {
    this.puzzle = puzzle;
    this.grid = grid;
    this.rules = rules;
    this.journal = new Journal(puzzle);
    this.tallies = rules.map(() => ({ fired: 0, facts: 0, ms: 0 }));
    this.#askers = rules.map(() => undefined);
    this.#retelling = new Retelling(grid, this.journal, (rule) => this.#askerOf(rule));
    this.#turns = new Turns(rules, options.strategy ?? "easiest");
    this.#laws = new LawWatch(puzzle);
    this.guard = options.guard;
    this.clock = options.clock;
    this.#tells = options.tell ?? false;
    this.#heard = new Uint32Array(rules.length);
    this.#isChecked = options.calm ?? false;
    if (options.calm) this.#calm();
  }

  /** The law that is broken, if one is; all of them are tested the first time. */
  test(): Conflict | null {
    if (!this.#isChecked) this.conflict = this.#laws.anyConflict(this.grid);
    this.#isChecked = true;
    this.conflict ??= this.#laws.conflict(this.grid);
    return this.conflict;
  }

  /** The rules that are still asked. */
  get believed(): readonly Rule<P>[] {
    if (this.suspended.length === 0) return this.rules;
    const doubted = new Set(this.suspended.map(({ rule }) => rule.id));
    return this.rules.filter(({ id }) => !doubted.has(id));
  }

  /** The level of the hardest step so far. */
  get hardest(): number {
    const levels = levelsOf(this.rules);
    let hardest = 0;
    this.rules.forEach(({ level }, at) => {
      if (this.tallies[at].fired > 0) hardest = Math.max(hardest, level);
    });
    for (const [at, { rule }] of this.journal.entries.entries())
      if (rule < 0) hardest = Math.max(hardest, suppositionLevel(this.#retelling.told(at), levels));
    return hardest;
  }

  /** No longer asks a rule. False if there is none of that id. */
  distrust(id: string, reason: Words, counter: Step | null): boolean {
    const at = this.rules.findIndex((rule) => rule.id === id);
    if (at < 0) return false;
    this.#suspend(at, { rule: this.rules[at] as Rule, reason, counter });
    return true;
  }

  /** Adds what is known from elsewhere: a mark of the player, something supposed. */
  add(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (!this.grid.add(fact)) continue;
      this.journal.facts.push(fact);
      this.#laws.touch(fact);
    }
    this.#turns.restart();
  }

  /** Writes a step that no rule of this chain found (a supposition); it adds something new. */
  record(step: Step): Entry {
    assert(
      step.adds.some((fact) => !this.grid.knows(fact)),
      "a step adds something new",
    );
    this.#turns.restart();
    const entry = this.#write(-1, { adds: step.adds, at: [] }, step);
    this.#turns.restart();
    return entry;
  }

  /** A place to come back to. Only where the last run ended as "stuck", or nothing was added to a calm grid. */
  mark(): Place {
    assert(this.#turns.isStuck && this.conflict === null, "something is supposed where the rules are stuck");
    const { entries, facts } = this.journal;
    return { entries: entries.length, facts: facts.length, trail: this.grid.mark() };
  }

  /** Takes back everything that came after the place. */
  undo(to: Place): void {
    this.grid.undo(to.trail);
    this.journal.cut(to);
    this.conflict = null;
    this.#calm();
  }

  /** Goes on until the board is solved, the rules are stuck, a law is broken or a limit is met. */
  *run({
    steps = STEPS,
    work = Number.POSITIVE_INFINITY,
    until,
    before,
    supposing,
  }: RunLimits = {}): Job<ChainEnd> {
    this.#isSupposing = supposing ?? false;
    const last = this.journal.entries.length + steps;
    this.#work = 0;
    this.test();
    while (this.conflict === null) {
      if (!this.#turns.isKeepingBooks) this.conflict = this.#laws.conflict(this.grid);
      if (this.conflict) break;
      const rule = this.#turns.next(this.journal.facts.length);
      if (rule < 0) {
        yield this.#pay();
        return isFull(this.puzzle, this.grid) ? "solved" : "stuck";
      }
      if (this.journal.entries.length >= last || this.#work > work) return "limit";
      if (before && !before(this.rules[rule].level)) return "limit";
      const entry = yield* this.#ask(rule);
      if (this.#unpaid >= SLICE) yield this.#pay();
      if (entry && until?.(entry)) return "limit";
    }
    yield this.#pay();
    return "broken";
  }

  /** All steps from an entry on, with exact premises. */
  steps(from = 0): Step[] {
    return run(this.#retelling.steps(from));
  }

  /** The same in slices. Until it is done the grid is not to be used. */
  telling(from = 0): Job<Step[]> {
    return this.#retelling.steps(from);
  }

  /** The steps from entry `since` on that some facts rest on, in order, with exact premises. */
  stepsTo(facts: readonly Fact[], since = 0): Step[] {
    return run(this.#retelling.stepsTo(facts, since));
  }

  /** The same in slices. Until it is done the grid is not to be used. */
  tellingTo(facts: readonly Fact[], since = 0): Job<Step[]> {
    return this.#retelling.stepsTo(facts, since);
  }

  /** What some facts rest on of all that was known from the start or by word from outside. */
  rootsOf(facts: readonly Fact[]): Job<Fact[]> {
    return this.#retelling.rootsOf(facts);
  }

  /** Asks one rule for its next firing, and writes it; with a clock its own time (not that of its pauses) is kept. */
  *#ask(rule: number): Job<Entry | null> {
    const { clock } = this;
    const job = this.#asked(rule);
    if (!clock) return yield* job;
    for (;;) {
      const started = clock();
      const next = job.next();
      this.#time(rule, clock() - started);
      if (next.done) return next.value;
      yield next.value;
    }
  }

  *#asked(rule: number): Job<Entry | null> {
    if (!this.#askers[rule]) yield this.#pay();
    const asker = this.#askerOf(rule);
    const turns = this.#turns;
    const { facts } = this.journal;
    if (this.#heard[rule] < facts.length) {
      asker.touch(facts.slice(this.#heard[rule]));
      this.#heard[rule] = facts.length;
    }
    if (turns.isAtFront) asker.rewind();
    const firing = yield* this.#nextOf(asker);
    let entry: Entry | null = null;
    if (!firing) {
      turns.nothing(facts.length);
      if (asker.trouble)
        this.#suspend(rule, { rule: this.rules[rule] as Rule, reason: asker.trouble, counter: null });
    } else {
      const doubt = yield* this.#examine(rule, firing);
      if (doubt) this.#suspend(rule, doubt);
      else entry = this.#write(rule, firing, this.#tells ? asker.tell(this.grid, firing) : null);
      if (this.#tells) this.#unpaid += TELLING;
    }
    return entry;
  }

  #askerOf(rule: number): Asker {
    const asker = this.#askers[rule] ?? askerOf(this.rules[rule], this.puzzle);
    this.#askers[rule] = asker;
    return asker;
  }

  *#nextOf(asker: Asker): Job<Firing | null> {
    for (;;) {
      const { spent } = asker;
      const firing = asker.next(this.grid, PATIENCE);
      const cost = asker.spent - spent;
      this.#unpaid += cost;
      this.#work += cost;
      if (firing || !asker.isWaiting) return firing;
      yield this.#pay();
    }
  }

  *#examine(rule: number, firing: Firing): Job<Doubt | null> {
    const guard = this.#isSupposing ? null : this.guard;
    const asked = this.rules[rule] as Rule;
    if (!guard || guard.trusts(asked, firing)) return null;
    return yield* guard.examine(asked, this.#askerOf(rule).tell(this.grid, firing), this.grid);
  }

  #write(rule: number, told: Firing, step: Step | null): Entry {
    const { journal, grid } = this;
    const before = grid.mark();
    const adds = told.adds.filter((fact) => grid.add(fact));
    const firing = adds.length === told.adds.length ? told : { adds, at: told.at };
    const entry: Entry = { rule, firing, round: this.#turns.round, first: journal.facts.length, before };
    journal.write(entry);
    if (step) journal.told.set(journal.entries.length - 1, step);
    for (const fact of adds) this.#laws.touch(fact);
    this.#turns.fired();
    const round = this.#roundOf(entry.round);
    for (const tally of [round, this.tallies[rule] ?? this.outside]) {
      tally.fired++;
      tally.facts += adds.length;
    }
    return entry;
  }

  #suspend(rule: number, doubt: Doubt): void {
    this.suspended.push({ ...doubt, known: this.journal.facts.length });
    this.#turns.drop(rule);
  }

  #roundOf(round: number): Tally {
    while (this.rounds.length < round) this.rounds.push({ fired: 0, facts: 0, ms: 0 });
    return this.rounds[round - 1];
  }

  #time(rule: number, ms: number): void {
    this.tallies[rule].ms += ms;
    this.#roundOf(this.#turns.round).ms += ms;
  }

  #pay(): number {
    const spent = this.#unpaid + 1;
    this.#unpaid = 0;
    return spent;
  }

  #calm(): void {
    for (const asker of this.#askers) asker?.calm();
    this.#heard.fill(this.journal.facts.length);
    this.#laws.calm();
    this.#turns.calm(this.journal.facts.length);
  }
}
