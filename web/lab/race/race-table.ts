import { css, html, nothing, type TemplateResult } from "lit";
import { PLAY_KINDS, playKind } from "../../../engine/kinds/play.ts";
import type { Picture } from "../../pictures/picture.ts";
import type { Pictured } from "../../pictures/picture-buttons.ts";
import "../../pictures/picture-buttons.ts";
import { snapshotOf } from "../../pictures/snapshot.ts";
import type { AppState } from "../../state/state.ts";
import { kindName } from "../../state/title.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { barStyles } from "../../ui/styles/bars.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { progressStyles } from "../../ui/styles/progress.ts";
import { t } from "../../words/more.ts";
import { markStyles } from "./race-marks.ts";
import { timesChart, timesChartStyles } from "./race-table-chart.ts";
import { ownList, timesGrid, timesGridStyles } from "./race-table-grid.ts";
import { findings, groupName, runText } from "./race-table-words.ts";
import {
  begunTable,
  isWhole,
  ownIn,
  placeAt,
  puzzlesIn,
  type RaceTable,
  shownTable,
  TABLE_LIMITS,
  type TableActs,
  type TableRow,
  type TableState,
  timesIn,
} from "./table.ts";
import { tableCsv } from "./table-sums.ts";

/** Times every search on five levels of five puzzles, and shows the findings. */
export class RaceTablePart extends ActsElement<TableActs> {
  static override properties = { ...ActsElement.properties, unread: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    switchStyles,
    progressStyles,
    barStyles,
    markStyles,
    timesChartStyles,
    timesGridStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .order {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: var(--space-3) var(--space-5);
      }
      .row .go {
        flex: 1 1 auto;
        max-inline-size: 22rem;
      }
      .bar progress {
        flex: 1 0 100%;
      }
      .bar .others {
        flex: 1 1 auto;
        padding-inline: var(--space-3);
      }
      @media (min-width: 60rem) {
        .order,
        .bar {
          max-inline-size: 48rem;
        }
        .bar .others {
          flex: 0 0 auto;
        }
      }
      .found li {
        max-inline-size: 44rem;
        padding-inline-start: var(--space-3);
        border-inline-start: 3px solid var(--accent);
      }
      .found {
        display: grid;
        gap: var(--space-2);
      }
      .bar .problem {
        color: var(--conflict-ink);
      }
      .told {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
      }
      @container (min-width: 56rem) {
        .told {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          gap: var(--space-6);
          align-items: start;
        }
        .told > .block {
          position: sticky;
          inset-block-start: var(--space-4);
        }
      }
    `,
  ];

  /** Lines of the own list that hold no puzzle. */
  declare private unread: number;

  constructor() {
    super();
    this.unread = 0;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.table];

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (changed.has("acts")) void this.acts?.open("");
  }

  protected override render(): TemplateResult | typeof nothing {
    const state = this.state.lab?.table;
    const { acts } = this;
    if (!state || !acts) return nothing;
    const table = shownTable(state);
    return html`<p class="note">${t("table.lead")}</p>
      ${this.#order(state, acts)} ${this.#bar(state, acts)}
      ${table && table.rows.length > 0 ? this.#told(table, state, acts) : nothing}`;
  }

  #order({ order, run, tables }: TableState, acts: TableActs): TemplateResult {
    const { lang } = this.state;
    return html`<div class="order" ?inert=${run !== null}>
      ${choice(
        "kind",
        t("table.kind"),
        PLAY_KINDS.map(({ id }) => [id, kindName(id, lang)] as const),
        order.kind,
        (kind) => acts.order({ kind, own: null }),
      )}
      ${choice(
        "source",
        t("table.source"),
        [
          ["made", t("table.made-set")],
          ["own", t("table.own-list")],
        ],
        order.own ? "own" : "made",
        (source) =>
          acts.order({ own: source === "own" ? (tables[`${order.kind}/own`]?.order.own ?? []) : null }),
      )}
      ${order.own ? ownList(order.own, this.unread, (text) => this.#put(order, text)) : nothing}
      ${choice(
        "nodes",
        t("race.nodes"),
        TABLE_LIMITS.map((limit) => [String(limit), whole(limit, lang)] as const),
        String(order.nodes),
        (limit) => acts.order({ nodes: Number(limit) }),
      )}
    </div>`;
  }

  readonly #put = (order: TableState["order"], text: string): void => {
    const kind = playKind(order.kind);
    if (!kind) return;
    const read = ownIn(kind, text);
    this.unread = read.unread;
    this.acts?.order({ own: read.own });
  };

  /** Start, stop and progress. */
  #bar(state: TableState, acts: TableActs): TemplateResult {
    const { run, problem } = state;
    const table = shownTable(state);
    const isThrough = table !== null && isWhole(table);
    const done = table ? Math.floor(timesIn(table) / Math.max(1, table.searches.length)) : 0;
    const all = puzzlesIn(state.order);
    const slots = { k: done, n: all };
    const rest = table ? t(isThrough ? "table.done" : "table.stopped", slots) : "";
    // Screen readers get a message a level, not a search.
    const level =
      run && t("table.at-level", { level: groupName(placeAt(run.puzzle - 1, state.order).level) });
    const isSeen = table !== null && !isThrough && !run && !problem;
    return html`<div class=${table ? "bar" : "row"}>
      ${
        table && (run || !isThrough)
          ? html`<progress
              max=${all * Math.max(1, table.searches.length)}
              .value=${timesIn(table)}
              aria-label=${t("table.progress")}
            ></progress>`
          : nothing
      }
      ${problem ? html`<p class="problem" role="alert">${problem.text[this.state.lang]}</p>` : nothing}
      ${run ? html`<p>${runText(run, all)}</p>` : nothing}
      <p role="status" class=${isSeen ? "" : "unseen"}>${level ?? (problem ? "" : rest)}</p>
      ${run ? this.#stop(acts) : this.#starts(state, isThrough, acts)}
    </div>`;
  }

  #stop(acts: TableActs): TemplateResult {
    return html`<button class="button primary go" @click=${() => acts.stop()}>
      ${icon("close")}${t("lab.stop")}
    </button>`;
  }

  #starts(state: TableState, isThrough: boolean, acts: TableActs): TemplateResult {
    const isAgain = isThrough && shownTable(state)?.order.nodes === state.order.nodes;
    const isOwn = Boolean(state.order.own);
    const name = begunTable(state)
      ? "table.go-on"
      : isAgain
        ? "race.again"
        : isOwn
          ? "table.start-own"
          : "table.start";
    return html`${
      isThrough && !state.order.own
        ? html`<button class="button others" @click=${() => void acts.others()}>${t("table.others")}</button>`
        : nothing
    }<button class="button primary go" ?disabled=${puzzlesIn(state.order) === 0} @click=${() => void acts.start()}>
        ${icon(isAgain ? "restart" : "play")}${t(name)}
      </button>`;
  }

  /** Sentences wait for the end, so that nothing jumps while it runs. */
  #told(table: RaceTable, { run }: TableState, acts: TableActs): TemplateResult {
    const { lang } = this.state;
    const found = run ? [] : findings(table, lang);
    const chart = timesChart(table, lang);
    return html`<div class="told">
      <div class="block">
        ${
          found.length > 0
            ? html`<section>
                <h3>${t("table.finding")}</h3>
                <ul class="found">${found.map((sentence) => html`<li>${sentence}</li>`)}</ul>
              </section>`
            : nothing
        }
        ${
          chart
            ? html`<section>
                <h3>${t("table.chart")}</h3>
                ${chart}
                <p class="note">${t("table.chart-text")}</p>
              </section>`
            : nothing
        }
      </div>
      <section class="all">
        <h3>${t("table.times")}</h3>
        ${timesGrid(table, lang, (row) => this.#race(row, acts))}
        <p class="note">${t("table.right-text")} ${t("table.price-text")} ${t("table.open-text")}</p>
        <ergo-picture-buttons .app=${this.app} .of=${this.#pictured}></ergo-picture-buttons>
        <div class="row">
          <button class="button" @click=${() => acts.save()}>${icon("download")}${t("bench.save-csv")}</button>
          <button class="button" @click=${() => void this.#copy(table)}>${icon("copy")}${t("table.copy")}</button>
          <a class="button" href="#/lab/methods/numbers">${icon("methods")}${t("table.about")}</a>
        </div>
      </section>
    </div>`;
  }

  readonly #pictured: readonly Pictured[] = [
    { ...{ what: "chart", name: "ergo-times-chart" }, picture: () => this.#picture("figure", "table.chart") },
    { ...{ what: "table", name: "ergo-times" }, picture: () => this.#picture(".times", "table.times") },
  ];

  #picture(selector: string, title: "table.chart" | "table.times"): Picture | null {
    const shown = this.renderRoot.querySelector(selector);
    return shown && snapshotOf(shown, t(title));
  }

  #race(row: TableRow, acts: TableActs): void {
    acts.race(row);
    scrollTo(0, 0);
  }

  async #copy(table: RaceTable): Promise<void> {
    const { acts, store } = this.app;
    const copied = await acts.copy(tableCsv(table));
    store.dispatch({ type: "toast", toast: { text: t(copied ? "table.copied" : "menu.not-copied") } });
  }
}

customElements.define("ergo-race-table", RaceTablePart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-table": RaceTablePart;
  }
}
