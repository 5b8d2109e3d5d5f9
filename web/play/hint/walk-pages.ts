import { css, html, nothing, type TemplateResult } from "lit";
import { aside, phrase } from "../../boards/spoken/phrase.ts";
import { phraseStyles } from "../../boards/spoken/phrase-styles.ts";
import { Paper } from "../../pictures/paper.ts";
import type { Drawn } from "./walk-boards.ts";

/** A walk on paper: what it concludes, its frames in two columns, and where it can be walked on a screen. */
export class WalkPages extends Paper {
  static override styles = [
    phraseStyles,
    css`
      :host {
        color: #000;
        background: #fff;
        font: 10.5pt / 1.4 var(--font);
      }
      h1 {
        margin: 0 0 4mm;
        font-size: 15pt;
      }
      ol {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 7mm 8mm;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        break-inside: avoid;
      }
      img {
        display: block;
        max-inline-size: 100%;
        max-block-size: 68mm;
        margin-block-end: 1.5mm;
      }
      h2 {
        margin: 0;
        font-size: 10.5pt;
      }
      p {
        margin: 0;
      }
      .context {
        font-style: italic;
      }
      .foot {
        margin-block-start: 6mm;
        color: #444;
        font-size: 8.5pt;
        overflow-wrap: anywhere;
      }
    `,
  ];
}

/** The pages of a walk; `addresses` are those of the pictures. */
export function walkPages(
  title: string,
  drawn: readonly Drawn[],
  addresses: readonly string[],
  link: string,
): TemplateResult {
  return html`<h1>${title}</h1>
    <ol>
      ${drawn.map(
        ({ words: { heading, context, sentences }, subject }, at) => html`<li>
          <img src=${addresses[at]} alt="" />
          <h2>${at + 1}. ${heading}</h2>
          ${context ? html`<p class="context">${aside(context, subject)}</p>` : nothing}
          ${sentences.map((sentence) => html`<p>${phrase(sentence, subject)}</p>`)}
        </li>`,
      )}
    </ol>
    <p class="foot">${link}</p>`;
}

customElements.define("ergo-walk-pages", WalkPages);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-walk-pages": WalkPages;
  }
}
