/** The function, computed anew only when one of its arguments is another object. */
export function memo<A extends readonly unknown[], R>(compute: (...given: A) => R): (...given: A) => R {
  let last: { given: A; result: R } | null = null;
  return (...given) => {
    if (!last || given.some((one, index) => one !== last?.given[index]))
      last = { given, result: compute(...given) };
    return last.result;
  };
}
