/** What a key is for on the screen of a lesson: take back, go on from a finished board, come onto the board, clear a cell, or write a digit. */
export type LessonKey = "undo" | "on" | "enter" | "clear" | number;

/** Where a key was pressed, and what the board takes: strokes, or digits up to the last one. */
interface Around {
  /** On the board. */
  readonly isAtField: boolean;
  readonly isPainted: boolean;
  readonly last: number;
}

const MARKS = /^([xc.\d ]|Enter|Backspace|Delete)$/i;

/** Whether a key asks for a mark, or for none, in the chosen cell. */
export function isMarkKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && MARKS.test(key);
}

/** What a key is for; null for one that is for what has the focus, or for nothing. */
export function lessonKey(event: KeyboardEvent, { isAtField, isPainted, last }: Around): LessonKey | null {
  const { key, altKey, ctrlKey, metaKey, repeat } = event;
  const isFree = event.composedPath()[0] === document.body;
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === "z" ? "undo" : null;
  if (key === "Enter" && (isAtField || isFree)) return repeat ? null : "on";
  // Nothing else on the screen has a use for these.
  if (!isAtField && (key.startsWith("Arrow") || (isPainted && /^[xc]$/i.test(key)))) return "enter";
  if (isPainted) return null;
  if (Number(key) >= 1 && Number(key) <= last) return Number(key);
  return key === "Backspace" || key === "Delete" ? "clear" : null;
}
