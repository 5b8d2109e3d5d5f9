import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import type { Store } from "../../state/store.ts";
import { type AnalysisRun, type AnalysisState, firstOrder } from "./analysis.ts";

/** Before anything was ordered. */
const NONE: AnalysisState = { kind: "", order: firstOrder(null), run: null };

/** The run that is awaited. */
const running = ({ run }: AnalysisState): number | null => (run?.running ? run.question : null);

/** Reducers of the Analysis pane. */
export const ANALYSIS: Reducers<
  | "analysis/ordered"
  | "analysis/began"
  | "analysis/recalled"
  | "analysis/resumed"
  | "analysis/counted"
  | "analysis/told"
  | "analysis/ended"
  | "analysis/outdated"
  | "analysis/stopped",
  AnalysisState
> = {
  "analysis/ordered": (analysis, { kind, change }) => {
    const { order, run } = analysis.kind === kind ? analysis : NONE;
    return { kind, order: { ...order, ...change }, run };
  },
  "analysis/began": ({ kind }, { question, order }) => ({
    ...{ kind, order },
    run: {
      ...{ question, selections: order.selections, total: 0, done: 0, running: true, spent: 0 },
      ...{ parts: [], bad: [], resumable: true, problem: null },
    },
  }),
  "analysis/recalled": (analysis, { kind, order, run }) =>
    analysis.kind === kind && analysis.run ? analysis : { kind, order, run },
  "analysis/resumed": (analysis, { question }) =>
    further(analysis, () => ({ question, running: true, problem: null })),
  "analysis/counted": answering(running, (analysis, { total }) => further(analysis, () => ({ total }))),
  "analysis/told": answering(running, (analysis, { done, spent, rows, bad }) =>
    further(analysis, (run) => ({
      ...{ done, spent, bad: [...run.bad, ...bad] },
      parts: rows.length > 0 ? [...run.parts, rows] : run.parts,
    })),
  ),
  "analysis/ended": answering(running, (analysis, { problem }) =>
    further(analysis, () => ({ running: false, problem })),
  ),
  "analysis/outdated": answering(running, (analysis, { problem }) =>
    further(analysis, () => ({ running: false, resumable: false, problem })),
  ),
  "analysis/stopped": (analysis) => further(analysis, () => ({ running: false })),
};

function further(analysis: AnalysisState, change: (run: AnalysisRun) => Partial<AnalysisRun>): AnalysisState {
  const { run } = analysis;
  return run ? { ...analysis, run: { ...run, ...change(run) } } : analysis;
}

/** Adds the reducers of the Analysis pane to the store. */
export function extendByAnalysis(store: Store): void {
  store.extend(ANALYSIS, {
    of: ({ analysis }) => analysis ?? NONE,
    into: (state, analysis) => ({ ...state, analysis }),
  });
}
