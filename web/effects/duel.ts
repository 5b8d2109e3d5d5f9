import type { DuelActs, DuelState } from "../state/duel.ts";
import type { Slice } from "../state/lab.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "./connection.ts";

export function openDuel(_store: Store, slice: Slice<DuelState>, _connection: Connection): DuelActs {
  return {
    async open() {
      slice.set({});
      return null;
    },
    leave() {},
  };
}
