import { css } from "lit";
import { Paper } from "../pictures/paper.ts";
import { PAPER, printPageStyles } from "./print-page.ts";

/** Pages of puzzles. */
export class PrintPages extends Paper {
  static override styles = [
    ...printPageStyles,
    css`
      .sheet {
        inline-size: ${PAPER.width}mm;
        block-size: ${PAPER.height}mm;
        margin-inline: auto;
        break-inside: avoid;
      }
      .sheet + .sheet {
        break-before: page;
      }
    `,
  ];
}

customElements.define("ergo-print-pages", PrintPages);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-print-pages": PrintPages;
  }
}
