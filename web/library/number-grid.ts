import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";

/** Numbers on one page. */
const PAGE = 50;

type Progress = "new" | "begun" | "finished";

/** The numbers of one level of the corpus, each with how far the player is; a tap opens it. */
export class NumberGrid extends LaterElement {
  static override properties = {
    kind: {},
    level: { type: Number },
    size: { type: Number },
    states: { state: true },
    page: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        padding: var(--space-2) 0 var(--space-4);
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(max(var(--touch), 2.6rem), 1fr));
        gap: var(--space-2);
      }
      .number {
        position: relative;
        inline-size: 100%;
        padding: 0;
        border-radius: var(--radius-s);
      }
      .number .icon {
        position: absolute;
        inset: 3px 3px auto auto;
        inline-size: 13px;
        block-size: 13px;
        stroke-width: 3.5;
        color: var(--conclude-edge);
      }
      .begun {
        border-color: var(--accent);
      }
      .begun::after {
        content: "";
        position: absolute;
        inset: auto 25% 6px;
        border-block-end: 3px dotted var(--accent);
      }
      .finished {
        border-color: transparent;
        background: var(--island-done);
      }
      .pager {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      .legend {
        margin-block-end: var(--space-2);
      }
    `,
  ];

  declare kind: string;
  declare level: number;
  /** How many puzzles the level has. */
  declare size: number;
  /** By number from 1; null until storage has answered: then all look new. */
  declare private states: readonly Progress[] | null;
  declare private page: number;

  protected override readonly looks: readonly ((state: AppState) => unknown)[] = [];

  constructor() {
    super();
    this.states = null;
    this.page = 0;
  }

  protected override firstUpdated(): void {
    void this.app.acts.corpusStates(this.kind, this.level).then((states) => {
      this.states = states;
      const next = states.indexOf("new");
      this.page = Math.max(0, Math.floor(next / PAGE));
    });
  }

  protected override render(): TemplateResult {
    const first = this.page * PAGE;
    const shown = Array.from({ length: Math.min(PAGE, this.size - first) }, (_, index) => first + index + 1);
    return html`<p class="note legend">${t("library.choose", { level: levelName(this.level) })}</p>
      <ol role="list" aria-busy=${!this.states}>
        ${shown.map((number) => this.#number(number))}
      </ol>
      ${this.size > PAGE ? this.#pager(first + 1, first + shown.length) : nothing}`;
  }

  #number(number: number): TemplateResult {
    const progress = this.states?.[number - 1] ?? "new";
    const label = progress === "new" ? nothing : `${number}, ${t(`library.${progress}`)}`;
    return html`<li>
      <button
        class="button number ${progress}"
        aria-label=${label}
        @click=${() => this.app.acts.openCorpus(this.kind, this.level, number)}
      >
        ${number}${progress === "finished" ? icon("check") : nothing}
      </button>
    </li>`;
  }

  #pager(from: number, to: number): TemplateResult {
    const last = Math.ceil(this.size / PAGE) - 1;
    const turn = (label: string, name: "back" | "next", by: number, end: number) =>
      html`<button
        class="icon-button"
        aria-label=${label}
        aria-disabled=${this.page === end}
        @click=${() => {
          this.page = Math.min(last, Math.max(0, this.page + by));
        }}
      >
        ${icon(name)}
      </button>`;
    return html`<div class="pager">
      ${turn(t("library.earlier"), "back", -1, 0)}
      <span class="note" role="status">${t("library.span", { from, to, size: this.size })}</span>
      ${turn(t("library.later"), "next", 1, last)}
    </div>`;
  }
}

customElements.define("ergo-number-grid", NumberGrid);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-number-grid": NumberGrid;
  }
}
