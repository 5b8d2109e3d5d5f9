import { css, html, nothing, type TemplateResult } from "lit";
import { cellName } from "../../../engine/model/lattice.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { chipStyles } from "../../ui/chip.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { figureStyles } from "../../ui/styles/figures.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import type { DuelActs, DuelState, DuelTold } from "./duel.ts";
import { token, tokenStyles } from "./duel-tokens.ts";
import { figure, playerName, scoreSaid } from "./duel-words.ts";
import { playerAt } from "./match.ts";

/** The last thought: the score in words, its counts, and the principal variation, move by move. */
export class DuelThoughts extends ActsElement<DuelActs> {
  static override styles = [
    baseStyles,
    chipStyles,
    paneStyles,
    tokenStyles,
    figureStyles,
    css`
      :host {
        gap: var(--space-4);
        container-type: inline-size;
      }
      dl {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      dl div {
        padding: var(--space-2) var(--space-3);
      }
      dd {
        font-size: var(--text-l);
      }
      @container (min-width: 30rem) {
        dl {
          grid-template-columns: repeat(4, minmax(0, 1fr));
        }
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .line .chip {
        gap: 0.375rem;
        padding-inline: 0.5rem 0.625rem;
      }
      .line .token {
        inline-size: 1rem;
        block-size: 1rem;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts } = this;
    if (!duel || !acts) return nothing;
    const { told } = duel;
    return html`<h2>${t(told?.about === "hint" ? "duel.thought-hint" : "duel.thought")}</h2>
      ${
        told
          ? html`<p>${scoreSaid(told)}</p>
              ${this.#figures(told)} ${this.#line(duel, told, acts)}`
          : html`<p class="none">${t("duel.thought-none")}</p>`
      }`;
  }

  #figures({ thought }: DuelTold): TemplateResult {
    const names = ["depth", "nodes", "known", "cuts"] as const;
    const { lang } = this.state;
    return html`<dl>
      ${names.map(
        (name) => html`<div><dt>${t(`duel.${name}`)}</dt><dd>${figure(thought[name], lang)}</dd></div>`,
      )}
    </dl>`;
  }

  #line({ ahead }: DuelState, { match, thought }: DuelTold, acts: DuelActs): TemplateResult | typeof nothing {
    if (thought.line.length === 0) return nothing;
    return html`<section aria-labelledby="line">
      <div>
        <h3 id="line">${t("duel.line")}</h3>
        <p class="note">${t("duel.line-text")}</p>
      </div>
      <ol class="line">
        ${thought.line.map((move, at) => {
          const player = playerAt(match.moves.length + at);
          const isShown = ahead === at + 1;
          return html`<li>
            <button
              class="chip"
              aria-pressed=${isShown}
              @click=${() => acts.look(isShown ? null : at + 1)}
            >
              ${token(player)}<span class="unseen">${t("duel.move", { n: at + 1, who: playerName(match, player, true) })}</span>
              ${cellName(move.cell, match.size, this.state.lang)} = ${move.digit}
            </button>
          </li>`;
        })}
      </ol>
    </section>`;
  }
}

customElements.define("ergo-duel-thoughts", DuelThoughts);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-thoughts": DuelThoughts;
  }
}
