import { css, html, nothing, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Lang } from "../../engine/model/words.ts";
import { linkTo } from "../../engine/play/link.ts";
import { PAGE_KINDS } from "../kinds/pages.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { fieldStyles, sheetStyles } from "../ui/styles/sheet.ts";
import { t } from "../words/more.ts";
import { LOST, TextSheet, textSheetStyles } from "./text-sheet.ts";
import "../ui/sheet.ts";

/** Spellings that can be read, each with the beginning of an example; those of one kind are given by the kind. */
function formsIn(lang: Lang): readonly (readonly [string, string])[] {
  const links = PAGE_KINDS.map(({ id, sign }) => `#/${id}/${sign.text.slice(0, 3)}…`).join("  ·  ");
  const programs = PAGE_KINDS.flatMap((kind) => kind.programs);
  return [
    [t("import.form-link"), links],
    ...PAGE_KINDS.flatMap(({ forms }) => forms.map(({ name, example }) => [name[lang], example] as const)),
    [t("import.form-others"), ["penpa-edit", ...programs].join("  ·  ")],
    [t("import.form-files"), ".sdk  ·  .sdm  ·  .ss  ·  .sdx  ·  pzpr  ·  janko.at"],
  ];
}

/** Opens the puzzle in any text: pasted, typed, from a file, or dropped on the app. */
export class ImportSheet extends TextSheet {
  static override properties = { ...TextSheet.properties, opening: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    sheetStyles,
    textSheetStyles,
    css`
      textarea.field {
        min-block-size: 8rem;
      }
      .outcome {
        min-block-size: 5rem;
        display: grid;
        align-items: center;
      }
      summary {
        min-block-size: var(--touch);
        padding-block: var(--space-3);
        color: var(--accent);
        cursor: pointer;
      }
      dt {
        margin-block-start: var(--space-3);
      }
      dt:first-child {
        margin-block-start: 0;
      }
      dd {
        color: var(--ink-note);
        font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
        font-size: var(--text-s);
        white-space: pre-wrap;
      }
    `,
  ];

  declare private opening: boolean;

  protected override readonly looks = [];

  constructor() {
    super();
    this.opening = false;
  }

  protected override firstUpdated(): void {
    if (!this.text && matchMedia("(hover: hover)").matches) this.field?.focus();
  }

  async #open(event: Event): Promise<void> {
    event.preventDefault();
    if (this.opening || !this.text.trim()) return;
    this.opening = true;
    try {
      this.problem = await this.app.acts.openText(this.#wanted, this.wanted);
    } catch {
      this.problem = LOST;
    }
    this.opening = false;
    if (!this.problem) return;
    this.found = null;
    this.field?.focus();
  }

  /** The text to open: the one in the field, or a link to the puzzle picked from a set. */
  get #wanted(): string {
    const text = this.text.trim();
    const picked = this.read === text ? this.found?.several[this.number - 1] : undefined;
    const kind = picked && playKind(picked.kind);
    const puzzle = kind?.parse(picked?.text ?? "");
    if (!kind || !puzzle?.ok) return text;
    return linkTo(kind, puzzle.value, (this.number === 1 && this.found?.marks) || undefined);
  }

  async #paste(): Promise<void> {
    try {
      this.take(await navigator.clipboard.readText());
    } catch {
      this.field?.focus();
    }
  }

  protected override render(): TemplateResult {
    return html`<ergo-sheet heading=${t("import.title")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <form class="stack" @submit=${this.#open}>
        ${this.area(5)}
        <div class="row">
          ${
            "readText" in (navigator.clipboard ?? {})
              ? html`<button class="button" type="button" @click=${this.#paste}>${icon("copy")}${t("import.paste")}</button>`
              : nothing
          }
          ${this.fileButton()}
        </div>
        <div class="outcome" id="outcome" role="status">${this.outcome()}</div>
        <button class="button primary wide" ?disabled=${this.found === null && !this.opening}>${t("import.open")}</button>
        <button
          class="button quiet wide"
          type="button"
          @click=${() => this.app.acts.go({ screen: "enter", link: "" })}
        >
          ${icon("pencil")}${t("enter.by-hand")}
        </button>
        <details>
          <summary>${t("import.forms")}</summary>
          <dl>
            ${formsIn(this.state.lang).map(([name, example]) => html`<dt>${name}</dt><dd>${example}</dd>`)}
          </dl>
        </details>
      </form>
    </ergo-sheet>`;
  }
}

customElements.define("ergo-import-sheet", ImportSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-import-sheet": ImportSheet;
  }
}
