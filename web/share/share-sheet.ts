import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { exportKind } from "../../engine/kinds/export.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { subjectsOf } from "../state/subjects.ts";
import { switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles, sheetStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import type { QrPicture } from "./qr.ts";
import "./picture-part.ts";
import "./save-part.ts";
import "../ui/sheet.ts";

/** How long a button says that it copied, in milliseconds. */
const TOLD = 2_500;

/** Gives a puzzle away: as a link, a code to scan, text for other programs, or a file. */
export class ShareSheet extends LaterElement {
  static override properties = {
    withMarks: { state: true },
    told: { state: true },
    qr: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    sheetStyles,
    switchStyles,
    css`
      .field {
        text-overflow: ellipsis;
      }
      figure {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
      }
      .qr {
        inline-size: min(100%, 14rem);
        block-size: auto;
        border-radius: var(--radius-s);
        background: #fff;
        fill: #000;
        shape-rendering: crispEdges;
        forced-color-adjust: none;
      }
      .other {
        padding-block-start: var(--space-3);
        border-block-start: 1px solid var(--rule-soft);
      }
    `,
  ];

  declare private withMarks: boolean;
  /** What was done last, and with which text. */
  declare private told: { readonly what: "copied" | "failed"; readonly text: string } | null;
  declare private qr: { readonly link: string; readonly picture: QrPicture | null } | null;

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.picked];
  #timer = 0;

  constructor() {
    super();
    this.withMarks = false;
    this.told = null;
    this.qr = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  get #link(): string {
    return this.app.acts.link(this.withMarks);
  }

  protected override updated(_changed: PropertyValues): void {
    void this.#draw(this.#link);
  }

  async #draw(link: string): Promise<void> {
    if (this.qr?.link === link) return;
    const { qrPicture } = await import("./qr.ts");
    if (this.#link === link && this.qr?.link !== link) this.qr = { link, picture: qrPicture(link) };
  }

  #tell(text: string, done: boolean): void {
    this.told = { what: done ? "copied" : "failed", text };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.told = null;
    }, TOLD);
    if (!done) this.renderRoot.querySelector("input")?.select();
  }

  async #copy(text: string): Promise<void> {
    this.#tell(text, await this.app.acts.copy(text));
  }

  async #share(): Promise<void> {
    const link = this.#link;
    const outcome = await this.app.acts.share(link);
    if (outcome !== "shared") this.#tell(link, outcome === "copied");
  }

  protected override render(): TemplateResult {
    const [play] = subjectsOf(this.state);
    const link = this.#link;
    const begun = play?.position.board.marks.some((mark) => mark !== 0);
    return html`<ergo-sheet heading=${t("share.title")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <div class="stack">
        ${begun ? this.#switch() : nothing}
        <div>
          <label class="label" for="link">${t("share.link")}</label>
          <input
            class="field"
            id="link"
            readonly
            .value=${link}
            @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
          />
        </div>
        <div class="row">
          ${this.#copyButton(link, t("share.copy"), "primary")}
          ${
            "share" in navigator
              ? html`<button class="button" @click=${this.#share}>${icon("share")}${t("share.send")}</button>`
              : nothing
          }
        </div>
        ${this.#code()}
        ${
          play
            ? html`${this.#others(play)}
              <ergo-picture-part .app=${this.app}></ergo-picture-part>
              <ergo-save-part .app=${this.app}></ergo-save-part>`
            : nothing
        }
        <p class="unseen" role="status">${this.told ? t(`share.${this.told.what}`) : nothing}</p>
      </div>
    </ergo-sheet>`;
  }

  #switch(): TemplateResult {
    return toggle(t("share.with-marks"), this.withMarks, (on) => {
      this.withMarks = on;
    });
  }

  #copyButton(text: string, label: string, look: string): TemplateResult {
    const told = this.told?.text === text ? this.told.what : null;
    return html`<button class="button ${look}" @click=${() => this.#copy(text)}>
      ${icon(told === "copied" ? "check" : "copy")}${told ? t(`share.${told}`) : label}
    </button>`;
  }

  #code(): TemplateResult {
    const { qr } = this;
    if (qr && !qr.picture) return html`<p class="note">${t("share.too-long")}</p>`;
    const size = qr?.picture?.size ?? 41;
    return html`<figure>
      <svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("share.qr")}>
        <path d=${qr?.picture?.path ?? ""}></path>
      </svg>
      <figcaption class="note">${t("share.scan")}</figcaption>
    </figure>`;
  }

  /** Texts for other programs: the address of puzz.link, and the digits of a kind of digits. */
  #others({ kind, puzzle, text }: PlayState): TemplateResult {
    const address = exportKind(kind.id).address(puzzle);
    return html`<div class="other row">
      ${address === null ? nothing : this.#copyButton(address, t("share.puzz-link"), "quiet")}
      ${kind.hand === "digits" ? this.#copyButton(text, t("share.digits"), "quiet") : nothing}
    </div>`;
  }
}

customElements.define("ergo-share-sheet", ShareSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-share-sheet": ShareSheet;
  }
}
