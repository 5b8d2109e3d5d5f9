import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { bars, chartStyles } from "../../ui/bars.ts";
import { stepper, stepperStyles } from "../../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { type DuelComparison, MOST_DEPTH, timesOf, WAYS } from "./comparison.ts";
import type { DuelActs } from "./duel.ts";
import { progressStyles } from "./duel-progress.ts";
import { figure } from "./duel-words.ts";
import { isOver } from "./match.ts";

/** Moves looked ahead when nothing else was chosen. */
const USUAL_DEPTH = 3;

/** The position on the board looked at as far ahead with and without pruning, side by side. */
export class DuelCompare extends ActsElement<DuelActs> {
  static override properties = {
    ...ActsElement.properties,
    depth: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    stepperStyles,
    chartStyles,
    progressStyles,
    css`
      :host {
        gap: var(--space-4);
      }
      .depth {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2) var(--space-3);
      }
      .depth .note {
        flex-basis: 100%;
        margin-block-end: calc(-1 * var(--space-1));
      }
      .depth .button {
        min-inline-size: 8rem;
      }
    `,
  ];

  declare private depth: number;

  constructor() {
    super();
    this.depth = USUAL_DEPTH;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts, depth } = this;
    if (!duel?.match || !acts) return nothing;
    const { match, comparison, thinking } = duel;
    const runs = comparison?.running ?? null;
    const isOff = isOver(match) || thinking?.about === "move";
    const label = t("duel.compare-depth");
    return html`<div>
        <h2>${t("duel.compare")}</h2>
        <p class="note">${t("duel.compare-text")}</p>
      </div>
      <div class="depth">
        <span class="note">${label}</span>
        ${stepper({ label, value: depth, least: 1, most: MOST_DEPTH }, (value) => {
          this.depth = value;
        })}
        ${
          runs
            ? html`<button class="button act" @click=${() => acts.stop()}>${t("lab.stop")}</button>`
            : html`<button class="button act" ?disabled=${isOff} @click=${() => acts.compare(depth)}>
                ${t("duel.compare-start")}
              </button>`
        }
      </div>
      ${
        runs
          ? html`<div class="track">
              <progress
                max="1"
                .value=${thinking?.share ?? 0}
                aria-label=${t("duel.compare-progress")}
              ></progress>
            </div>`
          : nothing
      }
      ${comparison ? this.#outcome(comparison) : nothing}`;
  }

  #outcome(comparison: DuelComparison): TemplateResult {
    const { lang } = this.state;
    const { ways, running } = comparison;
    const shown = WAYS.flatMap((way) => {
      const counted = ways[way];
      if (!counted) return [];
      const n = figure(counted.nodes, lang);
      const isMore = !counted.whole && running !== way;
      return [
        { name: t(`duel.${way}`), share: counted.nodes, value: isMore ? t("duel.more-than", { n }) : n },
      ];
    });
    const times = timesOf(comparison);
    const said =
      times && t(times.least ? "duel.times-least" : "duel.times", { n: figure(times.times, lang) });
    const none = running || !ways.pruned || ways.pruned.whole ? "" : t("duel.too-deep");
    return html`${bars(shown)}
      <p role="status">${said ?? none}</p>`;
  }
}

customElements.define("ergo-duel-compare", DuelCompare);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-compare": DuelCompare;
  }
}
