import { css, html, nothing, type TemplateResult } from "lit";
import { kindPicture } from "../kinds/picture.ts";
import type { AppState, CorpusShelf } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { count, t } from "../words/more.ts";
import { finishedIn } from "./filter.ts";

/** The levels of a kind: one tap plays the next puzzle of a level, another shows all its numbers. */
export class LevelList extends LaterElement {
  static override properties = { kind: {}, open: { state: true }, waits: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        padding: var(--space-4);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--space-3);
        margin-block-end: var(--space-3);
      }
      header .picture {
        flex: none;
        inline-size: 3rem;
      }
      h2 {
        font-size: var(--text-l);
      }
      li.note {
        padding-block: var(--space-3);
      }
      li {
        border-block-start: 1px solid var(--rule-soft);
      }
      .level {
        display: flex;
        align-items: center;
      }
      .play {
        flex: 1;
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-3);
        min-block-size: 3.25rem;
        align-content: center;
        padding: var(--space-2);
        border: 0;
        border-radius: var(--radius-s);
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        cursor: pointer;
      }
      .play .name {
        flex: 1 0 auto;
        font-weight: 600;
      }
      @media (hover: hover) {
        .play:hover {
          background: var(--same);
        }
      }
      .icon-button {
        color: var(--accent);
      }
      .icon-button[aria-expanded="true"] {
        background: var(--same);
      }
      .ghost {
        block-size: calc(3.25rem + 1px);
      }
      .ghost::before {
        content: "";
        display: block;
        inline-size: 45%;
        block-size: 0.75rem;
        border-radius: var(--radius-s);
        background: var(--rule-soft);
        transform: translateY(1.25rem);
      }
    `,
  ];

  declare kind: string;
  /** The level whose numbers are shown. */
  declare private open: number | null;
  /** The level that is being opened. */
  declare private waits: number | null;

  protected override readonly looks = [
    (state: AppState) => state.shelf.corpus,
    (state: AppState) => state.shelf.games,
  ];

  constructor() {
    super();
    this.open = null;
    this.waits = null;
  }

  async #play(level: number): Promise<void> {
    if (this.waits !== null) return;
    this.waits = level;
    try {
      await this.app.acts.openCorpus(this.kind, level);
    } finally {
      this.waits = null;
    }
  }

  #toggle(level: number): void {
    void import("./number-grid.ts");
    this.open = this.open === level ? null : level;
  }

  protected override render(): TemplateResult {
    const levels = this.state.shelf.corpus?.filter(({ kind }) => kind === this.kind);
    return html`<header>
        ${kindPicture(this.kind)}
        <h2>${kindName(this.kind, this.state.lang)}</h2>
      </header>
      <ul role="list" aria-busy=${!levels}>
        ${levels?.length === 0 ? html`<li class="note">${t("library.no-puzzles")}</li>` : nothing}
        ${levels ? levels.map((level) => this.#level(level)) : [1, 2, 3].map(() => html`<li class="ghost"></li>`)}
      </ul>`;
  }

  #level({ kind, level, count: size }: CorpusShelf): TemplateResult {
    const finished = finishedIn(this.state.shelf.games ?? [], kind, level);
    const open = this.open === level;
    const name = levelName(level);
    return html`<li>
      <div class="level">
        <button class="play" aria-busy=${this.waits === level} @click=${() => this.#play(level)}>
          <span class="name">${name}</span>
          <span class="note">
            ${finished > 0 ? t("library.finished-of", { n: finished, size }) : count("shelf.puzzles", size)}
          </span>
        </button>
        <button
          class="icon-button"
          aria-expanded=${open}
          aria-label=${t("library.numbers", { level: name })}
          @click=${() => this.#toggle(level)}
        >
          ${icon("grid")}
        </button>
      </div>
      ${
        open
          ? html`<ergo-number-grid .app=${this.app} .kind=${kind} .level=${level} .size=${size}></ergo-number-grid>`
          : nothing
      }
    </li>`;
  }
}

customElements.define("ergo-level-list", LevelList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-level-list": LevelList;
  }
}
