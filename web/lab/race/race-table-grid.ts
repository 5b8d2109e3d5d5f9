import { css, html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { type IconName, icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import { groupName, headOf, meanText, millis } from "./race-table-words.ts";
import { searchName } from "./race-words.ts";
import { levelsIn, type RaceTable, type TableRow, type TableTime } from "./table.ts";
import { type LevelMean, meanOf, rowsOf, type Verdict, verdictOf } from "./table-sums.ts";

/** Styles of `timesGrid`. */
export const timesGridStyles = css`
  .own {
    display: grid;
    grid-column: 1 / -1;
    gap: var(--space-1);
  }
  .own textarea {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    resize: vertical;
  }
  .few,
  .many {
    position: relative; /* or what is unseen would stand out of the box */
    margin-inline: calc(-1 * var(--space-2));
    padding-inline: var(--space-2);
  }
  .all {
    container-type: inline-size;
  }
  /* The longest verdict fits its column. */
  .times {
    table-layout: fixed;
    min-inline-size: calc(3.5rem + var(--searches) * 4.05rem);
  }
  .times caption {
    padding-block-end: var(--space-2);
    color: var(--ink-note);
    font-size: var(--text-s);
    text-align: start;
  }
  .times thead th {
    padding: var(--space-2) 2px;
    background: var(--page);
    box-shadow: 0 1px var(--rule);
    line-height: 1.2;
  }
  .times thead th:first-child {
    inline-size: 3.5rem;
  }
  .times th,
  .times td {
    padding: 0.3125rem 2px;
  }
  .times .level th {
    padding-block: var(--space-4) var(--space-1);
    border-block-end: 0;
    font-weight: 650;
  }
  .times .mean th,
  .times .mean td {
    padding-block: var(--space-2);
    border-block-end-color: var(--rule);
    font-weight: 650;
  }
  .times .price th,
  .times .price td {
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .times .price th {
    font-size: 0.75rem;
    white-space: nowrap;
  }
  .times .mean th {
    font-size: var(--text-s);
    white-space: nowrap;
  }
  .many tr > th:first-child:not([colspan]) {
    position: sticky;
    z-index: 1;
    inset-inline-start: calc(-1 * var(--space-2));
    background: var(--page);
    box-shadow: inset 0 -1px var(--rule-soft);
  }
  .times .verdict {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 1px;
    color: var(--ink-note);
    font-size: 0.75rem;
    font-weight: 400;
    line-height: 1.2;
    white-space: nowrap;
  }
  .times .verdict .icon {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 2.5;
  }
  .times .verdict.right .icon {
    color: var(--conclude-edge);
  }
  .times .verdict.wrong {
    color: var(--conflict-ink);
    font-weight: 650;
  }
  .times .open {
    inline-size: 2.75rem;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0;
    border: 1px solid var(--rule);
    border-radius: var(--radius-s);
    background: var(--paper);
    color: var(--accent);
    font: inherit;
    cursor: pointer;
  }
  /* Where the whole table is in sight its head stays there. */
  @container (min-width: 20rem) {
    .few {
      overflow: visible;
    }
    .few thead th {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
    }
  }
  @container (min-width: 36rem) {
    .many {
      overflow: visible;
    }
    .many thead th {
      position: sticky;
      z-index: 1;
      inset-block-start: 0;
    }
  }
`;

/** The own list as text, a puzzle a line; `put` gets what was written. */
export function ownList(own: readonly string[], unread: number, put: (text: string) => void): TemplateResult {
  return html`<label class="own"
    >${t("table.own-text")}
    <textarea
      class="field"
      rows="6"
      spellcheck="false"
      autocapitalize="off"
      .value=${own.join("\n")}
      @change=${(event: Event) => put((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <span class="note" role="status"
      >${count("table.own-read", own.length)} ${unread > 0 ? count("table.own-unread", unread) : ""}</span
    >
  </label>`;
}

const SIGNS: Readonly<Partial<Record<Verdict, IconName>>> = { right: "check", wrong: "close" };

/** The table itself: a row a puzzle, below each level's means; a puzzle's number calls `open`. */
export function timesGrid(table: RaceTable, lang: Lang, open: (row: TableRow) => void): TemplateResult {
  const { order, searches } = table;
  const caption = t(order.own ? "table.caption-own" : "table.caption", {
    set: order.set,
    nodes: whole(order.nodes, lang),
  });
  const width = searches.length > 4 ? "many" : "few";
  return html`<div class="scroll edges ${width}" role="region" tabindex="0" aria-label=${t("table.times")}>
    <table class="times" .style=${`--searches: ${searches.length}`}>
      <caption>${caption}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${t("table.puzzle")}</span></th>
          ${searches.map(
            (search) => html`<th scope="col">
              <span aria-hidden="true">${headOf(search)}</span><span class="unseen">${searchName(search)}</span>
            </th>`,
          )}
        </tr>
      </thead>
      ${levelsIn(order).map((level) => levelPart(table, level, lang, open))}
    </table>
  </div>`;
}

function levelPart(
  table: RaceTable,
  level: number,
  lang: Lang,
  open: (row: TableRow) => void,
): TemplateResult | typeof nothing {
  const rows = rowsOf(table, level);
  if (rows.length === 0) return nothing;
  return html`<tbody>
    <tr class="level">
      <th scope="rowgroup" colspan=${table.searches.length + 1}>${groupName(level)}</th>
    </tr>
    ${rows.map(
      (row) => html`<tr>
        <th scope="row">
          <button
            class="open"
            aria-label=${t("table.open", { level: groupName(level), n: row.number })}
            @click=${() => open(row)}
          >${row.number}</button>
        </th>
        ${table.searches.map((search) => html`<td>${timeCell(row.times[search], lang)}</td>`)}
      </tr>`,
    )}
    <tr class="mean">
      <th scope="row">${t("table.mean")}</th>
      ${table.searches.map((search) => html`<td>${meanCell(meanOf(table, level, search), lang)}</td>`)}
    </tr>
    <tr class="price">
      <th scope="row">${t("table.price")}</th>
      ${table.searches.map((search) => html`<td>${priceText(meanOf(table, level, search), lang)}</td>`)}
    </tr>
  </tbody>`;
}

function priceText(mean: LevelMean | null, lang: Lang): string {
  return mean ? millis(mean.price, lang) : "";
}

function meanCell(mean: LevelMean | null, lang: Lang): TemplateResult | typeof nothing {
  if (!mean) return nothing;
  const { right, puzzles } = mean;
  return html`${meanText(mean, lang)}
    <span class="verdict">${right}/${puzzles}<span class="unseen"> ${t("table.right")}</span></span>`;
}

function timeCell(time: TableTime | undefined, lang: Lang): TemplateResult | string {
  if (!time) return "…";
  const verdict = verdictOf(time);
  const sign = SIGNS[verdict];
  return html`${millis(time.ms, lang)}
    <span class="verdict ${verdict}">${sign ? icon(sign) : nothing}${t(`table.${verdict}`)}</span>`;
}
