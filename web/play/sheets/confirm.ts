import { html, type TemplateResult } from "lit";
import { LaterElement } from "../../ui/later-element.ts";
import "../../ui/sheet.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { sheetStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";

/** Asks before a whole board is replaced: by nothing, or by the answer. */
export class ConfirmSheet extends LaterElement {
  static override properties = { ...LaterElement.properties, about: {} };
  static override styles = [baseStyles, buttonStyles, sheetStyles];

  declare about: "restart" | "answer";
  protected override readonly looks = [];

  constructor() {
    super();
    this.about = "restart";
  }

  protected override render(): TemplateResult {
    const { acts } = this.app;
    const yes = this.about === "restart" ? acts.restart : acts.showAnswer;
    const name = t(`menu.${this.about}`);
    return html`<ergo-sheet .heading=${name} @sheet-close=${() => acts.sheet(null)}>
      <div class="stack">
        <p>${t(`confirm.${this.about}`)}</p>
        <div class="row">
          <button class="button" @click=${() => acts.sheet(null)}>${t("app.cancel")}</button>
          <button class="button primary" @click=${() => yes.call(acts)}>${name}</button>
        </div>
      </div>
    </ergo-sheet>`;
  }
}

customElements.define("ergo-confirm-sheet", ConfirmSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-confirm-sheet": ConfirmSheet;
  }
}
