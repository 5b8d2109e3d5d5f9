import { html, nothing, type TemplateResult } from "lit";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { dayOf } from "../../engine/pack/daily.ts";
import { placeHash } from "../state/route.ts";
import type { AppState, GameSummary } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { wayOn } from "../ui/way-on.ts";
import { clock } from "../words/clock.ts";
import { percent, varietyOf } from "../words/moment.ts";
import { t } from "../words/more.ts";
import { daysStyles } from "./days-styles.ts";
import { dateOf, daysOf, later, type Month, monthOf, weekdayOf } from "./month.ts";
import "../kinds/thumbnail.ts";

/** The puzzle of a kind for a day. */
interface DayPuzzle {
  readonly kind: string;
  readonly level: number;
  readonly number: number;
  readonly text: string | null;
}

/** The room of the puzzles of a day until they are read: what is below them stays where it is. */
const AWAITED = PLAY_KINDS.map(() => html`<span class="puzzle"></span>`);

/** The calendar of the puzzles of every day: what was solved, and the way to each of them. */
export class DaysScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    month: { state: true },
    chosen: { state: true },
    puzzles: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, daysStyles];

  declare private month: Month;
  /** A day, counted from 1970. */
  declare private chosen: number;
  /** The puzzles of the days that were read. */
  declare private puzzles: ReadonlyMap<number, readonly DayPuzzle[]>;

  protected override readonly looks = [
    (state: AppState) => state.shelf.games,
    (state: AppState) => state.settings.timer,
    (state: AppState) => state.packs?.kept,
  ];
  readonly #today = dayOf(new Date());
  #kept: unknown = null;

  constructor() {
    super();
    this.chosen = this.#today;
    this.month = monthOf(this.#today);
    this.puzzles = new Map();
  }

  protected override updated(): void {
    const { packs } = this.state;
    if (packs?.kept === this.#kept) return;
    this.#kept = packs?.kept;
    void this.#read();
  }

  /** Reads the puzzles of the month, the chosen day's first; days to come are left alone. */
  async #read(): Promise<void> {
    const { month } = this;
    const kept = this.#kept;
    const days = daysOf(month).filter((day) => day <= this.#today);
    const inTurn = days.includes(this.chosen)
      ? [this.chosen, ...days.filter((day) => day !== this.chosen)]
      : days;
    for (const day of inTurn) {
      const puzzles = await this.app.acts.dailyPuzzles(day);
      if (this.month !== month || this.#kept !== kept) return;
      this.puzzles = new Map([...this.puzzles, [day, puzzles]]);
    }
  }

  #turn(months: number): void {
    this.month = later(this.month, months);
    void this.#read();
  }

  /** Some pack that days are taken from is not here. Told below all else, as it may be seen late, and change. */
  #lacksPacks(): boolean {
    const { offered, kept } = this.state.packs ?? {};
    return offered?.some(({ sha256 }) => !kept?.some((pack) => pack.sha256 === sha256)) ?? false;
  }

  #gameOf({ kind, text }: DayPuzzle): GameSummary | undefined {
    return this.state.shelf.games?.find((game) => game.kind === kind && game.text === text);
  }

  protected override render(): TemplateResult {
    const { lang } = this.state;
    const { year, month } = this.month;
    const title = new Intl.DateTimeFormat(lang, { year: "numeric", month: "long" });
    const weekday = new Intl.DateTimeFormat(lang, { weekday: "narrow" });
    const days = daysOf(this.month);
    const isLast = days.includes(this.#today) || days[0] > this.#today;
    return html`<div class="page">
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        <h1 tabindex="-1">${t("app.days")}</h1>
      </header>
      <main>
        <p class="note">${t("days.note")}</p>
        <section class="calendar" aria-labelledby="month">
          <div class="month">
            <button class="icon-button" aria-label=${t("days.earlier")} @click=${() => this.#turn(-1)}>
              ${icon("back")}
            </button>
            <h2 id="month" aria-live="polite">${title.format(new Date(year, month, 1))}</h2>
            <button
              class="icon-button"
              aria-label=${t("days.later")}
              ?disabled=${isLast}
              @click=${() => this.#turn(1)}
            >
              ${icon("next")}
            </button>
          </div>
          <div class="week" aria-hidden="true">
            ${[4, 5, 6, 7, 8, 9, 10].map((day) => html`<span>${weekday.format(dateOf(day))}</span>`)}
          </div>
          <ol role="list" @keydown=${this.#key}>
            ${days.map((day, at) => this.#day(day, at))}
          </ol>
        </section>
        <p class="note legend ${this.#hasMarks(days) ? "" : "idle"}">${t("days.legend")}</p>
        ${this.#chosenDay()}
        <p>${wayOn(this.app, { screen: "statistics" }, "chart", t("app.statistics"))}</p>
        ${this.#lacksPacks() ? html`<p class="note">${t("days.standIn")}</p>` : nothing}
      </main>
    </div>`;
  }

  #day(day: number, at: number): TemplateResult {
    const { lang } = this.state;
    const name = new Intl.DateTimeFormat(varietyOf(lang), { weekday: "long", month: "long", day: "numeric" });
    const puzzles = this.puzzles.get(day) ?? [];
    const told = puzzles.map(
      (puzzle) => `${kindName(puzzle.kind, lang)} ${t(`days.${this.#stateOf(puzzle)}`)}`,
    );
    return html`<li class=${at === 0 ? `from-${weekdayOf(day)}` : ""}>
      <button
        class="day ${day > this.#today ? "ahead" : ""}"
        data-day=${day}
        aria-label=${[name.format(dateOf(day)), ...told].join(", ")}
        aria-pressed=${day === this.chosen}
        aria-current=${day === this.#today ? "date" : nothing}
        tabindex=${day === this.#inTabOrder() ? 0 : -1}
        @click=${() => this.#choose(day)}
      >
        <span class="number">${dateOf(day).getDate()}</span>
        <span class="marks" aria-hidden="true">
          ${puzzles.map((puzzle) => html`<span class="mark ${this.#stateOf(puzzle)}"></span>`)}
        </span>
      </button>
    </li>`;
  }

  /** The one day that Tab goes to. */
  #inTabOrder(): number {
    const days = daysOf(this.month);
    return days.includes(this.chosen) ? this.chosen : days[0];
  }

  #stateOf(puzzle: DayPuzzle): "solved" | "begun" | "new" {
    const game = this.#gameOf(puzzle);
    if (!game) return "new";
    return game.finished ? "solved" : "begun";
  }

  /** Whether anything of these days was begun. */
  #hasMarks(days: readonly number[]): boolean {
    return days.some((day) => this.puzzles.get(day)?.some((puzzle) => this.#stateOf(puzzle) !== "new"));
  }

  #choose(day: number): void {
    this.chosen = day;
  }

  /** Arrows go from day to day and from week to week, into other months, too. */
  readonly #key = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const at = Number((event.target as HTMLElement).dataset.day);
    const step = steps[event.key];
    if (!step || Number.isNaN(at)) return;
    event.preventDefault();
    const next = at + step;
    const { year, month } = monthOf(next);
    const last = monthOf(this.#today);
    if (12 * year + month > 12 * last.year + last.month) return;
    this.chosen = next;
    if (month !== this.month.month || year !== this.month.year) {
      this.month = { year, month };
      void this.#read();
    }
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus(),
    );
  };

  #chosenDay(): TemplateResult {
    const { lang } = this.state;
    const name = new Intl.DateTimeFormat(varietyOf(lang), { weekday: "long", month: "long", day: "numeric" });
    const isAhead = this.chosen > this.#today;
    const puzzles = this.puzzles.get(this.chosen);
    return html`<section aria-labelledby="chosen" aria-live="polite">
      <h2 id="chosen">${name.format(dateOf(this.chosen))}</h2>
      <div class="pair" aria-busy=${!isAhead && !puzzles}>
        ${isAhead ? html`<p class="note">${t("days.coming")}</p>` : (puzzles?.map((puzzle) => this.#puzzle(puzzle)) ?? AWAITED)}
        ${puzzles?.length === 0 ? html`<p class="note">${t("days.lost")}</p>` : nothing}
      </div>
    </section>`;
  }

  #puzzle(puzzle: DayPuzzle): TemplateResult {
    const { kind, level, number, text } = puzzle;
    const read = playKind(kind)?.parse(text ?? "");
    const game = this.#gameOf(puzzle);
    const go = (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void this.app.acts.openCorpus(kind, level, number);
    };
    return html`<a class="puzzle" href=${placeHash(kind, level, number)} @click=${go}>
      ${
        read?.ok
          ? html`<ergo-thumbnail .puzzle=${read.value} .marks=${game?.marks ?? []}></ergo-thumbnail>`
          : html`<span class="blank"></span>`
      }
      <span class="facts">
        <strong>${kindName(kind, this.state.lang)}</strong>
        <span class="note">${levelName(level)}</span>
        ${this.#progress(game)}
      </span>
    </a>`;
  }

  #progress(game: GameSummary | undefined): TemplateResult {
    if (!game) return html`<span class="note">${t("days.new")}</span>`;
    if (!game.finished) return html`<span class="note">${percent(game.progress, this.state.lang)}</span>`;
    const hasTime = this.state.settings.timer && game.elapsed > 0;
    return html`<span class="done">
      ${icon("check")}<span class=${hasTime ? "unseen" : ""}>${t("days.solved")}</span>
      ${hasTime ? clock(game.elapsed) : ""}
    </span>`;
  }
}

customElements.define("ergo-days-screen", DaysScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-days-screen": DaysScreen;
  }
}
