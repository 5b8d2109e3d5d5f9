// What is measured of a page that is shown, in tests of components and of the whole app.

/** By how many pixels the page, or a dialog on it, is wider than its room. */
export function overflow(): number {
  const boxes = [document.documentElement, ...all(document.body, "dialog")];
  return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
}

/** Side that a target for a finger has at least, in CSS pixels. */
const LEAST_TARGET = 44;

/** The targets on the page that are smaller, each as a line. A label counts with its field, and what a button spreads by `::after`. */
export function cramped(root: Element = document.body): string[] {
  const targets = all(root, "button, a[href], input, select, textarea, summary, [role=tab]");
  return targets.flatMap((target) => {
    const label = target.closest("label");
    const { width, height } = (label ?? target).getBoundingClientRect();
    if (width === 0 || target.closest(".unseen, [inert]")) return [];
    const spread = getComputedStyle(target, "::after");
    const more = (from: string, to: string): number =>
      spread.position === "absolute" ? Math.max(0, -Number.parseFloat(from) - Number.parseFloat(to)) || 0 : 0;
    const [wide, high] = [width + more(spread.left, spread.right), height + more(spread.top, spread.bottom)];
    if (Math.min(wide, high) >= LEAST_TARGET - 0.5) return [];
    const name = target.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
    return [`${target.localName}.${target.className} "${name}": ${Math.round(wide)} x ${Math.round(high)}`];
  });
}

/** All elements under this one, shadow roots included. */
export function within(root: Element): Element[] {
  const below = [...root.children, ...(root.shadowRoot?.children ?? [])];
  return [root, ...below.flatMap(within)];
}

/** Those of them that fit a selector. */
export function all(root: Element, selector: string): HTMLElement[] {
  return within(root).filter((one): one is HTMLElement => one.matches(selector));
}

/** The words on the page that go on in the next line where they have no hyphen. */
export function torn(root: Element): string[] {
  return within(root).flatMap((one) =>
    one.closest(".unseen")
      ? []
      : [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap(tornWords),
  );
}

function tornWords(text: Node): string[] {
  const range = document.createRange();
  return [...(text.textContent ?? "").matchAll(/\p{Script=Latin}{2,}/gu)].flatMap(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
  });
}
