import { EditorView } from "@codemirror/view";

const WAVES = "underline wavy 1.5px";

/** How the editor looks: by the app's tokens alone, so that it follows the theme by itself. */
export const codeTheme = EditorView.theme({
  "&": {
    blockSize: "100%",
    color: "var(--ink)",
    backgroundColor: "var(--paper)",
    fontSize: "max(16px, 1rem)",
  },
  // iOS zooms into fields with smaller text.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--code-font)",
    lineHeight: "1.6",
    overscrollBehavior: "contain",
  },
  ".cm-content": { padding: "12px 0", caretColor: "var(--accent)" },
  // A continued line hangs below the beginning of its line.
  ".cm-line": { padding: "0 12px 0 calc(8px + 4ch)", textIndent: "-4ch" },
  ".cm-cursor": { borderInlineStart: "2px solid var(--accent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "var(--same)",
  },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "var(--peer)" },
  "&.cm-focused .cm-matchingBracket, .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--edge)",
  },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent" },
  ".cm-gutters": {
    border: "0",
    borderInlineEnd: "1px solid var(--rule-soft)",
    backgroundColor: "var(--paper)",
    color: "var(--ink-note)",
  },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
  ".cm-lineNumbers .cm-gutterElement": { minInlineSize: "1.5rem", padding: "0 8px 0 0" },
  ".cm-gutter-lint": { inlineSize: "1.125rem" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0.25rem 0 0 4px" },
  ".cm-lint-marker": {
    content: "normal",
    inlineSize: "1em",
    blockSize: "1em",
    borderRadius: "50%",
    fontSize: "0.8125rem",
    fontWeight: "700",
    lineHeight: "1",
    textAlign: "center",
  },
  ".cm-lint-marker::before": { content: '"!"' },
  ".cm-lint-marker-error": { background: "var(--conflict-ink)", color: "var(--paper)" },
  ".cm-lint-marker-warning": {
    background: "var(--paper)",
    color: "var(--elim)",
    boxShadow: "inset 0 0 0 1.5px var(--elim)",
  },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: `${WAVES} var(--conflict-ink)` },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecoration: `${WAVES} var(--elim)` },
  ".cm-lintRange-active": { backgroundColor: "var(--same)" },
  ".cm-lintPoint::after": { borderBottomColor: "var(--conflict-ink)" },
  ".cm-tooltip": {
    maxInlineSize: "min(24rem, 90vw)",
    border: "1px solid var(--rule)",
    borderRadius: "var(--radius-s)",
    backgroundColor: "var(--paper)",
    color: "var(--ink)",
    boxShadow: "var(--shadow)",
    fontFamily: "var(--font)",
    overflow: "hidden",
  },
  ".cm-offers": { margin: "0", padding: "4px 0", listStyle: "none", fontFamily: "var(--code-font)" },
  ".cm-offers > li": {
    minBlockSize: "2.25rem",
    padding: "0.375rem 0.75rem",
    lineHeight: "1.5",
    cursor: "pointer",
  },
  ".cm-offers > li[aria-selected=true]": {
    background: "var(--accent)",
    color: "var(--on-accent, var(--paper))",
  },
  ".cm-diagnostic": { padding: "8px 12px", borderInlineStartWidth: "4px", whiteSpace: "normal" },
  ".cm-diagnostic-error": { borderInlineStartColor: "var(--conflict-ink)" },
  ".cm-diagnostic-warning": { borderInlineStartColor: "var(--elim)" },
  ".cm-placeholder": { color: "var(--ink-note)" },
  // On a small phone large text would leave a line four letters.
  "@container (max-width: 15rem)": {
    "&": { fontSize: "max(16px, min(1rem, 22px))" },
    ".cm-line": { padding: "0 4px 0 calc(4px + 2ch)", textIndent: "-2ch" },
    ".cm-gutters .cm-lineNumbers": { display: "none !important" }, // as is the editor's own
  },
});
