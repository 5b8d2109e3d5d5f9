import type { Cell } from "../../engine/model/fact.ts";
import type { App } from "../state/app.ts";
import type { Tool } from "../state/state.ts";
import { type KeyPress, takeHand } from "./hand.ts";
import { erase, writeDigit } from "./writing.ts";

/** The pens that the key N cycles through. */
const NOTE_PENS: readonly Tool["write"][] = ["digit", "corner", "centre"];
/** Those of the key C. */
const COLOUR_PENS: readonly Tool["write"][] = ["digit", "colour", "candidate"];

takeHand("digits", { act, tap });

function act(app: App, event: KeyPress): (() => void) | undefined {
  const digit = digitOf(event);
  if (digit) return () => write(app, digit, event);
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  switch (event.key.toLowerCase()) {
    case "backspace":
    case "delete":
      return () => erase(app);
    case "n":
      return () => nextPen(app, NOTE_PENS);
    case "c":
      return () => nextPen(app, COLOUR_PENS);
    default:
      return undefined;
  }
}

/** A tap writes the digit in hand. */
function tap(app: App, cell: Cell): void {
  const { play } = app.store.state;
  if (play) writeDigit(app, play.tool.digit, { selection: [cell] });
}

/** Typed digits go into the selected cells in either input mode; with nothing selected they are taken in hand. */
function write(app: App, digit: number, { shiftKey, ctrlKey, altKey, metaKey }: KeyPress): void {
  if (ctrlKey || altKey || metaKey) writeDigit(app, digit, { write: "centre" });
  else writeDigit(app, digit, shiftKey ? { write: "corner" } : {});
}

/** Goes round digits and the two kinds of notes, or of colours; from anything else as from digits. */
function nextPen({ store }: App, pens: readonly Tool["write"][]): void {
  const at = Math.max(pens.indexOf(store.state.play?.tool.write ?? "digit"), 0);
  store.dispatch({ type: "tool", tool: { write: pens[(at + 1) % pens.length] } });
}

/**
 * The digit of a key, wherever Shift or the keyboard's language moves it; 0 for another key. The number
 * block counts only while it types digits.
 */
function digitOf({ key, code }: KeyPress): number {
  if (/^[1-9]$/.test(key)) return Number(key);
  const found = /^Digit([1-9])$/.exec(code);
  return found ? Number(found[1]) : 0;
}
