import { css, html, nothing, type TemplateResult } from "lit";
import type { TreeTrace } from "../../../engine/duel/trace.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { stopOf, type TreeMoment } from "./moment.ts";
import { spelled } from "./numbers.ts";
import type { TreeActs } from "./tree.ts";
import { momentIn, stopsIn } from "./tree-view.ts";
import { pathName, playerOf, stateWords, valueWords } from "./tree-words.ts";

/** The picture as a table: each node with its player, bounds, value, and state. */
export class TreeNodes extends ActsElement<TreeActs> {
  static override properties = {
    ...ActsElement.properties,
    isOpen: { state: true },
  };
  static override styles = [
    baseStyles,
    paneStyles,
    css`
      .scroll {
        max-block-size: 24rem;
        overflow: auto;
      }
      td,
      th {
        white-space: nowrap;
      }
      tbody th {
        padding-block: 0;
      }
      .link {
        min-inline-size: 3rem;
        color: var(--accent);
        font-variant-numeric: tabular-nums;
      }
      .state {
        white-space: normal;
        min-inline-size: 5rem;
      }
      tr[aria-current] {
        background: var(--same);
        font-weight: 600;
      }
      thead th {
        position: sticky;
        inset-block-start: 0;
        background: var(--page);
      }
    `,
  ];

  /** Only then are its rows made. */
  declare private isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult | typeof nothing {
    const tree = this.state.lab?.tree;
    const trace = tree?.trace;
    if (!tree || !trace || trace.nodes.length === 0) return nothing;
    const toggled = (event: Event) => {
      this.isOpen = (event.target as HTMLDetailsElement).open;
    };
    return html`<details @toggle=${toggled}>
      <summary>${t("tree.all-nodes")}</summary>
      ${this.isOpen ? this.#table(trace, momentIn(trace, tree.at), tree.minimax) : nothing}
    </details>`;
  }

  #table(trace: TreeTrace, moment: TreeMoment, showsMinimax: boolean): TemplateResult {
    const column = (name: string) => html`<th scope="col">${name}</th>`;
    return html`<div class="scroll edges" role="region" tabindex="0" aria-label=${t("tree.all-nodes")}>
    <table>
      <thead>
        <tr>
          ${column(t("tree.column-node"))} ${column(t("tree.column-player"))} ${column("α")} ${column("β")}
          ${column(t("tree.column-value"))} ${showsMinimax ? column(t("tree.minimax")) : nothing}
          ${column(t("tree.column-state"))}
        </tr>
      </thead>
      <tbody>
        ${inTriedOrder(trace).map((number) => this.#row(trace, moment, number, showsMinimax))}
      </tbody>
    </table>
  </div>`;
  }

  #row(trace: TreeTrace, moment: TreeMoment, number: number, showsMinimax: boolean): TemplateResult {
    const node = trace.nodes[number];
    const bound = (n: number) => (node.leaf !== null || Number.isNaN(n) ? "" : spelled(n));
    return html`<tr aria-current=${moment.at === number ? "step" : nothing}>
    <th scope="row">
      <button class="link" @click=${() => this.acts?.go(stopOf(trace, stopsIn(trace), number))}>
        ${pathName(trace, number) || t("tree.root")}
      </button>
    </th>
    <td>${node.leaf === null ? playerOf(trace, number) : t("tree.leaf")}</td>
    <td>${bound(moment.alpha[number])}</td>
    <td>${bound(moment.beta[number])}</td>
    <td>${valueWords(trace, moment, number)}</td>
    ${showsMinimax ? html`<td>${spelled(node.minimax)}</td>` : nothing}
    <td class="state">${stateWords(trace, moment, number)}</td>
  </tr>`;
  }
}

/** All nodes, each before its descendants, children in the order in which they are tried. */
function inTriedOrder({ nodes }: TreeTrace): readonly number[] {
  const order: number[] = [];
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    order.push(at);
    open.push(...[...nodes[at].children].reverse());
  }
  return order;
}

customElements.define("ergo-tree-nodes", TreeNodes);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-nodes": TreeNodes;
  }
}
