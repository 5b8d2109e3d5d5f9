import type { Term, Test } from "../check/terms.ts";
import type { Bits, Sort, Vocabulary } from "../check/vocabulary.ts";
import type { Part, Scope } from "./scope.ts";

/** A member or a number, or a set of members. */
export type Arg = number | Bits;

/** Turns terms and tests into parts of one scope; the parts of parts are built by it, too. */
export interface Builder {
  readonly scope: Scope;
  /** Plain: nothing is worked out before it is needed. The others are held equal to it. */
  readonly isPlain: boolean;
  readonly mostIn?: Vocabulary["mostIn"];
  /** How many members a sort has. */
  size(sort: Sort): number;
  /** All members of a sort. */
  every(sort: Sort): Bits;
  set(term: Term): Part<Bits>;
  /** A member (-1: there is none) or a number (NaN: it is unknown). */
  single(term: Term): Part<number>;
  test(test: Test): Part<boolean>;
  any(term: Term): Part<Arg>;
}
