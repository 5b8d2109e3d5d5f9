import type { App } from "../state/app.ts";
import type { KeyPress } from "./hand.ts";
import { press } from "./keys.ts";

/** Milliseconds that a digit is kept which was typed before a game was ours to write. */
const KEPT = 1_000;

/** Digits that are typed while a game is taken over from another tab are written as soon as it is ours. */
export function startKeptKeys(app: App, now = () => performance.now()): void {
  let typed: { readonly key: KeyPress; readonly at: number }[] = [];
  addEventListener(
    "keydown",
    (event) => {
      const { play, sheet } = app.store.state;
      if (!play || play.owner || sheet || !/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey)
        return;
      event.stopPropagation();
      const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event;
      typed.push({ key: { key, code, shiftKey, ctrlKey, altKey, metaKey }, at: now() });
    },
    { capture: true },
  );
  app.store.listen(({ play }, { play: was }) => {
    if (!play?.owner || was?.owner !== false) return;
    const fresh = play.id === was.id ? typed.filter(({ at }) => now() - at <= KEPT) : [];
    typed = [];
    // Listeners that hear of the owner after this one must not hear of a later state before.
    queueMicrotask(() => {
      for (const { key } of fresh) press(app, key);
    });
  });
}
