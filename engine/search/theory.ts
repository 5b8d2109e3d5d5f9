import type { Literal } from "./clauses.ts";

/**
 * Knowledge that is not written as clauses. It reads the trail it was made for, adds to it by
 * `trail.imply` and keeps nothing of its own that a step back would have to undo.
 */
export interface Theory {
  /** A literal has become true: quick theory propagation. False after a conflict. */
  assigned(literal: Literal): boolean;
  /**
   * Clauses and quick theory propagation are at their fixpoint: the dearer theory propagation. False after a
   * conflict; with all variables assigned it must return a conflict or accept.
   */
  settle(): boolean;
  /**
   * Why a literal was implied: adds the other literals of a clause that holds in every answer. They were
   * false when the trail was `before` long; its later part does not count. Without a literal (-1): all of the clause.
   */
  explain(literal: Literal | -1, token: number, before: number, into: Literal[]): void;
}
