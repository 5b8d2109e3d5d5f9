/** The answer to a question that was asked outside the state. */
export interface Answer {
  /** Its number; see `newQuestion`. */
  readonly question: number;
}

let last = 0;

/** The number of a question that is about to be asked; no two are the same. */
export function newQuestion(): number {
  return ++last;
}

/** Passes the answer to the awaited question; a late answer changes nothing. */
export function answering<Slice, Told extends Answer>(
  awaited: (slice: Slice) => number | null | undefined,
  next: (slice: Slice, told: Told) => Slice,
): (slice: Slice, told: Told) => Slice {
  return (slice, told) => (awaited(slice) === told.question ? next(slice, told) : slice);
}
