import { css, html, LitElement, nothing, type PropertyDeclarations, svg, type TemplateResult } from "lit";
import type { DepthSpan } from "../../../engine/search/profile.ts";
import type { Skyline } from "./skyline.ts";

/** Columns that are drawn at most. */
const MOST_COLUMNS = 512;
/** Answers that are marked at most. */
const MOST_MARKS = 64;
/** Height of the picture, in its own units. */
const HIGH = 100;
/** Room above the highest point, where answers are marked. */
const ABOVE = 16;

/**
 * How deep the search was over all its events, light up to the deepest and dark up to the least deep of the
 * events in a column; answers are marked above. A tap or a drag goes there. Cost: the columns.
 */
export class ReplaySkyline extends LitElement {
  static override properties: PropertyDeclarations = {
    skyline: { attribute: false },
    known: { type: Number },
    total: { type: Number },
    recorded: { type: Number },
    at: { type: Number },
  };
  static override styles = css`
    :host {
      display: block;
      block-size: 3.5rem;
      cursor: pointer;
      touch-action: pan-y;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    .gap {
      fill: url(#stripes);
    }
    .stripe {
      stroke: var(--rule);
      stroke-width: 1;
    }
    .most {
      fill: var(--role-premise);
      opacity: 0.55;
    }
    .least {
      fill: var(--accent);
    }
    .answer {
      fill: none;
      stroke: var(--conclude-edge);
      stroke-width: 3;
      vector-effect: non-scaling-stroke;
    }
    .base,
    .end,
    .here {
      stroke: var(--edge);
      vector-effect: non-scaling-stroke;
    }
    .end {
      stroke: var(--ink);
      stroke-dasharray: 4 3;
    }
    .here {
      stroke: var(--ink);
      stroke-width: 2;
    }
    @media (forced-colors: active) {
      .most {
        fill: GrayText;
      }
      .least {
        fill: CanvasText;
      }
      .here {
        stroke: Highlight;
        stroke-width: 3;
      }
    }
  `;

  declare skyline: Skyline | null;
  /** Events noted in the skyline so far, so that it is drawn anew when there are more. */
  declare known: number;
  /** Events of the search. */
  declare total: number;
  /** Those that were recorded one by one, from the first. */
  declare recorded: number;
  /** The place that is shown. */
  declare at: number;
  #drawn = { skyline: null as Skyline | null, known: -1, total: -1, picture: nothing as unknown };

  constructor() {
    super();
    this.skyline = null;
    this.known = 0;
    this.total = 0;
    this.recorded = 0;
    this.at = 0;
  }

  protected override render(): TemplateResult {
    const { total, recorded, at } = this;
    const x = (index: number): number => (total > 0 ? (1_000 * index) / total : 0);
    return html`<svg
      viewBox="0 0 1000 ${HIGH}"
      preserveAspectRatio="none"
      aria-hidden="true"
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
    >
      ${this.#picture()}
      ${recorded < total ? svg`<path class="end" d="M${x(recorded)} 0V${HIGH}"></path>` : nothing}
      ${svg`<path class="here" d="M${x(at)} 0V${HIGH}"></path>`}
    </svg>`;
  }

  #picture(): unknown {
    const { skyline, known, total } = this;
    const drawn = this.#drawn;
    if (!skyline || total === 0) return nothing;
    if (drawn.skyline !== skyline || drawn.known !== known || drawn.total !== total)
      this.#drawn = { skyline, known, total, picture: pictureOf(skyline, total) };
    return this.#drawn.picture;
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#tell(event);
  };

  readonly #move = (event: PointerEvent): void => {
    if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) this.#tell(event);
  };

  #tell(event: PointerEvent): void {
    const { left, width } = this.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    this.dispatchEvent(
      new CustomEvent("replay-go", { bubbles: true, detail: { at: Math.round(share * this.total) } }),
    );
  }
}

function pictureOf(skyline: Skyline, total: number): TemplateResult {
  const bins = Math.ceil(total / skyline.width);
  const each = Math.max(1, Math.ceil(bins / MOST_COLUMNS));
  const columns = columnsOf(skyline, bins, each);
  const highest = Math.max(1, ...columns.map((column) => column?.most ?? 0));
  const x = (column: number): number => Math.min(1_000, (1_000 * column * each * skyline.width) / total);
  const y = (depth: number): number => HIGH - ((HIGH - ABOVE) * depth) / highest;
  const area = (depthOf: (column: DepthSpan) => number): string =>
    columns
      .map((column, at) => {
        if (!column) return "";
        const top = y(depthOf(column)).toFixed(1);
        return `M${x(at).toFixed(2)} ${HIGH}V${top}H${x(at + 1).toFixed(2)}V${HIGH}z`;
      })
      .join("");
  const marks = columns.flatMap((column, at) => (column?.answers ? [(x(at) + x(at + 1)) / 2] : []));
  return svg`<defs>
      <pattern id="stripes" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="stripe" d="M-2 10 10 -2M-2 2 2 -2M6 10l4 -4"></path>
      </pattern>
    </defs>
    ${gapsOf(columns).map(
      ([from, to]) =>
        svg`<rect class="gap" x=${x(from)} width=${x(to) - x(from)} y=${ABOVE} height=${HIGH - ABOVE}></rect>`,
    )}
    <path class="most" d=${area(({ most }) => most)}></path>
    <path class="least" d=${area(({ least }) => least)}></path>
    <line class="base" x1="0" x2="1000" y1=${HIGH} y2=${HIGH}></line>
    ${marks.slice(0, MOST_MARKS).map((at) => svg`<path class="answer" d="M${at} 1V${ABOVE - 4}"></path>`)}`;
}

function columnsOf(skyline: Skyline, bins: number, each: number): (DepthSpan | null)[] {
  return Array.from({ length: Math.ceil(bins / each) }, (_, column) => {
    let one: DepthSpan | null = null;
    for (let bin = column * each; bin < (column + 1) * each; bin++) {
      const next = skyline.bin(bin);
      if (!next) continue;
      one = one
        ? {
            least: Math.min(one.least, next.least),
            most: Math.max(one.most, next.most),
            answers: one.answers || next.answers,
          }
        : next;
    }
    return one;
  });
}

/** Columns of which nothing is known: from, and up to but not including. */
function gapsOf(columns: readonly unknown[]): [number, number][] {
  const gaps: [number, number][] = [];
  columns.forEach((column, at) => {
    if (column) return;
    const last = gaps.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else gaps.push([at, at + 1]);
  });
  return gaps;
}

customElements.define("ergo-replay-skyline", ReplaySkyline);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-replay-skyline": ReplaySkyline;
  }
}
