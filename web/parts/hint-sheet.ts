import { html, nothing, type TemplateResult } from "lit";
import { isNegative } from "../../engine/model/fact.ts";
import type { TintRole } from "../boards/tint.ts";
import type { AppState, HintState, PlayState } from "../state/state.ts";
import { levelName } from "../words/title.ts";
import { t } from "../words/words.ts";
import { AppElement } from "./app-element.ts";
import { hintSheetStyles } from "./hint-sheet-styles.ts";
import { after, before, type Place } from "./hint-tiers.ts";
import { hintWords } from "./hint-words.ts";
import { icon } from "./icon.ts";
import { baseStyles, buttonStyles } from "./style.ts";
import { Swipe } from "./swipe.ts";

/** Where to look, which rule, why, and writing it. */
const TIERS = [1, 2, 3, 4];

/** Tells the hint in tiers beside the board. It is not modal: the board and its keys work on. */
export class HintSheet extends AppElement {
  static override styles = [baseStyles, buttonStyles, hintSheetStyles];

  protected override readonly looks = [(state: AppState) => state.play?.hint];
  readonly #swipe = new Swipe(this, () => this.app.acts.sheet(null));

  /** Puts the focus on the button that leads on. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".primary")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    if (!play?.hint) return nothing;
    const { hint, tier } = play.hint;
    const { heading, sentences, level } = hintWords(play, play.hint, lang);
    const chain = hint?.type === "step" && tier === 3 && hint.steps.length > 1 ? hint.steps.length : 0;
    return html`<section aria-labelledby="heading">
      <div class="grip" @pointerdown=${this.#swipe}>
        <header>
          <h2 id="heading">
            ${heading}${
              chain
                ? html`<span class="step"> · ${t("hint.step", { n: play.hint.step + 1, all: chain })}</span>`
                : nothing
            }
          </h2>
          ${level ? html`<span class="level">${levelName(level)}</span>` : nothing}
          <button
            class="icon-button"
            aria-label=${t("app.close")}
            @click=${() => this.app.acts.sheet(null)}
          >${icon("close")}</button>
        </header>
        ${hint?.type === "step" ? segments(tier) : nothing}
      </div>
      <div class="text" tabindex=${hint ? "0" : nothing}>
        ${hint ? legend(play) : html`<div class="thinking"></div>`}
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      </div>
      <div class="buttons">${this.#buttons(play)}</div>
    </section>`;
  }

  #buttons({ hint: state }: PlayState): TemplateResult {
    const { store, acts } = this.app;
    if (!state?.hint)
      return html`<button class="button" @click=${() => acts.sheet(null)}>${t("app.cancel")}</button>`;
    if (state.hint.type !== "step")
      return html`<button class="button primary" @click=${() => acts.sheet(null)}>${t("app.close")}</button>`;
    const next = after(state);
    const back = before(state);
    const go = (to: Place) => store.dispatch({ type: "hint-show", ...to });
    return html`
      <button class="button" ?disabled=${!back} @click=${() => back && go(back)}>${t("app.back")}</button>
      ${
        next
          ? html`<button class="button primary" @click=${() => go(next)}>
              ${t(state.tier < 3 ? "hint.more" : "hint.next")}
            </button>`
          : html`<button class="button primary" @click=${() => acts.takeHint()}>${t("hint.write")}</button>`
      }
    `;
  }
}

function segments(tier: number): TemplateResult {
  return html`<div class="segments" aria-hidden="true">
    ${TIERS.map((one) => html`<span class=${one <= tier ? "told" : ""}></span>`)}
  </div>`;
}

function legend(play: PlayState): TemplateResult | typeof nothing {
  const roles = play.hint ? rolesOf(play, play.hint) : [];
  if (roles.length === 0) return nothing;
  return html`<ul class="legend">
    ${roles.map(
      (role) => html`<li><span class="swatch ${role}" aria-hidden="true"></span>${t(`hint.${role}`)}</li>`,
    )}
  </ul>`;
}

/** What of the board's highlights wants a name. */
function rolesOf({ kind }: PlayState, { hint, tier, step }: HintState): Role[] {
  if (hint?.type === "mistake" || hint?.type === "broken") return ["conflict"];
  if (hint?.type !== "step" || tier < 3) return [];
  const strikes = kind.id === "sudoku" && hint.steps[step].adds.some(isNegative);
  return strikes ? ["premise", "conclude", "struck"] : ["premise", "conclude"];
}

type Role = Exclude<TintRole, "focus"> | "struck";

customElements.define("ergo-hint-sheet", HintSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-hint-sheet": HintSheet;
  }
}
