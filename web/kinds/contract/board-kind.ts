/** The part of a kind that the page needs to show its board. */
export interface BoardKind {
  readonly id: string;
  /** The element of its board; see `BoardElement`. */
  readonly tag: string;
  /** Fetches the element. */
  fetch(): Promise<unknown>;
}
