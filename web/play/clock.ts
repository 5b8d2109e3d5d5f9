import type { Store } from "../state/store.ts";

/** Milliseconds between two ticks. */
const TICK = 1_000;
/** Most that one tick may count: a machine that slept between two did not play; one that goes back counts nothing. */
const MOST = 2 * TICK;

/** Counts the time that is played: while a game is on the screen and ours, in sight, and not paused. Pauses it out of sight. */
export function startClock(store: Store): () => void {
  let last = performance.now();
  const tick = (): void => {
    const now = performance.now();
    const ms = Math.max(0, Math.min(now - last, MOST));
    last = now;
    const { play, route } = store.state;
    if (!play?.owner || route.screen !== "play" || document.visibilityState === "hidden") return;
    store.dispatch({ type: "played", ms });
  };
  const hidden = (): void => {
    const { play } = store.state;
    last = performance.now();
    if (document.visibilityState !== "hidden" || !play || play.paused || play.solved) return;
    if (play.position.game.log.length > 0) store.dispatch({ type: "pause", paused: true });
  };
  const timer = setInterval(tick, TICK);
  document.addEventListener("visibilitychange", hidden);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", hidden);
  };
}
