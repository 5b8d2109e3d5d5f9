import type { Store } from "../state/store.ts";
import { startAwake } from "./awake.ts";
import { startClock } from "./clock.ts";
import type { Keeping } from "./keep.ts";
import { tellLimits } from "./limits.ts";
import { mend } from "./mend.ts";
import { persistWhenKept } from "./persist.ts";
import "../parts/telling.ts"; // a live region is heard only when it was there before its words

/** By then the service worker is registered, or refused; milliseconds. */
const SETTLED = 3_000;

/** What runs beside a game and need not be there for its first board. */
export function startLater(store: Store, keeping: Keeping): void {
  const { connection } = keeping.keeper;
  startClock(store);
  startAwake(store);
  persistWhenKept(connection);
  setTimeout(() => void tellLimits(store, connection), SETTLED);
  mend(keeping).catch(() => {}); // without a database nothing is damaged
}
