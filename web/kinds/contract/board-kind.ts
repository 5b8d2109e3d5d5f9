/** What the page must know of a kind to show its board. */
export interface BoardKind {
  readonly id: string;
  /** Fetches the element that `boardTag` names, a `BoardElement`. */
  fetch(): Promise<unknown>;
}
