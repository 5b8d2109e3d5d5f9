import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Branch, Game } from "../../../engine/play/game.ts";
import { selectField } from "../../ui/field.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import "../../ui/sheet.ts";
import type { AppState } from "../../state/state.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles, sheetStyles } from "../../ui/styles/sheet.ts";
import { count, t } from "../../words/more.ts";
import { tallyOf } from "./tally.ts";

/** Named lines of the game to go to and come back from. */
export class BranchesSheet extends LaterElement {
  static override properties = { ...LaterElement.properties, renaming: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    sheetStyles,
    css`
      li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        border-block-start: 1px solid var(--rule-soft);
      }
      .go {
        flex: 1;
        justify-content: flex-start;
        min-inline-size: 0;
        padding: var(--space-2) var(--space-1);
        border-color: transparent;
        background: transparent;
        text-align: start;
      }
      .name {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .here .name {
        font-weight: 650;
      }
      .mark {
        flex: none;
        inline-size: 0.75rem;
        block-size: 0.75rem;
        border: 2px solid var(--edge);
        border-radius: 50%;
      }
      .here .mark {
        border-color: var(--accent);
        background: var(--accent);
        box-shadow: inset 0 0 0 2px var(--paper);
      }
      form {
        display: flex;
        flex: 1;
        gap: var(--space-2);
        padding-block: var(--space-2);
      }
    `,
  ];

  declare protected renaming: number;

  constructor() {
    super();
    this.renaming = -1;
  }

  protected override readonly looks = [(state: AppState) => state.play?.position.game];

  protected override updated(changed: PropertyValues): void {
    if (changed.has("renaming")) selectField(this.renderRoot);
  }

  protected override render(): TemplateResult | typeof nothing {
    const game = this.state.play?.position.game;
    if (!game) return nothing;
    return html`<ergo-sheet .heading=${t("branch.title")} @sheet-close=${this.#close}>
      <div class="stack">
        <p class="note">${t("branch.text")}</p>
        ${game.branches.length > 0 ? html`<ul>${game.branches.map((_, index) => this.#line(game, index))}</ul>` : nothing}
        <button class="button primary wide" @click=${this.#start}>${icon("branch")}${t("branch.start")}</button>
      </div>
    </ergo-sheet>`;
  }

  #line(game: Game, index: number): TemplateResult {
    const branch = game.branches[index];
    const here = index === game.branch;
    if (index === this.renaming) return html`<li>${this.#form(branch, index)}</li>`;
    const { moves } = tallyOf({ ...game, at: branch.tip });
    return html`<li class=${here ? "here" : ""}>
      <button class="button go" aria-current=${here} @click=${() => this.#go(index)}>
        <span class="mark" aria-hidden="true"></span>
        <span class="name">${branch.name}</span>
        <span class="note">${here ? t("branch.here") : count("branch.moves", moves)}</span>
      </button>
      <button
        class="icon-button"
        aria-label=${t("branch.rename", { name: branch.name })}
        @click=${() => {
          this.renaming = index;
        }}
      >${icon("pencil")}</button>
      <button
        class="icon-button"
        aria-label=${t("branch.drop", { name: branch.name })}
        ?disabled=${here}
        @click=${() => this.app.store.dispatch({ type: "branch-drop", branch: index })}
      >${icon("trash")}</button>
    </li>`;
  }

  #form(branch: Branch, index: number): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => this.#rename(event, index)}>
      <input class="field" name="name" maxlength="60" aria-label=${t("branch.name")} .value=${branch.name} />
      <button class="button">${t("menu.save")}</button>
    </form>`;
  }

  #start(): void {
    const { store } = this.app;
    const n = Math.max(store.state.play?.position.game.branches.length ?? 0, 1);
    store.dispatch({ type: "branch-start", name: t("branch.try", { n }), mainName: t("branch.main") });
    this.#close();
  }

  #go(branch: number): void {
    this.app.store.dispatch({ type: "branch-go", branch });
    this.#close();
  }

  #rename(event: SubmitEvent, branch: number): void {
    event.preventDefault();
    const name = this.renderRoot.querySelector("input")?.value.trim();
    this.renaming = -1;
    if (name) this.app.store.dispatch({ type: "branch-rename", branch, name });
  }

  #close(): void {
    this.app.acts.sheet(null);
  }
}

customElements.define("ergo-branches-sheet", BranchesSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-branches-sheet": BranchesSheet;
  }
}
