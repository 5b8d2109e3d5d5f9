import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import {
  begunTable,
  emptyTable,
  keyOf,
  type RaceTable,
  shownTable,
  type TableActions,
  type TableState,
  withTime,
} from "./table.ts";

/** The timing that is awaited. */
const timing = ({ run }: TableState): number | undefined => run?.question;

/** Reducers of the table of times. A running table stays as it was ordered. */
export const TABLE: Reducers<keyof TableActions, TableState> = {
  "table/ordered": (state, { change }) =>
    state.run ? state : { ...state, order: { ...state.order, ...change }, problem: null },
  "table/began": (state, { question }) =>
    state.run ? state : { ...state, run: { question, puzzle: 1, search: null }, problem: null },
  // A table that was begun with other searches, by another version of the app, is begun anew.
  "table/told-searches": answering(timing, (state, { searches }) =>
    begunTable(state)?.searches.join() === searches.join()
      ? state
      : withTable(state, emptyTable(state.order, searches)),
  ),
  "table/turned": answering(timing, (state, { question, puzzle, search }) => ({
    ...state,
    run: { question, puzzle, search },
  })),
  "table/made": answering(timing, (state, { row }) =>
    changed(state, (table) => ({ ...table, rows: [...table.rows, row] })),
  ),
  "table/timed": answering(timing, (state, { index, search, time }) =>
    changed(state, (table) => withTime(table, index, search, time)),
  ),
  "table/ended": answering(timing, (state, { problem }) => ({ ...state, run: null, problem })),
  "table/stopped": (state) => (state.run ? { ...state, run: null } : state),
};

function changed(state: TableState, change: (table: RaceTable) => RaceTable): TableState {
  const table = shownTable(state);
  return table ? withTable(state, change(table)) : state;
}

function withTable(state: TableState, table: RaceTable): TableState {
  return { ...state, tables: { ...state.tables, [keyOf(table.order)]: table } };
}
