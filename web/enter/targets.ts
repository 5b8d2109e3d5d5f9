/** Whether a text is typed into a field. */
export function isTyped(event: Event): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("textarea, select, input:not([type=radio], [type=checkbox])");
}

/** Whether a key means the button or the choice that has the focus. */
export function isForControl(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement) || !target.matches("button, input, summary, a")) return false;
  return (
    event.key === "Enter" ||
    event.key === " " ||
    (event.key.startsWith("Arrow") && target.localName === "input")
  );
}

/** Whether the focus is on nothing in particular. */
export function isOutside(event: Event): boolean {
  const [target] = event.composedPath();
  return target === document.body || (target instanceof Element && target.localName === "h1");
}
