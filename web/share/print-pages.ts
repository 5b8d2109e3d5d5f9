import { css, LitElement, type TemplateResult } from "lit";
import { PAPER, printPageStyles } from "./print-page.ts";

/** While there is something to print, paper shows nothing else; the screen shows all but that. */
const paperStyles = css`
  @page { margin: 12mm; }
  ergo-print-pages { display: none; }
  @media print {
    :root { color-scheme: light; --light: initial; --dark: ; }
    html, body { min-block-size: 0; background: #fff; }
    body > :not(ergo-print-pages) { display: none; }
    ergo-print-pages { display: block; }
  }
`;
const paper = new CSSStyleSheet();
paper.replaceSync(paperStyles.cssText);

/** The pages that the browser's printing takes; it lies in the document beside the app. */
export class PrintPages extends LitElement {
  static override properties = { pages: { attribute: false } };
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

  declare pages: readonly TemplateResult[];

  constructor() {
    super();
    this.pages = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(paper);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
  }

  protected override render(): readonly TemplateResult[] {
    return this.pages;
  }
}

customElements.define("ergo-print-pages", PrintPages);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-print-pages": PrintPages;
  }
}
