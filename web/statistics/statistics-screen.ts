import { html, nothing, svg, type TemplateResult } from "lit";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { csvText } from "../../engine/model/csv.ts";
import { download } from "../effects/download.ts";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { wayOn } from "../ui/way-on.ts";
import { clock } from "../words/clock.ts";
import { t } from "../words/more.ts";
import {
  byLevel,
  daysSolved,
  type LevelFigures,
  linesOf,
  localDay,
  type Solve,
  solvesOf,
  timesOf,
} from "./figures.ts";
import type { HintCount } from "./hint-counts.ts";
import { statisticsStyles } from "./statistics-styles.ts";

/** Days that "recent" reaches back, and times that a curve shows at most. */
const SPAN = 28;
const MOST_TIMES = 60;
/** Height and width of a curve, in units of its picture. */
const [HIGH, WIDE] = [60, 200];

/** What the player solved, in what time, and which hints were needed; all of it is counted on the device. */
export class StatisticsScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    shown: { state: true },
    hints: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, statisticsStyles];

  /** Kind and level of the curve; null: those with the most times. */
  declare private shown: string | null;
  /** Null until they are known. */
  declare private hints: readonly HintCount[] | null;

  protected override readonly looks = [(state: AppState) => state.shelf.games];

  constructor() {
    super();
    this.shown = null;
    this.hints = null;
  }

  protected override firstUpdated(): void {
    void this.app.acts.hintCounts().then((hints) => {
      this.hints = hints;
    });
  }

  protected override render(): TemplateResult {
    const { games } = this.state.shelf;
    const solves = solvesOf(games ?? []);
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.statistics")}</h1>
      </header>
      <main aria-busy=${games === null}>
        ${games && solves.length === 0 ? this.#none() : nothing}
        ${solves.length > 0 ? this.#figures(solves) : nothing}
        ${this.#hints()}
        ${solves.length > 0 ? this.#export(solves) : nothing}
      </main>
    </div>`;
  }

  #none(): TemplateResult {
    return html`<p>${t("statistics.none")}</p>
      <p>${wayOn(this.app, { screen: "days" }, "calendar", t("app.days"))}</p>`;
  }

  #figures(solves: readonly Solve[]): TemplateResult {
    const { recent, longest } = daysSolved(solves, localDay(new Date()), SPAN);
    const time = timesOf(solves).reduce((sum, ms) => sum + ms, 0);
    const levels = byLevel(
      solves,
      PLAY_KINDS.map(({ id }) => id),
    );
    return html`<dl class="sums">
        ${figure(t("statistics.solved"), String(solves.length))} ${figure(t("statistics.time"), clock(time))}
        ${figure(t("statistics.days"), String(recent))} ${figure(t("statistics.longest"), String(longest))}
      </dl>
      <section aria-labelledby="times">
        <h2 id="times">${t("statistics.times")}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("statistics.level")}</th>
              <th scope="col">${t("statistics.solved")}</th>
              <th scope="col">${t("statistics.best")}</th>
              <th scope="col">${t("statistics.median")}</th>
            </tr>
          </thead>
          <tbody>
            ${levels.map(
              (one) => html`<tr>
                <th scope="row">${this.#nameOf(one)}</th>
                <td>${one.solved}</td>
                <td>${one.best === null ? "–" : clock(one.best)}</td>
                <td>${one.median === null ? "–" : clock(one.median)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </section>
      ${this.#curve(solves, levels)}`;
  }

  #nameOf({ kind, level }: Pick<LevelFigures, "kind" | "level">): string {
    const name = level === null ? t("statistics.other") : levelName(level);
    return `${kindName(kind, this.state.lang)} · ${name}`;
  }

  /** The last times of a level, as a curve and as a table. */
  #curve(solves: readonly Solve[], levels: readonly LevelFigures[]): TemplateResult | typeof nothing {
    const keyOf = ({ kind, level }: Pick<LevelFigures, "kind" | "level">): string => `${kind}-${level}`;
    const curves = levels
      .map((one) => ({
        one,
        times: timesOf(solves.filter((solve) => keyOf(solve) === keyOf(one))).slice(-MOST_TIMES),
      }))
      .filter(({ times }) => times.length > 1);
    if (curves.length === 0) return nothing;
    const longest = curves.reduce((most, one) => (one.times.length > most.times.length ? one : most));
    const { one, times } = curves.find((curve) => keyOf(curve.one) === this.shown) ?? longest;
    const choose = (event: Event): void => {
      this.shown = (event.target as HTMLSelectElement).value;
    };
    return html`<section aria-labelledby="curve">
      <h2 id="curve">${t("statistics.curve")}</h2>
      <select class="field" aria-label=${t("statistics.level")} @change=${choose}>
        ${curves.map(
          (curve) => html`<option value=${keyOf(curve.one)} .selected=${curve.one === one}>
            ${this.#nameOf(curve.one)}
          </option>`,
        )}
      </select>
      <figure>
        <div class="plot">
          <span class="scale" aria-hidden="true">
            <span>${clock(Math.max(...times))}</span><span>${clock(0)}</span>
          </span>
          ${picture(times, `${t("statistics.curve-of", { title: this.#nameOf(one) })}. ${t("statistics.curve-text", { n: times.length })}`)}
        </div>
        <figcaption class="note">${t("statistics.curve-text", { n: times.length })}</figcaption>
      </figure>
      <details>
        <summary>${t("statistics.as-table")}</summary>
        <table>
          <caption class="unseen">${t("statistics.curve-of", { title: this.#nameOf(one) })}</caption>
          <thead>
            <tr>
              <th scope="col">${t("statistics.nth")}</th>
              <th scope="col">${t("statistics.times")}</th>
            </tr>
          </thead>
          <tbody>
            ${times.map(
              (ms, at) => html`<tr>
                <th scope="row">${at + 1}</th>
                <td>${clock(ms)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </section>`;
  }

  #hints(): TemplateResult {
    const { lang } = this.state;
    return html`<section aria-labelledby="hints" aria-busy=${this.hints === null}>
      <h2 id="hints">${t("statistics.hints")}</h2>
      ${this.hints?.length === 0 ? html`<p class="note">${t("statistics.no-hints")}</p>` : nothing}
      ${
        this.hints?.length
          ? html`<table>
              <thead>
                <tr>
                  <th scope="col">${t("statistics.technique")}</th>
                  <th scope="col">${t("statistics.told")}</th>
                </tr>
              </thead>
              <tbody>
                ${this.hints.map(
                  ({ kind, name, told }) => html`<tr>
                    <th scope="row">${name[lang]} <span class="note">${kindName(kind, lang)}</span></th>
                    <td>${told}</td>
                  </tr>`,
                )}
              </tbody>
            </table>`
          : nothing
      }
    </section>`;
  }

  #export(solves: readonly Solve[]): TemplateResult {
    const save = (): void => download({ name: "ergo-statistics.csv", text: csvText(linesOf(solves)) });
    return html`<div class="export">
      <button class="button" @click=${save}>${icon("download")}${t("statistics.export")}</button>
      <p class="note">${t("statistics.note")}</p>
    </div>`;
  }
}

function figure(name: string, value: string): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** Times from left to right, the longest at the top. */
function picture(times: readonly number[], label: string): TemplateResult {
  const most = Math.max(...times);
  const points = times.map((ms, at) => [
    ((at + 0.5) / times.length) * WIDE,
    HIGH - (ms / most) * (HIGH - 6) - 1,
  ]);
  return html`<svg class="curve" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
    <path class="ground" d="M0 ${HIGH - 0.5}H${WIDE}" />
    <polyline points=${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />
    ${points.map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.6" />`)}
  </svg>`;
}

customElements.define("ergo-statistics-screen", StatisticsScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-statistics-screen": StatisticsScreen;
  }
}
