import type { Bits } from "../check/vocabulary.ts";

/** Values that are kept of one part. */
const MOST_KEPT = 1 << 14;

interface Ranging {
  readonly index: number;
  /** Its members are below this. */
  readonly size: number;
}

/** Memoizes a function of the variables, if its table is not too large. */
export function memo<T extends number | boolean | Bits>(
  get: () => T,
  variables: readonly Ranging[],
  members: Int32Array,
): () => T {
  const count = variables.reduce((product, { size }) => product * size, 1);
  if (count > MOST_KEPT) return get;
  const kept: (T | undefined)[] = new Array(count);
  const fresh = (at: number): T => {
    const value = get();
    const lasting = typeof value === "object" ? (value.slice() as T) : value;
    kept[at] = lasting;
    return lasting;
  };
  const [a, b] = variables;
  if (variables.length === 0) return () => kept[0] ?? fresh(0);
  if (variables.length === 1) {
    const { index } = a;
    return () => kept[members[index]] ?? fresh(members[index]);
  }
  if (variables.length === 2) {
    const [first, second, size] = [a.index, b.index, b.size];
    return () => {
      const at = members[first] * size + members[second];
      return kept[at] ?? fresh(at);
    };
  }
  return () => {
    let at = 0;
    for (const { index, size } of variables) at = at * size + members[index];
    return kept[at] ?? fresh(at);
  };
}
