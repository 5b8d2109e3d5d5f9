import { html, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import "./thumbnail.ts";

/** A small board for each kind, with some of what a player writes. */
const PICTURES: Readonly<Record<string, { readonly text: string; readonly marks: string }>> = {
  sudoku: { text: "1..4..1.2..34.21", marks: "0200300000000300" },
  nurikabe: { text: "4/4/j2g1l3h", marks: "2111010111112021" },
};

/** A picture of a kind, as large as its box; decoration only. */
export function kindPicture(kind: string): TemplateResult {
  const { text, marks } = PICTURES[kind] ?? { text: "", marks: "" };
  const read = playKind(kind)?.parse(text);
  return html`${
    read?.ok
      ? html`<ergo-thumbnail class="picture" .puzzle=${read.value} .marks=${[...marks].map(Number)}></ergo-thumbnail>`
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
