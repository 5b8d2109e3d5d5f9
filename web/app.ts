import { css, html, type LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { ScrollPlaces } from "./effects/scroll-places.ts";
import { FIRST_SCREENS } from "./first-screens.ts";
import { chunkLost } from "./state/reload.ts";
import type { AppState, Route } from "./state/state.ts";
import { kindName, titleOf } from "./state/title.ts";
import { AppElement } from "./ui/app-element.ts";
import type { Arrivals } from "./ui/arrivals.ts";
import { dress, entitle, keepScrollbar } from "./ui/document.ts";
import { t } from "./words/words.ts";

/** What is fetched without the list of the features, by name. */
const NEAR: Readonly<Record<string, () => Promise<unknown>>> = {
  ...FIRST_SCREENS,
  telling: () => import("./ui/telling.ts"),
};

/** Fetches what is shown under a name: a screen, a sheet, or the banner and the toast. */
async function fetchShown(name: string): Promise<void> {
  const near = NEAR[name];
  await (near ? near() : (await import("./features.ts")).SHOWS[name]?.());
}

/** How long after the shelf the play screen is fetched, in milliseconds. */
const PLAY_AFTER = 1_000;

/** The whole app: the screen that the address names, what lies over it, and what the player must be told. */
export class ErgoApp extends AppElement {
  static override styles = css`
    :host {
      display: block;
      min-block-size: 100dvh;
    }
    .drop {
      position: fixed;
      z-index: 20;
      inset: var(--space-4);
      display: grid;
      place-items: center;
      border: 3px dashed var(--accent);
      border-radius: var(--radius-l);
      background: var(--paper);
      font-size: var(--text-xl);
      pointer-events: none;
    }
  `;

  protected override readonly looks = [
    (state: AppState) => state.route,
    (state: AppState) => state.sheet,
    (state: AppState) => state.settings.theme,
    (state: AppState) => state.play?.name,
    (state: AppState) => state.play?.id,
    (state: AppState) => state.toast,
    (state: AppState) => state.banner,
  ];
  /** Takes what is dropped and pasted; it comes after the first screen. */
  arrivals: Arrivals | null = null;
  /** What was dropped or pasted, for the import sheet to begin with. */
  #given = "";
  #route: Route | null = null;
  /** The names of what is shown, "" for nothing. */
  #wanted: readonly string[] = [];
  /** Where screens were left; it comes after the first one. */
  places: ScrollPlaces | null = null;
  #shown: HTMLElement | null = null;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { route, sheet, lang, settings, toast, banner } = this.state;
    dress(lang, settings.theme);
    keepScrollbar(route.screen !== "play");
    entitle(this.#title());
    if (sheet !== "import") this.#given = "";
    if (this.#route && isElsewhere(this.#route, route)) this.places?.leave(this.#route.screen);
    this.#fetch([route.screen, sheet ?? "", (toast ?? banner) ? "telling" : ""]);
  }

  protected override updated(_changed: PropertyValues): void {
    const before = this.#route;
    const { route } = this.state;
    this.#route = route;
    this.places?.stay();
    if (before && isElsewhere(before, route)) void this.#arrive(route.screen);
  }

  /** Fetches what is newly wanted. What cannot be had is asked for once: to tell so changes the state, too. */
  #fetch(wanted: readonly string[]): void {
    const news = wanted.filter((name) => !this.#wanted.includes(name));
    this.#wanted = wanted;
    for (const name of news) if (name) fetchShown(name).catch(() => chunkLost(this.app.store));
  }

  /** A screen that was come to begins at its heading; one that was come back to where it was left. */
  async #arrive(name: Route["screen"]): Promise<void> {
    const screen = this.renderRoot.querySelector<LitElement>(".screen");
    if (!screen) return;
    await customElements.whenDefined(screen.localName);
    if (!screen.isConnected) return;
    await screen.updateComplete;
    await new Promise(requestAnimationFrame); // by then what the screen holds has its height too
    (screen.renderRoot.querySelector<HTMLElement>("h1[tabindex]") ?? screen).focus({ preventScroll: true });
    this.places?.arrive(name);
  }

  /** Whoever looks at the shelf will play next. */
  protected override firstUpdated(): void {
    const isShelf = this.state.route.screen === "shelf";
    if (isShelf) setTimeout(() => void FIRST_SCREENS.play().catch(() => {}), PLAY_AFTER);
  }

  /** Opens the import with a text that came from outside. */
  take(text: string): void {
    this.#given = text;
    this.app.acts.sheet("import");
    this.requestUpdate();
  }

  #title(): string | null {
    const { route, play, lang } = this.state;
    if (route.screen === "shelf" || route.screen === "problem") return null;
    if (route.screen !== "play") return t(`app.${route.screen}`);
    const kind = kindName(route.kind, lang);
    return play && (play.name || play.origin) ? `${titleOf(play)} · ${kind}` : kind;
  }

  protected override render(): TemplateResult {
    return html`<ergo-banner .app=${this.app}></ergo-banner>
      ${this.#screen()} ${this.#sheet()}
      <ergo-toast .app=${this.app}>${this.#plain()}</ergo-toast>
      ${this.arrivals?.over ? html`<div class="drop">${t("app.drop")}</div>` : nothing}`;
  }

  /** What there is to tell, bare, while the part that tells it is not here, perhaps never comes. */
  #plain(): string | undefined {
    return customElements.get("ergo-toast") ? "" : this.state.toast?.text;
  }

  /** The element of a screen waits, with the app that it is given, until its code is there. */
  #screen(): HTMLElement {
    const name = `ergo-${this.state.route.screen}-screen`;
    if (this.#shown?.localName !== name)
      this.#shown = Object.assign(document.createElement(name), { app: this.app, className: "screen" });
    return this.#shown;
  }

  /** The sheets that are not the play screen's own. */
  #sheet(): TemplateResult | typeof nothing {
    switch (this.state.sheet) {
      case "import":
        return html`<ergo-import-sheet .app=${this.app} .text=${this.#given}></ergo-import-sheet>`;
      case "share":
        return html`<ergo-share-sheet .app=${this.app}></ergo-share-sheet>`;
      case "print":
        return html`<ergo-print-sheet .app=${this.app}></ergo-print-sheet>`;
      default:
        return nothing;
    }
  }
}

/** Whether a route leads to another screen, or to another game. */
function isElsewhere(before: Route, route: Route): boolean {
  return (
    before.screen !== route.screen || ("text" in before && "text" in route && before.text !== route.text)
  );
}

customElements.define("ergo-app", ErgoApp);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-app": ErgoApp;
  }
}
