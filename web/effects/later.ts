import type { Store } from "../state/store.ts";
import { startAwake } from "./awake.ts";
import { startClock } from "./clock.ts";
import type { Connection } from "./connection.ts";
import { persistWhenSolved } from "./persist.ts";
import "../parts/telling.ts"; // a live region is heard only when it was there before its words

/** What runs beside a game and need not be there for its first board. */
export function startLater(store: Store, connection: Connection): void {
  startClock(store);
  startAwake(store);
  persistWhenSolved(store, connection);
}
