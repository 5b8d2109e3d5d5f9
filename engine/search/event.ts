import type { Fact } from "../model/fact.ts";

/** One event of a search. */
export type SearchEvent =
  | { readonly type: "decision" | "propagated"; readonly fact: Fact }
  | { readonly type: "checked"; readonly times: number }
  | { readonly type: "backtrack" | "answered" };

/** An event as one Int32: its type in the lowest bits, its payload (a fact, or times) above them. */
export type PackedEvent = number;

/** By the number in an event's lowest bits. */
const TYPES = ["decision", "propagated", "checked", "backtrack", "answered"] as const;
const TYPE_BITS = 3;
/** Most that one event can carry, so that it fits an Int32; a fact of the largest board takes 26 bits. */
export const MOST_CARRIED = 2 ** (31 - TYPE_BITS) - 1;

/** `carried` is the fact of "decision" and "propagated", the times of "checked", else 0; at most `MOST_CARRIED`. */
export function packEvent(type: SearchEvent["type"], carried: number): PackedEvent {
  return (carried << TYPE_BITS) | TYPES.indexOf(type);
}

/** The type of a packed event. */
export function typeOf(packed: PackedEvent): SearchEvent["type"] {
  return TYPES[packed & ((1 << TYPE_BITS) - 1)];
}

/** The payload of a packed event: a fact, or times. */
export function carriedBy(packed: PackedEvent): number {
  return packed >> TYPE_BITS;
}

export function unpackEvent(packed: PackedEvent): SearchEvent {
  const type = typeOf(packed);
  const carried = carriedBy(packed);
  if (type === "decision" || type === "propagated") return { type, fact: carried as Fact };
  return type === "checked" ? { type, times: carried } : { type };
}
