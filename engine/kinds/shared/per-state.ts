import type { CandidateGrid } from "./digit-grid.ts";

/** The same as `make`, worked out once for each state of a grid. */
export function perState<V extends { readonly grid: CandidateGrid }, T>(
  make: (view: V) => T,
): (view: V) => T {
  const seen = new WeakMap<CandidateGrid, { readonly version: number; readonly made: T }>();
  return (view) => {
    const { grid } = view;
    const last = seen.get(grid);
    if (last?.version === grid.version) return last.made;
    const made = make(view);
    seen.set(grid, { version: grid.version, made });
    return made;
  };
}
