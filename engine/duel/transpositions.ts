/** A value of a position that an earlier search found. */
export interface TranspositionEntry {
  readonly value: number;
  /** Whether the value is exact, a lower bound (the search failed high) or an upper bound (it failed low). */
  readonly bound: "exact" | "lower" | "upper";
  /** Depth of the search below the position; Infinity when no estimate was used, so that a deeper search finds the same. */
  readonly depth: number;
}

/**
 * A transposition table of bounded size: two generations of at most `size` entries each, of which the older is
 * dropped when the younger is full. It never changes a value: an estimate counts only for a search of the same depth.
 */
export class Transpositions {
  #young = new Map<string | number, TranspositionEntry>();
  #old = new Map<string | number, TranspositionEntry>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The entry of a position, if it settles the value within these bounds. */
  probe(key: string | number, depth: number, alpha: number, beta: number): TranspositionEntry | undefined {
    const known = this.#young.get(key) ?? this.#old.get(key);
    if (known === undefined || (known.depth !== depth && known.depth !== Number.POSITIVE_INFINITY))
      return undefined;
    if (known.bound === "lower") return known.value >= beta ? known : undefined;
    if (known.bound === "upper") return known.value <= alpha ? known : undefined;
    return known;
  }

  store(key: string | number, known: TranspositionEntry): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, known);
  }
}
