import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { linkTo } from "../../../engine/play/link.ts";
import type { Rated } from "../../../worker/api.ts";
import { selectField } from "../../ui/field.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { type IconName, icon } from "../../ui/more-icon.ts";
import "../../ui/sheet.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { levelName, titleOf } from "../../state/title.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { fieldStyles, sheetStyles } from "../../ui/styles/sheet.ts";
import { count, t } from "../../words/more.ts";

/** Actions on the current game. */
export class MenuSheet extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    renaming: { state: true },
    rated: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    fieldStyles,
    sheetStyles,
    css`
      .menu {
        margin-inline: calc(-1 * var(--space-3));
      }
      .menu .button {
        gap: var(--space-4);
        padding-inline: var(--space-3);
      }
      .menu .icon {
        color: var(--ink-note);
      }
      /* Room for what is said of most puzzles, so that nothing moves when it is known. */
      .rating {
        min-block-size: calc(2 * 1.35em);
        line-height: 1.35;
        margin-block-start: var(--space-3);
        text-wrap: pretty;
      }
      .group {
        margin-block-start: var(--space-1);
        padding-block-start: var(--space-1);
        border-block-start: 1px solid var(--rule-soft);
      }
      .words {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .words .note {
        display: block;
        line-height: 1.35;
        text-wrap: pretty;
      }
      .switch {
        flex: none;
        inline-size: min(2.75rem, 52px);
        block-size: min(1.5rem, 30px);
        padding: 2px;
        border: 2px solid var(--edge);
        border-radius: 15px;
      }
      .switch::before {
        content: "";
        display: block;
        block-size: 100%;
        aspect-ratio: 1;
        border-radius: 50%;
        background: var(--edge);
        transition: transform var(--quick);
      }
      [aria-checked="true"] .switch {
        border-color: var(--accent);
        background: var(--accent);
      }
      [aria-checked="true"] .switch::before {
        background: var(--on-accent);
        transform: translateX(min(1.25rem, 22px));
      }
      form {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--space-2);
      }
      label {
        flex: 1 1 12rem;
      }
    `,
  ];

  declare protected renaming: boolean;
  /** How hard the puzzle is; undefined until that is known. */
  declare protected rated: Rated | null | undefined;
  /** The text of the puzzle about which that was asked. */
  #asked = "";

  constructor() {
    super();
    this.renaming = false;
    this.rated = undefined;
  }

  protected override readonly looks = [(state: AppState) => state.play];

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    if (!play) return nothing;
    const { acts } = this.app;
    return html`<ergo-sheet .heading=${t("menu.title")} @sheet-close=${() => acts.sheet(null)}>
      <p class="note">${answers(play)}</p>
      ${this.renaming ? this.#form(play) : this.#list(play)}
      ${play.truth?.answers === "one" ? html`<p class="note rating">${this.#needs()}</p>` : nothing}
    </ergo-sheet>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { play } = this.state;
    if (play?.truth?.answers !== "one" || this.#asked === play.text) return;
    this.#asked = play.text;
    this.rated = undefined;
    void this.app.acts.rate(play.kind.id, play.text).then((rated) => {
      if (this.#asked === play.text) this.rated = rated;
    });
  }

  /** Level and work, and how often the hardest technique is needed. */
  #needs(): string {
    if (this.rated === undefined) return t("menu.rating");
    const { level = 0, work = 0, needs: [hardest] = [] } = this.rated ?? {};
    if (!hardest) return t("menu.unrated");
    const technique = hardest.name[this.state.lang];
    return count("menu.needs", hardest.count, { level: levelName(level), work, technique });
  }

  #list(play: PlayState): TemplateResult {
    const { acts } = this.app;
    const rename = () => {
      this.renaming = true;
    };
    return html`<div class="menu">
      ${play.kind.hand === "digits" ? html`<div class="group">${this.#auto(play)}${this.#notes(play)}</div>` : nothing}
      <div class="group">
        ${play.solved || play.paused ? nothing : item("pause", t("play.pause"), () => this.#pause())}
        ${item("restart", t("menu.restart"), () => acts.sheet("confirm-restart"))}
        ${play.truth?.answers === "none" ? nothing : item("eye", t("menu.answer"), () => acts.sheet("confirm-answer"))}
      </div>
      <div class="group">
        ${item("share", t("menu.share"), () => acts.sheet("share"))}
        ${item("bench", t("menu.bench"), () => acts.go({ screen: "workbench", link: linkOf(play) }))}
        ${item("lab", t("menu.lab"), () => acts.go({ screen: "lab", link: `/race${bareLinkOf(play)}` }))}
        ${item("print", t("make.print"), () => acts.sheet("print"))}
        ${item("copy", t("menu.copy"), () => void this.#copy())}
        ${item("pencil", t("menu.rename"), rename)}
      </div>
      <div class="group">
        ${item("settings", t("menu.settings"), () => acts.go({ screen: "settings" }))}
      </div>
    </div>`;
  }

  /** The clock, which does it too, may be hidden, or covered by the name of a branch. */
  #pause(): void {
    const { acts, store } = this.app;
    acts.sheet(null);
    store.dispatch({ type: "pause", paused: true });
  }

  #auto({ position }: PlayState): TemplateResult {
    const { auto } = position.board;
    const turn = () => this.app.store.dispatch({ type: "move", move: { type: "auto", on: !auto } });
    return turned(auto, t("menu.auto"), t("menu.auto-text"), turn);
  }

  #notes({ tool: { notesHidden = false } }: PlayState): TemplateResult {
    const turn = () => this.app.store.dispatch({ type: "tool", tool: { notesHidden: !notesHidden } });
    return turned(notesHidden, t("menu.notes"), t("menu.notes-text"), turn);
  }

  #form(play: PlayState): TemplateResult {
    const value = play.name ?? (play.origin ? titleOf(play) : "");
    return html`<form @submit=${this.#rename}>
      <label>
        <span class="label">${t("menu.name")}</span>
        <input class="field" name="name" maxlength="60" .value=${value} />
      </label>
      <button class="button primary">${t("menu.save")}</button>
    </form>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("renaming")) selectField(this.renderRoot);
  }

  #rename(event: SubmitEvent): void {
    event.preventDefault();
    const { acts, store } = this.app;
    const name = this.renderRoot.querySelector("input")?.value.trim();
    if (name && store.state.play) void acts.renameGame(store.state.play.id, name);
    acts.sheet(null);
  }

  async #copy(): Promise<void> {
    const { acts, store } = this.app;
    const copied = await acts.copy(acts.link(false));
    acts.sheet(null);
    store.dispatch({ type: "toast", toast: { text: t(copied ? "menu.copied" : "menu.not-copied") } });
  }
}

function turned(on: boolean, text: string, note: string, turn: () => void): TemplateResult {
  return html`<button class="button" role="switch" aria-checked=${on} @click=${turn}>
    <span class="words">${text}<span class="note">${note}</span></span>
    <span class="switch" aria-hidden="true"></span>
  </button>`;
}

function item(name: IconName, text: string, act: () => void): TemplateResult {
  return html`<button class="button" @click=${act}>${icon(name)}${text}</button>`;
}

/** The rest of the workbench's address: the puzzle with its marks. */
function linkOf({ kind, puzzle, position }: PlayState): string {
  return linkTo(kind, puzzle, position.board.marks).slice(1);
}

/** The same for the lab: the puzzle alone, for a race begins with its givens. */
function bareLinkOf({ kind, puzzle }: PlayState): string {
  return linkTo(kind, puzzle).slice(1);
}

/** How many answers the puzzle has, as far as it is known, and whether finding it took no choice. */
function answers({ truth }: PlayState): string {
  if (!truth) return t("verdict.thinking");
  if (truth.answers !== "one") return t(`verdict.${truth.answers}-text`);
  return t(truth.nodes === 1 ? "verdict.no-guess" : "verdict.one");
}

customElements.define("ergo-menu-sheet", MenuSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-menu-sheet": MenuSheet;
  }
}
