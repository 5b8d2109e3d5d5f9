import { html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { choosePicture } from "../effects/choose-picture.ts";
import { pageKind } from "../kinds/pages.ts";
import { kindPicture, sign } from "../kinds/picture.ts";
import { rulesOf } from "../kinds/rules.ts";
import { hasPuzzles } from "../state/has-puzzles.ts";
import { chunkLost } from "../state/reload.ts";
import { hashOf } from "../state/route.ts";
import type { AppState, GameSummary, Route } from "../state/state.ts";
import { kindName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { monthDay } from "../words/moment.ts";
import { shelfStyles } from "./shelf-styles.ts";
import { t } from "./words.ts";
import "./continue-card.ts";
import "./play-tile.ts";
import "./today-card.ts";

/** How long the rest of the shelf waits for the games above it, which would push it down; milliseconds. */
const PATIENCE = 1_000;

/** Home: the game to go on with, the puzzles of today, the next one to begin, and the ways to all else. */
export class ShelfScreen extends LaterElement {
  static override properties = { ...LaterElement.properties, taught: { state: true } };
  static override styles = [baseStyles, buttonStyles, shelfStyles];

  protected override readonly looks = [
    (state: AppState) => state.shelf.games,
    (state: AppState) => state.shelf.corpus,
    (state: AppState) => state.home?.today,
  ];
  /** The kinds whose rules were asked for: these come with pictures. */
  declare private taught: readonly string[];
  #isPatient = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.taught = [];
  }

  protected override firstUpdated(): void {
    this.#timer = setTimeout(() => {
      this.#isPatient = false;
      if (!this.state.shelf.games) this.requestUpdate();
    }, PATIENCE);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer); // it holds the screen
  }

  protected override render(): TemplateResult {
    const { games } = this.state.shelf;
    return html`<div class="page">
      <header>
        <h1 tabindex="-1">${sign()}${t("app.name")}</h1>
        <button
          class="icon-button settings"
          aria-label=${t("app.settings")}
          @click=${() => this.app.acts.go({ screen: "settings" })}
        >
          ${icon("settings")}
        </button>
      </header>
      <main class=${games?.length === 0 ? "" : "again"}>
        ${games?.length === 0 ? this.#first() : this.#again(games)}
      </main>
    </div>`;
  }

  /** The shelf of a newcomer. */
  #first(): TemplateResult {
    return html`${this.#welcome()} ${this.#rules(true)} ${this.#today()} ${this.#ways()}`;
  }

  /** The shelf of a player; nothing stands below the game to continue before that is known, or long in coming. */
  #again(games: readonly GameSummary[] | null): TemplateResult {
    const hasMore = games || !this.#isPatient;
    return html`<div class="column">
        ${games ? this.#continue(games) : waiting()} ${hasMore ? html`${this.#today()} ${this.#play()}` : nothing}
      </div>
      ${hasMore ? html`<div class="column">${this.#ways()} ${this.#rules(false)}</div>` : nothing}`;
  }

  /** The last game that is not finished; where there are more, the way to all of them. */
  #continue(games: readonly GameSummary[]): TemplateResult {
    const last = games.find(({ finished }) => !finished);
    return html`<section class="continue" aria-labelledby="continue">
      <div class="heading">
        <h2 id="continue">${t(last ? "shelf.continue" : "app.games")}</h2>
        ${last && games.length === 1 ? nothing : this.#allGames(games.length)}
      </div>
      ${last ? html`<ergo-continue-card .app=${this.app} .game=${last}></ergo-continue-card>` : nothing}
    </section>`;
  }

  #allGames(size: number): TemplateResult {
    return html`<a class="button quiet all" href="#/games" @click=${this.#go({ screen: "games" })}>
      ${t("shelf.all")} <span class="number">${size}</span>${icon("next")}
    </a>`;
  }

  #today(): TemplateResult | typeof nothing {
    const { home, shelf } = this.state;
    if (shelf.corpus?.length === 0) return nothing;
    const date = monthDay(new Date(), this.state.lang);
    return html`<section aria-labelledby="today">
      <div class="heading">
        <h2 id="today">${t("shelf.today", { date })}</h2>
        <a class="button quiet days" href="#/days" @click=${this.#go({ screen: "days" })}>
          ${icon("calendar")}${t("shelf.days")}
        </a>
      </div>
      <div class="pair" aria-busy=${!home?.today}>
        ${
          home?.today?.map(
            (puzzle) => html`<ergo-today-card .app=${this.app} .puzzle=${puzzle}></ergo-today-card>`,
          ) ?? this.#startable().map(() => html`<div class="ghost day"></div>`)
        }
      </div>
    </section>`;
  }

  #play(): TemplateResult {
    return html`<section aria-labelledby="play">
      <h2 id="play">${t("shelf.play")}</h2>
      ${
        this.state.shelf.corpus?.length === 0
          ? html`<p class="note">${t("shelf.no-puzzles")}</p>`
          : html`<div class="pair">
              ${this.#startable().map(({ id }) => html`<ergo-play-tile .app=${this.app} .kind=${id}></ergo-play-tile>`)}
            </div>`
      }
    </section>`;
  }

  /** The ways to other puzzles, and to the parts that think about them. */
  #ways(): TemplateResult {
    return html`<section aria-labelledby="ways">
        <h2 id="ways">${t("shelf.more")}</h2>
        <div class="pair ways">
          ${this.#way("library", "grid", t("app.library"), { screen: "library" })}
          ${this.#way("make", "make", t("app.make"), { screen: "make" })}
          ${this.#way("enter", "pencil", t("shelf.enter"), { screen: "enter", link: "" })}
          <button class="button way picture" @click=${() => choosePicture(this.app.acts.readPicture)}>
            ${icon("camera")}<span>${t("shelf.picture")}</span>
          </button>
          <button class="button way import" @click=${() => this.app.acts.sheet("import")}>
            ${icon("import")}<span>${t("shelf.import")}</span>
          </button>
        </div>
      </section>
      <section aria-labelledby="think">
        <h2 id="think">${t("shelf.think")}</h2>
        <div class="pair thinking">
          ${this.#way("learn", "learn", t("app.learn"), { screen: "learn", link: "" }, t("shelf.learn-text"))}
          ${this.#way("bench", "bench", t("app.workbench"), { screen: "workbench", link: "" }, t("shelf.workbench-text"))}
          ${this.#way("lab", "lab", t("app.lab"), { screen: "lab", link: "" }, t("shelf.lab-text"))}
        </div>
      </section>`;
  }

  #way(name: string, sign: IconName, label: string, route: Route, text = ""): TemplateResult {
    return html`<a class="button way ${name}" href=${hashOf(route)} @click=${this.#go(route)}>
      ${icon(sign)}<span>${label}${text ? html`<small class="note">${text}</small>` : nothing}</span>
    </a>`;
  }

  /** A link that leads on within the page, unless a new tab is wished for. */
  #go(route: Route): (event: MouseEvent) => void {
    return (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      this.app.acts.go(route);
    };
  }

  #welcome(): TemplateResult {
    const { lang } = this.state;
    return html`<section class="welcome">
      <p>${t("shelf.welcome")}</p>
      <div>
        <div class="starts">
          ${this.#startable().map(
            ({ id }) => html`<button class="start" @click=${() => this.#begin(id)}>
              ${kindPicture(id)}
              <span class="button primary wide">${t("shelf.begin", { kind: kindName(id, lang) })}</span>
            </button>`,
          )}
        </div>
        ${PLAY_KINDS.filter(({ id }) => pageKind(id).isUnfamiliar).map(
          ({
            id,
          }) => html`<button class="button quiet newcomer" @click=${() => this.app.acts.go({ screen: "learn", link: `/${id}/lesson` })}>
            ${t("shelf.new-to", { kind: kindName(id, lang) })}
          </button>`,
        )}
      </div>
    </section>`;
  }

  /** The kinds with puzzles to begin. */
  #startable(): readonly PlayKind[] {
    return PLAY_KINDS.filter(({ id }) => hasPuzzles(this.state.shelf, id));
  }

  /** A newcomer begins with the easiest there is. */
  #begin(kind: string): void {
    const easiest = this.state.shelf.corpus?.find((level) => level.kind === kind);
    if (easiest) void this.app.acts.openCorpus(kind, easiest.level);
  }

  #teach(kind: string): void {
    this.taught = [...this.taught, kind];
  }

  #rules(open: boolean): TemplateResult {
    const { lang } = this.state;
    return html`<section aria-labelledby="rules">
      <h2 id="rules">${t("shelf.rules")}</h2>
      <div class="kinds">
        ${PLAY_KINDS.map(
          ({ id }) => html`<details id="rules-${id}" ?open=${open}>
            <summary @click=${() => this.#teach(id)}><h3>${kindName(id, lang)}</h3></summary>
            ${
              this.taught.includes(id)
                ? rulesOf(id, lang, () => chunkLost(this.app.store))
                : html`<div class="rule">${kindPicture(id)}<p>${pageKind(id).rules[lang]}</p></div>`
            }
          </details>`,
        )}
      </div>
    </section>`;
  }
}

/** Holds the place of the game to continue. */
function waiting(): TemplateResult {
  return html`<section class="continue" aria-busy="true" aria-label=${t("shelf.continue")}>
    <div class="heading"></div>
    <div class="ghost game"></div>
  </section>`;
}

customElements.define("ergo-shelf-screen", ShelfScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-shelf-screen": ShelfScreen;
  }
}
