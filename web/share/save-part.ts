import { css, html, nothing, type TemplateResult } from "lit";
import type { Spelling } from "../../engine/kinds/contract/kind.ts";
import { exportKind } from "../../engine/kinds/export.ts";
import { download } from "../effects/download.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { subjectsOf } from "../state/subjects.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { stemOf } from "./file-name.ts";

/** How long a choice says that it was saved, in milliseconds. */
const TOLD = 2_500;

/** The files that a puzzle or a game can be saved as, each with its content. */
export class SavePart extends LaterElement {
  static override properties = { saved: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
      }
      h3 {
        font-size: 1rem;
      }
      ul {
        margin-block: var(--space-2);
        border-block: 1px solid var(--rule-soft);
      }
      li + li {
        border-block-start: 1px solid var(--rule-soft);
      }
      .button {
        inline-size: 100%;
        justify-content: flex-start;
        gap: var(--space-3);
        padding: var(--space-3) var(--space-2);
        border-color: transparent;
        border-radius: var(--radius-s);
        text-align: start;
      }
      .button .icon {
        color: var(--accent);
      }
      .words {
        display: grid;
        gap: 2px;
        min-inline-size: 0;
        line-height: 1.35;
      }
      .ending {
        color: var(--ink-note);
        font-weight: 400;
      }
      strong {
        font-weight: 600;
        word-break: keep-all;
      }
    `,
  ];

  /** The name of the file that was saved last, while it is shown. */
  declare private saved: string | null;

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.picked];
  #timer = 0;

  constructor() {
    super();
    this.saved = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render(): TemplateResult | typeof nothing {
    const [play] = subjectsOf(this.state);
    if (!play) return nothing;
    const isBegun = play.position.board.marks.some((mark) => mark !== 0);
    return html`<h3 id="save">${t("save.title")}</h3>
      <ul role="list" aria-labelledby="save">
        ${exportKind(play.kind.id).spellings.map((spelling) => this.#choice(play, spelling, isBegun))}
      </ul>
      ${isBegun ? html`<p class="note">${t("save.rest")}</p>` : nothing}
      <p class="unseen" role="status">${this.saved ? t("save.saved", { name: this.saved }) : nothing}</p>`;
  }

  #choice(play: PlayState, spelling: Spelling, isBegun: boolean): TemplateResult {
    const { id, ending, carriesMarks } = spelling;
    const { lang } = this.state;
    const name = `${stemOf(play)}${id === ending ? "" : `-${id}`}.${ending}`;
    const isSaved = this.saved === name;
    const kept = isBegun ? t(carriesMarks ? "save.with-marks" : "save.bare") : "";
    return html`<li>
      <button class="button" @click=${() => this.#save(name, spelling.write(play.puzzle, play.position.board.marks))}>
        ${icon(isSaved ? "check" : "download")}
        <span class="words">
          <strong>${spelling.name[lang]} <span class="ending">.${ending}</span></strong>
          <span class="note">
            ${isSaved ? t("save.saved", { name }) : `${kept}${spelling.note[lang]}`}
          </span>
        </span>
      </button>
    </li>`;
  }

  #save(name: string, text: string): void {
    download({ name, text });
    this.saved = name;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.saved = null;
    }, TOLD);
  }
}

customElements.define("ergo-save-part", SavePart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-save-part": SavePart;
  }
}
