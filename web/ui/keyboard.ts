let used = false;

/** A keyboard on the glass says "Unidentified", and types into fields only. */
addEventListener(
  "keydown",
  ({ key, target }) => {
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (key !== "Unidentified" && !isTyped) used = true;
  },
  { capture: true },
);

/** Whether there is a keyboard: one was used, or there is a mouse, which seldom comes alone. */
export function hasKeyboard(): boolean {
  return used || matchMedia("(any-pointer: fine)").matches;
}
