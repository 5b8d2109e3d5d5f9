import type { AppState, Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { DUEL, duelOf } from "./duel/reduce.ts";
import type { Lab } from "./lab.ts";
import { RACE, withPuzzle } from "./race/reduce.ts";
import { TABLE } from "./race/reduce-table.ts";
import { TREE, treeOf } from "./tree/reduce.ts";

const EMPTY: Lab = { part: "race", race: null, table: null, tree: null, duel: null, methods: null };

/** Reducers of the lab: the shown part, and the initial state of each part. */
const LAB: Reducers<
  "lab/turned" | "race/put" | "table/opened" | "tree/opened" | "duel/opened" | "methods/opened",
  Lab
> = {
  "lab/turned": (lab, { part }) => ({ ...lab, part }),
  "race/put": (lab, start) => ({ ...lab, race: withPuzzle(lab.race, start) }),
  "table/opened": (lab, { kept }) => ({ ...lab, table: { ...kept, run: null, problem: null } }),
  "tree/opened": (lab, { script }) => ({ ...lab, tree: treeOf(script) }),
  "methods/opened": (lab, { page }) => ({ ...lab, methods: { page } }),
  "duel/opened": (lab, { script }) => ({ ...lab, duel: duelOf(script) }),
};

const labOf = ({ lab }: AppState): Lab => lab ?? EMPTY;
const withPart = (state: AppState, part: Partial<Lab>): AppState => ({
  ...state,
  lab: { ...labOf(state), ...part },
});

/** Adds the reducers of the lab and its parts to the store. */
export function extendByLab(store: Store): void {
  store.extend(LAB, { of: labOf, into: withPart });
  store.extend(RACE, { of: ({ lab }) => lab?.race, into: (state, race) => withPart(state, { race }) });
  store.extend(TABLE, { of: ({ lab }) => lab?.table, into: (state, table) => withPart(state, { table }) });
  store.extend(TREE, { of: ({ lab }) => lab?.tree, into: (state, tree) => withPart(state, { tree }) });
  store.extend(DUEL, { of: ({ lab }) => lab?.duel, into: (state, duel) => withPart(state, { duel }) });
}
