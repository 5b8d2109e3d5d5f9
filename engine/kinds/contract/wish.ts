/** Properties that a made puzzle should have; an absent one does not matter. */
export interface Wish {
  readonly rows: number;
  readonly cols: number;
  /** 1 to 7: the level of the hardest step that it needs, exactly; see `engine/rate`. */
  readonly level?: number | undefined;
  /** The id of a rule that it needs, a technique, among rules that are no harder: with these alone it is solved, and its proof rests on a step by that rule. */
  readonly rule?: string | undefined;
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
  /** The level of the hardest step it needs; null where neither a level nor a rule was asked for. */
  readonly level: number | null;
}
