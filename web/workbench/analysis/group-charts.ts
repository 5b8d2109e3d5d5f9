import { css, html, nothing, svg, type TemplateResult } from "lit";
import { t } from "../../words/more.ts";
import { type Sum, share } from "./sums.ts";

/** A group of a chart: its name, and its sums for each selection of rules. */
export interface ChartGroup {
  readonly name: string;
  readonly sums: readonly Sum[];
}

/** Styles of `groupCharts`. */
export const groupChartStyles = css`
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: var(--space-5) var(--space-6);
  }
  .chart {
    container-type: inline-size;
    display: grid;
    gap: var(--space-2);
    min-inline-size: 0;
    margin: 0;
  }
  .plot {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
  }
  .axis {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: calc(10rem + 1em);
    margin-block-start: -0.5em;
    color: var(--ink-note);
    font-size: var(--text-s);
    line-height: 1;
    text-align: end;
  }
  .axis i {
    font-style: normal;
  }
  .drawing {
    overflow-x: auto;
  }
  .drawing > div {
    min-inline-size: calc(var(--groups) * 2.25rem);
  }
  .drawing svg {
    display: block;
    inline-size: 100%;
    block-size: 10rem;
    border-block-end: 1px solid var(--edge);
  }
  .grid {
    fill: none;
    stroke: var(--rule-soft);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .names {
    display: flex;
    font-size: var(--text-s);
    line-height: 1.25;
    text-align: center;
  }
  .names span {
    flex: 1 1 0;
    min-inline-size: 0;
    padding: var(--space-1) 0.125rem 0;
    overflow-wrap: anywhere;
  }
  /* Names that would break within a word stand upright, where there is no room for them. */
  .long {
    align-items: start;
  }
  .long span {
    display: grid;
    align-content: center;
    padding-bottom: var(--space-2);
    max-block-size: 11rem;
    writing-mode: vertical-rl;
    text-align: start;
    overflow: hidden;
  }
  @container (min-width: 34rem) {
    .long.few span {
      display: block;
      writing-mode: horizontal-tb;
      text-align: center;
    }
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    color: var(--ink-note);
    font-size: var(--text-s);
  }
  .legend span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

/**
 * The two charts of the experiment: the share of puzzles and the share of cells that were solved, a group beside the other,
 * with a column for each selection of rules. A table beside them says the same in figures.
 */
export function groupCharts(groups: readonly ChartGroup[], selections: readonly string[]): TemplateResult {
  return html`<div class="charts">
      ${chart(groups, t("analysis.puzzles"), ({ solved, puzzles }) => share(solved, puzzles))}
      ${chart(groups, t("analysis.cells"), ({ found, cells }) => share(found, cells))}
    </div>
    ${
      selections.length > 1
        ? html`<p class="legend" aria-hidden="true">
            ${selections.map((name, at) => html`<span><i class="swatch s${at}"></i>${name}</span>`)}
          </p>`
        : nothing
    }`;
}

function chart(groups: readonly ChartGroup[], name: string, height: (sum: Sum) => number): TemplateResult {
  const columns = ({ sums }: ChartGroup, at: number) =>
    sums.map((sum, series) => {
      const width = 0.76 / sums.length;
      const high = 100 * height(sum);
      return svg`<rect
        class="series s${series}"
        x=${at + 0.12 + series * width}
        y=${100 - high}
        width=${width * 0.86}
        height=${high}
      ></rect>`;
    });
  return html`<figure class="chart">
    <figcaption><h4>${name}</h4></figcaption>
    <div class="plot">
      <span class="axis" aria-hidden="true"><i>100%</i><i>50%</i><i>0</i></span>
      <div class="drawing edges" tabindex="0" role="region" aria-label=${name}>
        <div .style=${`--groups: ${groups.length}`}>
          <svg viewBox="0 0 ${groups.length} 100" preserveAspectRatio="none" role="img" aria-label=${name}>
            ${[0, 25, 50, 75].map((y) => svg`<path class="grid" d="M0 ${y}H${groups.length}"></path>`)}
            ${groups.map(columns)}
          </svg>
          <div class="names ${looksOf(groups)}" aria-hidden="true">${groups.map((group) => html`<span>${group.name}</span>`)}</div>
        </div>
      </div>
    </div>
  </figure>`;
}

/** So many Latin letters have room below the columns of a group; a Chinese character takes that of two. */
const ROOM = 5;
/** So many groups have room for their names side by side in a wide chart. */
const FEW = 8;

function looksOf(groups: readonly ChartGroup[]): string {
  const widthOf = (name: string): number =>
    [...name].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
  const isLong = groups.length > 3 && groups.some(({ name }) => widthOf(name) > ROOM);
  return `${isLong ? "long" : ""} ${groups.length <= FEW ? "few" : ""}`;
}
