import type { Store } from "../state/store.ts";
import { say } from "../words/words.ts";

/**
 * Says so when a digit is taken in hand because no cell is selected, lays it down when the input mode changes, and shows
 * hidden notes when another is written.
 */
export function startInHand(store: Store): void {
  store.listen(({ play, settings }, before, action) => {
    const digit = play?.tool.digit ?? 0;
    if (action.type === "tool" && settings.input === "cell" && digit && digit !== before.play?.tool.digit)
      later({ type: "toast", toast: { text: say("play.armed", { digit }), brief: true } });
    if (digit && settings.input !== before.settings.input) later({ type: "tool", tool: { digit: 0 } });
    if (play?.tool.notesHidden && action.type === "move" && action.move.type === "note")
      later({ type: "tool", tool: { notesHidden: false } });
  });
  // Listeners that hear of an action after this one must not hear of a later one before.
  const later = (action: Parameters<Store["dispatch"]>[0]): void =>
    queueMicrotask(() => store.dispatch(action));
}
