import type { App } from "../state/app.ts";
import { handOf, type KeyPress } from "./hand.ts";

/** Handles a key of the play screen; true when it was one. */
export function press(app: App, event: KeyPress): boolean {
  const { play } = app.store.state;
  const act = play && (play.paused ? whilePaused(app, event) : actOf(app, event));
  act?.();
  return Boolean(act);
}

/** While the board is hidden only the clock can be set going again. */
function whilePaused(app: App, { key, ctrlKey, altKey, metaKey }: KeyPress): (() => void) | undefined {
  return key.toLowerCase() === "p" && !ctrlKey && !altKey && !metaKey ? () => pause(app) : undefined;
}

function pause({ store }: App): void {
  store.dispatch({ type: "pause", paused: !store.state.play?.paused });
}

function actOf(app: App, event: KeyPress): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const own = handOf(app)?.act(app, event);
  if (own || altKey) return own;
  return ctrlKey || metaKey ? commands(app, key.toLowerCase(), shiftKey) : letters(app, key.toLowerCase());
}

function commands({ store }: App, key: string, shift: boolean): (() => void) | undefined {
  if (key === "y" || (key === "z" && shift)) return () => store.dispatch({ type: "redo" });
  return key === "z" ? () => store.dispatch({ type: "undo" }) : undefined;
}

function letters(app: App, key: string): (() => void) | undefined {
  const { store, acts } = app;
  switch (key) {
    case "h":
      return () => acts.hint();
    case "w":
      return () => acts.why(store.state.play?.selection.at(-1) ?? null);
    case "p":
      return () => pause(app);
    case "?":
      return () => acts.sheet("help");
    case "escape":
      return store.state.sheet ? () => acts.sheet(null) : undefined;
    default:
      return undefined;
  }
}
