import { cellAfter } from "../boards/keys.ts";
import { pageKind } from "../kinds/pages.ts";
import type { Action } from "../state/state.ts";
import { isSingle } from "./entered.ts";
import type { Entering } from "./entering.ts";

/** The fields of a key event that decide the action. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Rows that Page Up and Page Down go. */
const PAGE = 5;

/** What a key does to the board; null for a key of something else. */
export function actionOf(press: KeyPress, now: Entering): Action | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (altKey) return null;
  const { rows, cols } = now.puzzle;
  const to = cellAfter(press, now.cell, rows, cols, PAGE);
  if (to !== null) return { type: "enter/selected", cell: to };
  if (ctrlKey || metaKey) return commandOf(key.toLowerCase(), shiftKey);
  if (key === "?" && pageKind(now.board.kind).entry.untold) return { type: "enter/put", number: -1 };
  const digit = digitOf(press);
  if (digit !== null) return { type: "enter/typed", digit, byKey: true };
  switch (key) {
    case ".":
      return isSingle(now.puzzle)
        ? { type: "enter/typed", digit: 0, byKey: true }
        : { type: "enter/put", number: 0 };
    case " ":
      return { type: "enter/next" };
    case "Enter":
      return { type: "enter/rested" };
    case "Backspace":
      return { type: "enter/erased" };
    case "Delete":
      return { type: "enter/put", number: 0 };
    default:
      return null;
  }
}

function commandOf(key: string, shift: boolean): Action | null {
  if (key === "y" || (key === "z" && shift)) return { type: "enter/redone" };
  return key === "z" ? { type: "enter/undone" } : null;
}

/** The digit of a key, wherever the keyboard's language moves it. */
function digitOf({ key, code, shiftKey }: KeyPress): number | null {
  if (/^[0-9]$/.test(key)) return Number(key);
  const [, found] = (!shiftKey && /^Digit([0-9])$/.exec(code)) || [];
  return found ? Number(found) : null;
}
