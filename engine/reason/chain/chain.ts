import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import { isFull, type Puzzle } from "../../model/puzzle.ts";
import { assert } from "../../model/result.ts";
import type { Asker, Firing, Rule, Step } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";
import { addedTo } from "./add-to.ts";
import { Askers, nextFiring, WAITING } from "./askers.ts";
import { type ChainEnd, type ChainOptions, isDeferred, isWanted, type RunLimits } from "./chain-options.ts";
import { Effort } from "./effort.ts";
import type { DatedDoubt, Doubt, Guard } from "./guard.ts";
import { type Activation, type Checkpoint, Journal, type JournalEntry, type Moment } from "./journal.ts";
import { type Conflict, LawWatch } from "./law-watch.ts";
import { usable } from "./mistake.ts";
import { Provenance } from "./provenance.ts";
import { SingleTurns } from "./single-turns.ts";
import { type FiringTally, Tallies } from "./tallies.ts";
import { AGENDA, STUCK, type Turns } from "./turns.ts";

/** Most firings of one run. */
const STEPS = 100_000;

/**
 * Forward chaining: a production system on one grid. Each cycle, conflict resolution (`Turns`) picks one
 * rule; its firing is written to the journal at once, or put on the agenda. A contradiction is a value, not
 * an error. Everything behind a checkpoint, where the rules had no more firings, can be undone, so that a
 * fact can be supposed there.
 */
export class Chain<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly grid: Grid;
  /** As they take turns: simple ones before advanced ones, the easiest first. */
  readonly rules: readonly Rule<P>[];
  readonly journal: Journal;
  /** The premises of conclusions, walked back. */
  readonly provenance: Provenance;
  readonly guard: Guard | undefined;
  readonly clock: (() => number) | undefined;
  readonly options: ChainOptions;
  /** Firings by rule (in the order of `rules`) and by round, and those of steps that no rule of the chain found. */
  readonly tallies: readonly FiringTally[];
  readonly rounds: readonly FiringTally[];
  readonly outside: FiringTally;
  /** Rules that are no longer asked. */
  readonly suspended: DatedDoubt[] = [];
  /** The law that broke, once one did. */
  conflict: Conflict | null = null;
  /** The last run ended as its goal was known. */
  hasReached = false;
  readonly #askers: Askers<P>;
  readonly #tallies: Tallies;
  readonly #laws: LawWatch;
  readonly #effort: Effort;
  readonly #ownTurns: Turns;
  #turns: Turns;
  /** Activations of the present layer that wait to be written. */
  readonly #agenda: Activation[] = [];
  #isChecked: boolean;
  /** Of the run that goes on, or was the last. */
  #limits: RunLimits = {};

  /** @param all Simple rules before advanced ones, in the order in which they are to be asked; of them those that need one answer only where `options.truth` knows of one. */
  constructor(puzzle: P, grid: Grid, all: readonly Rule<P>[], options: ChainOptions = {}) {
    const rules = usable(all, options.truth);
    this.puzzle = puzzle;
    this.grid = grid;
    this.rules = rules;
    this.guard = options.guard;
    this.clock = options.clock;
    this.journal = new Journal(puzzle);
    this.options = options;
    this.#effort = options.effort ?? new Effort();
    this.#askers = new Askers(rules, puzzle, this.journal.facts);
    this.provenance = new Provenance(grid, this.journal, this.#effort, (rule) => this.#askers.of(rule));
    this.#tallies = new Tallies(rules.length);
    ({ rules: this.tallies, rounds: this.rounds, outside: this.outside } = this.#tallies);
    this.#laws = new LawWatch(puzzle);
    this.#ownTurns = new SingleTurns(rules, options.strategy ?? "easiest");
    this.#turns = this.#ownTurns;
    this.#isChecked = (options.calm || options.lawless) ?? false;
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

  /** No longer asks a rule. False if there is none of that id. */
  distrust(id: string, reason: Words, counter: Step | null): boolean {
    const at = this.rules.findIndex((rule) => rule.id === id);
    if (at >= 0) this.#suspend(at, { rule: this.rules[at] as Rule, reason, counter });
    return at >= 0;
  }

  /** No longer asks the bulky rules, which nobody doubts. */
  spareBulk(): void {
    for (const [at, { bulky }] of this.rules.entries()) if (bulky) this.#ownTurns.drop(at);
  }

  /** Adds facts from elsewhere: a mark of the player, a supposition. */
  add(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (!this.grid.add(fact)) continue;
      this.journal.facts.push(fact);
      this.#laws.touch(fact);
    }
    this.#turns.restart();
  }

  /** Writes a step that no rule of this chain found (a supposition), or that was left for later; it adds something new. */
  record(step: Step): JournalEntry {
    this.#turns.restart();
    const rule = this.rules.findIndex(({ id }) => id === step.rule);
    const entry = this.#write(rule, { adds: step.adds, at: [] }, this.#now(), step);
    assert(entry !== null, "it adds a fact");
    this.#turns.fired();
    this.#turns.restart();
    return entry;
  }

  /** A place to come back to. Only where the last run ended as "stuck", or nothing was added to a calm grid. */
  mark(): Checkpoint {
    assert(this.#turns.isStuck && this.conflict === null, "the chain is stuck");
    return { ...this.#now(), entries: this.journal.entries.length };
  }

  /** Takes back everything that came after the place. */
  undo(to: Checkpoint): void {
    this.grid.undo(to.trail);
    this.journal.cut(to);
    this.conflict = null;
    this.#calm();
  }

  /** Goes on until the board is solved, the rules are stuck, a law is broken or a limit is met. */
  *run(limits: RunLimits = {}): Job<ChainEnd> {
    const { entries, facts } = this.journal;
    const effort = this.#effort;
    const last = entries.length + (limits.steps ?? STEPS);
    this.#limits = limits;
    this.#turns = limits.turns ?? this.#turns;
    const turns = this.#turns;
    if (!this.#isChecked) this.test();
    this.hasReached = false;
    for (let isOver = this.#isOver(); !isOver; isOver = turns.isBetween && this.#isOver()) {
      if (effort.isSpent && turns.isBetween) return "limit";
      const rule = turns.next(facts.length);
      if (rule === STUCK) {
        yield effort.pay();
        // Firings that are not wanted are not asked for again.
        if (limits.wanted) this.#askers.calm();
        return isFull(this.puzzle, this.grid) ? "solved" : "stuck";
      }
      if (rule === AGENDA) {
        this.#writeAgenda();
        yield effort.pay();
        if (effort.isSpent) return "limit";
      } else {
        const { level } = this.rules[rule];
        if (level > 0 && turns.isSettled && isFull(this.puzzle, this.grid)) {
          turns.calm(facts.length);
          yield effort.pay();
          return "solved";
        }
        if (entries.length >= last || limits.before?.(level) === false) return "limit";
        const answer = this.clock
          ? this.#tallies.timed(rule, turns, this.#asking(rule), this.clock)
          : this.#ask(rule);
        const entry = answer && "next" in answer ? yield* answer : answer;
        if (effort.isDue) yield effort.pay();
        if (entry && limits.until?.(entry)) return "limit";
      }
    }
    yield effort.pay();
    return this.conflict ? "broken" : "limit";
  }

  /** After a change: whether a law is broken or the goal is known. */
  #isOver(): boolean {
    if (this.conflict) return true;
    if (!this.#laws.isChanged) return false;
    this.#effort.tested();
    if (this.options.lawless) this.#laws.calm();
    else this.conflict = this.#laws.conflict(this.grid);
    const { goal = null } = this.#limits;
    this.hasReached = goal !== null && this.grid.knows(goal);
    return this.conflict !== null || this.hasReached;
  }

  /** Asks one rule for its next firing, and writes it or puts it on the agenda. Only where that is not done at once it is a job, which costs more than most answers. */
  #ask(rule: number): JournalEntry | null | Job<JournalEntry | null> {
    if (!this.#askers.isReady(rule)) return this.#asking(rule);
    const answer = this.#answer(rule, this.#askers.begun(rule, this.#turns.isAtFront));
    return answer === WAITING || (answer && "adds" in answer) ? this.#asking(rule, answer) : answer;
  }

  /** The same with pauses, from the rule's first answer on. */
  *#asking(rule: number, first?: typeof WAITING | Firing): Job<JournalEntry | null> {
    if (!this.#askers.isReady(rule)) yield this.#effort.pay();
    const asker = first ? this.#askers.of(rule) : this.#askers.begun(rule, this.#turns.isAtFront);
    for (let answer = first ?? this.#answer(rule, asker); ; answer = this.#answer(rule, asker)) {
      if (answer === WAITING) yield this.#effort.pay();
      else if (!answer || !("adds" in answer)) return answer;
      else {
        const step = asker.explain(this.grid, answer);
        const doubt = yield* (this.guard as Guard).examine(this.rules[rule] as Rule, step, this.grid);
        if (doubt) this.#suspend(rule, doubt);
        const entry = doubt ? null : this.#take(rule, asker, answer);
        if (entry !== undefined) return entry;
      }
    }
  }

  /** What came of asking a rule: the entry that was written, null where none was; or that it needs a pause, or a firing that the guard has to examine first. */
  #answer(rule: number, asker: Asker): JournalEntry | null | typeof WAITING | Firing {
    const guard = this.#limits.supposing ? undefined : this.guard;
    const isWordy = this.rules[rule].wordy !== undefined;
    for (;;) {
      const firing = nextFiring(asker, this.grid, this.#effort);
      if (firing === WAITING) return WAITING;
      if (!firing) break;
      if (!isWanted(this.#limits, this.rules[rule].level, firing)) continue;
      if (isWordy && isDeferred(this.#limits, this.rules[rule] as Rule, firing, asker, this.grid)) break;
      if (guard && !guard.trusts(this.rules[rule] as Rule, firing)) return firing;
      const entry = this.#take(rule, asker, firing);
      if (entry !== undefined) return entry;
    }
    this.#turns.nothing(this.journal.facts.length);
    const reason = this.#effort.reasonAgainst(asker);
    if (reason) this.#suspend(rule, { rule: this.rules[rule] as Rule, reason, counter: null });
    return null;
  }

  /** Writes a firing; null where it is put on the agenda, undefined where it adds nothing. */
  #take(rule: number, asker: Asker, firing: Firing): JournalEntry | null | undefined {
    const { explain } = this.options;
    if (explain) this.#effort.asked(this.#effort.explained(true), false);
    const asked = this.#now();
    if (this.#turns.isHeld) {
      this.#agenda.push({ rule, firing, asked });
      this.#turns.fired();
      return null;
    }
    const entry = this.#write(rule, firing, asked, explain ? asker.explain(this.grid, firing) : null);
    if (entry) this.#effort.fired(this.#turns.fired());
    return entry ?? undefined;
  }

  /** Writes the new facts of a firing; null where there are none. */
  #write(rule: number, firing: Firing, asked: Moment, step: Step | null): JournalEntry | null {
    const { journal } = this;
    const adds = addedTo(this.grid, firing.adds, this.options.strict);
    if (adds.length === 0) return null;
    const entry: JournalEntry = { rule, firing: { adds, at: firing.at }, round: this.#turns.round, asked };
    journal.write(entry);
    if (step) journal.explained.set(journal.entries.length - 1, step);
    for (const fact of adds) this.#laws.touch(fact);
    this.#tallies.count(entry);
    return entry;
  }

  /** Writes the firings on the agenda, and begins the next layer; if none adds a fact, the chain has reached its fixpoint. */
  #writeAgenda(): void {
    const agenda = this.#agenda;
    if (agenda.filter(({ rule, firing, asked }) => this.#write(rule, firing, asked, null)).length > 0) {
      this.#effort.fired(agenda.length);
      this.#turns.restart();
    } else this.#turns.calm(this.journal.facts.length);
    agenda.length = 0;
  }

  #suspend(rule: number, doubt: Doubt): void {
    if (this.suspended.some((one) => one.rule === doubt.rule)) return;
    this.suspended.push({ ...doubt, known: this.journal.facts.length });
    for (const turns of new Set([this.#ownTurns, this.#turns])) turns.drop(rule);
  }

  #now(): Moment {
    return { trail: this.grid.mark(), facts: this.journal.facts.length };
  }

  #calm(): void {
    this.#askers.calm();
    this.#laws.calm();
    this.#turns = this.#ownTurns;
    this.#turns.calm(this.journal.facts.length);
  }
}
