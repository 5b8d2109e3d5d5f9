import type { AppState } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** Keeps the screen on while a game is played, where it is wished and the browser can. */
export function startAwake(store: Store): void {
  let lock: WakeLockSentinel | null = null;
  let wanted = false;

  const update = async ({ settings, play, route }: AppState): Promise<void> => {
    const wants = settings.awake && route.screen === "play" && !!play && !play.paused && !play.solved;
    if (wants === wanted) return;
    wanted = wants;
    await hold();
  };

  const hold = async (): Promise<void> => {
    if (!wanted) {
      await lock?.release();
      lock = null;
      return;
    }
    if (document.visibilityState === "hidden" || (lock && !lock.released) || !("wakeLock" in navigator))
      return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await hold();
    } catch {
      // A low battery refuses; the screen then goes off as it always does.
    }
  };

  store.listen((state) => void update(state));
  document.addEventListener("visibilitychange", () => void hold());
  void update(store.state);
}
