import { html, nothing, type TemplateResult } from "lit";
import { canRedo, canUndo } from "../../engine/play/game.ts";
import type { AppState } from "../state/state.ts";
import { AppElement } from "../ui/app-element.ts";
import { icon } from "../ui/icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { controlStyles } from "../ui/styles/controls.ts";
import { t } from "../words/words.ts";

/** Tools of every kind: undo, redo, branch, check, why, hint. */
export class Toolbar extends AppElement {
  static override styles = [baseStyles, buttonStyles, controlStyles];

  protected override readonly looks = [
    (state: AppState) => state.play?.position.game,
    (state: AppState) => state.play?.hint,
    (state: AppState) => state.play?.why,
    (state: AppState) => state.play?.selection,
    (state: AppState) => state.play?.solved,
    (state: AppState) => state.settings,
  ];

  /** Puts the focus on "hint". */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".primary")?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const { store, acts } = this.app;
    const { game } = play.position;
    return html`<div class="tools ${settings.leftHanded ? "left" : ""}" role="group" aria-label=${t("play.tools")}>
      <button
        class="button tool"
        ?disabled=${!canUndo(game)}
        @click=${() => store.dispatch({ type: "undo" })}
      >${icon("undo")}${t("play.undo")}</button>
      <button
        class="button tool"
        ?disabled=${!canRedo(game)}
        @click=${() => store.dispatch({ type: "redo" })}
      >${icon("redo")}${t("play.redo")}</button>
      <button class="button tool" aria-haspopup="dialog" @click=${() => acts.sheet("branches")}>
        ${icon("branch")}${t("play.branch")}
      </button>
      <button
        class="button tool"
        ?disabled=${play.solved}
        @click=${() => acts.check(settings.check === "show")}
      >${icon("check")}${t("play.check")}</button>
      <button
        class="button tool"
        aria-expanded=${play.why !== null}
        @click=${() => acts.why(play.selection.at(-1) ?? null)}
      >${icon("why")}${t("play.why")}</button>
      <button
        class="button tool primary"
        aria-expanded=${play.hint !== null}
        ?disabled=${play.solved}
        @click=${() => acts.hint()}
      >${icon("hint")}${t("play.hint")}</button>
    </div>`;
  }
}

customElements.define("ergo-toolbar", Toolbar);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-toolbar": Toolbar;
  }
}
