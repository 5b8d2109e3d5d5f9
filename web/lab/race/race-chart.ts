import { css, html, svg, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import type { Pictured } from "../../pictures/picture-buttons.ts";
import "../../pictures/picture-buttons.ts";
import { snapshotOf } from "../../pictures/snapshot.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { numeral, whole } from "../../ui/numbers.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { remSize, widthOf } from "../shared/chart-room.ts";
import type { RaceLane } from "../shared/lane.ts";
import { type ChartScale, courseOf, scaleOf, spread } from "./chart-lines.ts";
import { MARKS, markStyles } from "./race-marks.ts";
import { duration, outcomeName, searchName } from "./race-words.ts";

/** Widest picture, in rem. */
const MOST_WIDE = 44;

/** Where names at the ends of lines would leave them less than this width, in rem, they stand below. */
const LEAST_WIDE = 9;

/** Room between a number on the left and the axis, and before a name on the right, and what a time on the axis takes, in rem. */
const AFTER_NUMBER = 0.4;
const BEFORE_NAME = 0.6;
const TIME_WIDE = 3.25;

/** Nodes of each search over its own time, both in powers of ten, and the same as a table. */
export class RaceChart extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    lanes: { attribute: false },
    wide: { state: true },
  };
  static override styles = [
    baseStyles,
    paneStyles,
    markStyles,
    css`
      :host {
        gap: var(--space-2);
      }
      svg {
        display: block;
        inline-size: 100%;
        overflow: visible;
      }
      figure {
        max-inline-size: 44rem; /* MOST_WIDE */
      }
      text {
        fill: var(--ink-note);
        font-size: 0.75rem;
      }
      text.name {
        fill: var(--ink);
        font-weight: 500;
      }
      .grid {
        stroke: var(--rule-soft);
      }
      .axis {
        stroke: var(--edge);
      }
      .leader {
        stroke: var(--edge);
        stroke-width: 1px;
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
        font-size: var(--text-s);
      }
      .legend svg {
        display: inline-block;
        inline-size: 40px;
        block-size: 14px;
      }
      td,
      th {
        white-space: nowrap;
      }
    `,
  ];

  declare lanes: readonly RaceLane[];
  /** The room for the picture in CSS pixels. */
  declare private wide: number;
  /** The picture changes in the next frame: within this one it would have to be observed again. */
  readonly #room = new ResizeObserver(([{ contentRect }]) =>
    requestAnimationFrame(() => {
      this.wide = Math.min(Math.round(contentRect.width), MOST_WIDE * remSize());
    }),
  );

  constructor() {
    super();
    this.lanes = [];
    this.wide = 0;
  }

  protected override readonly looks = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.observe(this);
  }

  override disconnectedCallback(): void {
    this.#room.disconnect();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    return html`<figure>
        ${this.wide > 0 ? this.#picture() : ""}
        ${this.wide > 0 && !this.#isNamed ? this.#legend() : ""}
        <figcaption class="note">${t("race.chart-text")}</figcaption>
      </figure>
      <details>
        <summary>${t("race.as-table")}</summary>
        ${this.#table()}
      </details>
      <ergo-picture-buttons .app=${this.app} .of=${this.#pictured}></ergo-picture-buttons>`;
  }

  readonly #pictured: readonly Pictured[] = [
    {
      ...{ what: "chart", name: "ergo-race" },
      picture: () => {
        const chart = this.renderRoot.querySelector("figure");
        return chart && snapshotOf(chart, t("race.chart"));
      },
    },
  ];

  /** Drawn pixel for pixel, so that its words grow with the text of the page. */
  #picture(): TemplateResult {
    const { lanes, wide } = this;
    const rem = remSize();
    const isNamed = this.#isNamed;
    const room = {
      left: this.#numbers,
      right: isNamed ? this.#names : 1.25 * rem,
      top: 0.75 * rem,
      bottom: 1.5 * rem,
    };
    const [width, height] = [wide - room.left - room.right, 11 * rem];
    const scale = scaleOf(lanes);
    const x = (share: number): number => room.left + share * width;
    const y = (share: number): number => room.top + (1 - share) * height;
    const courses = lanes.map((lane) =>
      courseOf(scale, lane).map((point) => [x(point.x), y(point.y)] as const),
    );
    const ends = courses.map((course) => course.at(-1) ?? ([x(0), y(0)] as const));
    const names = spread(
      ends.map(([, high]) => high),
      1.1 * rem,
      y(0),
    );
    return html`<svg
      viewBox="0 0 ${wide} ${height + room.top + room.bottom}"
      role="img"
      aria-label=${t("race.chart-label")}
    >
      ${this.#axes(scale, x, y, rem)}
      ${courses.map((course, at) =>
        course.length > 1
          ? svg`<path class="line line-${at % MARKS.length}" d=${pathOf(course)}></path>`
          : svg``,
      )}
      ${lanes.map(({ search, complete }, at) => {
        const [right, high] = ends[at];
        const label = x(1) + BEFORE_NAME * rem;
        const name = svg`<path class="leader" d="M${right + 7} ${high}L${label - 3} ${names[at]}"></path>
          <text class="name" x=${label} y=${names[at] + 0.28 * rem}>${searchName(search)}</text>`;
        return svg`${isNamed ? name : ""}
          <path
            class=${complete ? "marker" : "open"}
            transform="translate(${right} ${high})"
            d=${MARKS[at % MARKS.length]}
          ></path>`;
      })}
    </svg>`;
  }

  /** Room that the greatest number takes on the left, in CSS pixels. */
  get #numbers(): number {
    const rem = remSize();
    const most = whole(10 ** scaleOf(this.lanes).nodes.to, this.state.lang);
    return widthOf(most, `${0.75 * rem}px ${getComputedStyle(this).fontFamily}`) + AFTER_NUMBER * rem;
  }

  /** Room that the longest name takes beside the lines, in CSS pixels. */
  get #names(): number {
    const rem = remSize();
    const { fontFamily } = getComputedStyle(this);
    const widths = this.lanes.map(({ search }) =>
      widthOf(searchName(search), `500 ${0.75 * rem}px ${fontFamily}`),
    );
    return Math.max(...widths, 0) + BEFORE_NAME * rem;
  }

  get #isNamed(): boolean {
    const rem = remSize();
    return this.wide - this.#numbers - this.#names >= LEAST_WIDE * rem;
  }

  #legend(): TemplateResult {
    return html`<ul class="legend">
      ${this.lanes.map(
        ({ search, complete }, at) => html`<li>
          <svg viewBox="-20 -7 40 14" aria-hidden="true">
            <path class="line line-${at % MARKS.length}" d="M-19 0H0"></path>
            <path class=${complete ? "marker" : "open"} d=${MARKS[at % MARKS.length]}></path>
          </svg>
          ${searchName(search)}
        </li>`,
      )}
    </ul>`;
  }

  #axes(
    { time, nodes }: ChartScale,
    x: (share: number) => number,
    y: (share: number) => number,
    rem: number,
  ): TemplateResult[] {
    const { lang } = this.state;
    const across = Array.from({ length: nodes.to + 1 }, (_, power) => {
      const high = y(power / nodes.to);
      return svg`<path class=${power === 0 ? "axis" : "grid"} d="M${x(0)} ${high}H${x(1)}"></path>
        <text x=${x(0) - AFTER_NUMBER * rem} y=${high + 0.25 * rem} text-anchor="end">${whole(10 ** power, lang)}</text>`;
    });
    const powers = Array.from({ length: time.to - time.from + 1 }, (_, at) => time.from + at);
    const apart = (x(1) - x(0)) / (time.to - time.from);
    const nth = Math.max(2, Math.ceil((TIME_WIDE * rem) / apart));
    const up = powers.map((power) => {
      const right = x((power - time.from) / (time.to - time.from));
      const isNamed = (power - time.from) % nth === 0;
      return svg`<path class="grid" d="M${right} ${y(0)}V${y(1)}"></path>
        ${isNamed ? svg`<text x=${right} y=${y(0) + 1.1 * rem} text-anchor="middle">${duration(10 ** power, lang)}</text>` : ""}`;
    });
    return [...up, ...across];
  }

  #table(): TemplateResult {
    const { lang } = this.state;
    return html`<div class="scroll edges" role="region" tabindex="0" aria-label=${t("race.as-table")}>
      <table>
        <caption class="unseen">${t("race.chart")}</caption>
        <thead>
          <tr>
            <th scope="col">${t("race.search")}</th>
            <th scope="col">${t("race.state")}</th>
            <th scope="col">${t("race.time")}</th>
            <th scope="col">${t("race.count-nodes")}</th>
            <th scope="col">${t("table.price")}</th>
            <th scope="col">${t("race.count-checks")}</th>
            <th scope="col">${t("race.count-backtracks")}</th>
            <th scope="col">${t("race.count-depth")}</th>
          </tr>
        </thead>
        <tbody>
          ${this.lanes.map(
            (lane) => html`<tr>
              <th scope="row">${searchName(lane.search)}</th>
              <td>${outcomeName(lane, lang)}</td>
              <td>${duration(lane.ms, lang)}</td>
              <td>${whole(lane.counts.nodes, lang)}</td>
              <td>${price(lane, lang)}</td>
              <td>${whole(lane.counts.checks, lang)}</td>
              <td>${whole(lane.counts.backtracks, lang)}</td>
              <td>${whole(lane.counts.depth, lang)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}

/** Microseconds a node. */
function price({ ms, counts }: RaceLane, lang: Lang): string {
  return numeral((1_000 * ms) / counts.nodes, lang, { maximumSignificantDigits: 2 });
}

function pathOf(course: readonly (readonly [number, number])[]): string {
  return `M${course.map(([right, high]) => `${right.toFixed(1)} ${high.toFixed(1)}`).join("L")}`;
}

customElements.define("ergo-race-chart", RaceChart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-chart": RaceChart;
  }
}
