import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { kindName, titleOf } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import type { GameCard } from "./game-card.ts";
import { type Filter, filtered } from "./shelf.ts";
import { count, t } from "./words.ts";
import "./game-card.ts";
import { chipStyles } from "../ui/chip.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";

/** Games that are shown at once; the rest on request. */
const PAGE = 24;
/** From this many games on there is a search field. */
const MANY = 9;

/** All games of the player, newest first, with a search and filters. */
export class GameList extends LaterElement {
  static override properties = { filter: { state: true }, most: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    chipStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      h2 {
        font-size: var(--text-xl);
        line-height: 1.3;
      }
      .finder {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      .chips {
        display: flex;
        gap: var(--space-2);
        margin-inline: calc(-1 * var(--space-4));
        padding: var(--space-1) var(--space-4);
        overflow-x: auto;
        scrollbar-width: none;
      }
      .search {
        position: relative;
        flex: 0 1 24rem;
      }
      .search .icon {
        position: absolute;
        inset: 0 auto 0 var(--space-3);
        block-size: 100%;
        inline-size: 20px;
        color: var(--ink-note);
        pointer-events: none;
      }
      .search .field {
        padding-inline-start: 44px;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: var(--space-3);
      }
      .more {
        justify-self: center;
      }
      @media (min-width: 48rem) {
        .finder {
          display: flex;
          align-items: center;
          justify-content: space-between;
        }
      }
    `,
  ];

  declare private filter: Filter;
  declare private most: number;

  protected override readonly looks = [(state: AppState) => state.shelf.games];

  constructor() {
    super();
    this.filter = { finished: false, kind: null, search: "" };
    this.most = PAGE;
  }

  get #games(): readonly GameSummary[] {
    return this.state.shelf.games ?? [];
  }

  #set(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    this.most = PAGE;
  }

  /** The filter without choices that have one option only. */
  #inForce(): Filter {
    const games = this.#games;
    const mixed = games.some((game) => game.finished) && games.some((game) => !game.finished);
    return {
      finished: mixed ? this.filter.finished : games.some((game) => game.finished),
      kind: games.some((game) => game.kind === this.filter.kind) ? this.filter.kind : null,
      search: games.length < MANY ? "" : this.filter.search,
    };
  }

  /** A deleted card's focus goes to the next one. */
  #deleted(event: Event): void {
    const cards = [...this.renderRoot.querySelectorAll<GameCard>("ergo-game-card")];
    const at = cards.indexOf(event.target as GameCard);
    const next = cards[at + 1] ?? cards[at - 1];
    const heading = this.renderRoot.querySelector<HTMLElement>("h2");
    (next ?? heading)?.focus();
  }

  protected override render(): TemplateResult {
    const filter = this.#inForce();
    const games = filtered(
      this.#games,
      filter,
      (game) => `${titleOf(game)} ${kindName(game.kind, this.state.lang)}`,
    );
    return html`<h2 tabindex="-1">${t("shelf.continue")}</h2>
      ${this.#finder(filter)}
      <ul role="list" @game-deleted=${this.#deleted}>
        ${repeat(
          games.slice(0, this.most),
          (game) => game.id,
          (game) => html`<li><ergo-game-card .app=${this.app} .game=${game}></ergo-game-card></li>`,
        )}
      </ul>
      <p class="note" role="status">${games.length === 0 ? t("shelf.none") : nothing}</p>
      ${
        games.length > this.most
          ? html`<button
              class="button more"
              @click=${() => {
                this.most += PAGE;
              }}
            >
              ${count("shelf.rest", games.length - this.most)}
            </button>`
          : nothing
      }`;
  }

  #finder(filter: Filter): TemplateResult | typeof nothing {
    const games = this.#games;
    const kinds = PLAY_KINDS.map((kind) => kind.id).filter((id) => games.some((game) => game.kind === id));
    const finished = games.filter((game) => game.finished).length;
    const mixed = finished > 0 && finished < games.length;
    if (!mixed && kinds.length < 2 && games.length < MANY) return nothing;
    return html`<div class="finder" role="group" aria-label=${t("shelf.filter")}>
      <div class="chips">
      ${
        mixed
          ? [false, true].map((done) =>
              this.#chip(
                t(done ? "shelf.done" : "shelf.open"),
                done ? finished : games.length - finished,
                filter.finished === done,
                { finished: done },
              ),
            )
          : nothing
      }
      ${
        kinds.length > 1
          ? kinds.map((kind) =>
              this.#chip(kindName(kind, this.state.lang), null, filter.kind === kind, {
                kind: filter.kind === kind ? null : kind,
              }),
            )
          : nothing
      }
      </div>
      ${games.length < MANY ? nothing : this.#search()}
    </div>`;
  }

  #chip(label: string, n: number | null, pressed: boolean, change: Partial<Filter>): TemplateResult {
    return html`<button class="chip" aria-pressed=${pressed} @click=${() => this.#set(change)}>
      ${label} ${n === null ? nothing : html`<span class="number">${n}</span>`}
    </button>`;
  }

  #search(): TemplateResult {
    return html`<div class="search">
      ${icon("search")}
      <input
        class="field"
        type="search"
        autocomplete="off"
        aria-label=${t("shelf.search")}
        placeholder=${t("shelf.search")}
        .value=${this.filter.search}
        @input=${(event: InputEvent) => this.#set({ search: (event.target as HTMLInputElement).value })}
      />
    </div>`;
  }
}

customElements.define("ergo-game-list", GameList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-game-list": GameList;
  }
}
