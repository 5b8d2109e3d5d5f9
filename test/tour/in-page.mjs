// What the tour does inside a page. The function is sent as its source, so it may use nothing of this module.

/**
 * Where something is: all that are given must fit. `css` is a selector that is sought through all shadow roots; `role`
 * and `name` are what assistive technology is told; `text` is part of what it shows; `in` a selector of an ancestor,
 * also across shadow roots. A string in slashes is a regular expression.
 * @typedef {{ css?: string, role?: string, name?: string, text?: string, in?: string, nth?: number }} Spot
 */

/**
 * Looks for a spot. It answers how many there are, what they are called, and what of the one that is asked for: its text, a property, its
 * colours, or, for a press, where its middle lies once it stands still and nothing covers it.
 * @param {Spot} spot
 * @param {{ point?: boolean, value?: string, style?: string[], focus?: boolean }} wish
 */
export async function look(spot, wish) {
  /** @type {Record<string, string>} */
  const roles = {
    button: "button, summary, [role=button]",
    link: "a[href]",
    radio: "input[type=radio]",
    switch: "[role=switch]",
    checkbox: "input[type=checkbox]:not([role])",
    slider: "input[type=range]",
    combobox: "select",
    textbox: "textarea, input:not([type]), input[type=text], input[type=search], [contenteditable=true]",
    heading: "h1, h2, h3, h4",
  };
  const fits = (/** @type {string} */ text, /** @type {string} */ wanted) => {
    const expression = /^\/(.*)\/$/.exec(wanted);
    return expression ? new RegExp(expression[1]).test(text) : text === wanted;
  };
  const shown = (/** @type {Element} */ element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const plain = (/** @type {string | null | undefined} */ text) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (/** @type {any} */ element) => {
    const root = element.getRootNode();
    const by = element.getAttribute("aria-labelledby");
    return plain(
      element.getAttribute("aria-label") ??
        (by && root.getElementById(by)?.textContent) ??
        (element.labels?.length ? element.labels[0].textContent : element.textContent),
    );
  };
  const outward = (/** @type {Element} */ element) =>
    element.assignedSlot ?? element.parentElement ?? /** @type {any} */ (element.getRootNode()).host ?? null;
  const lies = (/** @type {Element} */ element, /** @type {string} */ selector) => {
    for (let at = outward(element); at; at = outward(at)) if (at.matches(selector)) return true;
    return false;
  };
  const selector = spot.css ?? (spot.role && /** @type {any} */ (roles[spot.role] ?? `[role=${spot.role}]`));
  /** @type {any[]} */
  const all = [];
  const walk = (/** @type {ParentNode} */ root) => {
    for (const element of root.querySelectorAll("*")) {
      if (
        (!selector || element.matches(selector)) &&
        (!spot.in || lies(element, spot.in)) &&
        (spot.name === undefined || fits(nameOf(element), spot.name)) &&
        (spot.text === undefined ||
          (selector
            ? fits(plain(element.textContent), spot.text)
            : [...element.childNodes].some(
                (node) => node.nodeType === 3 && fits(plain(element.textContent), spot.text ?? ""),
              ))) &&
        shown(element)
      ) {
        all.push(element);
      }
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  const holder = document.querySelector("dialog:modal") ?? document;
  walk(holder);
  const one = all.at(spot.nth ?? 0);
  const found = { count: all.length, names: all.slice(0, 200).map(nameOf) };
  if (!one) return found;
  if (wish.focus) one.focus();
  if (wish.value) return { ...found, value: one[wish.value] ?? one.getAttribute(wish.value) };
  if (wish.style) {
    const style = getComputedStyle(one);
    return { ...found, value: wish.style.map((name) => style.getPropertyValue(name)) };
  }
  if (!wish.point) return found;
  if (one.disabled) return { ...found, cause: "is disabled" };
  // Two frames; a page in the background has none.
  const next = () =>
    new Promise((resolve) => {
      setTimeout(resolve, document.hidden ? 50 : 2_000);
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const middle = () => {
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  let at = middle();
  const inside = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  if (!inside(at)) one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  // A sheet that slides in may stand still between two frames of a slow machine.
  const slides = () => {
    for (let up = one; up; up = outward(up)) {
      if (up.getAnimations().some((/** @type {Animation} */ { playState }) => playState === "running"))
        return true;
    }
    return false;
  };
  for (;;) {
    await next();
    if (slides()) continue;
    const now = middle();
    const stands = Math.abs(now.x - at.x) < 0.5 && Math.abs(now.y - at.y) < 0.5;
    at = now;
    if (stands) break;
  }
  /** @type {any} */
  let hit = document.elementFromPoint(at.x, at.y);
  while (hit?.shadowRoot) {
    const deeper = hit.shadowRoot.elementFromPoint(at.x, at.y);
    if (!deeper || deeper === hit) break;
    hit = deeper;
  }
  const label = one.labels?.[0];
  for (let up = hit; up; up = outward(up)) if (up === one || up === label) return { ...found, point: at };
  return { ...found, cause: `is covered by ${hit?.localName ?? "nothing"}.${hit?.className ?? ""}` };
}
