import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { type IconName, icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { controlStyles } from "../../ui/styles/controls.ts";
import { t } from "../../words/more.ts";
import type { DuelActs, DuelState } from "./duel.ts";
import { type DuelMatch, isLegal, undoneTo } from "./match.ts";
import { isPersonsTurn } from "./scene.ts";

/** The digits that the selected cell can take, and the other actions of the game. */
export class DuelKeys extends ActsElement<DuelActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    controlStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        container-type: inline-size;
      }
      .keys {
        display: grid;
        grid-template-columns: repeat(var(--columns, 5), minmax(0, 1fr));
        gap: 0.375rem;
      }
      .of-4 {
        --columns: 4;
      }
      .of-6 {
        --columns: 6;
      }
      .key {
        padding: 0;
        font-size: 1.375rem;
      }
      .key[aria-disabled="true"] {
        border-color: var(--rule-soft);
        background: transparent;
        color: var(--edge);
        text-decoration: line-through;
        text-decoration-thickness: 1px;
        cursor: default;
      }
      .idle .key[aria-disabled="true"] {
        text-decoration: none;
      }
      @media (forced-colors: active) {
        .key[aria-disabled="true"] {
          border-color: GrayText;
          color: GrayText;
        }
      }
      @container (min-width: 27rem) {
        .of-9 {
          --columns: 9;
        }
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts } = this;
    if (!duel?.match || !acts) return nothing;
    return html`${this.#keys(duel, duel.match, acts)} ${this.#tools(duel, duel.match, acts)}`;
  }

  /** Keys that do nothing now keep the focus. */
  #keys(duel: DuelState, match: DuelMatch, acts: DuelActs): TemplateResult {
    const [cell] = duel.selection;
    const mine = cell !== undefined && isPersonsTurn(duel);
    const digits = Array.from({ length: match.size }, (_, at) => at + 1);
    return html`<div class="keys of-${match.size} ${mine ? "" : "idle"}" role="group" aria-label=${t("play.keys")}>
      ${digits.map(
        (digit) => html`<button
          class="button key"
          aria-label=${t("duel.key", { digit })}
          aria-disabled=${!mine || !isLegal(match, { cell, digit })}
          @click=${() => mine && acts.play({ cell, digit })}
        >${digit}</button>`,
      )}
    </div>`;
  }

  #tools(duel: DuelState, match: DuelMatch, acts: DuelActs): TemplateResult {
    const { options } = duel;
    const tool = (name: IconName, label: string, isOff: boolean, act: () => void) =>
      html`<button class="button tool" ?disabled=${isOff} @click=${act}>${icon(name)}${label}</button>`;
    return html`<div class="tools">
      ${tool("undo", t("play.undo"), undoneTo(match) === null && !duel.before, () => acts.undo())}
      ${tool("hint", t("duel.hint"), !isPersonsTurn(duel) || duel.thinking?.about === "hint", () => acts.hint())}
      <button
        class="button tool"
        aria-pressed=${options.candidates}
        @click=${() => acts.options({ candidates: !options.candidates })}
      >${icon("grid")}${t("duel.candidates")}</button>
      ${tool("restart", t("duel.new"), false, () => acts.choose(true))}
    </div>`;
  }
}

customElements.define("ergo-duel-keys", DuelKeys);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-keys": DuelKeys;
  }
}
