import type { ClauseRef, Clauses, Literal } from "./clauses.ts";
import type { ActivityOrder } from "./order.ts";
import type { Theory } from "./theory.ts";
import type { Trail } from "./trail.ts";

/** Marks of a variable during conflict analysis and clause minimization. */
const UNSEEN = 0;
const IN_CLAUSE = 1;
const REDUNDANT = 2;

/**
 * Conflict analysis: learns the clause of the first unique implication point (Marques-Silva and Sakallah,
 * "GRASP", 1996), without its redundant literals (Sörensson and Biere, 2009).
 */
export class ConflictAnalysis {
  /** The learnt clause: first the asserting literal, then one of the backjump level. */
  readonly learnt: Literal[] = [];
  glue = 0;
  readonly #trail: Trail;
  readonly #clauses: Clauses;
  readonly #order: ActivityOrder;
  readonly #theory: Theory;
  readonly #seen: Uint8Array;
  /** By level: the last count that met it. */
  readonly #levelStamps: Int32Array;
  #stamp = 0;
  readonly #literals: Literal[] = [];

  constructor(trail: Trail, clauses: Clauses, order: ActivityOrder, theory: Theory) {
    this.#trail = trail;
    this.#clauses = clauses;
    this.#order = order;
    this.#theory = theory;
    this.#seen = new Uint8Array(trail.variables);
    this.#levelStamps = new Int32Array(trail.variables + 1);
  }

  /** The conflict clause: all of its literals are false. */
  conflict(): ClauseRef {
    const { conflictLiteral, conflictReason, size } = this.#trail;
    if (conflictReason > 0) return conflictReason;
    return this.#explained(conflictLiteral, -conflictReason, size);
  }

  /** The highest decision level of a clause's literals. */
  levelOf(clause: ClauseRef): number {
    const { words } = this.#clauses;
    let highest = 0;
    for (let at = this.#clauses.first(clause); at < this.#clauses.end(clause); at++) {
      highest = Math.max(highest, this.#trail.level[words[at] >> 1]);
    }
    return highest;
  }

  /** Learns from a conflict clause that has literals of the current decision level. Returns the backjump level. */
  learn(conflict: ClauseRef, now: number): number {
    const { level, literals, decisionLevel } = this.#trail;
    const { learnt } = this;
    const seen = this.#seen;
    learnt.length = 1;
    let open = 0;
    let at = this.#trail.size;
    let clause = conflict;
    let truth: Literal = -1;
    do {
      const glue = this.#clauses.glue(clause);
      if (glue > 2) this.#clauses.use(clause, this.#glueOf(clause), now);
      const end = this.#clauses.end(clause);
      for (let each = this.#clauses.first(clause); each < end; each++) {
        const literal = this.#clauses.words[each];
        const variable = literal >> 1;
        if (literal === truth || seen[variable] !== UNSEEN || level[variable] === 0) continue;
        seen[variable] = IN_CLAUSE;
        this.#order.bump(variable);
        if (level[variable] === decisionLevel) open++;
        else learnt.push(literal);
      }
      do at--;
      while (seen[literals[at] >> 1] === UNSEEN);
      truth = literals[at];
      seen[truth >> 1] = UNSEEN;
      open--;
      if (open > 0) clause = this.#reasonOf(truth);
    } while (open > 0);
    learnt[0] = truth ^ 1;
    this.#minimize();
    this.#order.decay();
    return this.#finish();
  }

  /** The reason clause of a true literal. */
  #reasonOf(literal: Literal): ClauseRef {
    const { reason, position } = this.#trail;
    const variable = literal >> 1;
    if (reason[variable] < 0) {
      reason[variable] = this.#explained(literal, -reason[variable], position[variable]);
    }
    return reason[variable];
  }

  #explained(literal: Literal | -1, token: number, before: number): ClauseRef {
    const literals = this.#literals;
    literals.length = 0;
    if (literal >= 0) literals.push(literal);
    this.#theory.explain(literal, token, before, literals);
    return this.#clauses.note(literals, literals.length);
  }

  /** Clause minimization: drops literals that are implied by the others. */
  #minimize(): void {
    const { learnt } = this;
    const met: number[] = [];
    let kept = 1;
    let levels = 0;
    for (let at = 1; at < learnt.length; at++) levels |= 1 << (this.#trail.level[learnt[at] >> 1] & 31);
    const all = learnt.slice(1);
    for (const literal of all) {
      if (this.#trail.reason[literal >> 1] === 0 || !this.#isRedundant(literal, levels, met))
        learnt[kept++] = literal;
    }
    learnt.length = kept;
    for (const literal of all) this.#seen[literal >> 1] = UNSEEN;
    for (const variable of met) this.#seen[variable] = UNSEEN;
  }

  /** Whether a literal of the clause is false because of its other literals alone. */
  #isRedundant(start: Literal, levels: number, met: number[]): boolean {
    const { level, reason } = this.#trail;
    const seen = this.#seen;
    const waiting: Literal[] = [start];
    const from = met.length;
    for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
      const clause = this.#reasonOf(literal ^ 1);
      const end = this.#clauses.end(clause);
      for (let at = this.#clauses.first(clause); at < end; at++) {
        const next = this.#clauses.words[at];
        const variable = next >> 1;
        if (variable === literal >> 1 || level[variable] === 0) continue;
        if (seen[variable] === IN_CLAUSE || seen[variable] === REDUNDANT) continue;
        if (reason[variable] === 0 || (levels & (1 << (level[variable] & 31))) === 0) {
          for (let back = from; back < met.length; back++) seen[met[back]] = UNSEEN;
          met.length = from;
          return false;
        }
        seen[variable] = REDUNDANT;
        met.push(variable);
        waiting.push(next);
      }
    }
    return true;
  }

  /** Puts a literal of the backjump level second, to be watched; computes the glue. Returns that level. */
  #finish(): number {
    const { learnt } = this;
    const { level } = this.#trail;
    this.#stamp++;
    this.glue = 0;
    let highest = 1;
    for (let at = 0; at < learnt.length; at++) {
      const stage = level[learnt[at] >> 1];
      if (this.#levelStamps[stage] !== this.#stamp) this.glue++;
      this.#levelStamps[stage] = this.#stamp;
      if (at > 0 && stage > level[learnt[highest] >> 1]) highest = at;
    }
    if (learnt.length === 1) return 0;
    const second = learnt[highest];
    learnt[highest] = learnt[1];
    learnt[1] = second;
    return level[second >> 1];
  }

  #glueOf(clause: ClauseRef): number {
    this.#stamp++;
    let glue = 0;
    for (let at = this.#clauses.first(clause); at < this.#clauses.end(clause); at++) {
      const stage = this.#trail.level[this.#clauses.words[at] >> 1];
      if (stage === 0 || this.#levelStamps[stage] === this.#stamp) continue;
      this.#levelStamps[stage] = this.#stamp;
      glue++;
    }
    return glue;
  }
}
