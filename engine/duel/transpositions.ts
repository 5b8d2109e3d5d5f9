/** What a look found out about a position. */
export interface Known {
  readonly value: number;
  /** Whether it is worth just that, at least that, or at most that. */
  readonly bound: "exact" | "lower" | "upper";
  /** Moves that were looked ahead; Infinity when nothing was estimated, so that no deeper look can differ. */
  readonly left: number;
}

/**
 * A table of positions by key, of bounded size: two generations of at most `size` each, of which the older is
 * forgotten when the younger is full. It never changes a value: an estimate counts only for a look just as far ahead.
 */
export class Transpositions {
  #young = new Map<string | number, Known>();
  #old = new Map<string | number, Known>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** What is known of a position and settles it within these bounds. */
  find(key: string | number, left: number, alpha: number, beta: number): Known | undefined {
    const known = this.#young.get(key) ?? this.#old.get(key);
    if (known === undefined || (known.left !== left && known.left !== Number.POSITIVE_INFINITY))
      return undefined;
    if (known.bound === "lower") return known.value >= beta ? known : undefined;
    if (known.bound === "upper") return known.value <= alpha ? known : undefined;
    return known;
  }

  keep(key: string | number, known: Known): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, known);
  }
}
