import { css, html, type TemplateResult } from "lit";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { icon } from "../ui/icon.ts";
import { LaterElement } from "../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { levelFor } from "./home.ts";
import { t } from "./words.ts";

/** Begins the next puzzle of a kind; its level is chosen in place. */
export class PlayTile extends LaterElement {
  static override properties = { kind: {}, waits: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        border: 1px solid var(--rule);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      .begin {
        justify-content: space-between;
        min-block-size: 52px;
        padding-inline: min(var(--space-4), 3.5vw) min(var(--space-3), 2.5vw);
        border-color: transparent;
        border-radius: var(--radius-l) var(--radius-l) 0 0;
        background: transparent;
        font-weight: 650;
        text-align: start;
      }
      .begin .icon {
        color: var(--accent);
      }
      .level {
        position: relative;
        display: block;
        margin-inline: var(--space-2);
        border-block-start: 1px solid var(--rule-soft);
      }
      select {
        appearance: none;
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: 0 28px 0 var(--space-2);
        border: 0;
        border-radius: var(--radius-m);
        background: transparent;
        color: var(--ink-note);
        font: inherit;
        font-size: max(16px, 1rem);
        text-overflow: ellipsis;
        cursor: pointer;
      }
      select:disabled {
        opacity: 1;
        cursor: default;
      }
      option {
        background: var(--paper);
        color: var(--ink);
      }
      .level::after {
        content: "";
        position: absolute;
        inset: calc(50% - 6px) 12px auto auto;
        inline-size: 8px;
        block-size: 8px;
        border: solid var(--ink-note);
        border-width: 0 2px 2px 0;
        transform: rotate(45deg);
        pointer-events: none;
      }
      @media (hover: hover) {
        .begin:hover,
        select:hover:enabled {
          background: var(--same);
        }
      }
    `,
  ];

  declare kind: string;
  /** A puzzle is being opened. */
  declare private waits: boolean;

  protected override readonly looks = [
    (state: AppState) => state.shelf,
    (state: AppState) => state.home?.levels,
  ];

  constructor() {
    super();
    this.waits = false;
  }

  async #begin(level: number): Promise<void> {
    if (this.waits) return;
    this.waits = true;
    try {
      await this.app.acts.openCorpus(this.kind, level);
    } finally {
      this.waits = false;
    }
  }

  readonly #choose = (event: Event): void => {
    const level = Number((event.target as HTMLSelectElement).value);
    this.app.store.dispatch({ type: "home/level", kind: this.kind, level });
  };

  protected override render(): TemplateResult {
    const { state } = this;
    const kind = kindName(this.kind, state.lang);
    const levels = state.shelf.corpus?.filter((one) => one.kind === this.kind) ?? [];
    const chosen = levelFor(state, this.kind);
    const label = `${t("shelf.begin", { kind })}, ${levelName(chosen)}`;
    return html`<button
        class="button begin"
        aria-label=${label}
        aria-busy=${this.waits}
        ?disabled=${levels.length === 0}
        @click=${() => this.#begin(chosen)}
      >
        ${kind}${icon("play")}
      </button>
      <span class="level">
        <select aria-label=${t("shelf.level", { kind })} ?disabled=${levels.length === 0} @change=${this.#choose}>
          ${levels.map(
            ({ level }) =>
              html`<option value=${level} .selected=${level === chosen}>${levelName(level)}</option>`,
          )}
        </select>
      </span>`;
  }
}

customElements.define("ergo-play-tile", PlayTile);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-play-tile": PlayTile;
  }
}
