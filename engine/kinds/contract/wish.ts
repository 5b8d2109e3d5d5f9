/** Properties that a made puzzle should have; an absent one does not matter. */
export interface Wish {
  readonly rows: number;
  readonly cols: number;
  /** 1 to 5, the first measure of difficulty: givens, their spread, search effort. */
  readonly level?: number | undefined;
  /** 1 to 7: the level of the hardest rule that it needs, exactly. */
  readonly technique?: number | undefined;
  /** Wishes of the kind's own, by the names of its `WishField`s. */
  readonly [own: string]: number | string | boolean | undefined;
}

/** A wish of a kind's own. */
export type WishField = {
  /** Its name in a `Wish` and, with two hyphens before it, on the command line. */
  readonly name: string;
} & (
  | { readonly is: "choice"; readonly of: readonly string[] }
  | { readonly is: "number"; readonly least: number; readonly most: number }
  | { readonly is: "flag" }
);

/** A made puzzle, with one answer. */
export interface Made {
  readonly text: string;
  /** 1 to 5, by the first measure; null where that was not asked. */
  readonly level: number | null;
  /** The level of the hardest rule it needs; null where that was not asked. */
  readonly technique: number | null;
}
