import { css, html, nothing, type TemplateResult } from "lit";
import { DUEL_SIZES, type DuelSize } from "../../../engine/duel/duel-size.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { blankOf } from "./blank.ts";
import type { DuelActs } from "./duel.ts";
import { type DuelMatch, SEATINGS, STRENGTHS } from "./match.ts";
import { sceneOf } from "./scene.ts";
import "./duel-board.ts";

/** A short game that is over: half of its cells are closed. */
const EXAMPLE: DuelMatch = {
  ...{ size: 4, seating: "person-person", strength: "best" },
  moves: [
    { cell: 14, digit: 1 },
    { cell: 5, digit: 1 },
    { cell: 4, digit: 2 },
    { cell: 9, digit: 4 },
    { cell: 8, digit: 3 },
    { cell: 2, digit: 4 },
    { cell: 15, digit: 2 },
    { cell: 3, digit: 3 },
  ],
};
const SHOWN = sceneOf(EXAMPLE, [], 0);

/** The choices for the next game, and its rules. */
export class DuelSetup extends ActsElement<DuelActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    paneStyles,
    css`
      .form {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-5);
      }
      figure {
        --board-height: 15rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--space-3);
        justify-self: center;
        max-inline-size: 20rem;
      }
      figcaption {
        text-align: center;
        text-wrap: balance;
      }
      @media (min-width: 60rem) {
        :host {
          grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
          gap: var(--space-7);
        }
        figure {
          --board-height: 20rem;
        }
      }
      .rules {
        font-size: var(--text-l);
        line-height: 1.45;
        text-wrap: pretty;
      }
      legend {
        font-weight: 600;
      }
      .seating {
        --segment: calc(50% - var(--space-1));
      }
      .seating .segments label {
        flex-basis: var(--segment);
      }
      .go {
        flex: 1 1 10rem;
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>("input:checked")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts } = this;
    if (!duel || !acts) return nothing;
    const { wish, match } = duel;
    const { size, seating, strength } = wish;
    return html`<div class="form">
      <p class="rules">${t("duel.rules")}</p>
      ${choice(
        "size",
        t("duel.size"),
        DUEL_SIZES.map((one) => [String(one), `${one} × ${one}`]),
        String(size),
        (chosen) => acts.wish({ size: Number(chosen) as DuelSize }),
      )}
      <div class="seating">
        ${choice(
          "seating",
          t("duel.seating"),
          SEATINGS.map((one) => [one, t(`duel.${one}`)]),
          seating,
          (chosen) => acts.wish({ seating: chosen }),
        )}
      </div>
      ${
        seating === "person-person"
          ? nothing
          : html`<div class="block">
              ${choice(
                "strength",
                t("duel.strength"),
                STRENGTHS.map((one) => [one, t(`duel.${one}`)]),
                strength,
                (chosen) => acts.wish({ strength: chosen }),
              )}
              <p class="note">${t(`duel.${strength}-text`)}</p>
            </div>`
      }
      <div class="row">
        <button class="button primary go" @click=${() => acts.start()}>${t("duel.start")}</button>
        ${match ? html`<button class="button" @click=${() => acts.choose(false)}>${t("duel.back")}</button>` : nothing}
      </div>
      </div>
      <figure>
        <div inert>
          <ergo-duel-board
            .puzzle=${blankOf(EXAMPLE.size).puzzle}
            .board=${SHOWN.board}
            .scene=${SHOWN}
            .wish=${EXAMPLE}
            .lang=${this.state.lang}
            .readonly=${true}
          ></ergo-duel-board>
        </div>
        <figcaption class="note">${t("duel.example")}</figcaption>
      </figure>`;
  }
}

customElements.define("ergo-duel-setup", DuelSetup);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-setup": DuelSetup;
  }
}
