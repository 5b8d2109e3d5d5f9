import { css, html, type LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { DuelMove } from "../../../worker/api.ts";
import { type Look, PLAIN } from "../../boards/board.ts";
import type { BoardEvents } from "../../boards/events.ts";
import { listenToKeys } from "../../effects/window-keys.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { switchStyles, toggle } from "../../ui/choice.ts";
import { memo } from "../../ui/memo.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { blankOf } from "./blank.ts";
import type { DuelActs, DuelState } from "./duel.ts";
import type { DuelMatch } from "./match.ts";
import { isPersonsTurn, sceneOf } from "./scene.ts";
import "./duel-board.ts";
import "./duel-compare.ts";
import "./duel-keys.ts";
import "./duel-setup.ts";
import "./duel-strip.ts";
import "./duel-thoughts.ts";

const LOOK: Look = { ...PLAIN, peers: true };

const NO_LINE: readonly DuelMove[] = [];

/** A game on a board of digits against the computer, with the computer's thoughts. */
export class DuelPane extends ActsElement<DuelActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    paneStyles,
    css`
      :host {
        --board-height: max(100dvh - 21.75rem, 14rem);
      }
      .duel,
      .game,
      .beside {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: var(--space-2);
      }
      .beside {
        gap: var(--space-6);
        padding-block-start: var(--space-5);
      }
      @media (min-width: 60rem) {
        :host {
          --board-height: max(100dvh - 22.75rem, 17rem);
        }
        .duel {
          grid-template-columns: min(52%, max(var(--board-height), 24rem)) minmax(0, 1fr);
          column-gap: var(--space-7);
        }
        .game {
          position: sticky;
          inset-block-start: var(--space-4);
        }
        .beside {
          padding-block-start: 0;
        }
      }
    `,
  ];

  /** Something had the focus before this was drawn anew. */
  #held = false;
  readonly #scene = memo(sceneOf);

  protected override readonly looks = [(state: AppState) => state.lab?.duel];

  constructor() {
    super();
    listenToKeys(this, this.#key);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#held = Boolean(this.shadowRoot?.activeElement);
  }

  /** The focus goes along from the form to the board and back. */
  protected override updated(): void {
    if (this.#held && !this.shadowRoot?.activeElement) void this.#refocus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const duel = this.state.lab?.duel;
    const { acts, app } = this;
    if (!duel || !acts) return nothing;
    const { match, options } = duel;
    if (duel.choosing || !match) return html`<ergo-duel-setup .app=${app} .acts=${acts}></ergo-duel-setup>`;
    return html`<div class="duel">
      <div class="game">
        ${this.#board(duel, match, acts)}
        <ergo-duel-strip .app=${app} .acts=${acts} @focus-lost=${this.#refocus}></ergo-duel-strip>
        <ergo-duel-keys .app=${app} .acts=${acts}></ergo-duel-keys>
      </div>
      <div class="beside">
        <ergo-duel-thoughts .app=${app} .acts=${acts}></ergo-duel-thoughts>
        <ergo-duel-compare .app=${app} .acts=${acts}></ergo-duel-compare>
        <section>
          <div>
            <h2>${t("duel.options")}</h2>
            <p class="note">${t("duel.rules")}</p>
          </div>
          ${toggle(t("duel.tells"), options.tells, (tells) => acts.options({ tells }), t("duel.tells-text"))}
        </section>
      </div>
    </div>`;
  }

  #board(duel: DuelState, match: DuelMatch, acts: DuelActs): TemplateResult {
    const { told, ahead, options, selection } = duel;
    const looks = told && ahead !== null;
    const scene = looks ? this.#scene(told.match, told.thought.line, ahead) : this.#scene(match, NO_LINE, 0);
    return html`<ergo-duel-board
      .puzzle=${blankOf(match.size).puzzle}
      .board=${scene.board}
      .scene=${scene}
      .wish=${match}
      .selection=${selection}
      .candidates=${options.candidates ? scene.legal : null}
      .settings=${LOOK}
      .lang=${this.state.lang}
      .readonly=${!isPersonsTurn(duel)}
      @board-select=${({ detail }: CustomEvent<BoardEvents["board-select"]>) => acts.select(detail.cells)}
    ></ergo-duel-board>`;
  }

  readonly #refocus = async (): Promise<void> => {
    const next = this.renderRoot.querySelector<LitElement>("ergo-duel-board, ergo-duel-setup");
    await next?.updateComplete;
    next?.focus();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { sheet, lab } = this.state;
    const isTyped = event.composedPath()[0] instanceof HTMLInputElement;
    if (sheet || !lab?.duel?.match || lab.duel.choosing || isTyped || event.defaultPrevented) return;
    if (this.#press(lab.duel, event)) event.preventDefault();
  };

  /** Handles a key; true when it was for the duel. */
  #press({ selection, match, ahead }: DuelState, event: KeyboardEvent): boolean {
    const { acts } = this;
    const key = event.key.toLowerCase();
    if (!acts || !match || event.altKey) return false;
    if (event.ctrlKey || event.metaKey) {
      if (key === "z") acts.undo();
      return key === "z";
    }
    const [cell] = selection;
    if (/^[1-9]$/.test(key) && cell !== undefined) acts.play({ cell, digit: Number(key) });
    else if (key === "h") acts.hint();
    else if (key === "escape" && ahead !== null) acts.look(null);
    else return false;
    return true;
  }
}

customElements.define("ergo-duel-pane", DuelPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-duel-pane": DuelPane;
  }
}
