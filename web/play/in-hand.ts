import type { Action } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { say } from "../words/words.ts";
import { isColour } from "./colour-candidate.ts";

/**
 * Says so when a digit is taken in hand because no cell is selected, and when the keys begin to colour single notes. Lays
 * the digit down when the input mode changes, or colours begin or end; and shows hidden notes when another is written.
 */
export function startInHand(store: Store): void {
  store.listen(({ play, settings }, before, action) => {
    if (!play) return;
    const { write, digit, notesHidden } = play.tool;
    const was = before.play?.tool ?? play.tool;
    const isOther = write !== was.write && (isColour(write) || isColour(was.write));
    const armed = isColour(write) ? (`play.armed-${write}` as const) : "play.armed";
    if (isOther && write === "candidate") tell(say("play.candidates-how"));
    else if (!isOther && action.type === "tool" && settings.input === "cell" && digit && digit !== was.digit)
      tell(say(armed, { digit }));
    if (digit && (isOther || settings.input !== before.settings.input))
      later({ type: "tool", tool: { digit: 0 } });
    if (notesHidden && (isNote(action) || (isOther && write === "candidate")))
      later({ type: "tool", tool: { notesHidden: false } });
  });
  // Listeners that hear of an action after this one must not hear of a later one before.
  const later = (action: Action): void => queueMicrotask(() => store.dispatch(action));
  const tell = (text: string): void => later({ type: "toast", toast: { text, brief: true, inTitle: true } });
}

function isNote(action: Action): boolean {
  return action.type === "move" && action.move.type === "note";
}
