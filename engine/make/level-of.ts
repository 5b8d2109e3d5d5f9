import type { ThinkKind } from "../kinds/contract/kind.ts";

/** The level of one of the kind's own rules; 0 for bookkeeping, and where there is none of that id. */
export function levelOf({ rules }: ThinkKind, rule: string): number {
  return rules.find(({ id }) => id === rule)?.level ?? 0;
}
