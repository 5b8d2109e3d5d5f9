/**
 * A variable twice, plus 1 where it is denied: variable 3 is literal 6, "not 3" is literal 7. The
 * opposite of a literal is `literal ^ 1`.
 */
export type Literal = number;

/** Where a clause begins in the store; 0 is no clause. */
export type ClauseRef = number;

/** Words before the literals of a clause: number of literals, glue, conflict in which it was last used. */
const HEAD = 3;
const GLUE = 1;
const USED = 2;

/** The glue of a clause that is never dropped. */
export const KEPT = 0;

/**
 * Clauses one after the other in one array of integers. Glue (LBD) is the number of decision levels among
 * the literals of a learnt clause (Audemard and Simon, "Predicting learnt clauses quality", 2009): the
 * fewer, the better the clause.
 */
export class Clauses {
  words = new Int32Array(1024);
  /** Number of words in use, those of notes and of dropped clauses included. */
  used = 1;
  /** All clauses that are watched, oldest first. */
  all: ClauseRef[] = [];
  /** Number of learnt clauses that may be dropped. */
  learnt = 0;

  /** Adds a clause that is watched; its first two literals are the watched ones. */
  add(literals: ArrayLike<Literal>, count: number, glue: number, now: number): ClauseRef {
    const clause = this.note(literals, count);
    this.words[clause + GLUE] = glue;
    this.words[clause + USED] = now;
    this.all.push(clause);
    if (glue !== KEPT) this.learnt++;
    return clause;
  }

  /** Adds a clause that only serves as a reason; gone with the next `reduce`. */
  note(literals: ArrayLike<Literal>, count: number): ClauseRef {
    const clause = this.used;
    this.used += HEAD + count;
    if (this.used > this.words.length) {
      const larger = new Int32Array(this.used * 2);
      larger.set(this.words);
      this.words = larger;
    }
    this.words[clause] = count;
    this.words[clause + GLUE] = KEPT;
    for (let at = 0; at < count; at++) this.words[clause + HEAD + at] = literals[at];
    return clause;
  }

  first(clause: ClauseRef): number {
    return clause + HEAD;
  }

  end(clause: ClauseRef): number {
    return clause + HEAD + this.words[clause];
  }

  glue(clause: ClauseRef): number {
    return this.words[clause + GLUE];
  }

  /** A learnt clause took part in a conflict. */
  use(clause: ClauseRef, glue: number, now: number): void {
    if (glue < this.words[clause + GLUE]) this.words[clause + GLUE] = glue;
    this.words[clause + USED] = now;
  }

  /**
   * Drops all notes, the `settled` clauses, and, if `half`, the worse half of the learnt ones with a glue
   * above 2: the largest glue first, then those used longest ago. Every clause moves.
   */
  reduce(half: boolean, settled: (clause: ClauseRef) => boolean): void {
    const dropped = new Set<ClauseRef>();
    if (half) {
      const doubtful = this.all.filter((clause) => this.glue(clause) > 2);
      const rank = (clause: ClauseRef): number => this.words[clause + USED];
      doubtful.sort((a, b) => this.glue(b) - this.glue(a) || rank(a) - rank(b) || a - b);
      for (let at = 0; at < doubtful.length >> 1; at++) dropped.add(doubtful[at]);
    }
    const kept: ClauseRef[] = [];
    let to = 1;
    this.learnt = 0;
    for (const clause of this.all) {
      if (dropped.has(clause) || settled(clause)) continue;
      const end = this.end(clause);
      if (this.glue(clause) !== KEPT) this.learnt++;
      kept.push(to);
      this.words.copyWithin(to, clause, end);
      to += end - clause;
    }
    this.all = kept;
    this.used = to;
  }
}
