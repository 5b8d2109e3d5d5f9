import type { Literal } from "./clauses.ts";

/**
 * Knowledge that is not written as clauses. It reads the trail it was made for, adds to it by
 * `trail.imply` and keeps nothing of its own that a step back would have to undo.
 */
export interface Theory {
  /** A literal has become true; quick consequences. False after a clash. */
  assigned(literal: Literal): boolean;
  /** Nothing more follows from clauses and quick consequences: dearer ones. False after a clash; with all variables decided it must clash or accept. */
  settle(): boolean;
  /**
   * Why a literal was implied: adds the other literals of a clause that holds in every answer. They were
   * false when the trail was `before` long; its later part does not count. Without a literal (-1): all of the clause.
   */
  explain(literal: Literal | -1, token: number, before: number, into: Literal[]): void;
}
