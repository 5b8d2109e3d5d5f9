import type { App } from "../state/app.ts";
import type { Tool } from "../state/state.ts";
import { erase, writeDigit } from "./writing.ts";

/** The pens that the key N cycles through. */
const NOTE_PENS: readonly Tool["write"][] = ["digit", "corner", "centre"];
/** Those of the key C. */
const COLOUR_PENS: readonly Tool["write"][] = ["digit", "colour", "candidate"];

/** The fields of a key event that decide the action. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

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
  const isPad = app.store.state.play?.kind.hand === "digits";
  const digit = digitOf(event);
  if (digit && isPad) return () => write(app, digit, event);
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return commands(app, key, event.shiftKey);
  if (isPad && (key === "backspace" || key === "delete")) return () => erase(app);
  if (isPad && key === "n") return () => nextPen(app, NOTE_PENS);
  if (isPad && key === "c") return () => nextPen(app, COLOUR_PENS);
  return letters(app, key);
}

/** Typed digits go into the selected cells in either input mode; with nothing selected they are taken in hand. */
function write(app: App, digit: number, { shiftKey, ctrlKey, altKey, metaKey }: KeyPress): void {
  if (ctrlKey || altKey || metaKey) writeDigit(app, digit, { write: "centre" });
  else writeDigit(app, digit, shiftKey ? { write: "corner" } : {});
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
