import { html, nothing, type TemplateResult } from "lit";
import { canUndo } from "../../../engine/play/game.ts";
import type { App } from "../../state/app.ts";
import { icon } from "../../ui/icon.ts";
import { t } from "../../words/words.ts";

/** "Undo" in a sheet that covers the toolbar. */
export function undoButton({ store }: App): TemplateResult | typeof nothing {
  const game = store.state.play?.position.game;
  if (!game || !canUndo(game)) return nothing;
  return html`<button
    class="icon-button undo"
    aria-label=${t("play.undo")}
    @click=${() => store.dispatch({ type: "undo" })}
  >${icon("undo")}</button>`;
}
