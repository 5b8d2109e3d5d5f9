// The coloured editor of rules. It comes in a chunk of its own, is not among the files that are precached, and is
// fetched when the workbench is first seen; until then, and where it cannot come, a plain text area does.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { LONGEST_RULES } from "../../state/rule-choice.ts";
import { codeTheme } from "./rule-code-theme.ts";
import { ruleColours, ruleHighlights } from "./rule-colours.ts";
import { completion } from "./rule-completion.ts";

/** A problem at a place of the text. */
export interface CodeMark {
  readonly from: number;
  readonly to: number;
  /** A rule that cannot run, or one that was suspended while it ran. */
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** Initial content of the editor, and its callbacks. */
export interface CodeStart {
  readonly text: string;
  readonly selection: readonly [from: number, to: number];
  readonly label: string;
  readonly words: readonly string[];
  /** Words of the language itself, offered beside the kind's. */
  readonly offered: readonly string[];
  /** The person changed the text. */
  changed(text: string): void;
  /** The input would have made the text too long, and was not taken. */
  refused(): void;
}

/** A coloured editor on the page. */
export interface Code {
  /** Sets the text from outside; where it is the same nothing moves, else as little as differs. */
  setText(text: string): void;
  setMarks(marks: readonly CodeMark[]): void;
  /** The kind's words, and how the field is called. */
  setWords(words: readonly string[], label: string): void;
  /** Selects a place, brings it into sight and takes the focus, but for fingers: it would bring their keyboard up. */
  goTo(from: number, to: number): void;
  focus(): void;
  end(): void;
}

/** Where this chunk was fetched from. */
export const address = import.meta.url;

/**
 * Text typed over a selection. A browser that does this by itself carries the colours of the old text over as
 * inline styles, which the policy refuses.
 */
const overSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const isOver = inputType === "insertText" && data && !view.composing && !view.state.selection.main.empty;
    if (!isOver) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

/** Puts the editor into an element of a shadow root: there its styles are adopted, as the strict policy wants. */
export function mountCode(parent: HTMLElement, root: ShadowRoot, start: CodeStart): Code {
  const language = new Compartment();
  let fromOutside = false;
  const told = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged && !fromOutside) start.changed(state.doc.toString());
  });
  const capped = EditorState.changeFilter.of(({ newDoc }) => {
    if (newDoc.length <= LONGEST_RULES) return true;
    start.refused();
    return false;
  });
  const [anchor, head] = start.selection.map((at) => Math.min(at, start.text.length));
  const view = new EditorView({
    parent,
    root,
    state: EditorState.create({
      doc: start.text,
      selection: { anchor, head },
      extensions: [
        lintGutter(),
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        EditorView.lineWrapping,
        // Tab leaves the field, as everywhere else on the page.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        syntaxHighlighting(ruleHighlights),
        codeTheme,
        language.of(spoken(start.words, start.offered, start.label)),
        overSelection,
        capped,
        told,
      ],
    }),
  });

  return {
    setText(text) {
      const before = view.state.doc.toString();
      if (text === before) return;
      const change = difference(before, text);
      fromOutside = true;
      view.dispatch({ changes: change });
      fromOutside = false;
    },
    setMarks(marks) {
      const end = view.state.doc.length;
      const inside = marks.filter(({ from, to }) => from <= to && to <= end);
      view.dispatch(setDiagnostics(view.state, [...inside]));
    },
    setWords(words, label) {
      view.dispatch({ effects: language.reconfigure(spoken(words, start.offered, label)) });
    },
    goTo(from, to) {
      const end = view.state.doc.length;
      const [anchor, head] = [Math.min(from, end), Math.min(to, end)];
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: "start", yMargin: 24 }),
      });
      if (!matchMedia("(pointer: coarse)").matches) view.focus();
    },
    focus: () => view.focus(),
    end: () => view.destroy(),
  };
}

function spoken(words: readonly string[], offered: readonly string[], label: string): Extension {
  return [
    completion([...offered, ...words]),
    StreamLanguage.define(ruleColours(new Set(words))),
    EditorView.contentAttributes.of({
      "aria-label": label,
      tabindex: "0",
      spellcheck: "false",
      autocorrect: "off",
      autocapitalize: "off",
      translate: "no",
    }),
  ];
}

/** The one stretch in which two texts differ, so that the caret outside of it stays where it is. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && before[from] === after[from]) from++;
  let same = 0;
  while (same < least - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
