import { css, html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS, playKind } from "../../../engine/kinds/play.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { linkTo } from "../../../engine/play/link.ts";
import type { MakingEvent, WatchedMaking } from "../../../worker/api.ts";
import { NO_TINTS, type TintRole } from "../../boards/tints.ts";
import { showBoard } from "../../kinds/boards.ts";
import { pageKind } from "../../kinds/pages.ts";
import { boardOf } from "../../state/bench-board.ts";
import { chunkLost } from "../../state/reload.ts";
import { kindName } from "../../state/title.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { choice, switchStyles } from "../../ui/choice.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { makingWords, millisText } from "./making-words.ts";

/** What shows a maker at work asks for. */
export interface MakingActs {
  watchMaking(kind: string, seed: number): Promise<WatchedMaking | null>;
}

/** A maker at work: its board after any event, what it did, and after how long. */
export class Making extends ActsElement<MakingActs> {
  static override properties = {
    ...ActsElement.properties,
    kind: { state: true },
    made: { state: true },
    at: { state: true },
    status: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    switchStyles,
    paneStyles,
    css`
      :host {
        gap: var(--space-3);
        max-inline-size: 36rem;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-2);
      }
      .row .primary {
        flex: 1 1 auto;
      }
      .stage {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
        --board-height: min(20rem, 42dvh);
      }
      .words {
        min-block-size: 2.7em;
        font-weight: 600;
        line-height: 1.35;
      }
      .steps {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--space-2);
      }
      input[type="range"] {
        inline-size: 100%;
        block-size: var(--touch);
        margin: 0;
        accent-color: var(--accent);
      }
    `,
  ];

  declare private kind: string;
  declare private made: WatchedMaking | null;
  /** The event that is shown. */
  declare private at: number;
  declare private status: "idle" | "busy" | "none";
  /** Each press makes another. */
  #seed = 1;

  protected override readonly looks = [];

  constructor() {
    super();
    this.kind = PLAY_KINDS[0].id;
    this.made = null;
    this.at = 0;
    this.status = "idle";
  }

  protected override render(): TemplateResult {
    const { made } = this;
    const kinds = PLAY_KINDS.map(({ id }) => [id, kindName(id, this.state.lang)] as const);
    return html`<p class="note">${t("making.lead")}</p>
      ${choice("kind", t("making.kind"), kinds, this.kind, this.#turn)}
      <div class="row">
        <button class="button primary" ?disabled=${this.status === "busy"} @click=${this.#make}>
          ${icon("play")}${t(made ? "making.another" : "making.start")}
        </button>
        <a class="button" href="#/lab/methods/${pageKind(this.kind).made}">
          ${icon("methods")}${t("making.about")}
        </a>
      </div>
      ${this.status === "none" ? html`<p role="alert">${t("making.none")}</p>` : nothing}
      ${made ? this.#stage(made) : nothing}`;
  }

  #stage(made: WatchedMaking): TemplateResult | typeof nothing {
    const kind = playKind(this.kind);
    const event = made.events[this.at];
    if (!kind || !event) return nothing;
    const { lang } = this.state;
    const last = made.events.length - 1;
    const place = t("making.event", { n: whole(this.at + 1, lang), all: whole(made.events.length, lang) });
    const after = t("making.after", { ms: millisText(event.ms, lang) });
    return html`<div class="stage" @keydown=${this.#key}>
      ${this.#board(kind, event)}
      <p class="words" aria-live="polite">${makingWords(event)}</p>
      <div class="steps">
        ${this.#step(-1, this.at === 0)}
        <input
          type="range"
          min="0"
          max=${last}
          .value=${String(this.at)}
          aria-label=${t("making.slider")}
          aria-valuetext="${place}: ${makingWords(event)}"
          @input=${(input: Event) => this.#go(Number((input.target as HTMLInputElement).value))}
        />
        ${this.#step(1, this.at === last)}
      </div>
      <p class="note">${place} · ${after}</p>
      ${this.#done(kind, made)}
    </div>`;
  }

  #board(kind: PlayKind, { type, text, cells }: MakingEvent): TemplateResult | typeof nothing {
    const read = kind.parse(text);
    if (!read.ok) return nothing;
    const puzzle: Puzzle = read.value;
    const role: TintRole = type === "other" || type === "dropped" ? "conflict" : "focus";
    const tints = {
      ...NO_TINTS,
      cells: new Map<Cell, readonly TintRole[]>(cells.map((cell) => [cell, [role]])),
    };
    const board = boardOf(kind, puzzle, []);
    const shown = { puzzle, board, tints, candidates: null, lang: this.state.lang, readonly: true };
    return showBoard(shown, () => chunkLost(this.app.store));
  }

  #step(by: 1 | -1, isEnd: boolean): TemplateResult {
    return html`<button
      class="button"
      aria-label=${t(by < 0 ? "making.back" : "making.next")}
      ?disabled=${isEnd}
      @click=${() => this.#go(this.at + by)}
    >
      ${by < 0 ? "‹" : "›"}
    </button>`;
  }

  #done(kind: PlayKind, { ms, attempt, passed, text }: WatchedMaking): TemplateResult | typeof nothing {
    const read = kind.parse(text);
    if (!read.ok) return nothing;
    const { lang } = this.state;
    const clues = read.value.givens.length;
    const slots = { ms: millisText(ms, lang), attempt, n: whole(passed, lang), clues };
    return html`<p>${t("making.done", slots)}</p>
      <a class="button" href="#/lab/race${linkTo(kind, read.value).slice(1)}">${t("making.race")}</a>`;
  }

  #go(to: number): void {
    this.at = Math.min(Math.max(0, to), (this.made?.events.length ?? 1) - 1);
  }

  readonly #turn = (kind: string): void => {
    this.kind = kind;
    this.made = null;
    this.status = "idle";
  };

  readonly #make = async (): Promise<void> => {
    const { kind } = this;
    this.status = "busy";
    const made = (await this.acts?.watchMaking(kind, this.#seed++)) ?? null;
    if (kind !== this.kind) return;
    this.status = made ? "idle" : "none";
    this.made = made;
    this.at = 0;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.made?.events.length ?? 0,
    };
    if (!Object.hasOwn(to, event.key)) return;
    event.preventDefault();
    this.#go(to[event.key]);
  };
}

customElements.define("ergo-making", Making);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-making": Making;
  }
}
