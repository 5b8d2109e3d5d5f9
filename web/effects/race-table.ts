import type { Slice } from "../state/lab.ts";
import type { TableActs, TableState } from "../state/race-table.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "./connection.ts";

export function openTable(_store: Store, slice: Slice<TableState>, _connection: Connection): TableActs {
  return {
    async open() {
      slice.set({});
      return null;
    },
    leave() {},
  };
}
