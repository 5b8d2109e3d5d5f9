import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { hashOf } from "../state/route.ts";
import type { AppState, GameSummary, Route } from "../state/state.ts";
import { kindName, titleOf } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { pointStyles, progressStyles } from "../ui/styles/progress.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { clock } from "../words/clock.ts";
import { ago, percent } from "../words/moment.ts";
import "../kinds/thumbnail.ts";
import { t } from "../words/more.ts";

/** Longest name that a game can be given, in characters. */
const LONGEST_NAME = 60;

/** A game in the list: its picture, name and progress; a tap continues it. Fires "game-deleted" before it goes. */
export class GameCard extends LaterElement {
  static override properties = { game: { attribute: false }, mode: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    progressStyles,
    pointStyles,
    css`
      :host {
        display: block;
      }
      article {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .open {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
        align-items: center;
        padding: var(--space-3);
        border-radius: var(--radius-m);
        color: inherit;
        text-decoration: none;
      }
      @media (hover: hover) {
        article:has(.open:hover) {
          border-color: var(--edge);
        }
      }
      ergo-thumbnail,
      .blank {
        flex: none;
        display: block;
        inline-size: 80px;
        block-size: 80px;
      }
      .facts {
        flex: 1 1 7rem;
        min-inline-size: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 2px;
      }
      .title {
        font-weight: 600;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      progress {
        --bar: 6px;
        margin-block-start: var(--space-1);
      }
      .done {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
        color: var(--conclude-edge);
      }
      .done .icon {
        inline-size: 1.1em;
        block-size: 1.1em;
        stroke-width: 3;
      }
      .icon-button {
        align-self: center;
        margin-inline-end: var(--space-1);
      }
      .actions {
        grid-column: 1 / -1;
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        padding: 0 var(--space-3) var(--space-3);
      }
      .actions .button {
        flex: 1 1 auto;
        white-space: nowrap;
      }
      .actions .field {
        flex: 1 1 100%;
      }
    `,
  ];

  declare game: GameSummary;
  declare private mode: "shown" | "actions" | "naming";

  protected override readonly looks = [(state: AppState) => state.settings.timer];
  #puzzle: Puzzle | null = null;

  constructor() {
    super();
    this.mode = "shown";
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const before = changed.get("game") as GameSummary | undefined;
    if (!changed.has("game") || before?.id === this.game.id) return;
    const read = playKind(this.game.kind)?.parse(this.game.text);
    this.#puzzle = read?.ok ? read.value : null;
    this.mode = "shown";
  }

  /** Focuses the game itself. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".open")?.focus();
  }

  #focus(selector: string): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(selector)?.focus());
  }

  #open(event: MouseEvent, route: Route): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.app.acts.go(route);
  }

  #name(): void {
    this.mode = "naming";
    this.#focus("input");
  }

  #named(event: SubmitEvent): void {
    event.preventDefault();
    const name = new FormData(event.target as HTMLFormElement).get("name");
    void this.app.acts.renameGame(this.game.id, String(name).trim().slice(0, LONGEST_NAME));
    this.#close();
  }

  #close(): void {
    this.mode = "shown";
    this.#focus(".more");
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.mode === "shown") return;
    event.stopPropagation();
    this.#close();
  }

  #delete(): void {
    this.dispatchEvent(new Event("game-deleted", { bubbles: true, composed: true }));
    void this.app.acts.deleteGame(this.game.id);
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const route: Route = { screen: "play", kind: game.kind, text: game.text };
    const title = titleOf(game);
    return html`<article @keydown=${this.#key}>
      <a class="open" href=${hashOf(route)} @click=${(event: MouseEvent) => this.#open(event, route)}>
        ${
          this.#puzzle
            ? html`<ergo-thumbnail .puzzle=${this.#puzzle} .marks=${game.marks}></ergo-thumbnail>`
            : html`<span class="blank"></span>`
        }
        <span class="facts">
          <span class="title">${title}</span>
          ${this.#facts()}
        </span>
      </a>
      <button
        class="icon-button more"
        aria-label=${t("library.more", { title })}
        aria-expanded=${this.mode !== "shown"}
        @click=${() => {
          this.mode = this.mode === "shown" ? "actions" : "shown";
        }}
      >
        ${icon("more")}
      </button>
      ${this.mode === "actions" ? this.#actions() : nothing} ${this.mode === "naming" ? this.#form(title) : nothing}
    </article>`;
  }

  #facts(): TemplateResult {
    const { game, state } = this;
    const kind = kindName(game.kind, state.lang);
    const size = this.#puzzle ? ` ${this.#puzzle.cols}\u00a0×\u00a0${this.#puzzle.rows}` : "";
    const time =
      state.settings.timer && game.elapsed >= 1000 ? html`<span>${clock(game.elapsed)}</span>` : nothing;
    const when = ago(game.played, Date.now(), state.lang);
    return html`<span class="note">${kind}${size}</span>
      ${game.finished ? nothing : html`<progress .value=${game.progress} max="1" aria-hidden="true"></progress>`}
      <span class="note points">
        ${
          game.finished
            ? html`<span class="done">${icon("check")}${t("shelf.done")}</span>`
            : html`<span>${percent(game.progress, state.lang)}</span>`
        }
        ${time} <span>${when}</span>
      </span>`;
  }

  #actions(): TemplateResult {
    return html`<div class="actions">
      <button class="button rename" @click=${this.#name}>${icon("pencil")}${t("menu.rename")}</button>
      <button class="button danger delete" @click=${this.#delete}>${icon("trash")}${t("library.delete")}</button>
    </div>`;
  }

  #form(title: string): TemplateResult {
    return html`<form class="actions" @submit=${this.#named}>
      <input
        class="field"
        name="name"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        enterkeyhint="done"
        aria-label=${t("library.name", { title })}
        placeholder=${title}
        .value=${this.game.name ?? ""}
      />
      <button class="button" type="button" @click=${this.#close}>${t("app.cancel")}</button>
      <button class="button primary">${t("menu.save")}</button>
    </form>`;
  }
}

customElements.define("ergo-game-card", GameCard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-game-card": GameCard;
  }
}
