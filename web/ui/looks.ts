import { supportsAdoptingStyleSheets } from "lit";
import type { Settings } from "../state/settings.ts";
import type { Store } from "../state/store.ts";

/** Size of a digit as a part of its cell, in percent, at its normal size. */
const DIGIT = 58;

/** Black pages spare an OLED screen. Paper is black too, so lines and edges are a step lighter than on dark pages. */
const BLACK = `
  --page: #000000;
  --paper: #000000;
  --ink-note: #bcc6d3;
  --rule: #454f5e;
  --rule-soft: #2a323e;
  --edge: #8490a4;
  --peer: #161d27;
  --same: #213149;
  --island-done: #1b2330;
`;

const STRONG = `
  --ink: var(--light, #000000) var(--dark, #ffffff);
  --ink-user: var(--light, #06295c) var(--dark, #c9e2ff);
  --ink-note: var(--light, #1b2430) var(--dark, #eef2f8);
  --rule: var(--light, #6a7280) var(--dark, #8a95a5);
  --rule-soft: var(--light, #767f8c) var(--dark, #76839a);
  --rule-box: var(--light, #000000) var(--dark, #ffffff);
  --edge: var(--light, #46515f) var(--dark, #b4becb);
  --accent: var(--light, #06295c) var(--dark, #c9e2ff);
  --accent-strong: var(--light, #000000) var(--dark, #ffffff);
  --conclude-edge: var(--light, #07451f) var(--dark, #a5f0c3);
  --premise-edge: var(--light, #06295c) var(--dark, #c9e2ff);
  --elim: var(--light, #742600) var(--dark, #ffd0b3);
  --conflict-ink: var(--light, #7a001e) var(--dark, #ffdce3);
  --dot: var(--light, #1b2430) var(--dark, #dfe5ee);
  --sea: var(--light, #0d1622) var(--dark, #e6ebf2);
`;

/**
 * A stroke from the edge does not go back in the history, and two taps beside a key do not zoom the page. Then colours
 * that few ask for: black pages, and stronger contrast by the setting or by the system.
 */
const SHEET = `
  html { overscroll-behavior: none; touch-action: manipulation; }
  @media (forced-colors: none) {
    [data-theme="black"] { ${BLACK} }
    [data-contrast] { ${STRONG} }
    @media (prefers-contrast: more) { :root { ${STRONG} } }
  }
`;

let isWorn = false;

/** Lets texts, digits, lines and colours follow the settings from now on. */
export function wearLooks(store: Store): void {
  if (isWorn) return;
  isWorn = true;
  if (supportsAdoptingStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(SHEET);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  store.listen(({ settings }, before) => {
    if (settings !== before.settings) scale(settings);
  });
  scale(store.state.settings);
}

/** Lets texts and digits have their sizes, and lines and colours their contrast. */
function scale({ text, digits, contrast }: Settings): void {
  const root = document.documentElement;
  root.style.setProperty("--text-size", `${text}%`);
  root.style.setProperty("--digit", `${(DIGIT * Number(digits)) / 100}cqw`);
  root.toggleAttribute("data-contrast", contrast);
}
