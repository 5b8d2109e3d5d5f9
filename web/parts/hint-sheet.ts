import { html, nothing, type TemplateResult } from "lit";
import { type TintRole, tintsOf } from "../boards/tint.ts";
import type { AppState, HintState, PlayState } from "../state/state.ts";
import { t } from "../words/more.ts";
import { levelName } from "../words/title.ts";
import { AppElement } from "./app-element.ts";
import { hintSheetStyles } from "./hint-sheet-styles.ts";
import { after, before, type Place } from "./hint-tiers.ts";
import { hintWords } from "./hint-words.ts";
import { icon } from "./more-icon.ts";
import { baseStyles, buttonStyles } from "./style.ts";
import { Swipe } from "./swipe.ts";

export { hintWords };

/** Where to look, which rule, why, and writing it. */
const TIERS = [1, 2, 3, 4];

/** Tells the hint in tiers beside the board. It is not modal: the board and its keys work on. */
export class HintSheet extends AppElement {
  static override styles = [baseStyles, buttonStyles, hintSheetStyles];

  protected override readonly looks = [(state: AppState) => state.play?.hint];
  readonly #swipe = new Swipe(this, () => this.app.acts.sheet(null));

  /** Puts the focus on the button that leads on, or on the heading until there is one. */
  override focus(): void {
    const { renderRoot } = this;
    (renderRoot.querySelector<HTMLElement>(".primary") ?? renderRoot.querySelector("h2"))?.focus();
  }

  protected override updated(): void {
    this.renderRoot.querySelector(".text")?.scrollTo(0, 0);
    if (this.shadowRoot?.activeElement?.localName === "h2") this.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    if (!play?.hint) return nothing;
    const { hint } = play.hint;
    const { heading, sentences, level } = hintWords(play, play.hint, lang);
    return html`<section aria-labelledby="heading">
      <div class="grip" @pointerdown=${this.#swipe}>
        <header>
          <h2 id="heading" tabindex="-1">${heading}</h2>
          <button
            class="icon-button"
            aria-label=${t("app.close")}
            @click=${() => this.app.acts.sheet(null)}
          >${icon("close")}</button>
        </header>
        ${hint?.type === "step" ? progress(play.hint, hint.steps.length) : nothing}
      </div>
      <div class="text" tabindex=${hint ? "0" : nothing}>
        ${hint ? keyTo(play, level) : html`<div class="thinking"></div>`}
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
    const on = next ? () => go(next) : () => acts.takeHint();
    return html`<button class="button" ?disabled=${!back} @click=${() => back && go(back)}>${t("app.back")}</button>
      <button class="button primary" @click=${on}>
        ${t(next ? (state.tier < 3 ? "hint.more" : "hint.next") : "hint.write")}
      </button>`;
  }
}

/** How much of the hint is told; in a chain, also which of its steps. */
function progress({ tier, step }: HintState, all: number): TemplateResult {
  return html`<div class="progress">
    <div class="segments" aria-hidden="true">
      ${TIERS.map((one) => html`<span class=${one <= tier ? "told" : ""}></span>`)}
    </div>
    ${tier === 3 && all > 1 ? html`<span class="step">${t("hint.step", { n: step + 1, all })}</span>` : nothing}
  </div>`;
}

/** The level of the rule, and the names of the highlights that the board shows. */
function keyTo(play: PlayState, level: number | null): TemplateResult | typeof nothing {
  const roles = rolesOf(play);
  if (!level && roles.length === 0) return nothing;
  return html`<ul class="legend">
    ${level ? html`<li class="level">${levelName(level)}</li>` : nothing}
    ${roles.map(
      (role) => html`<li><span class="swatch ${role}" aria-hidden="true"></span>${t(`hint.${role}`)}</li>`,
    )}
  </ul>`;
}

const ROLES = ["premise", "conclude", "conflict"] as const satisfies readonly TintRole[];

/** Nurikabe shows what is ruled out as what it becomes. */
function rolesOf({ kind, hint }: PlayState): readonly ((typeof ROLES)[number] | "struck")[] {
  const { cells, struck } = tintsOf(hint);
  const shown = new Set([...cells.values()].flat());
  const roles = ROLES.filter((role) => shown.has(role));
  return kind.id === "sudoku" && struck.size > 0 ? [...roles, "struck"] : roles;
}

customElements.define("ergo-hint-sheet", HintSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-hint-sheet": HintSheet;
  }
}
