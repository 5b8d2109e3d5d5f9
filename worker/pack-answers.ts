/** A file of packed puzzles, as it was fetched. */
export interface PackBytes {
  readonly kind: string;
  readonly bytes: Uint8Array;
}

/** All puzzles of a pack, in its order: the lists have an entry for each. */
export interface PackContent {
  readonly kind: string;
  readonly level: number;
  /** Canonical texts. */
  readonly texts: readonly string[];
  /** How large each is: rows x columns. */
  readonly sizes: readonly string[];
  readonly works: readonly number[];
  /** Ids of the techniques that the puzzles of the pack need. */
  readonly techniques: readonly string[];
  /** Which of these each needs, by their places in `techniques`. */
  readonly needs: readonly (readonly number[])[];
}
