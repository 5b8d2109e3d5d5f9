import type { Slice } from "../state/lab.ts";
import type { Store } from "../state/store.ts";
import type { TreeActs, TreeState } from "../state/tree.ts";
import type { Connection } from "./connection.ts";

export function openTree(_store: Store, slice: Slice<TreeState>, _connection: Connection): TreeActs {
  return {
    async open() {
      slice.set({});
      return null;
    },
    leave() {},
  };
}
