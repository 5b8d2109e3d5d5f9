import type { Store } from "../state/store.ts";

/** Milliseconds of a buzz: felt, not heard. */
const BUZZ = 12;

/** A short buzz for each mark that the player writes, where it is wished and the device can. */
export function startVibration(store: Store): void {
  store.listen(({ settings, play }, before, { type }) => {
    if (type !== "move" || !settings.vibrate || play?.position === before.play?.position) return;
    navigator.vibrate?.(BUZZ);
  });
}
