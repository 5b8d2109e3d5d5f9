/** The part of a kind that the page needs to show its board. */
export interface BoardKind {
  readonly id: string;
  /** Fetches the element that `boardTag` names, a `BoardElement`. */
  fetch(): Promise<unknown>;
}
