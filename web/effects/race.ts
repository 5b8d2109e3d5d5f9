import type { Slice } from "../state/lab.ts";
import type { RaceActs, RaceState } from "../state/race.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "./connection.ts";

export function openRace(_store: Store, slice: Slice<RaceState>, _connection: Connection): RaceActs {
  return {
    async open() {
      slice.set({});
      return null;
    },
    leave() {},
  };
}
