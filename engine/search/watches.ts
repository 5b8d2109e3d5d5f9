import type { ClauseRef, Clauses, Literal } from "./clauses.ts";
import type { Trail } from "./trail.ts";

const NOBODY: number[] = [];

/**
 * Unit propagation by two watched literals (Moskewicz et al., "Chaff", 2001): while neither of the
 * first two literals of a clause is false, the clause is neither unit nor a conflict.
 */
export class Watches {
  readonly #clauses: Clauses;
  readonly #trail: Trail;
  /** By literal: the clauses that watch its negation, each followed by a blocker: another of its literals, whose truth satisfies the clause. */
  readonly #watchers: number[][];

  constructor(clauses: Clauses, trail: Trail) {
    this.#clauses = clauses;
    this.#trail = trail;
    this.#watchers = new Array<number[]>(trail.variables * 2).fill(NOBODY);
  }

  add(clause: ClauseRef): void {
    const { words } = this.#clauses;
    const first = this.#clauses.first(clause);
    this.#watch(words[first], clause, words[first + 1]);
    this.#watch(words[first + 1], clause, words[first]);
  }

  /** Forgets everything and watches all clauses anew. */
  reset(): void {
    this.#watchers.fill(NOBODY);
    for (const clause of this.#clauses.all) this.add(clause);
  }

  /** Unit propagation: visits the clauses that watch the negation of a literal that became true; false at a conflict. */
  propagate(truth: Literal): boolean {
    const list = this.#watchers[truth];
    if (list.length === 0) return true;
    const trail = this.#trail;
    const { value } = trail;
    const { words } = this.#clauses;
    const denied = truth ^ 1;
    let kept = 0;
    for (let at = 0; at < list.length; at += 2) {
      const clause = list[at];
      const blocker = list[at + 1];
      if (value[blocker] > 0) {
        list[kept++] = clause;
        list[kept++] = blocker;
        continue;
      }
      const first = this.#clauses.first(clause);
      const end = this.#clauses.end(clause);
      if (words[first] === denied) {
        words[first] = words[first + 1];
        words[first + 1] = denied;
      }
      const other = words[first];
      let next = first + 2;
      if (value[other] > 0) next = end;
      else while (next < end && value[words[next]] < 0) next++;
      if (next < end) {
        words[first + 1] = words[next];
        words[next] = denied;
        this.#watch(words[first + 1], clause, other);
        continue;
      }
      list[kept++] = clause;
      list[kept++] = other;
      if (value[other] > 0) continue;
      if (value[other] < 0) {
        for (let rest = at + 2; rest < list.length; rest++) list[kept++] = list[rest];
        list.length = kept;
        return trail.conflict(other, clause);
      }
      trail.push(other, clause);
    }
    list.length = kept;
    return true;
  }

  #watch(literal: Literal, clause: ClauseRef, other: Literal): void {
    const opposite = literal ^ 1;
    if (this.#watchers[opposite] === NOBODY) this.#watchers[opposite] = [];
    this.#watchers[opposite].push(clause, other);
  }
}
