import {
  css,
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { assert } from "../../engine/model/result.ts";
import type { Lang, Words } from "../../engine/model/words.ts";
import { outlineOf } from "../boards/outline.ts";
import type { HelpBoard, HelpRule, KindHelp } from "./contract/kind-help.ts";
import { helpOf } from "./help.ts";
import "./thumbnail.ts";

const RIGHT: Words = { en: "Right.", zh: "正确。" };
const WRONG: Words = { en: "Wrong.", zh: "错误。" };

/** Each rule of a kind with a board that keeps it and one that breaks it; see `rulesOf`. */
export class KindRules extends LitElement {
  static override properties: PropertyDeclarations = { kind: {}, lang: {}, help: { state: true } };
  static override styles = css`
    :host {
      display: block;
    }
    h4,
    p,
    ol,
    figure {
      margin: 0;
      padding: 0;
    }
    ol {
      display: grid;
      gap: var(--space-5);
      margin-block-start: var(--space-4);
      list-style: none;
    }
    h4 {
      font-size: var(--text-m);
      font-weight: 600;
      line-height: 1.35;
    }
    .boards {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
      gap: var(--space-3) var(--space-2);
      margin-block-start: var(--space-2);
    }
    figure {
      display: grid;
      align-content: start;
      justify-items: center;
      gap: var(--space-1);
    }
    .board {
      position: relative;
      inline-size: min(100%, 8.5rem, 45vh);
    }
    .around {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      fill: none;
      stroke: var(--conclude-edge);
      stroke-width: 3px;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .around path {
      vector-effect: non-scaling-stroke;
    }
    .halo {
      stroke: var(--paper);
      stroke-width: 6px;
    }
    .wrong .around {
      stroke: var(--conflict-ink);
    }
    .wrong .around path:not(.halo) {
      stroke-dasharray: 6 5;
    }
    figcaption {
      line-height: 1.35;
      text-align: center;
    }
    strong {
      display: block;
      font-weight: 650;
    }
    .sign {
      inline-size: 1em;
      block-size: 1em;
      margin-inline-end: 0.15em;
      vertical-align: -0.12em;
      fill: none;
      stroke: currentColor;
      stroke-width: 3.5;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .right strong {
      color: var(--conclude-edge);
    }
    .wrong strong {
      color: var(--conflict-ink);
    }
    @media (forced-colors: active) {
      .around,
      .wrong .around {
        stroke: Highlight;
        forced-color-adjust: none;
      }
    }
  `;

  declare kind: string;
  declare lang: Lang;
  declare protected help: KindHelp | null;

  constructor() {
    super();
    this.help = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("kind")) void this.#fetch(this.kind);
  }

  async #fetch(kind: string): Promise<void> {
    this.help = null;
    try {
      const help = await helpOf(kind);
      if (kind === this.kind) this.help = help;
    } catch {
      this.dispatchEvent(new Event("rules-lost"));
    }
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>
      ${this.help ? html`<ol role="list">${this.help.rules.map((rule) => this.#rule(rule))}</ol>` : nothing}`;
  }

  #rule({ says, right, wrong }: HelpRule): TemplateResult {
    return html`<li>
      <h4>${says[this.lang]}</h4>
      <div class="boards">
        ${this.#board(right, "right", RIGHT, "M5 12.5l4.5 4.5L19 7.5")}
        ${this.#board(wrong, "wrong", WRONG, "M6 6l12 12M18 6 6 18")}
      </div>
    </li>`;
  }

  #board(
    { text, marks, cells, says }: HelpBoard,
    look: string,
    verdict: Words,
    sign: string,
  ): TemplateResult {
    const read = playKind(this.kind)?.parse(text);
    assert(read?.ok === true, "a board of the help can be read");
    const { lang } = this;
    return html`<figure class=${look}>
      <div class="board" aria-hidden="true">
        <ergo-thumbnail .puzzle=${read.value} .marks=${[...marks].map(Number)}></ergo-thumbnail>
        ${around(cells, read.value)}
      </div>
      <figcaption>
        <strong><svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${sign}></path></svg>${verdict[lang]}</strong>
        ${says[lang]}
      </figcaption>
    </figure>`;
  }
}

/** The outline of the cells that a picture is about. */
function around(cells: readonly Cell[], { rows, cols }: { rows: number; cols: number }): TemplateResult {
  const path = outlineOf(new Set(cells), cols);
  return html`<svg class="around" viewBox="0 0 ${cols} ${rows}">
    <path class="halo" d=${path}></path>
    <path d=${path}></path>
  </svg>`;
}

customElements.define("ergo-kind-rules", KindRules);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-kind-rules": KindRules;
  }
}
