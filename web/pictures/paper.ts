import { css, LitElement, type TemplateResult } from "lit";

/** While there is something to print, paper shows nothing else; the screen shows all but that. */
const paperStyles = css`
  @page { margin: 12mm; }
  [data-paper] { display: none; }
  @media print {
    :root { color-scheme: light; --light: initial; --dark: ; }
    html, body { min-block-size: 0; background: #fff; }
    body > :not([data-paper]) { display: none; }
    [data-paper] { display: block; }
  }
`;
const paper = new CSSStyleSheet();
paper.replaceSync(paperStyles.cssText);

/** Pages that the browser's printing takes; an element of this class lies in the document beside the app. */
export abstract class Paper extends LitElement {
  static override properties = { pages: { attribute: false } };

  declare pages: readonly TemplateResult[];

  constructor() {
    super();
    this.pages = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.paper = "";
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
