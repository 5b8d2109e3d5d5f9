/** What the page must know of a kind to show its board. */
export interface BoardKind {
  readonly id: string;
  /** The element of its board; see `BoardElement`. */
  readonly tag: string;
  /** Fetches the element. */
  fetch(): Promise<unknown>;
}
