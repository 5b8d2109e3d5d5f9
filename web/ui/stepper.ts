import { css, html, type TemplateResult } from "lit";
import { t } from "../words/more.ts";
import { drawn } from "./icon.ts";

/** Styles of `stepper`. */
export const stepperStyles = css`
  .stepper {
    display: inline-flex;
    align-items: center;
    border: 1px solid var(--rule);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  .stepper input {
    inline-size: max(44px, 2rem);
    min-block-size: var(--touch);
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: max(16px, 1rem);
    font-weight: 600;
    text-align: center;
    appearance: textfield;
  }
  .stepper input::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  .stepper [aria-disabled="true"] {
    color: var(--edge);
    cursor: default;
  }
`;

/** Value and bounds of a stepper. */
export interface Steps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

/** A whole number with a button to either side; a typed number is brought within the bounds. */
export function stepper({ label, value, least, most }: Steps, set: (value: number) => void): TemplateResult {
  const to = (wanted: number): void => set(Math.min(most, Math.max(least, Math.round(wanted) || least)));
  const typed = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    to(Number(field.value));
    field.value = String(value); // the next rendering brings the new one, if it is another
  };
  const button = (name: string, path: string, by: number, end: number): TemplateResult =>
    html`<button class="icon-button" aria-label=${name} aria-disabled=${value === end} @click=${() => to(value + by)}>
      ${drawn(path, true)}
    </button>`;
  return html`<div class="stepper">
    ${button(t("make.less", { what: label }), "M6 12h12", -1, least)}
    <input
      type="number"
      inputmode="numeric"
      aria-label=${label}
      min=${least}
      max=${most}
      .value=${String(value)}
      @change=${typed}
    />
    ${button(t("make.more-of", { what: label }), "M6 12h12M12 6v12", 1, most)}
  </div>`;
}
