import type { PlayKind } from "../../engine/kinds/contract/kind.ts";

/** The element of a kind's board: one for all kinds of digits, and one for each other kind. */
export function boardTag({ id, hand }: Pick<PlayKind, "id" | "hand">): string {
  return hand === "digits" ? "ergo-digit-board" : `ergo-${id}-board`;
}
