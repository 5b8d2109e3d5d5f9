import type { PartActs } from "../shared/part.ts";

/** The pages, in the order of the list: searches, games, making, and the numbers. */
export const METHOD_GROUPS = {
  searches: [
    "brute",
    "backtrack",
    "propagate",
    "check",
    "fewest",
    "forward",
    "fast-bands",
    "fast-probing",
    "learn",
  ],
  games: ["alpha-beta", "orders", "deepening"],
  making: ["digging", "climbing"],
  numbers: ["numbers"],
} as const;

export type MethodGroup = keyof typeof METHOD_GROUPS;
export type MethodId = (typeof METHOD_GROUPS)[MethodGroup][number];

/** The pages of searches. */
export type SearchId = (typeof METHOD_GROUPS)["searches"][number];

export const METHOD_IDS: readonly MethodId[] = Object.values(METHOD_GROUPS).flat();

/** The page of a method in one language. */
export interface MethodText {
  readonly name: string;
  readonly idea: readonly string[];
  /** How much it takes: nodes, time, space; or what else is to be told, by its heading. */
  readonly cost: readonly (readonly [string, string])[];
  /** Where it comes from, a work a line. */
  readonly sources: readonly string[];
}

export type MethodTexts = Readonly<Record<MethodId, MethodText>>;

/** State of the pages of methods: the one that is open; null is the list. */
export interface MethodsState {
  readonly page: MethodId | null;
}

export type MethodsActs = PartActs;

export interface MethodsActions {
  "methods/opened": { readonly page: MethodId | null };
}

declare module "../../state/state.ts" {
  interface Actions extends MethodsActions {}
}
