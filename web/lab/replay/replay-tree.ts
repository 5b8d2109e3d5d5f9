import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  svg,
  type TemplateResult,
} from "lit";
import type { PanZoom } from "../../ui/pan-zoom/pan-zoom.ts";
import { count, t } from "../../words/more.ts";
import type { Film } from "./film.ts";
import { rungsOf } from "./rungs.ts";
import type { SearchNode } from "./whole.ts";
import "../../ui/pan-zoom/pan-zoom.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { treeList } from "./replay-tree-list.ts";
import { pathPicture, type TreePicture } from "./replay-tree-path.ts";
import { type DrawnNode, drawnNode, RADIUS, treeStyles } from "./replay-tree-picture.ts";
import { wholePicture } from "./replay-tree-whole.ts";
import type { ReplayContext } from "./replay-words.ts";

/** Rungs that are drawn, and that are listed. */
const MOST_DRAWN = 24;
const MOST_LISTED = 100;

/** Milliseconds between two looks at whether the place is in sight: they make the page lay itself out. */
const REVEAL_MS = 150;

/** Pixels a unit below which the letters of the picture are too small. */
const LEGIBLE = { whole: 0.75, path: 0.94 };

const LEGEND = ["stands", "failed", "answered", "ahead"] as const;

/** The tree of a search around its present state: whole where it is small, else the path from the root. Its size is bounded. */
export class ReplayTree extends LitElement {
  static override properties: PropertyDeclarations = {
    telling: { attribute: false },
    film: { attribute: false },
    at: { type: Number },
    whole: { attribute: false },
    calm: { type: Boolean },
    isListed: { state: true },
  };
  static override styles = [
    baseStyles,
    paneStyles,
    treeStyles,
    css`
      /* Out of sight it costs nothing, while the board above it is played. */
      :host {
        gap: var(--space-2);
        content-visibility: auto;
        contain-intrinsic-block-size: auto 34rem;
        overflow-clip-margin: var(--space-3);
      }
      ergo-pan-zoom {
        block-size: var(--tree-height, min(22rem, 60dvh));
      }
      .legend {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-3);
        font-size: var(--text-s);
        color: var(--ink-note);
      }
      .legend li {
        display: inline-flex;
        align-items: center;
        gap: var(--space-1);
      }
      .legend svg {
        flex: none;
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
      td,
      th {
        text-align: start;
      }
      td .link {
        color: var(--accent);
      }
    `,
  ];

  declare telling: ReplayContext;
  declare film: Film;
  /** Where the film is; it is drawn anew when that changes. */
  declare at: number;
  /** All nodes, where they are few enough to be drawn. */
  declare whole: readonly SearchNode[] | null;
  /** It is brought into sight where the search is; not while it is played fast. */
  declare calm: boolean;
  declare private isListed: boolean;
  #here = { x: 0, y: 0 } as TreePicture["here"];
  #reveals: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.at = 0;
    this.whole = null;
    this.calm = true;
    this.isListed = false;
  }

  protected override render(): TemplateResult {
    const { telling, film, whole } = this;
    const picture = this.#picture();
    this.#here = picture.here;
    const label = whole ? count("replay.tree-whole", whole.length) : t("replay.tree-path");
    return html`<h3>${t("replay.tree")}</h3>
      <p class="note">${label}</p>
      <ergo-pan-zoom .label=${t("replay.tree")} .legible=${whole ? LEGIBLE.whole : LEGIBLE.path} .lang=${telling.lang}>
        <svg viewBox="0 0 ${picture.width} ${picture.height}" role="img" aria-label=${label} @click=${this.#click}>
          ${picture.content}
        </svg>
        <ul class="legend" slot="beside">
          ${LEGEND.map((status) =>
            status === "ahead" && whole
              ? ""
              : html`<li>${legendNode(status)}${t(`replay.${status === "answered" ? "led" : status}`)}</li>`,
          )}
        </ul>
      </ergo-pan-zoom>
      <details @toggle=${(event: Event) => {
        this.isListed = (event.target as HTMLDetailsElement).open;
      }}>
        <summary>${t("replay.list")}</summary>
        ${
          this.isListed
            ? treeList(rungsOf(telling.puzzle, telling.search, film.path, MOST_LISTED), telling, (event) =>
                this.#go(event),
              )
            : ""
        }
      </details>`;
  }

  #picture(): TreePicture {
    const { telling, film, whole } = this;
    const { puzzle, search, lang } = telling;
    if (whole) return wholePicture(puzzle, whole, film.at);
    return pathPicture(puzzle, rungsOf(puzzle, search, film.path, MOST_DRAWN), film.path.depth, lang);
  }

  protected override updated(changed: PropertyValues): void {
    if (!this.calm || !(changed.has("at") || changed.has("calm") || changed.has("whole"))) return;
    this.#reveals ??= setTimeout(this.#reveal, REVEAL_MS);
  }

  readonly #reveal = (): void => {
    this.#reveals = undefined;
    const { x, y } = this.#here;
    this.renderRoot
      .querySelector<PanZoom>("ergo-pan-zoom")
      ?.reveal(x - 2 * RADIUS, y - 2 * RADIUS, 4 * RADIUS, 8 * RADIUS);
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#reveals);
    this.#reveals = undefined;
  }

  readonly #click = (event: Event): void => {
    const node = (event.target as Element).closest<SVGElement>("[data-event]");
    if (node) this.#go(Number(node.dataset.event));
  };

  #go(event: number): void {
    this.dispatchEvent(new CustomEvent("replay-go", { bubbles: true, detail: { at: event + 1 } }));
  }
}

function legendNode(status: DrawnNode["status"]): TemplateResult {
  return html`<svg viewBox="-16 -16 32 32" aria-hidden="true">
    ${svg`${drawnNode({ x: 0, y: 0, status, text: "", below: null, event: -1 })}`}
  </svg>`;
}

customElements.define("ergo-replay-tree", ReplayTree);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-replay-tree": ReplayTree;
  }
}
