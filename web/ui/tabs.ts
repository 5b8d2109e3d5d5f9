import { html, type TemplateResult } from "lit";
import { type IconName, icon } from "./more-icon.ts";

/** A row of tabs over one panel, whose id is `pane`. */
export interface TabRow<T extends string> {
  /** The label of the row. */
  readonly label: string;
  readonly names: readonly T[];
  /** The one whose panel is shown. */
  readonly open: T | null;
  readonly sign: (name: T) => IconName;
  readonly text: (name: T) => string;
  readonly turn: (name: T) => void;
}

/** Tabs that arrows, Home and End turn too; the id of each is `tab-` and its name. Needs `tabStyles`. */
export function tabs<T extends string>({ label, names, open, sign, text, turn }: TabRow<T>): TemplateResult {
  const press = (event: KeyboardEvent): void => {
    const to = open === null ? undefined : nextTab(names, open, event.key);
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`#tab-${to}`)?.focus();
  };
  return html`<div class="tabs edges" role="tablist" aria-label=${label} @keydown=${press}>
    ${names.map(
      (name) => html`<button
        class="tab"
        role="tab"
        id="tab-${name}"
        aria-selected=${name === open}
        aria-controls="pane"
        tabindex=${name === open ? 0 : -1}
        @click=${() => turn(name)}
      >${icon(sign(name))}<span>${text(name)}</span></button>`,
    )}
  </div>`;
}

/** The tab that each row last showed. */
const revealed = new WeakMap<Element, string>();

/** Scrolls a row that is longer than the screen to its open tab, once for each that is opened; `root` holds what `tabs` has drawn. */
export function revealTab(root: ParentNode): void {
  const tab = root.querySelector<HTMLElement>(".tab[aria-selected=true]");
  const row = tab?.parentElement;
  if (!tab || !row || revealed.get(row) === tab.id) return;
  revealed.set(row, tab.id);
  row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

/** The tab that a key leads to; none for other keys. */
function nextTab<T>(names: readonly T[], open: T, key: string): T | undefined {
  const at = names.indexOf(open);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : names.at(to % names.length);
}
