import type { ErgoApp } from "./app.ts";
import { startLinkedFrame } from "./effects/linked-frame.ts";
import { ScrollPlaces } from "./effects/scroll-places.ts";
import { startAwake } from "./play/awake.ts";
import { carefulMove } from "./play/careful.ts";
import { startClock } from "./play/clock.ts";
import { startDoubleTaps } from "./play/double-tap.ts";
import { startHeldKeys } from "./play/hold-key.ts";
import { startInHand } from "./play/in-hand.ts";
import { startKeptKeys } from "./play/kept-keys.ts";
import { startVibration } from "./play/vibrate.ts";
import { writeBy } from "./play/writing.ts";
import "./play/aids/aids.ts";
import { RECORDS } from "./records.ts";
import { persistWhenKept } from "./settings/persist.ts";
import type { Keeping } from "./storage/keep.ts";
import { tellLimits } from "./storage/limits.ts";
import { mend } from "./storage/mend.ts";
import { Arrivals } from "./ui/arrivals.ts";
import { wearLooks } from "./ui/looks.ts";
import "./ui/keyboard.ts"; // hears of keys from now on
import "./ui/telling.ts"; // a live region is heard only when it was there before its words

/** By then the service worker is registered, or refused; milliseconds. */
const SETTLED = 3_000;

/** What runs beside a game and need not be there for its first board. */
export function startLater(shell: ErgoApp, keeping: Keeping): void {
  const { app } = shell;
  const { store } = app;
  const { connection } = keeping.keeper;
  shell.arrivals = new Arrivals(
    shell,
    (text) => shell.take(text),
    (picture) => app.acts.readPicture(picture),
  );
  shell.places = new ScrollPlaces();
  startClock(store);
  startAwake(store);
  wearLooks(store);
  startVibration(store);
  writeBy(carefulMove);
  startInHand(store);
  startDoubleTaps(store);
  startHeldKeys(app);
  startKeptKeys(app);
  startLinkedFrame(app);
  persistWhenKept(connection);
  setTimeout(() => void tellLimits(store, connection), SETTLED);
  mend(keeping, RECORDS).catch(() => {}); // without a database nothing is damaged
}
