import { css, html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { pageKind } from "./pages.ts";

/** A small picture of a game for lists; decorative, since the list describes the game in words. */
export class Thumbnail extends LitElement {
  static override properties: PropertyDeclarations = {
    puzzle: { attribute: false },
    marks: { attribute: false },
  };
  static override styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      /* The frame of a board that is not square is drawn half beyond its edge. */
      overflow: visible;
      font-family: inherit;
      font-size: 0.72px;
      text-anchor: middle;
      fill: var(--ink);
    }
    .paper {
      fill: var(--paper);
    }
    .lines,
    .boxes,
    .frame {
      fill: none;
      stroke: var(--rule);
      stroke-width: 1px;
      vector-effect: non-scaling-stroke;
    }
    .boxes,
    .frame {
      stroke: var(--rule-box);
      stroke-linecap: square;
    }
    .frame {
      stroke-width: 2px;
    }
    .given {
      font-weight: 700;
    }
    .yours {
      fill: var(--ink-user);
    }
    .sea {
      fill: var(--sea);
    }
    .dots {
      fill: none;
      stroke: var(--dot);
      stroke-width: 0.28px;
      stroke-linecap: round;
    }
    @media (forced-colors: active) {
      svg {
        forced-color-adjust: none;
      }
      .sea {
        fill: CanvasText;
      }
    }
  `;

  /** Where there is none any more, the picture of before stays. */
  declare puzzle: Puzzle | undefined;
  declare marks: readonly number[];

  constructor() {
    super();
    this.marks = [];
  }

  protected override shouldUpdate(): boolean {
    return this.puzzle !== undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.puzzle) return nothing;
    const { kind, rows, cols } = this.puzzle;
    return html`<svg viewBox="0 0 ${cols} ${rows}" aria-hidden="true">
      <rect class="paper" width=${cols} height=${rows} />
      ${pageKind(kind).picture(this.puzzle, this.marks)}
      <rect class="frame" width=${cols} height=${rows} />
    </svg>`;
  }
}

customElements.define("ergo-thumbnail", Thumbnail);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-thumbnail": Thumbnail;
  }
}
