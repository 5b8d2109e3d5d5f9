/** Most lemmas that one supposition can cite, those that are kept among them, and most that are kept. */
export const MOST_CITED = 160;
export const MOST_KEPT = 64;

/** A lemma that was proved before: two candidates that cannot both hold. */
export interface Kept {
  readonly one: number;
  readonly other: number;
}

/** A candidate that a lemma rules out under the supposition, and the weight of that lemma, in demands. */
export interface Cited {
  readonly candidate: number;
  readonly weight: number;
}

/** What a lemma weighs that was proved before. */
const AGAIN = 1;

/**
 * The lemmas that a propagation can cite. They are numbered, those that are kept first; a use is a lemma's number times 2, plus 1 where
 * the other end of a kept one is the one that holds.
 */
export class Lemmas {
  readonly #kept: readonly Kept[];
  /** By candidate: the numbers of the kept lemmas about it. */
  readonly #keptOf: readonly number[][];
  #cited: readonly Cited[] = [];

  constructor(candidates: number, kept: readonly Kept[]) {
    this.#kept = kept;
    this.#keptOf = Array.from({ length: candidates }, () => []);
    for (const [at, { one, other }] of kept.entries()) {
      this.#keptOf[one].push(at * 2);
      this.#keptOf[other].push(at * 2 + 1);
    }
  }

  /** What can be cited of the present supposition, besides what is kept. */
  cite(cited: readonly Cited[]): void {
    this.#cited = cited;
  }

  /** How many are kept, and how many there are: those that are cited follow. */
  get kept(): number {
    return this.#kept.length;
  }

  get count(): number {
    return this.#kept.length + this.#cited.length;
  }

  /** The uses of kept lemmas from a candidate that holds. */
  usesFrom(candidate: number): readonly number[] {
    return this.#keptOf[candidate];
  }

  /** The candidate that a kept lemma is used from; -1 for a lemma about what is supposed. */
  from(use: number): number {
    const at = use >> 1;
    if (at >= this.#kept.length) return -1;
    return (use & 1) === 0 ? this.#kept[at].one : this.#kept[at].other;
  }

  /** The candidate that a use rules out. */
  struck(use: number): number {
    const at = use >> 1;
    if (at >= this.#kept.length) return this.#cited[at - this.#kept.length].candidate;
    return (use & 1) === 0 ? this.#kept[at].other : this.#kept[at].one;
  }

  weightOf(lemma: number): number {
    return lemma < this.#kept.length ? AGAIN : this.#cited[lemma - this.#kept.length].weight;
  }
}
