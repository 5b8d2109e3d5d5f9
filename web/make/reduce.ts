import { answering } from "../state/question.ts";
import type { Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Making, MakingActions, Run } from "./making.ts";
import { newestFirst, together, withPuzzle } from "./order.ts";

/** The order that is being carried out. */
const running = ({ run }: Making): number | undefined => run?.question;

/** Reducers of making. */
export const MAKING: Reducers<keyof MakingActions, Making> = {
  "making/ordered": (making, { change }) => ({
    ...making,
    order: { ...making.order, ...change },
    problem: null,
  }),
  "making/began": (making, { question, batch, wanted, began }) => ({
    ...making,
    run: { question, batch, wanted, done: 0, nodes: 0, began },
    problem: null,
  }),
  "making/told": answering(running, (making, { nodes }) => further(making, { nodes })),
  "making/made": answering(running, (making, { puzzle }) => {
    const { batches, run } = making;
    if (!run) return making;
    // A batch removed from the list meanwhile stays removed.
    const into = batches.includes(run.batch) ? run.batch : { ...run.batch, puzzles: [] };
    const next = withPuzzle(batches, into, puzzle);
    const batch = next.find(({ puzzles }) => puzzles.includes(puzzle)) ?? run.batch;
    const made = { ...making, batches: next, next: puzzle.number + 1 };
    return further(made, { batch, done: run.done + 1, nodes: 0 });
  }),
  "making/ended": answering(running, (making, { problem }) => ({ ...making, run: null, problem })),
  "making/stopped": (making) => (making.run ? { ...making, run: null } : making),
  "making/techniques": (making, { kind, techniques }) => ({
    ...making,
    techniques: { ...making.techniques, [kind]: techniques },
  }),
  "making/dropped": (making, { batch }) => ({
    ...making,
    batches: making.batches.filter((one) => one !== batch),
  }),
  // It comes back where it was: the newest is first.
  undrop: (making, { batch }) => ({ ...making, batches: [...making.batches, batch].sort(newestFirst) }),
  "making/found": (making, { stored, removed, isOrdered }) => {
    const { order, batches, next } = together(making, stored, removed);
    return { ...making, order: isOrdered ? order : stored.order, batches, next };
  },
};

function further(making: Making, change: Partial<Run>): Making {
  return { ...making, run: making.run && { ...making.run, ...change } };
}

const OPENED: Reducers<"making/opened" | "undrop"> = {
  "making/opened": (state, { kept }) => ({
    ...state,
    making: { ...kept, run: null, techniques: {}, problem: null },
  }),
  undrop: (state) => ({ ...state, toast: null }),
};

/** Adds the reducers of making to the store. */
export function extendByMaking(store: Store): void {
  store.extend(OPENED, { of: (state) => state, into: (_state, next) => next });
  store.extend(MAKING, { of: ({ making }) => making, into: (state, making) => ({ ...state, making }) });
}
