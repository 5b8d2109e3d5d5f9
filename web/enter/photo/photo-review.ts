import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import { cellName } from "../../../engine/model/lattice.ts";
import type { PhotoAnswer } from "../../../worker/api.ts";
import { choosePicture } from "../../effects/choose-picture.ts";
import { PAGE_KINDS, pageKind } from "../../kinds/pages.ts";
import type { AppState } from "../../state/state.ts";
import { kindName } from "../../state/title.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { stepper, stepperStyles } from "../../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { drawStraight } from "./photo-canvas.ts";
import "./photo-corners.ts";
import { openDoubts, type Photographed, type Wanted } from "./photographed.ts";

/** Most cells a side of a board in a picture. */
const MOST = 25;
/** A board with more doubtful cells than this part is read badly. */
const MANY = 0.12;

/**
 * The picture beside the board that was read from it: what is being done, why it was refused, or which cells to compare.
 * Fires "picture-read" with what is wanted of another reading, and "picture-close".
 */
export class PhotoReview extends LaterElement {
  static override properties = { setting: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    stepperStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        padding: var(--space-2);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      .read {
        display: grid;
        /* Two columns at most, one where large text leaves no room for two. */
        grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
        gap: var(--space-2) var(--space-3);
        align-items: start;
      }
      canvas {
        inline-size: 100%;
        max-block-size: 24rem;
        object-fit: contain;
        border-radius: var(--radius-s);
        cursor: pointer;
      }
      .words {
        display: grid;
        gap: var(--space-1);
      }
      .buttons,
      .sides {
        display: flex;
        flex-wrap: wrap;
        gap: 0.375rem;
        align-items: center;
      }
      .buttons > * {
        flex-grow: 1;
      }
      .side {
        display: grid;
        justify-items: start;
      }
      .all {
        grid-column: 1 / -1;
      }
      .button {
        padding-inline: var(--space-2);
      }
      progress {
        inline-size: 100%;
        accent-color: var(--accent);
      }
      @media (min-aspect-ratio: 1/1) and (min-width: 35rem) {
        .read {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  /** Whether the corners are being set. */
  declare private setting: boolean;

  constructor() {
    super();
    this.setting = false;
  }

  protected override readonly looks = [
    (state: AppState) => state.photographed,
    (state: AppState) => state.entering,
  ];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.state.photographed?.is === "reading") this.setting = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { photographed, entering } = this.state;
    const canvas = this.renderRoot.querySelector("canvas");
    if (photographed?.is !== "read" || !canvas) return;
    const { answer } = photographed;
    const doubts = openDoubts(this.state, entering);
    drawStraight(canvas, answer, doubts, isBoard(answer, this.state) ? (entering?.cell ?? null) : null);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { photographed } = this.state;
    if (!photographed) return nothing;
    switch (photographed.is) {
      case "reading":
        return html`<p role="status">${t(`photo.${photographed.stage}`)}</p>
          <progress aria-label=${t("photo.title")}></progress>
          <div class="buttons">${this.#close(t("photo.cancel"))}</div>`;
      case "refused":
        return html`<p role="alert">${photographed.problem.text[this.state.lang]}</p>
          ${this.setting ? this.#corners(photographed.picture, null) : nothing}
          <div class="buttons">
            ${this.#other()} ${isOpened(photographed) ? this.#setting() : nothing}
            ${this.#close(t(this.setting ? "photo.close" : "app.close"))}
          </div>`;
      case "read":
        return this.setting
          ? html`${this.#corners(photographed.picture, photographed.answer.corners)}
              <div class="buttons">${this.#setting()}</div>`
          : this.#read(photographed.answer);
    }
  }

  #read(answer: PhotoAnswer): TemplateResult {
    const doubts = openDoubts(this.state, this.state.entering);
    return html`<div class="read">
      <canvas role="img" aria-label=${t("photo.straight")} @click=${(event: MouseEvent) => this.#tap(event, answer)}>
      </canvas>
      <div class="words">
        <p role="status">${this.#said(answer, doubts)}</p>
        ${answer.several ? html`<p class="note">${t("photo.several")}</p>` : nothing}
        ${this.#changed(answer, doubts)}
        ${pageKind(answer.kind).sides.other ? this.#sides(answer) : nothing}
      </div>
      <div class="buttons all">
        ${doubts.length > 0 ? this.#next(doubts) : nothing} ${this.#setting()} ${this.#kinds(answer)}
        ${this.#other()} ${this.#close(t("photo.close"))}
      </div>
    </div>`;
  }

  #said(answer: PhotoAnswer, open: readonly Cell[]): string {
    const { doubts, rows, cols } = answer;
    if (doubts.length > MANY * rows * cols) return t("photo.many", { n: open.length });
    const verdict = isBoard(answer, this.state) ? this.state.entering?.verdict?.is : undefined;
    if (open.length === 0 && (verdict === "broken" || verdict === "none")) return t("photo.no-answer");
    if (open.length === 0 && verdict === "several") return t("photo.several-answers");
    if (open.length === 0) return t(doubts.length === 0 ? "photo.sure" : "photo.compared");
    return open.length === 1 ? t("photo.unsure-one") : t("photo.unsure", { n: open.length });
  }

  /** What a search for answers changed: what was read there first. */
  #changed({ doubts, cols }: PhotoAnswer, open: readonly Cell[]): TemplateResult | typeof nothing {
    const changed = doubts.filter(({ cell, number, read }) => number !== read && open.includes(cell));
    if (changed.length === 0) return nothing;
    const { lang, settings } = this.state;
    return html`<ul class="note">
      ${changed.map(({ cell, number, read }) => {
        const slots = {
          cell: cellName(cell, cols, lang, settings.cells),
          read: read || "–",
          number: number || "–",
        };
        return html`<li>${t("photo.changed", slots)}</li>`;
      })}
      <li>${t("photo.changed-why")}</li>
    </ul>`;
  }

  #next(doubts: readonly Cell[]): TemplateResult {
    const at = this.state.entering?.cell ?? -1;
    const cell = doubts.find((one) => one > at) ?? doubts[0];
    return html`<button
      class="button"
      @click=${() => this.app.store.dispatch({ type: "enter/selected", cell })}
    >
      ${t("photo.next")}
    </button>`;
  }

  /** The same picture as another kind. */
  #kinds({ kind }: PhotoAnswer): readonly TemplateResult[] {
    const { lang } = this.state;
    return PAGE_KINDS.filter(({ id }) => id !== kind).map(
      ({ id }) => html`<button class="button" @click=${() => this.#again({ kind: id })}>
        ${t("photo.as", { kind: kindName(id, lang) })}
      </button>`,
    );
  }

  /** The size that was found, to be changed. */
  #sides({ kind, rows, cols, corners }: PhotoAnswer): TemplateResult {
    const set = (size: { rows: number; cols: number }): void => this.#again({ kind, corners, size });
    const side = (label: string, value: number, put: (next: number) => void): TemplateResult =>
      html`<div class="side">
        <span class="note" aria-hidden="true">${label}</span>
        ${stepper({ label, value, least: 2, most: MOST }, put)}
      </div>`;
    return html`<div class="sides" role="group" aria-label=${t("enter.size")}>
      ${side(t("enter.cols"), cols, (next) => set({ rows, cols: next }))}
      ${side(t("enter.rows"), rows, (next) => set({ rows: next, cols }))}
    </div>`;
  }

  #corners(picture: Blob, corners: PhotoAnswer["corners"] | null): TemplateResult {
    return html`<ergo-photo-corners
      .app=${this.app}
      .picture=${picture}
      .corners=${corners}
      @corners=${(event: CustomEvent<PhotoAnswer["corners"]>) => this.#again({ corners: event.detail })}
    ></ergo-photo-corners>`;
  }

  #again(wanted: Wanted): void {
    this.dispatchEvent(new CustomEvent("picture-read", { detail: wanted }));
  }

  /** Begins to set the corners, or leaves them as they were. */
  #setting(): TemplateResult {
    return html`<button
      class="button"
      @click=${() => {
        this.setting = !this.setting;
      }}
    >
      ${t(this.setting ? "photo.cancel" : "photo.corners")}
    </button>`;
  }

  #other(): TemplateResult {
    return html`<button class="button" @click=${() => choosePicture(this.app.acts.readPicture)}>${t("photo.other")}</button>`;
  }

  #close(label: string): TemplateResult {
    return html`<button class="button" @click=${() => this.dispatchEvent(new CustomEvent("picture-close"))}>
      ${label}
    </button>`;
  }

  #tap(event: MouseEvent, answer: PhotoAnswer): void {
    if (!isBoard(answer, this.state)) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const { width, height } = answer.straight;
    const scale = Math.min(box.width / width, box.height / height);
    const x = (event.clientX - box.x - (box.width - width * scale) / 2) / (width * scale);
    const y = (event.clientY - box.y - (box.height - height * scale) / 2) / (height * scale);
    if (x < 0 || y < 0 || x >= 1 || y >= 1) return;
    const cell = Math.floor(y * answer.rows) * answer.cols + Math.floor(x * answer.cols);
    this.app.store.dispatch({ type: "enter/selected", cell });
  }
}

/** Whether the board that is entered has the kind and size of the picture's. */
function isBoard({ kind, rows, cols }: PhotoAnswer, { entering }: AppState): boolean {
  return entering?.board.kind === kind && entering.puzzle.rows === rows && entering.puzzle.cols === cols;
}

/** Whether the picture could be opened, so that corners can be set on it. */
function isOpened({ problem }: Extract<Photographed, { is: "refused" }>): boolean {
  return !["photo-type", "photo-damaged", "photo-huge"].includes(problem.code);
}

customElements.define("ergo-photo-review", PhotoReview);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-photo-review": PhotoReview;
  }
}
