import { css, html, svg, type TemplateResult } from "lit";
import type { Lang } from "../../engine/model/words.ts";
import { type RaceTable, TABLE_LEVELS } from "../state/race-table.ts";
import { type LevelMean, meanOf } from "../state/race-table-sums.ts";
import { t } from "../words/more.ts";
import { levelName } from "../words/title.ts";
import { millis } from "./race-table-words.ts";
import { searchName } from "./race-words.ts";

/** A mark for each search of a chart, about its middle: circle, square, triangle, diamond, star. */
const MARKS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0",
  "M-4 -4H4V4H-4z",
  "M0 -5L5 4H-5z",
  "M0 -5.5L5.5 0L0 5.5L-5.5 0z",
  "M-5 -1.5H-1.5V-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5z",
];

/** Points up from a mark whose mean is a lower bound. */
const ARROW = "M0 -8V-15M-3 -12L0 -15L3 -12";

/** Styles of `timesChart`. */
export const timesChartStyles = css`
  .times-chart {
    display: block;
    inline-size: auto;
    block-size: 13rem;
    margin: var(--space-4) var(--space-2) 0 3rem;
    overflow: visible;
  }
  .times-chart .scale {
    stroke: var(--rule-soft);
    stroke-width: 1px;
  }
  .times-chart text {
    fill: var(--ink-note);
    font-size: var(--text-s);
  }
  .series {
    --series: var(--ink);
    fill: var(--series);
    stroke: var(--series);
    stroke-width: 1.75;
  }
  .series-0 {
    --series: var(--elim);
  }
  .series-1 {
    --series: var(--conflict-ink);
  }
  .series-2 {
    --series: var(--ink-note);
  }
  .series-3 {
    --series: var(--conclude-edge);
  }
  .series-4 {
    --series: var(--accent);
  }
  .series .least {
    fill: var(--page);
  }
  .series .arrow {
    fill: none;
  }
  .chart-names {
    display: flex;
    margin: var(--space-2) var(--space-2) 0 3rem;
    font-size: var(--text-s);
    line-height: 1.25;
    text-align: center;
  }
  .chart-names span {
    flex: 1 1 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .chart-key {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-block-start: var(--space-3);
    font-size: var(--text-s);
  }
  .chart-key li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .chart-key svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  @media (forced-colors: active) {
    .series {
      --series: CanvasText;
    }
  }
`;

interface Scale {
  /** Powers of ten, lowest and highest. */
  readonly low: number;
  readonly high: number;
}

/** The mean of each search over the levels, on a scale of powers of ten; the table says the same. Nothing before there is a mean. */
export function timesChart(table: RaceTable, lang: Lang): TemplateResult | null {
  const lines = table.searches.map((search) => TABLE_LEVELS.map((level) => meanOf(table, level, search)));
  const all = lines.flat().flatMap((mean) => (mean && mean.ms > 0 ? Math.log10(mean.ms) : []));
  if (all.length === 0) return null;
  const low = Math.floor(Math.min(...all));
  const scale = { low, high: Math.max(Math.ceil(Math.max(...all)), low + 1) };
  const powers = Array.from({ length: scale.high - low + 1 }, (_, at) => low + at);
  return html`<figure>
    <svg class="times-chart" role="img" aria-label=${t("table.chart-label")}>
      ${powers.map((power) => {
        const y = `${heightOf(10 ** power, scale)}%`;
        return svg`<line class="scale" x1="0" x2="100%" y1=${y} y2=${y}></line>
          <text x="-8" y=${y} dy="0.35em" text-anchor="end">${millis(10 ** power, lang)}</text>`;
      })}
      <text x="-8" y="0" dy="-1em" text-anchor="end">ms</text>
      ${lines.map((means, at) => series(means, at, scale))}
    </svg>
    <div class="chart-names" aria-hidden="true">
      ${TABLE_LEVELS.map((level) => html`<span>${levelName(level)}</span>`)}
    </div>
    <ul class="chart-key" aria-hidden="true">
      ${table.searches.map(
        (search, at) => html`<li>
          <svg class="series series-${at}" viewBox="-8 -8 16 16"><path d=${MARKS[at % MARKS.length]}></path></svg>
          ${searchName(search)}
        </li>`,
      )}
    </ul>
  </figure>`;
}

/** A search's means, joined where they are neighbours. */
function series(means: readonly (LevelMean | null)[], at: number, scale: Scale): TemplateResult {
  const points = means.map((mean, index) =>
    mean ? { x: `${(100 * (index + 0.5)) / means.length}%`, y: `${heightOf(mean.ms, scale)}%`, mean } : null,
  );
  return svg`<g class="series series-${at}">
    ${points.map((to, index) => {
      const from = points[index - 1];
      return from && to ? svg`<line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>` : null;
    })}
    ${points.map((point) => {
      if (!point) return null;
      const isLeast = point.mean.undecided > 0;
      return svg`<svg x=${point.x} y=${point.y} overflow="visible">
        <path class=${isLeast ? "least" : ""} d=${MARKS[at % MARKS.length]}></path>
        ${isLeast ? svg`<path class="arrow" d=${ARROW}></path>` : null}
      </svg>`;
    })}
  </g>`;
}

/** Percent from above. */
function heightOf(ms: number, { low, high }: Scale): number {
  return ms > 0 ? (100 * (high - Math.log10(ms))) / (high - low) : 100;
}
