import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { t } from "../../words/more.ts";
import type { RaceActs, RaceState } from "./race.ts";
import { ANSWER_LIMITS, NODE_LIMITS } from "./race-choice.ts";
import { racePresets } from "./race-presets.ts";
import "../../kinds/thumbnail.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { chipStyles } from "../../ui/chip.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { icon } from "../../ui/more-icon.ts";
import { brief } from "../../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { methodOf, raceTitle, searchName, searchText } from "./race-words.ts";

/** Chooses a puzzle, the searches that race on it, and where they stop. */
export class RaceSetup extends ActsElement<RaceActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    chipStyles,
    switchStyles,
    paneStyles,
    css`
      :host {
        gap: var(--space-4);
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .chip {
        padding-inline: var(--space-3);
      }
      .puzzle {
        display: grid;
        grid-template-columns: min(5.5rem, 28%) minmax(0, 1fr);
        gap: var(--space-3);
        align-items: center;
      }
      .puzzle p {
        font-weight: 650;
        line-height: 1.3;
      }
      .puzzle .button {
        justify-self: start;
        margin-block-start: var(--space-2);
      }
      /* As long as the window, so that a scrollbar does not come with the searches. */
      [aria-busy="true"] {
        align-content: start;
        min-block-size: 100dvh;
      }
      .searches {
        display: grid;
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      /* Where a word of large text leaves no room beside it, the way to the method stands below. */
      .search {
        display: flex;
        flex-wrap: wrap;
      }
      .search label {
        flex: 1 1 min-content;
        min-inline-size: 0;
        display: flex;
        gap: min(var(--space-3), 2.5vw);
        align-items: start;
        min-block-size: var(--touch);
        padding: var(--space-2) var(--space-3);
        cursor: pointer;
      }
      .about {
        display: grid;
        place-items: center;
        inline-size: var(--touch);
        min-block-size: var(--touch);
        margin-inline-start: auto;
        color: var(--accent);
      }
      .search + .search {
        border-block-start: 1px solid var(--rule-soft);
      }
      .search label > span {
        min-inline-size: 0;
      }
      .search input {
        flex: none;
        inline-size: min(1.25rem, 8vw);
        aspect-ratio: 1;
        margin: 0.125rem 0 0;
        accent-color: var(--accent);
        cursor: pointer;
      }
      .search .name {
        display: block;
        font-weight: 600;
        line-height: 1.4;
      }
      .search .note {
        display: block;
        line-height: 1.35;
      }
      .legend {
        margin-block-end: var(--space-2);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.race];

  protected override render(): TemplateResult {
    const race = this.state.lab?.race;
    if (!race) return html``;
    return html`${this.#puzzle(race)} ${this.#searches(race)} ${race.names.length > 0 ? this.#limits(race) : nothing}`;
  }

  #puzzle(race: RaceState): TemplateResult {
    const { origin, kind, puzzle } = race;
    const { lang } = this.state;
    const size = t("play.size", { name: kind.name[lang], rows: puzzle.rows, cols: puzzle.cols });
    return html`<section aria-labelledby="puzzle">
      <h3 id="puzzle">${t("race.puzzle")}</h3>
      <div class="puzzle">
        <ergo-thumbnail .puzzle=${puzzle}></ergo-thumbnail>
        <div>
          <p>${raceTitle(race, lang)}</p>
          <span class="note">${size}</span><br />
          <button class="button" aria-haspopup="dialog" @click=${() => this.app.acts.sheet("puzzle")}>
            ${icon("grid")}${t("race.other")}
          </button>
        </div>
      </div>
      <div class="chips">
        ${racePresets().map(
          ({ id, name }) => html`<button
            class="chip"
            aria-pressed=${origin.type === "preset" && origin.preset === id}
            @click=${() => void this.acts?.preset(id)}
          >${name[lang]}</button>`,
        )}
      </div>
    </section>`;
  }

  #searches({ names, chosen, kind }: RaceState): TemplateResult {
    const turn = (name: string, on: boolean): void =>
      this.acts?.choose(on ? [...chosen, name] : chosen.filter((one) => one !== name));
    return html`<section aria-labelledby="searches" aria-busy=${names.length === 0}>
      <h3 id="searches">${t("race.searches")}</h3>
      <div class="searches">
        ${names.map(
          (name) => html`<div class="search">
            <label>
              <input
                type="checkbox"
                .checked=${chosen.includes(name)}
                @change=${(event: Event) => turn(name, (event.target as HTMLInputElement).checked)}
              />
              <span>
                <span class="name">${searchName(name)}</span>
                <span class="note">${searchText(name, kind.id, this.state.lang)}</span>
              </span>
            </label>
            ${this.#about(name, kind.id)}
          </div>`,
        )}
      </div>
      ${names.length > 0 ? html`<p class="note">${t("race.fair")}</p>` : nothing}
    </section>`;
  }

  /** The way to the page on a search. */
  #about(search: string, kind: string): TemplateResult | typeof nothing {
    const link = methodOf(search, kind);
    return link
      ? html`<a class="about" href=${link} aria-label=${t("race.about", { search: searchName(search) })}
          >${icon("methods")}</a
        >`
      : nothing;
  }

  #limits({ nodes, answers }: RaceState): TemplateResult {
    const { lang } = this.state;
    return html`<section>
      ${choice(
        "nodes",
        t("race.nodes"),
        NODE_LIMITS.map((limit) => [String(limit), brief(limit, lang)] as const),
        String(nodes),
        (value) => this.acts?.limit({ nodes: Number(value) }),
      )}
      <p class="note">${t("race.nodes-text")}</p>
      ${choice(
        "answers",
        t("race.answers"),
        ANSWER_LIMITS.map((limit) => [String(limit), String(limit)] as const),
        String(answers),
        (value) => this.acts?.limit({ answers: Number(value) }),
      )}
    </section>`;
  }
}

customElements.define("ergo-race-setup", RaceSetup);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-setup": RaceSetup;
  }
}
