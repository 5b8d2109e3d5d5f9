import "../../../engine/kinds/wording.ts";
import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Move } from "../../../engine/model/board.ts";
import type { Cell, Fact } from "../../../engine/model/fact.ts";
import { applyMove } from "../../../engine/model/move.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import type { Branch, Game } from "../../../engine/play/game.ts";
import { MAIN } from "../../../engine/play/lines.ts";
import { callerOf } from "../../boards/mentions.ts";
import { unbroken } from "../../boards/spoken/unbroken.ts";
import { pageKind } from "../../kinds/pages.ts";
import { changeLines, withBranching } from "../../state/branching.ts";
import { selectField } from "../../ui/field.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import "../../ui/sheet.ts";
import type { AppState, PlayState } from "../../state/state.ts";
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
      .thoughts {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .thoughts p {
        flex: 1 0 100%;
      }
      .thoughts .button {
        flex: 1;
        min-inline-size: 44px;
        padding-inline: var(--space-1);
        font-weight: 600;
      }
      .wide {
        padding-inline: var(--space-2);
        font-size: min(1rem, 7vmin);
        text-align: center;
      }
      .words {
        display: flex;
        flex: 1;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 var(--space-2);
        min-inline-size: 0;
      }
      .name {
        flex: 1 1 6em;
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
        flex-wrap: wrap;
        gap: var(--space-2);
        padding-block: var(--space-2);
      }
      .field {
        flex: 1 1 10rem;
        inline-size: 0;
      }
      form .button {
        flex: 0 1 auto;
        margin-inline-start: auto;
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
        ${this.#thoughts()}
        <button class="button primary wide" @click=${() => this.#start()}>${icon("branch")}${t("branch.start")}</button>
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
        <span class="words">
          <span class="name">${this.#unbroken(branch.name)}</span>
          <span class="note">${here ? t("branch.here") : count("branch.moves", moves)}</span>
        </span>
      </button>
      <button
        class="icon-button"
        aria-label=${t("branch.rename", { name: branch.name })}
        @click=${() => {
          this.renaming = index;
        }}
      >${icon("pencil")}</button>
      ${
        index === MAIN
          ? nothing
          : html`<button
              class="icon-button"
              aria-label=${t("branch.drop", { name: branch.name })}
              @click=${() => this.#drop(branch.name, index)}
            >${icon("trash")}</button>`
      }
    </li>`;
  }

  /** What the selected cell could be: each is a branch that begins with it. */
  #thoughts(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    const cell = play?.selection.at(-1);
    if (!play || cell === undefined) return nothing;
    const { kind, puzzle, position } = play;
    const moves = thoughtsAbout(play, cell);
    if (moves.length === 0) return nothing;
    const called = callerOf(this.state, puzzle);
    const named = called(kind.sayBinding(puzzle, { as: "cell", of: cell }, lang));
    return html`<div class="thoughts" role="group" aria-label=${t("branch.what-if", { cell: named })}>
      <p aria-hidden="true">${this.#unbroken(t("branch.what-if", { cell: named }))}</p>
      ${moves.map(({ fact, move }) => {
        const name = t("branch.what", { fact: called(kind.sayFact(puzzle, fact, lang)) });
        const shown = pageKind(kind.id).sayShown(
          puzzle,
          cell,
          applyMove(position.board, move).marks[cell],
          lang,
        );
        return html`<button class="button" aria-label=${name} @click=${() => this.#start(name, move)}>${shown}</button>`;
      })}
    </div>`;
  }

  /** Names of cells are in it as the player calls them. */
  #unbroken(text: string): unknown {
    const { play, lang } = this.state;
    return play ? unbroken(text, play.puzzle.cols, lang, "rows") : text;
  }

  #form(branch: Branch, index: number): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => this.#rename(event, index)}>
      <input class="field" name="name" maxlength="60" aria-label=${t("branch.name")} .value=${branch.name} />
      <button class="button">${t("menu.save")}</button>
    </form>`;
  }

  #start(named?: string, move?: Move): void {
    const store = withBranching(this.app.store);
    const n = Math.max(store.state.play?.position.game.branches.length ?? 0, 1);
    const name = named ?? t("branch.try", { n });
    store.dispatch({ type: "branch-start", name, mainName: t("branch.main"), ...(move && { move }) });
    this.#close();
  }

  /** The offer to take it back stands on the page, beneath the sheet. */
  #drop(name: string, branch: number): void {
    this.#close();
    changeLines(this.app.store, { type: "branch-drop", branch }, t("branch.dropped", { name }));
  }

  #go(branch: number): void {
    withBranching(this.app.store).dispatch({ type: "branch-go", branch });
    this.#close();
  }

  #rename(event: SubmitEvent, branch: number): void {
    event.preventDefault();
    const name = this.renderRoot.querySelector("input")?.value.trim();
    this.renaming = -1;
    if (name) withBranching(this.app.store).dispatch({ type: "branch-rename", branch, name });
  }

  /** What was told of a branch before is of no use any more. */
  #close(): void {
    if (this.state.toast?.inTitle) this.app.store.dispatch({ type: "toast", toast: null });
    this.app.acts.sheet(null);
  }
}

/** The values that a blank cell can hold without breaking a rule for all to see, and the moves that write them. */
function thoughtsAbout({ kind, puzzle, position }: PlayState, cell: Cell): { fact: Fact; move: Move }[] {
  const { board } = position;
  const grid = gridOf(puzzle, kind.read(puzzle, board));
  if (puzzle.decided(grid, cell)) return [];
  const seen = kind.seen(puzzle, board).length;
  return puzzle.options(grid, cell).flatMap((fact) => {
    const move = kind.write(puzzle, board, fact);
    return move && kind.seen(puzzle, applyMove(board, move)).length <= seen ? [{ fact, move }] : [];
  });
}

customElements.define("ergo-branches-sheet", BranchesSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-branches-sheet": BranchesSheet;
  }
}
