import { css, html, nothing, type TemplateResult } from "lit";
import type { Problem } from "../../../engine/model/result.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { stepper, stepperStyles } from "../../ui/stepper.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { fieldStyles } from "../../ui/styles/sheet.ts";
import { t } from "../../words/more.ts";
import { placeIn } from "./link.ts";
import { SHAPE_BOUNDS, type TreeActs, type TreeShape, type TreeState } from "./tree.ts";

/** Characters of the text shown to either side of a problem. */
const AROUND = 24;

/** The tree as text, its problem and the place of it, and random trees. */
export class TreeField extends ActsElement<TreeActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    stepperStyles,
    paneStyles,
    css`
      :host {
        gap: var(--space-4);
      }
      textarea {
        min-block-size: 5.5rem;
        resize: vertical;
        font-family: ui-monospace, monospace;
        line-height: 1.5;
        overflow-wrap: anywhere;
      }
      textarea[aria-invalid="true"] {
        border-color: var(--conflict-ink);
        box-shadow: inset 0 0 0 1px var(--conflict-ink);
      }
      .problem {
        display: grid;
        gap: var(--space-1);
        padding: var(--space-3);
        border-inline-start: 4px solid var(--conflict-ink);
        border-radius: var(--radius-s);
        background: var(--paper);
      }
      code {
        overflow-wrap: anywhere;
      }
      mark {
        border-block-end: 3px solid var(--conflict-ink);
        background: none;
        color: var(--conflict-ink);
        font-weight: 700;
      }
      .problem .button {
        justify-self: start;
      }
      .wishes {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2) var(--space-4);
      }
      .wishes label,
      .wish {
        display: grid;
        justify-items: start;
        gap: var(--space-1);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.lab?.tree];

  protected override render(): TemplateResult | typeof nothing {
    const tree = this.state.lab?.tree;
    if (!tree) return nothing;
    const { text, problem } = tree;
    const typed = (event: Event) => this.acts?.type((event.target as HTMLTextAreaElement).value);
    return html`<div>
        <label class="label" for="text">${t("tree.text")}</label>
        <textarea
          class="field"
          id="text"
          rows="3"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-invalid=${problem !== null}
          aria-describedby="about"
          .value=${text}
          @input=${typed}
        ></textarea>
        <p class="note" id="about">${t("tree.text-note")}</p>
      </div>
      <div aria-live="polite">${problem ? this.#problem(tree, problem) : nothing}</div>
      ${this.#random(tree)}`;
  }

  #problem({ text, trace }: TreeState, problem: Problem): TemplateResult {
    const { at } = problem;
    const span = at && placeIn(text, at);
    return html`<div class="problem">
      <p>${problem.text[this.state.lang]}</p>
      ${
        at && span
          ? html`<p class="note">
                ${t("tree.place", { line: at.line, column: at.column })}
                <br /><code>${excerpt(text, span)}</code>
              </p>
              <button class="button" @click=${() => this.#goTo(span)}>${t("tree.go-place")}</button>`
          : nothing
      }
      ${trace ? html`<p class="note">${t("tree.stale")}</p>` : nothing}
    </div>`;
  }

  /** Goes to the problem of the text. */
  mend(): void {
    const { text, problem } = this.state.lab?.tree ?? {};
    this.#goTo(text && problem?.at ? placeIn(text, problem.at) : { from: 0, to: 0 });
  }

  #goTo({ from, to }: { from: number; to: number }): void {
    const field = this.renderRoot.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(from, to);
  }

  #random({ shape }: TreeState): TemplateResult {
    const wish = (label: string, name: keyof TreeShape) => {
      const [least, most] = SHAPE_BOUNDS[name];
      const set = (value: number) => this.acts?.set({ shape: { ...shape, [name]: value } });
      return html`<div class="wish">
        <span class="note" aria-hidden="true">${label}</span>
        ${stepper({ label, value: shape[name], least, most }, set)}
      </div>`;
    };
    return html`<section>
      <h3>${t("tree.random")}</h3>
      <div class="wishes">
        ${wish(t("tree.levels"), "levels")} ${wish(t("tree.branching"), "children")}
        ${wish(t("tree.seed"), "seed")}
      </div>
      <div class="row">
        <button class="button" @click=${() => this.acts?.grow()}>${t("tree.grow")}</button>
      </div>
    </section>`;
  }
}

/** The problem, with some of the text around it. */
function excerpt(text: string, { from, to }: { from: number; to: number }): TemplateResult {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const wrong = text.slice(from, Math.min(to, from + AROUND));
  return html`${start > 0 ? "…" : ""}${text.slice(start, from)}<mark>${wrong === "" ? "␣" : wrong}</mark>${text.slice(to, end)}${end < text.length ? "…" : ""}`;
}

customElements.define("ergo-tree-field", TreeField);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-tree-field": TreeField;
  }
}
