import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { chartStyles } from "../../ui/bars.ts";
import { switchStyles, toggle } from "../../ui/choice.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { percent } from "../../words/moment.ts";
import { count, t } from "../../words/more.ts";
import { TREE_ORDERS, type TreeActs, type TreeBy } from "./tree.ts";

/** Plain minimax beside alpha-beta with each order of the children: nodes entered, as bars and figures; and which order is shown. */
export class TreeOrders extends ActsElement<TreeActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    paneStyles,
    chartStyles,
    css`
      :host {
        container-type: inline-size;
      }
      legend {
        font-weight: 650;
      }
      .orders {
        display: grid;
        gap: 2px;
      }
      .order {
        position: relative;
        display: grid;
        grid-template-columns: 1.25rem minmax(6.5rem, 0.8fr) minmax(3rem, 1fr) minmax(5.5rem, auto);
        align-items: center;
        gap: var(--space-2);
        min-block-size: 44px;
        padding-inline: var(--space-2);
        border-radius: var(--radius-s);
        line-height: 1.2;
      }
      label.order {
        cursor: pointer;
      }
      .order:has(:checked) {
        background: var(--same);
        font-weight: 600;
      }
      @supports selector(:has(*)) {
        .order:has(:focus-visible) {
          outline: 3px solid var(--accent);
          outline-offset: -3px;
        }
        .order input {
          outline: none;
        }
      }
      .order input {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        margin: 0;
        accent-color: var(--accent);
      }
      .order svg {
        inline-size: 100%;
        block-size: 0.75rem;
      }
      .order .plain {
        fill: var(--ink-note);
      }
      @container (max-width: 18rem) {
        .order {
          grid-template-columns: 1.25rem minmax(0, 1fr);
          padding-block: var(--space-2);
        }
        .order > * {
          grid-column: 2;
        }
        .order input {
          grid-column: 1;
        }
        .figure {
          text-align: start;
        }
      }
      .figure {
        font-size: var(--text-s);
        text-align: end;
      }
      .figure small {
        display: block;
        color: var(--ink-note);
        font-size: 0.75rem;
        font-weight: 400;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult | typeof nothing {
    const tree = this.state.lab?.tree;
    if (!tree?.trace) return nothing;
    const { entered, by, minimax, trace } = tree;
    const all = trace.minimaxVisited;
    const { lang } = this.state;
    return html`<section>
      <fieldset>
        <legend>${t("tree.saved")}</legend>
        <p class="note">${count("tree.saved-text", all, { n: whole(all, lang) })}</p>
        <div class="orders">
          <div class="order">
            <span></span><span>${t("tree.minimax")}</span> ${bar(1, "plain")}
            <span class="figure">${count("tree.nodes", all, { n: whole(all, lang) })}</span>
          </div>
          ${TREE_ORDERS.map((one) => this.#order(one, one === by, entered[one], all))}
        </div>
      </fieldset>
      ${
        by === "random"
          ? html`<div class="row">
              <button class="button" @click=${() => this.acts?.order("random")}>
                ${icon("restart")}${t("tree.again")}
              </button>
            </div>`
          : nothing
      }
      ${toggle(t("tree.show-minimax"), minimax, (on) => this.acts?.set({ minimax: on }), t("tree.show-minimax-text"))}
    </section>`;
  }

  #order(by: TreeBy, isChosen: boolean, entered: number | undefined, all: number): TemplateResult {
    const { lang } = this.state;
    const figure =
      entered === undefined
        ? "…"
        : html`${count("tree.nodes", entered, { n: whole(entered, lang) })}<small>${t("tree.share-saved", {
            share: percent((all - entered) / all, lang),
          })}</small>`;
    return html`<label class="order">
      <input type="radio" name="order" value=${by} .checked=${isChosen} @change=${() => this.acts?.order(by)} />
      <span>${t(`tree.order-${by}`)}</span> ${bar((entered ?? 0) / all, "bar")}
      <span class="figure">${figure}</span>
    </label>`;
  }
}

function bar(share: number, kind: string): TemplateResult {
  return html`<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="track" width="100" height="10" rx="2"></rect>
      <rect class=${kind} width=${100 * share} height="10" rx="2"></rect>`}
  </svg>`;
}

customElements.define("ergo-tree-orders", TreeOrders);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-orders": TreeOrders;
  }
}
