import { css, html, nothing, type TemplateResult } from "lit";
import { wholeFrame } from "../state/frames.ts";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { switchStyles, toggle } from "../ui/choice.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { t } from "../words/more.ts";
import type { BenchActs, BenchEntry, Workbench } from "./bench/workbench.ts";

/** Entries that are listed at first, and how many more at a time. */
const PAGE = 30;
/** Facts of an entry that its line names. */
const FEW = 3;

/** All that was concluded and written, newest first; each line leads to the entry. */
export class PaneJournal extends ActsElement<BenchActs> {
  static override properties = {
    ...ActsElement.properties,
    shown: { state: true },
    whole: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    paneStyles,
    css`
      :host {
        gap: var(--space-2);
      }
      .line {
        display: grid;
        grid-template-columns: 3.25rem minmax(0, 1fr);
        gap: 0 var(--space-2);
        align-items: baseline;
        inline-size: 100%;
        padding: var(--space-2) var(--space-1);
        border-block-start: 1px solid var(--rule-soft);
        line-height: 1.35;
      }
      .line[aria-current="true"] {
        background: var(--same);
        box-shadow: inset 3px 0 0 var(--accent);
      }
      .what {
        grid-column: 2;
        color: var(--ink-note);
        font-size: var(--text-s);
      }
      @media (hover: hover) {
        .line:hover {
          background: var(--same);
        }
      }
    `,
  ];

  /** How many lines are shown at most. */
  declare private shown: number;
  /** Bookkeeping is listed too. */
  declare private whole: boolean;

  constructor() {
    super();
    this.shown = PAGE;
    this.whole = false;
  }

  protected override readonly looks = [
    (state: AppState) => state.workbench?.journal,
    (state: AppState) => state.workbench?.view,
  ];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench) return nothing;
    const { journal } = bench;
    const listed = journal.flatMap((entry, at) =>
      this.whole || !entry.step || entry.step.level > 0 ? [{ entry, at }] : [],
    );
    const newest = listed.slice(-this.shown).reverse();
    const more = listed.length - newest.length;
    return html`<h3>${t("bench.journal")}</h3>
      ${journal.length === 0 ? html`<p class="none">${t("bench.journal-empty")}</p>` : nothing}
      ${
        journal.length > 0
          ? toggle(t("bench.with-books"), this.whole, (on) => {
              this.whole = on;
            })
          : nothing
      }
      <ul>
        ${newest.map(({ entry, at }) => html`<li>${this.#line(bench, entry, at)}</li>`)}
      </ul>
      ${
        more > 0
          ? html`<div class="row"><button
              class="button"
              @click=${() => {
                this.shown += PAGE;
              }}
            >${t("bench.more-entries", { n: Math.min(PAGE, more) })}</button></div>`
          : nothing
      }`;
  }

  #line(bench: Workbench, { first, adds, step }: BenchEntry, at: number): TemplateResult {
    const { kind, puzzle, view } = bench;
    const { lang } = this.state;
    const said = adds.slice(0, FEW).map((fact) => kind.sayFact(puzzle, fact, lang));
    if (adds.length > FEW) said.push(t("bench.and-more", { n: adds.length - FEW }));
    const look = (): void => this.acts?.set({ view: { entry: at, frame: step ? wholeFrame(step) : 0 } });
    return html`<button class="link line" aria-current=${view?.entry === at} @click=${look}>
      <span class="number">#${first}</span>
      <span>${said.join(t("board.comma"))}</span>
      <span class="what">${step ? step.name[lang] : t("bench.from-you")}</span>
    </button>`;
  }
}

customElements.define("ergo-pane-journal", PaneJournal);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-journal": PaneJournal;
  }
}
