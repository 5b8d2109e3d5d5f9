/** `next` returns it where no rule fires. */
export const STUCK = -1;
/** `next` returns it where the firings on the agenda are to be written. */
export const AGENDA = -2;

/**
 * Conflict resolution: picks the rule that runs next from the conflict set (the rules that may have firings),
 * and decides whether its firings are written at once or wait on the agenda. Rules go by their number in the
 * chain's list.
 */
export interface Turns {
  /** From 1. */
  readonly round: number;
  /** No rule fires. */
  readonly isStuck: boolean;
  /** The rule whose turn it is begins at the front of its order. */
  readonly isAtFront: boolean;
  /** Between turns: laws, the goal and the share of the run are tested here only. */
  readonly isBetween: boolean;
  /** There is bookkeeping, and it has had its say before a named rule's turn, so that on a full board nothing is left to say. */
  readonly isSettled: boolean;
  /** Firings of the rule whose turn it is wait on the agenda. */
  readonly isHeld: boolean;
  /** The rule whose turn it is, or STUCK, or AGENDA. `facts` is how many facts there are. */
  next(facts: number): number;
  /** The rule whose turn it was does not fire any more. */
  nothing(facts: number): void;
  /** The rule whose turn it was fired; returns 1 where that is the work of a turn, 0 where it was counted or is not to be. */
  fired(): number;
  /** The rule is not to be asked any more. */
  drop(rule: number): void;
  /** Something was added by no rule's turn. */
  restart(): void;
  /** No rule fires while there are so many facts. */
  calm(facts: number): void;
}
