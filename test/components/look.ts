import { setViewport } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import type axe from "axe-core";
import type { Lang } from "../../engine/model/words.ts";
import { speak } from "../../web/words/words.ts";
import { all, within } from "../browser/measure.ts";

export { all, cramped, overflow, torn } from "../browser/measure.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** How a screen is looked at. */
export interface Look {
  readonly lang: Lang;
  readonly theme: "light" | "dark";
  /** Size of the text in percent. */
  readonly text: number;
}

/** Half of all looks: each two of language, theme and size of text are in one of them. */
const HALF: readonly Look[] = [
  { lang: "en", theme: "light", text: 100 },
  { lang: "en", theme: "dark", text: 200 },
  { lang: "zh", theme: "light", text: 200 },
  { lang: "zh", theme: "dark", text: 100 },
];

/** The looks that are looked at; in the second browser those in which contrasts count most. */
export const LOOKS = navigator.userAgent.includes("Firefox") ? HALF.filter(({ text }) => text === 100) : HALF;

/** Loads the app's style sheet into the test's page, once. */
export async function dressed(): Promise<void> {
  if (document.querySelector("link[data-theme-css]")) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/web/theme.css";
  link.dataset.themeCss = "";
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  await loaded;
}

/** Sets the page up as a phone of 360 x 740 that looks like this. */
export async function phone(look: Look): Promise<void> {
  await dressed();
  await setViewport({ width: 360, height: 740 });
  await speak(look.lang);
  document.documentElement.style.fontSize = `${look.text}%`;
}

/**
 * What axe finds wrong with the page, each as a line; in a look, what that look may show and English in light does not.
 * Fields in small type are found too.
 */
export async function flaws(look?: Look): Promise<string[]> {
  await still();
  const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...rulesFor(look) });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
  return [...found, ...smallFields()];
}

/** Waits until nothing moves any more that will come to an end: what is half faded in has not its own colours yet. */
async function still(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Type that iOS does not zoom into, in pixels. */
const LEAST_TYPE = 16;

/** The fields on the page with smaller type, each as a line. */
function smallFields(root: Element = document.body): string[] {
  return all(root, "input, select, textarea, [contenteditable=true]").flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    const name = field.getAttribute("aria-label") ?? field.className;
    const isTyped = !field.matches("[type=radio], [type=checkbox], [type=range], [type=file]");
    return isTyped && size < LEAST_TYPE ? [`small-type: ${field.localName} "${name}": ${size} px`] : [];
  });
}

/** Colours come with the theme; names, and what is said of them, with the language. */
function rulesFor(look?: Look): axe.RunOptions {
  if (look?.theme === "dark") return { runOnly: ["color-contrast"] };
  return look?.lang === "zh" ? { rules: { "color-contrast": { enabled: false } } } : {};
}

/** Waits until the elements under this one, shadow roots included, have nothing left to draw. */
export async function settled(element: Element): Promise<void> {
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const one of within(element)) await (one as { updateComplete?: Promise<unknown> }).updateComplete;
  }
  // Colours that are still on their way have other contrasts.
  for (const one of within(document.documentElement))
    for (const change of one.getAnimations()) if (change instanceof CSSTransition) change.finish();
}

/** How long is waited for what never comes, in milliseconds: less than the limit of a test, far more than a busy machine takes. */
const HANG = 100_000;

/** Waits until something is so. */
export async function until(met: () => boolean): Promise<void> {
  await eventually(() => {
    if (!met()) throw new Error(`It did not come: ${met}`);
  });
}

/** Repeats an assertion until it holds; it fails with the last one only after a time that no busy machine takes. */
export async function eventually<T>(holds: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await holds();
    } catch (error) {
      if (performance.now() - began > HANG) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

/** A paste of this text. Firefox takes no clipboard from the one who makes an event, so it is put there. */
export function paste(text: string): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true });
  return Object.defineProperty(event, "clipboardData", { value: clipboardData });
}

/** The first element under the root, shadow roots included, that fits the selector and shows or is named by the text. */
export function find<E extends HTMLElement = HTMLElement>(root: Element, selector: string, text = ""): E {
  const found = all(root, selector).find((one) =>
    `${one.textContent} ${one.getAttribute("aria-label")}`.includes(text),
  );
  if (!found) throw new Error(`nothing fits ${selector} "${text}"`);
  return found as E;
}

/** All visible text under the root in its order, shadow roots included; elements of a line follow each other without a space. */
export function textIn(root: Element): string {
  const IN_LINE = /^(span|b|i|em|small|a)$/;
  const parts = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
    if (!(node instanceof Element) || node.localName === "style") return "";
    const below = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(parts).join("");
    return IN_LINE.test(node.localName) ? below : ` ${below} `;
  };
  return parts(root).replace(/\s+/g, " ").trim();
}
