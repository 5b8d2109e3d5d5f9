import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { chunkLost } from "../../state/reload.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { barStyles } from "../../ui/styles/bars.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { count, t } from "../../words/more.ts";
import { newLane, type RaceLane } from "../shared/lane.ts";
import { RACE_SECTIONS, type RaceActs, type RaceState, replayedLane } from "./race.ts";
import { raceTitle, searchName } from "./race-words.ts";
import type { TableActs } from "./table.ts";
import "./race-chart.ts";
import "./race-findings.ts";
import "./race-lane.ts";
import "./race-setup.ts";

/** The sheet and the section that are fetched on demand. */
const LATER: Readonly<Record<string, () => Promise<unknown>>> = {
  puzzle: () => import("../../import/puzzle-sheet.ts"),
  table: () => import("./race-table.ts"),
};

/** Searches side by side on one puzzle: the set-up, the race, and its result. */
export class RacePane extends ActsElement<RaceActs> {
  static override properties = {
    ...ActsElement.properties,
    table: { attribute: false },
    changes: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    fieldStyles,
    paneStyles,
    barStyles,
    css`
      :host {
        gap: var(--space-3);
      }
      .sections .segments label:first-child:nth-last-child(4),
      .sections .segments label:first-child:nth-last-child(4) ~ label {
        flex-basis: clamp(0px, (18rem - 100%) * 999, 50% - var(--space-1));
        min-block-size: min(2.75rem, 52px);
        font-size: min(1rem, 24px);
      }
      .sections legend {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .course,
      .setup {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
        align-content: start;
      }
      .lanes {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      .bar.is-set .state {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      @media (min-width: 60rem) {
        .race {
          display: grid;
          grid-template-columns: 22rem minmax(0, 1fr);
          grid-template-rows: auto 1fr;
          gap: var(--space-4) var(--space-6);
          align-items: start;
        }
        .setup {
          grid-row: 1 / 3;
        }
        .bar {
          grid-column: 2;
        }
        .bar .change {
          display: none;
        }
        .bar.is-set .state {
          position: static;
          inline-size: auto;
          block-size: auto;
          clip-path: none;
        }
        .course {
          grid-column: 2;
        }
        .lanes {
          grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
        }
      }
      @media (max-width: 59.99rem) {
        .race {
          display: contents;
        }
        .folded {
          display: none;
        }
      }
    `,
  ];

  declare table: TableActs | null;
  /** On a narrow screen: the set-up is open, and shows in place of the race. */
  declare private changes: boolean;
  /** Something had the focus before this was drawn anew. */
  #held = false;

  constructor() {
    super();
    this.table = null;
    this.changes = false;
  }

  protected override readonly looks = [
    (state: AppState) => state.lab?.race,
    (state: AppState) => state.sheet,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#held = Boolean(this.shadowRoot?.activeElement);
    const { sheet, lab } = this.state;
    for (const name of [sheet, lab?.race?.shown])
      LATER[name ?? ""]?.().catch(() => chunkLost(this.app.store));
  }

  /** Moves the focus from a removed button to the result of its press. */
  protected override updated(): void {
    if (!this.#held || this.shadowRoot?.activeElement) return;
    this.renderRoot.querySelector<HTMLElement>("select.field, .bar .primary")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const race = this.state.lab?.race;
    if (!race) return nothing;
    return html`<div class="sections">
        ${choice(
          "section",
          t("race.sections"),
          RACE_SECTIONS.map((section) => [section, t(`race.section-${section}`)] as const),
          race.shown,
          (section) => this.acts?.show(section),
        )}
      </div>
      ${this.#section(race)}
      ${
        this.state.sheet === "puzzle"
          ? html`<ergo-puzzle-sheet
              .app=${this.app}
              .acts=${this.acts}
              .put=${t("race.put")}
            ></ergo-puzzle-sheet>`
          : nothing
      }`;
  }

  #section(race: RaceState): TemplateResult {
    switch (race.shown) {
      case "race":
        return this.#race(race);
      case "replay":
        return this.#replay(race);
      case "making":
        return html`<ergo-making .app=${this.app} .acts=${this.acts}></ergo-making>`;
      case "table":
        return html`<ergo-race-table .app=${this.app} .acts=${this.table}></ergo-race-table>`;
    }
  }

  #replay(race: RaceState): TemplateResult {
    const lane = replayedLane(race);
    if (!lane)
      return html`<p>${t("race.no-replay")}</p>
        <div>
          <button class="button primary" @click=${() => this.acts?.show("race")}>${t("race.to-race")}</button>
        </div>`;
    const turn = (event: Event): void => this.acts?.replay((event.target as HTMLSelectElement).value);
    return html`<select class="field" aria-label=${t("race.replayed")} @change=${turn}>
        ${race.lanes.map(
          ({ search }) => html`<option value=${search} .selected=${search === lane.search}>
            ${searchName(search)}
          </option>`,
        )}
      </select>
      <ergo-replay .app=${this.app} .acts=${this.acts} .race=${race} .lane=${lane}></ergo-replay>`;
  }

  #race(race: RaceState): TemplateResult {
    const { lanes, running } = race;
    const isSet = lanes.length > 0 && !this.changes;
    return html`<div class="race">
      <div class="setup ${isSet ? "folded" : ""}">
        <p class="note">${t("race.lead")}</p>
        <ergo-race-setup .app=${this.app} .acts=${this.acts}></ergo-race-setup>
      </div>
      ${this.#bar(race, isSet)}
      ${
        lanes.length > 0
          ? html`<div class="course ${isSet ? "" : "folded"}">
              <section class="lanes" aria-label=${t("race.lanes")}>${this.#lanes(race, lanes)}</section>
              ${running ? nothing : html`<ergo-race-findings .app=${this.app} .race=${race}></ergo-race-findings>`}
              <section>
                <h3>${t("race.chart")}</h3>
                <ergo-race-chart .app=${this.app} .lanes=${lanes}></ergo-race-chart>
              </section>
            </div>`
          : this.#waiting(race)
      }
    </div>`;
  }

  #lanes({ kind, puzzle }: RaceState, lanes: readonly RaceLane[]): readonly TemplateResult[] {
    const { app, acts } = this;
    return lanes.map(
      (lane) =>
        html`<ergo-race-lane .app=${app} .acts=${acts} .kind=${kind} .puzzle=${puzzle} .lane=${lane}></ergo-race-lane>`,
    );
  }

  /** Where there is room: the lanes before the start. The form says the same in words. */
  #waiting(race: RaceState): TemplateResult {
    const { chosen, nodes, answers } = race;
    const lanes = chosen.map((search) => newLane(search, { nodes, answers }));
    return html`<div class="course folded" inert aria-hidden="true">
      <div class="lanes">${this.#lanes(race, lanes)}</div>
    </div>`;
  }

  /** Start, stop and progress; at the thumb on a phone. */
  #bar(race: RaceState, isSet: boolean): TemplateResult {
    const { running, chosen, problem } = race;
    const { lang } = this.state;
    return html`<div class="bar ${isSet ? "is-set" : ""}">
      <p role="status" class=${problem ? "error" : "state"}>${problem?.text[lang] ?? this.#state(race)}</p>
      ${
        isSet && !running
          ? html`<button class="button change" @click=${() => this.#change(true)}>${t("race.change")}</button>`
          : nothing
      }
      <button
        class="button primary"
        ?disabled=${!running && chosen.length === 0}
        @click=${running ? () => this.acts?.stop() : this.#start}
      >
        ${
          running
            ? html`${icon("close")}${t("lab.stop")}`
            : html`${icon("play")}${t(isSet ? "race.again" : "race.start")}`
        }
      </button>
    </div>`;
  }

  #state(race: RaceState): string {
    const { lanes, running, chosen, nodes } = race;
    const { lang } = this.state;
    if (running) return t("race.running");
    if (lanes.some(({ status }) => status === "stopped")) return t("race.stopped");
    if (lanes.length > 0 && !this.changes) return t("race.over");
    const searches = count("race.of-searches", chosen.length);
    return t("race.setup", { puzzle: raceTitle(race, lang), searches, nodes: whole(nodes, lang) });
  }

  #change(changes: boolean): void {
    this.changes = changes;
    scrollTo({ top: 0 });
  }

  readonly #start = (): void => {
    this.#change(false);
    void this.acts?.start();
  };
}

customElements.define("ergo-race-pane", RacePane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-pane": RacePane;
  }
}
