import { css, html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { playKind } from "../../engine/kinds/play.ts";
import type { ImportedText } from "../../worker/api.ts";
import { kindName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import "../kinds/thumbnail.ts";

/** The puzzle found in a text; of a set, the one picked by its number. Fires "pick" for another. */
export class Found extends LaterElement {
  static override properties = { found: {}, number: { type: Number } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    css`
      :host {
        display: grid;
        gap: var(--space-3);
      }
      .found {
        display: flex;
        gap: var(--space-4);
        align-items: center;
      }
      ergo-thumbnail {
        flex: none;
        display: block;
        inline-size: 80px;
        block-size: 80px;
      }
      strong {
        display: block;
      }
      .picker {
        display: flex;
        align-items: center;
        gap: var(--space-2);
      }
      .field {
        inline-size: 5.5rem;
        text-align: center;
        font-variant-numeric: tabular-nums;
      }
      [aria-disabled="true"] {
        color: var(--edge);
        cursor: default;
      }
    `,
  ];

  declare found: ImportedText;
  /** Which puzzle of a set is shown, from 1. */
  declare number: number;

  protected override readonly looks = [];

  #pick(number: number): void {
    const detail = Math.min(this.found.several.length, Math.max(1, Math.trunc(number) || 1));
    this.dispatchEvent(new CustomEvent("pick", { detail }));
    this.requestUpdate(); // the field may show what is out of bounds
  }

  protected override render(): TemplateResult {
    const { several } = this.found;
    const isFirst = this.number === 1;
    const { kind, text } = several[this.number - 1] ?? this.found;
    const { lang } = this.state;
    const read = playKind(kind)?.parse(text);
    if (!read?.ok) return html`<p>${kindName(kind, lang)}</p>`;
    const { rows, cols, cells } = read.value;
    const marks = isFirst ? this.found.marks : null;
    const notice = isFirst ? this.found.notice?.[lang] : null;
    return html`<div class="found">
        <ergo-thumbnail .puzzle=${read.value} .marks=${marks ?? new Array<number>(cells).fill(0)}></ergo-thumbnail>
        <p>
          <strong>${kindName(kind, lang)} ${cols} × ${rows}</strong>
          ${marks ? t("import.with-marks") : nothing} ${notice ?? nothing}
        </p>
      </div>
      ${several.length > 1 ? this.#picker(several.length) : nothing}`;
  }

  #picker(last: number): TemplateResult {
    const turn = (label: string, name: "back" | "next", number: number) =>
      html`<button
        class="icon-button"
        type="button"
        aria-label=${label}
        aria-disabled=${number < 1 || number > last}
        @click=${() => this.#pick(number)}
      >
        ${icon(name)}
      </button>`;
    return html`<div class="picker">
      ${turn(t("import.earlier"), "back", this.number - 1)}
      <input
        class="field"
        type="number"
        inputmode="numeric"
        min="1"
        max=${last}
        aria-label=${t("import.number", { n: last })}
        .value=${live(String(this.number))}
        @change=${(event: Event) => this.#pick((event.target as HTMLInputElement).valueAsNumber)}
      />
      <span aria-hidden="true">${t("import.of", { n: last })}</span>
      ${turn(t("import.later"), "next", this.number + 1)}
    </div>`;
  }
}

customElements.define("ergo-found", Found);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-found": Found;
  }
}
