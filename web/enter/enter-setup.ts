import { css, html, nothing, type TemplateResult } from "lit";
import { PAGE_KINDS, pageKind } from "../kinds/pages.ts";
import type { AppState } from "../state/state.ts";
import { kindName } from "../state/title.ts";
import { choice, switchStyles } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { stepper, stepperStyles } from "../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { mostBeside } from "./entered.ts";
import type { Entering } from "./entering.ts";

/** The kind and size of what is entered. */
export class EnterSetup extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    stepperStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
        padding: var(--space-2);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      legend {
        margin-block-end: var(--space-1);
        font-weight: 600;
      }
      .sides,
      .by {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-1);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.entering?.puzzle];

  protected override render(): TemplateResult | typeof nothing {
    const { entering, lang } = this.state;
    if (!entering) return nothing;
    const { kind } = entering.board;
    return html`${choice(
      "kind",
      t("enter.kind"),
      PAGE_KINDS.map(({ id }) => [id, kindName(id, lang)] as const),
      kind,
      (next) => this.app.store.dispatch({ type: "enter/kind", kind: next }),
    )}
    ${pageKind(kind).sides.other ? this.#sides(entering) : this.#squares(entering)}`;
  }

  #squares({ board, puzzle }: Entering): TemplateResult {
    return choice(
      "size",
      t("enter.size"),
      pageKind(board.kind).sides.offered.map((side) => [String(side), `${side} × ${side}`] as const),
      String(puzzle.rows),
      (side) => this.#resize(Number(side), Number(side)),
    );
  }

  #sides({ board, puzzle }: Entering): TemplateResult {
    const { rows, cols } = puzzle;
    const side = (
      label: string,
      value: number,
      other: number,
      set: (value: number) => void,
    ): TemplateResult => stepper({ label, value, least: 1, most: mostBeside(board.kind, other) }, set);
    return html`<fieldset>
      <legend>${t("enter.size")}</legend>
      <div class="sides">
        <span class="by">
          ${side(t("enter.cols"), cols, rows, (next) => this.#resize(rows, next))}
          <span aria-hidden="true">×</span>
        </span>
        ${side(t("enter.rows"), rows, cols, (next) => this.#resize(next, cols))}
      </div>
    </fieldset>`;
  }

  #resize(rows: number, cols: number): void {
    this.app.store.dispatch({ type: "enter/sized", rows, cols });
  }
}

customElements.define("ergo-enter-setup", EnterSetup);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-enter-setup": EnterSetup;
  }
}
