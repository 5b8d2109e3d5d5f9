/** Those of one key together, in the order of the first of each. */
export function gathered<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}
