import { css, html, svg, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { t } from "../../words/more.ts";
import { MARKS } from "./race-marks.ts";
import { groupName, millis } from "./race-table-words.ts";
import { searchName } from "./race-words.ts";
import { levelsIn, type RaceTable } from "./table.ts";
import { type LevelMean, meanOf } from "./table-sums.ts";

/** Points up from a mark whose mean is a lower bound. */
const ARROW = "M0 -8V-15M-3 -12L0 -15L3 -12";

/** Styles of `timesChart`. */
export const timesChartStyles = css`
  .times-chart {
    display: block;
    inline-size: calc(100% - 3rem - var(--space-2));
    block-size: 13rem;
    margin: max(var(--space-4), 1.5rem) var(--space-2) 0 3rem;
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
  .arrow {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.75;
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
  @container (min-width: 18rem) {
    .chart-names span {
      display: flex;
      justify-content: center;
      white-space: nowrap;
    }
  }
  .chart-key {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    margin-block: var(--space-3) var(--space-2);
    font-size: var(--text-s);
  }
  .chart-key li {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .chart-key svg {
    inline-size: 2.5rem;
    block-size: 1rem;
  }
  @media (forced-colors: active) {
    .arrow {
      stroke: CanvasText;
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
  const lines = table.searches.map((search) =>
    levelsIn(table.order).map((level) => meanOf(table, level, search)),
  );
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
      <text x="-8" y="0" dy="-1em" text-anchor="end">${t("table.ms")}</text>
      ${lines.map((means, at) => series(means, at, scale))}
    </svg>
    <div class="chart-names" aria-hidden="true">
      ${levelsIn(table.order).map((level) => html`<span>${groupName(level)}</span>`)}
    </div>
    <ul class="chart-key" aria-hidden="true">
      ${table.searches.map(
        (search, at) => html`<li>
          <svg viewBox="-20 -8 40 16">
            <path class="line line-${at % MARKS.length}" d="M-20 0H20"></path>
            <path class="marker" d=${MARKS[at % MARKS.length]}></path>
          </svg>
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
  const own = at % MARKS.length;
  return svg`${points.map((to, index) => {
    const from = points[index - 1];
    return from && to
      ? svg`<line class="line line-${own}" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`
      : null;
  })}
  ${points.map((point) => {
    if (!point) return null;
    const isLeast = point.mean.undecided > 0;
    return svg`<svg x=${point.x} y=${point.y} overflow="visible">
      <path class=${isLeast ? "open" : "marker"} d=${MARKS[own]}></path>
      ${isLeast ? svg`<path class="arrow" d=${ARROW}></path>` : null}
    </svg>`;
  })}`;
}

/** Percent from above. */
function heightOf(ms: number, { low, high }: Scale): number {
  return ms > 0 ? (100 * (high - Math.log10(ms))) / (high - low) : 100;
}
