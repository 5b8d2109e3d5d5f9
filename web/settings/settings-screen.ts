import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { sign } from "../kinds/picture.ts";
import type { Settings } from "../state/settings.ts";
import type { AppState } from "../state/state.ts";
import { choice, switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import "./install-part.ts";
import "./storage-part.ts";

/** The number of the release, filled in when the app is built. */
declare const __RELEASE__: string;
/** Sizes of texts and digits, in percent. */
const SIZES = ["100", "115", "130"] as const;

/** Names of the settings that are one of a few, and of those that are on or off. */
export type Choices = { [K in keyof Settings]: Settings[K] extends boolean ? never : K }[keyof Settings];
export type Toggles = Exclude<keyof Settings, Choices>;
/** The words of the first: of a setting, and of each of its choices. */
type ChoiceWord = { [K in Choices]: `settings.${K}` | `settings.${K}-${Settings[K]}` }[Choices];

/** All settings, and information about the app. */
export class SettingsScreen extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    switchStyles,
    css`
      section {
        display: grid;
        gap: var(--space-4);
        padding: var(--space-5) var(--space-4);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      main {
        gap: var(--space-4);
      }
      h2 {
        font-size: var(--text-l);
        line-height: 1.3;
      }
      .about {
        grid-template-columns: minmax(0, 1fr);
        justify-items: start;
      }
      .about .name .note {
        display: block;
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      .about .name {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      .sign {
        flex: none;
        inline-size: 2.5rem;
        block-size: 2.5rem;
        fill: var(--accent);
      }
      .about a {
        display: inline-flex;
        align-items: center;
        min-block-size: var(--touch);
      }
      @media (min-width: 40rem) {
        section {
          padding-inline: var(--space-5);
        }
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.settings];
  #lang: AppState["lang"] | null = null;

  /** A toast in a language that is no longer spoken goes, unless it waits for an answer. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { lang, toast } = this.state;
    const isOutdated = this.#lang !== null && lang !== this.#lang;
    this.#lang = lang;
    if (isOutdated && toast && toast.button?.action !== "reload")
      this.app.store.dispatch({ type: "toast", toast: null });
  }

  #choice<K extends Choices>(name: K, values: readonly Settings[K][]): TemplateResult {
    const word = (end: string): string => t(`settings.${name}${end}` as ChoiceWord);
    return choice(
      name,
      word(""),
      values.map((value) => [value, word(`-${value}`)] as const),
      this.state.settings[name],
      (value) => this.app.acts.settings({ [name]: value }),
    );
  }

  #toggle(name: Toggles): TemplateResult {
    return toggle(t(`settings.${name}`), this.state.settings[name], (on) =>
      this.app.acts.settings({ [name]: on }),
    );
  }

  protected override render(): TemplateResult {
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.settings")}</h1>
      </header>
      <main>
        <section aria-labelledby="look">
          <h2 id="look">${t("settings.look")}</h2>
          ${this.#choice("lang", ["auto", "en", "zh"])}
          ${this.#choice("theme", ["auto", "light", "dark", "black"])} ${this.#toggle("contrast")}
          ${this.#choice("text", SIZES)} ${this.#choice("digits", SIZES)}
        </section>
        <section aria-labelledby="playing">
          <h2 id="playing">${t("settings.playing")}</h2>
          ${this.#choice("cells", ["rows", "letters"])} ${this.#choice("rim", ["spoken", "always", "never"])}
          <div>
            ${this.#toggle("timer")} ${this.#toggle("leftHanded")} ${this.#toggle("zoomLock")}
            ${this.#toggle("awake")} ${"vibrate" in navigator ? this.#toggle("vibrate") : nothing}
          </div>
        </section>
        <section aria-labelledby="help">
          <h2 id="help">${t("settings.help")}</h2>
          ${this.#choice("errors", ["live", "asked", "never"])} ${this.#choice("check", ["count", "show"])}
        </section>
        <section aria-labelledby="hints">
          <h2 id="hints">${t("settings.hints")}</h2>
          ${this.#choice("hintsFrom", ["last", "where", "what", "step"])}
          ${this.#choice("rules", ["own", "workbench"])}
        </section>
        ${this.#hand(
          "digits",
          html`${this.#choice("input", ["cell", "digit"])}
          <div>
            ${this.#toggle("peers")} ${this.#toggle("same")} ${this.#toggle("counts")}
            ${this.#toggle("tidy")} ${this.#toggle("strict")}
          </div>`,
        )}
        ${this.#hand(
          "strokes",
          html`${this.#choice("tap", ["cycle", "tool"])}
          <div>${this.#toggle("islands")} ${this.#toggle("recent")}</div>`,
        )}
        <section aria-labelledby="install">
          <h2 id="install">${t("install.title")}</h2>
          <ergo-install-part .app=${this.app}></ergo-install-part>
        </section>
        <section aria-labelledby="storage">
          <h2 id="storage">${t("storage.title")}</h2>
          <ergo-storage-part .app=${this.app}></ergo-storage-part>
        </section>
        ${this.#about()}
      </main>
    </div>`;
  }

  /** Settings of the kinds with this hand. */
  #hand(hand: PlayKind["hand"], settings: TemplateResult): TemplateResult {
    const names = PLAY_KINDS.filter((kind) => kind.hand === hand).map(({ name }) => name[this.state.lang]);
    return html`<section aria-labelledby=${hand}>
      <h2 id=${hand}>${names.join(t("board.comma"))}</h2>
      ${settings}
    </section>`;
  }

  #about(): TemplateResult {
    const build = document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? "–";
    return html`<section class="about" aria-labelledby="about">
      <h2 id="about">${t("about.title")}</h2>
      <div class="name">
        ${sign()}
        <p>
          <strong>Ergo 所以</strong>
          <span class="note">${t("about.version", { version: __RELEASE__, build })}</span>
        </p>
      </div>
      <p>${t("about.what")}</p>
      <p class="note">${t("about.licence")}</p>
      <div>
        <a href="./?reset-sw">${t("about.reset")}</a>
        <p class="note">${t("about.reset-note")}</p>
      </div>
    </section>`;
  }
}

customElements.define("ergo-settings-screen", SettingsScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-settings-screen": SettingsScreen;
  }
}
