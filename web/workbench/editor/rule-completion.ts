// Completion of words: a list beside the caret, of the language, the kind and the names in the text. It is small and our own.
import { type EditorState, type Extension, Prec, StateEffect, StateField } from "@codemirror/state";
import { EditorView, keymap, showTooltip, type Tooltip } from "@codemirror/view";

/** Words that are offered at most, and letters before they are. */
const MOST = 8;
const LEAST = 2;

/** The words that go on from what was typed. */
interface Offer {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly at: number;
}

const setOffer = StateEffect.define<Offer | null>();

/** Words that begin as typed, but are not just that, the shortest first. */
export function completionsOf(typed: string, words: Iterable<string>): readonly string[] {
  const begin = typed.toLowerCase();
  const found = new Set<string>();
  for (const word of words) if (word !== typed && word.toLowerCase().startsWith(begin)) found.add(word);
  return [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST);
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** What is offered at the caret; `asked`: even before anything was typed. */
function offerAt(state: EditorState, words: readonly string[], asked: boolean): Offer | null {
  const { head, empty } = state.selection.main;
  const line = state.doc.lineAt(head);
  const before = line.text.slice(0, head - line.from);
  const [typed = ""] = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(before) ?? [];
  const isQuoted = (before.split('"').length - 1) % 2 === 1 || /^\s*(#|\/\/)/.test(before);
  if (!empty || isQuoted || (!asked && typed.length < LEAST)) return null;
  const names = before.slice(0, before.length - typed.length).match(NAME) ?? [];
  const found = completionsOf(typed, [...words, ...names]);
  return found.length > 0 ? { from: head - typed.length, to: head, words: found, at: 0 } : null;
}

function take(view: EditorView, { from, to, words }: Offer, at: number): boolean {
  view.dispatch({
    changes: { from, to, insert: words[at] },
    selection: { anchor: from + words[at].length },
    effects: setOffer.of(null),
    userEvent: "input.complete",
  });
  view.focus();
  return true;
}

/** The list beside the caret, in the words' own language. */
export function completion(words: readonly string[]): Extension {
  const field: StateField<Offer | null> = StateField.define<Offer | null>({
    create: () => null,
    update(offer, change) {
      for (const effect of change.effects) if (effect.is(setOffer)) return effect.value;
      const isTyped = change.isUserEvent("input.type") || (change.isUserEvent("delete") && offer !== null);
      if (change.docChanged) return isTyped ? offerAt(change.state, words, false) : null;
      return change.selection ? null : offer;
    },
    provide: (own) => [
      showTooltip.from(own, (offer) => (offer ? tooltip(offer) : null)),
      EditorView.contentAttributes.from(own, (offer) => ({
        "aria-autocomplete": "list",
        ...(offer && { "aria-controls": "offers", "aria-activedescendant": `offer-${offer.at}` }),
      })),
    ],
  });
  const step =
    (by: number) =>
    ({ state, dispatch }: EditorView): boolean => {
      const offer = state.field(field);
      if (!offer) return false;
      const at = (offer.at + by + offer.words.length) % offer.words.length;
      dispatch({ effects: setOffer.of({ ...offer, at }) });
      return true;
    };
  const accept = (view: EditorView): boolean => {
    const offer = view.state.field(field);
    return offer !== null && take(view, offer, offer.at);
  };
  return [
    field,
    Prec.highest(
      keymap.of([
        { key: "ArrowDown", run: step(1) },
        { key: "ArrowUp", run: step(-1) },
        { key: "Enter", run: accept },
        { key: "Tab", run: accept },
        {
          key: "Escape",
          run: (view) => {
            const isOpen = view.state.field(field) !== null;
            if (isOpen) view.dispatch({ effects: setOffer.of(null) });
            return isOpen;
          },
        },
        {
          key: "Ctrl-Space",
          run: (view) => {
            view.dispatch({ effects: setOffer.of(offerAt(view.state, words, true)) });
            return true;
          },
        },
      ]),
    ),
    EditorView.domEventHandlers({
      blur: (_, view) => {
        if (view.state.field(field)) view.dispatch({ effects: setOffer.of(null) });
      },
    }),
  ];
}

function tooltip(offer: Offer): Tooltip {
  return {
    pos: offer.from,
    create: (view) => {
      const dom = document.createElement("ul");
      dom.className = "cm-offers";
      dom.id = "offers";
      dom.setAttribute("role", "listbox");
      for (const [at, word] of offer.words.entries()) {
        const item = dom.appendChild(document.createElement("li"));
        item.id = `offer-${at}`;
        item.textContent = word;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", String(at === offer.at));
        // The field keeps the focus: a press alone would take it, and close the list.
        item.addEventListener("pointerdown", (event) => event.preventDefault());
        item.addEventListener("click", () => take(view, offer, at));
      }
      return { dom };
    },
  };
}
