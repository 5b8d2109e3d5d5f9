import { css, html, nothing, type TemplateResult } from "lit";
import { download } from "../effects/download.ts";
import { type Picture, pngOf } from "../pictures/picture.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { subjectsOf } from "../state/subjects.ts";
import { titleOf } from "../state/title.ts";
import { switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { sheetStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import { stemOf } from "./file-name.ts";
import { pictureOf } from "./picture.ts";
import { printBoard, printBoardStyles } from "./print-board.ts";

/** Side of the preview's field. */
const PREVIEW = 100;

/** The board as a picture: a preview, and files of it to save or to share. */
export class PicturePart extends LaterElement {
  static override properties = {
    withMarks: { state: true },
    saved: { state: true },
    trouble: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    sheetStyles,
    switchStyles,
    printBoardStyles,
    css`
      :host {
        display: block;
      }
      h3 {
        font-size: 1rem;
      }
      .preview {
        display: block;
        inline-size: min(100%, 9rem);
        margin: 0 auto;
        padding: 4%;
        border-radius: var(--radius-s);
        background: #fff;
        box-shadow: 0 0 0 1px var(--rule);
        font-family: var(--font);
        forced-color-adjust: none;
      }
    `,
  ];

  declare private withMarks: boolean;
  /** The file that was saved last, by its ending. */
  declare private saved: "png" | "svg" | null;
  /** What went wrong; empty where nothing did. */
  declare private trouble: string;

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.picked];

  constructor() {
    super();
    this.withMarks = true;
    this.saved = null;
    this.trouble = "";
  }

  protected override render(): TemplateResult | typeof nothing {
    const [play] = subjectsOf(this.state);
    if (!play) return nothing;
    const { puzzle } = play;
    const size = PREVIEW / Math.max(puzzle.rows, puzzle.cols);
    const place = { x: (puzzle.cols * size - PREVIEW) / 2, y: 0, size: PREVIEW };
    return html`<div class="stack">
      <h3 id="picture">${t("picture.title")}</h3>
      <svg
        class="preview"
        viewBox="0 0 ${puzzle.cols * size} ${puzzle.rows * size}"
        role="img"
        aria-label=${t("picture.preview")}
      >${printBoard(puzzle, this.#written(play), place)}</svg>
      ${
        isBegun(play)
          ? toggle(t("picture.with-marks"), this.withMarks, (on) => {
              this.withMarks = on;
            })
          : nothing
      }
      <div class="row" role="group" aria-labelledby="picture">
        ${this.#button(play, "png")} ${this.#button(play, "svg")}
        ${
          sharesFiles()
            ? html`<button class="button" @click=${() => this.#share(play)}>${icon("share")}${t("share.send")}</button>`
            : nothing
        }
      </div>
      <p class=${this.trouble ? "note" : "unseen"} role="status">
        ${this.trouble || (this.saved ? t("save.saved", { name: nameOf(play, this.saved) }) : nothing)}
      </p>
    </div>`;
  }

  #button(play: PlayState, ending: "png" | "svg"): TemplateResult {
    const save = () => (ending === "png" ? this.#png(play) : this.#svg(play));
    return html`<button class="button" @click=${save}>
      ${icon(this.saved === ending ? "check" : "download")}${t("picture.save", { type: ending.toUpperCase() })}
    </button>`;
  }

  #written(play: PlayState) {
    return isBegun(play) && this.withMarks ? { board: play.position.board } : null;
  }

  #picture(play: PlayState): Picture {
    return pictureOf(
      play.puzzle,
      this.#written(play),
      `${play.kind.name[this.state.lang]} · ${titleOf(play)}`,
    );
  }

  #svg(play: PlayState): void {
    download({ name: nameOf(play, "svg"), text: this.#picture(play).svg });
    this.#done("svg");
  }

  async #png(play: PlayState): Promise<void> {
    const blob = await this.#blob(play);
    if (!blob) return;
    download({ name: nameOf(play, "png"), blob });
    this.#done("png");
  }

  async #share(play: PlayState): Promise<void> {
    const blob = await this.#blob(play);
    if (!blob) return;
    try {
      await navigator.share({ files: [fileOf(blob, nameOf(play, "png"))] });
    } catch (why) {
      const isOver = why instanceof DOMException && why.name === "AbortError";
      this.trouble = isOver ? "" : t("picture.not-shared");
    }
  }

  #done(saved: "png" | "svg"): void {
    this.saved = saved;
    this.trouble = "";
  }

  /** The picture as PNG; null where this browser cannot draw it, which is said. */
  async #blob(play: PlayState): Promise<Blob | null> {
    try {
      return await pngOf(this.#picture(play));
    } catch {
      this.trouble = t("picture.failed");
      return null;
    }
  }
}

function nameOf(play: PlayState, ending: "png" | "svg"): string {
  return `${stemOf(play)}.${ending}`;
}

function isBegun({ position: { board } }: PlayState): boolean {
  return [board.marks, board.corner, board.centre, board.colours].some((of) => of.some((one) => one !== 0));
}

function sharesFiles(): boolean {
  const sample = fileOf(new Blob([], { type: "image/png" }), "ergo.png");
  return "canShare" in navigator && navigator.canShare({ files: [sample] });
}

function fileOf(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type });
}

customElements.define("ergo-picture-part", PicturePart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-picture-part": PicturePart;
  }
}
