import { css, html, nothing, type TemplateResult } from "lit";
import type { Fact } from "../../engine/model/fact.ts";
import { stepWords } from "../boards/frame-words.ts";
import { wholeFrame } from "../state/frames.ts";
import type { AppState } from "../state/state.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { drawn } from "../ui/icon.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { t } from "../words/more.ts";
import { originOf } from "./bench/journal.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

/**
 * The facts that an entry used, each with where it comes from; those that were concluded can be opened in turn,
 * down to the givens.
 */
export class PaneReasons extends ActsElement<BenchActs> {
  static override properties = {
    ...ActsElement.properties,
    entry: { type: Number },
    open: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    css`
      ul ul {
        margin-inline-start: 0.6875rem;
        padding-inline-start: var(--space-3);
        border-inline-start: 2px solid var(--rule-soft);
      }
      /* Deeper than this there is no room to go further in. */
      ul ul ul ul ul ul ul {
        margin-inline-start: 0;
        padding-inline-start: var(--space-1);
      }
      .node {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        min-block-size: var(--touch);
      }
      .turn {
        display: flex;
        flex: 1;
        align-items: center;
        gap: var(--space-2);
        min-inline-size: 0;
        line-height: 1.35;
      }
      .turn > .icon {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        color: var(--ink-note);
        transition: transform var(--quick);
      }
      .turn[aria-expanded="true"] > .icon {
        transform: rotate(90deg);
      }
      .leaf {
        padding-inline-start: calc(1.25rem + var(--space-2));
      }
      .from {
        display: block;
        color: var(--ink-note);
        font-size: var(--text-s);
      }
      .text {
        padding-block-end: var(--space-1);
        color: var(--ink-note);
        font-size: var(--text-s);
      }
    `,
  ];

  /** Index in the journal of the entry whose reasons are shown. */
  declare entry: number;
  /** The nodes that are open, each by the way that leads to it. */
  declare private open: ReadonlySet<string>;
  #told: unknown = null;

  constructor() {
    super();
    this.entry = 0;
    this.open = new Set();
  }

  protected override readonly looks = [(state: AppState) => state.workbench?.journal];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    const entry = bench?.journal[this.entry];
    if (!bench || !entry?.step) return nothing;
    if (this.#told !== entry) {
      this.#told = entry;
      this.open = new Set();
    }
    return this.#premises(bench, this.entry, "");
  }

  #premises(bench: Workbench, at: number, way: string): TemplateResult {
    const because = bench.journal[at].step?.because ?? [];
    if (because.length === 0) return html`<p class="none">${t("bench.no-premises")}</p>`;
    const nodes = because
      .map((fact) => ({ fact, from: originOf(bench.journal, fact, at) }))
      .sort((one, other) => other.from - one.from);
    return html`<ul>${nodes.map(({ fact, from }) => this.#node(bench, fact, from, `${way}/${fact}`))}</ul>`;
  }

  #node(bench: Workbench, fact: Fact, from: number, way: string): TemplateResult {
    const { lang } = this.state;
    const said = bench.kind.sayFact(bench.puzzle, fact, lang);
    const entry = bench.journal[from];
    if (!entry?.step) {
      const why = entry ? t("bench.from-you") : t("bench.from-given");
      return html`<li><div class="node leaf"><span>${said}<span class="from">${why}</span></span></div></li>`;
    }
    const { step } = entry;
    const isOpen = this.open.has(way);
    const turn = (): void => {
      const open = new Set(this.open);
      if (!open.delete(way)) open.add(way);
      this.open = open;
    };
    const show = (): void =>
      this.acts?.set({ view: { entry: from, frame: wholeFrame(step) }, pane: "query" });
    const index = Math.max(0, entry.adds.indexOf(fact));
    return html`<li>
      <div class="node">
        <button class="link turn" aria-expanded=${isOpen} @click=${turn}>
          ${drawn("M9 6l6 6-6 6", true)}
          <span>${said}<span class="from">#${entry.first + index} · ${step.name[lang]}</span></span>
        </button>
        <button class="icon-button" aria-label=${t("bench.show", { fact: said })} @click=${show}>
          ${icon("eye")}
        </button>
      </div>
      ${isOpen ? html`${stepWords(bench, step, lang).map((said) => html`<p class="text">${said}</p>`)}${this.#premises(bench, from, way)}` : nothing}
    </li>`;
  }
}

customElements.define("ergo-pane-reasons", PaneReasons);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-reasons": PaneReasons;
  }
}
