import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { kindName, titleOf } from "../state/title.ts";
import { chipStyles } from "../ui/chip.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { count, t } from "../words/more.ts";
import { type Filter, filtered } from "./filter.ts";
import type { GameCard } from "./game-card.ts";
import "./game-card.ts";

/** Games that are shown at once; the rest on request. */
const PAGE = 24;
/** From this many games on there is a search field. */
const MANY = 9;

/** Games in progress, or finished ones. */
type Part = "open" | "finished";

/** All games of the player, newest first, with a search and filters; the finished ones are folded away. */
export class GameList extends LaterElement {
  static override properties = { filter: { state: true }, most: { state: true }, unfolded: { state: true } };
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
        font-size: var(--text-l);
        line-height: 1.3;
      }
      h2:focus-visible {
        outline: none;
      }
      h2 .number {
        margin-inline-start: var(--space-1);
        color: var(--ink-note);
        font-weight: 400;
      }
      .fold {
        display: flex;
        align-items: center;
        gap: var(--space-2);
        inline-size: 100%;
        min-block-size: var(--touch);
        padding: 0;
        border: 0;
        border-radius: var(--radius-s);
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        cursor: pointer;
      }
      .fold .icon {
        color: var(--accent);
        transition: transform var(--quick);
      }
      .fold[aria-expanded="true"] .icon {
        transform: rotate(90deg);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .finder {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding-block: var(--space-1);
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
  declare private most: Readonly<Record<Part, number>>;
  /** Whether the finished games are shown; null until the player says: then where there are no others. */
  declare private unfolded: boolean | null;

  protected override readonly looks = [(state: AppState) => state.shelf.games];

  constructor() {
    super();
    this.filter = { kind: null, search: "" };
    this.most = { open: PAGE, finished: PAGE };
    this.unfolded = null;
  }

  get #games(): readonly GameSummary[] {
    return this.state.shelf.games ?? [];
  }

  #set(change: Partial<Filter>): void {
    this.filter = { ...this.filter, ...change };
    this.most = { open: PAGE, finished: PAGE };
  }

  /** The filter without choices that have one option only. */
  #inForce(): Filter {
    const games = this.#games;
    return {
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
    const open = games.filter((game) => !game.finished);
    const finished = games.filter((game) => game.finished);
    return html`${this.#finder(filter)}
      <section aria-labelledby="open" @game-deleted=${this.#deleted}>
        <h2 id="open" class=${open.length > 0 ? "" : "unseen"} tabindex="-1">
          ${t("library.open")} <span class="number">${open.length}</span>
        </h2>
        ${this.#list(open, "open")}
        <p class="note" role="status">${this.#nothing(games.length)}</p>
      </section>
      ${finished.length > 0 ? this.#finished(finished, this.unfolded ?? open.length === 0) : nothing}`;
  }

  #nothing(games: number): string {
    if (games > 0) return "";
    return t(this.#games.length > 0 ? "library.none" : "library.empty");
  }

  #finished(games: readonly GameSummary[], isUnfolded: boolean): TemplateResult {
    const turn = () => {
      this.unfolded = !isUnfolded;
    };
    return html`<section aria-labelledby="finished" @game-deleted=${this.#deleted}>
      <h2>
        <button id="finished" class="fold" aria-expanded=${isUnfolded} @click=${turn}>
          ${icon("next")}<span>${t("shelf.done")} <span class="number">${games.length}</span></span>
        </button>
      </h2>
      ${isUnfolded ? this.#list(games, "finished") : nothing}
    </section>`;
  }

  #list(games: readonly GameSummary[], part: Part): TemplateResult {
    const most = this.most[part];
    const more = () => {
      this.most = { ...this.most, [part]: most + PAGE };
    };
    return html`<ul role="list">
        ${repeat(
          games.slice(0, most),
          (game) => game.id,
          (game) => html`<li><ergo-game-card .app=${this.app} .game=${game}></ergo-game-card></li>`,
        )}
      </ul>
      ${
        games.length > most
          ? html`<button class="button more" @click=${more}>${count("library.rest", games.length - most)}</button>`
          : nothing
      }`;
  }

  #finder(filter: Filter): TemplateResult | typeof nothing {
    const games = this.#games;
    const kinds = PLAY_KINDS.map((kind) => kind.id).filter((id) => games.some((game) => game.kind === id));
    if (kinds.length < 2 && games.length < MANY) return nothing;
    return html`<div class="finder" role="group" aria-label=${t("library.filter")}>
      <div class="chips">${kinds.length > 1 ? kinds.map((kind) => this.#chip(kind, filter.kind === kind)) : nothing}</div>
      ${games.length < MANY ? nothing : this.#search()}
    </div>`;
  }

  #chip(kind: string, pressed: boolean): TemplateResult {
    return html`<button
      class="chip"
      aria-pressed=${pressed}
      @click=${() => this.#set({ kind: pressed ? null : kind })}
    >
      ${kindName(kind, this.state.lang)}
    </button>`;
  }

  #search(): TemplateResult {
    return html`<div class="search">
      ${icon("search")}
      <input
        class="field"
        type="search"
        autocomplete="off"
        aria-label=${t("library.search")}
        placeholder=${t("library.search")}
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
