import type { Variable } from "../check/terms.ts";
import type { Bits } from "../check/vocabulary.ts";
import { nextFrom } from "./bits.ts";
import type { Part, Scope } from "./scope.ts";

/** Tries each choice of the variables in turn until one is taken; 1 if one was. */
export function walk(
  scope: Scope,
  set: Part<Bits>,
  variables: readonly Variable[],
  at: number,
  each: () => boolean,
): number {
  const { members } = scope;
  const { index } = variables[at];
  const isLast = at + 1 === variables.length;
  const all = set.get();
  for (let member = nextFrom(all, 0); member >= 0; member = nextFrom(all, member + 1)) {
    if (++scope.spent > scope.limit) return 0;
    members[index] = member;
    if (isLast ? each() : walk(scope, set, variables, at + 1, each)) return 1;
  }
  return 0;
}

/** Has it reported with the variables anything that the set may hold. */
export function bounding(
  scope: Scope,
  set: Part<Bits>,
  variables: readonly Variable[],
  report: () => void,
): void {
  for (const { index } of variables) {
    scope.pinned[index] = 0;
    scope.bounds[index] = set.bound();
  }
  report();
}
