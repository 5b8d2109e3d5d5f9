import { html, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import { pageKind } from "./pages.ts";
import "./thumbnail.ts";

/** A picture of a kind, as large as its box; decoration only. */
export function kindPicture(kind: string): TemplateResult {
  const { text, marks } = pageKind(kind).sign;
  const read = playKind(kind)?.parse(text);
  return html`${
    read?.ok
      ? html`<ergo-thumbnail class="picture" .puzzle=${read.value} .marks=${marks}></ergo-thumbnail>`
      : ""
  }`;
}

/** The sign of the app: "therefore", three stones. */
export function sign(): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
    <rect x="11.5" y="4" width="9" height="9" rx="2.25"></rect>
    <rect x="4" y="18" width="9" height="9" rx="2.25"></rect>
    <rect x="19" y="18" width="9" height="9" rx="2.25"></rect>
  </svg>`;
}
