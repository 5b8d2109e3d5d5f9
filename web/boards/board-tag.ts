/** What of a kind says which board it has; see `PlayKind`. */
interface Handed {
  readonly id: string;
  readonly hand: "digits" | "strokes";
}

/** The element of a kind's board: one for all kinds of digits, and one for each other kind. */
export function boardTag({ id, hand }: Handed): string {
  return hand === "digits" ? "ergo-digit-board" : `ergo-${id}-board`;
}
