import type { ErgoApp } from "./app.ts";
import { startAwake } from "./play/awake.ts";
import { startClock } from "./play/clock.ts";
import { RECORDS } from "./records.ts";
import { persistWhenKept } from "./settings/persist.ts";
import type { Store } from "./state/store.ts";
import type { Keeping } from "./storage/keep.ts";
import { tellLimits } from "./storage/limits.ts";
import { mend } from "./storage/mend.ts";
import { Arrivals } from "./ui/arrivals.ts";
import "./ui/telling.ts"; // a live region is heard only when it was there before its words

/** By then the service worker is registered, or refused; milliseconds. */
const SETTLED = 3_000;

/** What runs beside a game and need not be there for its first board. */
export function startLater(store: Store, keeping: Keeping, app: ErgoApp): void {
  const { connection } = keeping.keeper;
  app.arrivals = new Arrivals(app, (text) => app.take(text));
  startClock(store);
  startAwake(store);
  persistWhenKept(connection);
  setTimeout(() => void tellLimits(store, connection), SETTLED);
  mend(keeping, RECORDS).catch(() => {}); // without a database nothing is damaged
}
