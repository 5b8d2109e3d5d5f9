import { html, type TemplateResult } from "lit";
import { AppElement } from "../parts/app-element.ts";
import type { AppState } from "../state/state.ts";

/** Orders puzzles, and shows what was made. */
export class PrintSheet extends AppElement {
  protected override readonly looks = [(state: AppState) => state.making];
  protected override render(): TemplateResult {
    return html`<main></main>`;
  }
}

customElements.define("ergo-print-sheet", PrintSheet);
