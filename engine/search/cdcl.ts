import type { Job } from "../model/job.ts";
import { ConflictAnalysis } from "./analysis.ts";
import { Clauses, KEPT, type Literal } from "./clauses.ts";
import { ActivityOrder } from "./order.ts";
import type { Theory } from "./theory.ts";
import type { Trail } from "./trail.ts";
import { Watches } from "./watches.ts";

/** Result of `next`: an answer, refuted, or out of nodes. */
export type SolveStatus = "answer" | "none" | "out";

/** Receives the events of a search: a `SearchWatch` of literals. */
export interface LiteralWatch {
  decision(literal: Literal): void;
  propagated(literal: Literal): void;
  checked(times: number): void;
  backtrack(): void;
}

/** Conflicts in the shortest run between two restarts: the unit of the Luby sequence. */
const RESTART_RUN = 40;
/** Learnt clauses before the worse half of them is dropped, and how many more are allowed after each time. */
const LEARNT_LIMIT = 4000;
const LEARNT_GROWTH = 1000;
/** Words of the clause store that may be notes before it is tidied. */
const NOTES = 4_000_000;

/**
 * Conflict-driven clause learning over a theory, in the manner of MiniSat (Eén and Sörensson, "An
 * extensible SAT-solver", 2003). Complete; deterministic. A node is the start, or a decision.
 */
export class Cdcl {
  nodes = 0;
  checks = 0;
  backtracks = 0;
  depth = 0;
  conflicts = 0;
  /** Given and learnt clauses. */
  readonly clauses = new Clauses();
  readonly #trail: Trail;
  readonly #theory: Theory;
  readonly #watches: Watches;
  readonly #order: ActivityOrder;
  readonly #analysis: ConflictAnalysis;
  /** By variable: its saved phase (0 true, 1 false), tried first in a decision. */
  readonly #phases: Uint8Array;
  readonly #watch: LiteralWatch | undefined;
  /** Literals of the trail before the queue head are propagated, those before `reported` were reported. */
  #queueHead = 0;
  #reported = 0;
  #isRefuted = false;
  #restarts = 0;
  #nextRestart = RESTART_RUN;
  #learntLimit = LEARNT_LIMIT;
  /** How much of the clause store was in use after it was tidied. */
  #tidy = 0;

  /** `activity`: by variable, its initial activity; `phases`: its initial phase, 0 true, 1 false. Both are kept and changed. */
  constructor(
    trail: Trail,
    theory: Theory,
    activity: Float64Array,
    phases: Uint8Array,
    watch?: LiteralWatch,
  ) {
    this.#trail = trail;
    this.#theory = theory;
    this.#phases = phases;
    this.#watch = watch;
    this.#watches = new Watches(this.clauses, trail);
    this.#order = new ActivityOrder(activity);
    this.#analysis = new ConflictAnalysis(trail, this.clauses, this.#order, theory);
  }

  /** Adds a clause. Only before the search begins, or at decision level 0. */
  add(literals: readonly Literal[]): void {
    const { value } = this.#trail;
    const open = literals.filter((literal) => value[literal] >= 0);
    if (open.some((literal) => value[literal] > 0)) return;
    if (open.length === 0) this.#isRefuted = true;
    else if (open.length === 1) this.#trail.push(open[0], 0);
    else this.#watches.add(this.clauses.add(open, open.length, KEPT, 0));
  }

  /** Searches on until all variables are assigned and the theory accepts them, until the clauses are refuted, or until so many nodes were spent in all. */
  *next(nodes: number): Job<SolveStatus> {
    const trail = this.#trail;
    if (this.nodes === 0) {
      this.nodes = 1;
      yield 1;
    }
    while (!this.#isRefuted) {
      const holds = this.#propagate();
      this.#report();
      if (!holds) this.#resolveConflict();
      else if (this.#isRestartDue() && trail.decisionLevel > 0) this.#restart();
      else {
        if (trail.decisionLevel === 0) this.#reduceClauses();
        if (trail.size === trail.variables) return "answer";
        if (this.nodes >= nodes) return "out";
        const decision = this.#pickDecision();
        this.nodes++;
        trail.decide(decision);
        this.depth = Math.max(this.depth, trail.decisionLevel);
        this.#watch?.decision(decision);
        this.#reported++;
        yield 1;
      }
    }
    return "none";
  }

  /** Takes every decision back; the search may go on. */
  takeBack(): void {
    this.#backtrackTo(0);
  }

  /** Excludes the last answer by a nogood: the clause that negates its decisions. */
  addNogood(): void {
    const { decisionLevel } = this.#trail;
    const literals: Literal[] = [];
    for (let level = decisionLevel; level > 0; level--) literals.push(this.#trail.decision(level) ^ 1);
    if (decisionLevel === 0) this.#isRefuted = true;
    else this.#learnClause(literals, KEPT, decisionLevel - 1);
  }

  #propagate(): boolean {
    const trail = this.#trail;
    do {
      while (this.#queueHead < trail.size) {
        const literal = trail.literals[this.#queueHead++];
        if (!this.#watches.propagate(literal) || !this.#theory.assigned(literal)) return false;
      }
      this.checks++;
      this.#watch?.checked(1);
      if (!this.#theory.settle()) return false;
    } while (this.#queueHead < trail.size);
    return true;
  }

  /** Learns a clause from a conflict and backjumps to the level where it is unit. */
  #resolveConflict(): void {
    const analysis = this.#analysis;
    this.conflicts++;
    const conflict = analysis.conflict();
    const level = analysis.levelOf(conflict);
    if (level === 0) {
      this.#isRefuted = true;
      return;
    }
    this.#backtrackTo(level);
    const target = analysis.learn(conflict, this.conflicts);
    this.#learnClause(analysis.learnt, analysis.glue, target);
  }

  /** Backjumps to the level, where all literals of the clause but the first are false, adds the clause and asserts the first. */
  #learnClause(literals: readonly Literal[], glue: number, level: number): void {
    this.#backtrackTo(level);
    if (literals.length === 1) {
      this.#trail.push(literals[0], 0);
      return;
    }
    const clause = this.clauses.add(literals, literals.length, glue, this.conflicts);
    this.#watches.add(clause);
    this.#trail.push(literals[0], clause);
  }

  #backtrackTo(level: number): void {
    const trail = this.#trail;
    const { size, decisionLevel } = trail;
    if (level === decisionLevel) return;
    trail.backtrackTo(level);
    for (let at = trail.size; at < size; at++) {
      const literal = trail.literals[at];
      this.#phases[literal >> 1] = literal & 1;
      this.#order.insert(literal >> 1);
    }
    this.#queueHead = Math.min(this.#queueHead, trail.size);
    this.#reported = Math.min(this.#reported, trail.size);
    this.backtracks += decisionLevel - level;
    if (this.#watch) for (let each = level; each < decisionLevel; each++) this.#watch.backtrack();
  }

  /** Whether a restart is due; clauses can be dropped at level 0 only. */
  #isRestartDue(): boolean {
    return this.conflicts >= this.#nextRestart || this.clauses.learnt > this.#learntLimit;
  }

  #restart(): void {
    this.#nextRestart = this.conflicts + RESTART_RUN * luby(++this.#restarts);
    this.#backtrackTo(0);
  }

  /** At level 0: drops clauses when it is due. */
  #reduceClauses(): void {
    const { value, literals, reason, size } = this.#trail;
    const clauses = this.clauses;
    const isCrowded = clauses.learnt > this.#learntLimit;
    if (!isCrowded && clauses.used < this.#tidy + NOTES) return;
    if (isCrowded) this.#learntLimit += LEARNT_GROWTH;
    for (let at = 0; at < size; at++) reason[literals[at] >> 1] = 0;
    clauses.reduce(isCrowded, (clause) => {
      const { words } = clauses;
      for (let at = clauses.first(clause); at < clauses.end(clause); at++) {
        if (value[words[at]] > 0) return true;
      }
      return false;
    });
    this.#watches.reset();
    this.#tidy = clauses.used;
  }

  /** The open variable of the highest activity, with its saved phase. */
  #pickDecision(): Literal {
    const { value } = this.#trail;
    let variable = this.#order.take();
    while (value[variable * 2] !== 0) variable = this.#order.take();
    return variable * 2 + this.#phases[variable];
  }

  #report(): void {
    const { literals, size } = this.#trail;
    if (this.#watch) for (let at = this.#reported; at < size; at++) this.#watch.propagated(literals[at]);
    this.#reported = size;
  }
}

/** 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman, 1993); from 1. */
function luby(index: number): number {
  let power = 1;
  while (power * 2 - 1 < index) power *= 2;
  return power * 2 - 1 === index ? power : luby(index - power + 1);
}
