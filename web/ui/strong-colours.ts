import { supportsAdoptingStyleSheets } from "lit";

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

/** Colours that few ask for: black pages, and stronger contrast by the setting or by the system. */
const SHEET = `
  html { overscroll-behavior: none; }
  @media (forced-colors: none) {
    [data-theme="black"] { ${BLACK} }
    [data-contrast] { ${STRONG} }
    @media (prefers-contrast: more) { :root { ${STRONG} } }
  }
`;

if (supportsAdoptingStyleSheets) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
