import { adoptStyles, html, type LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import "./brushes.ts";
import type { BoardElement } from "../boards/board-element.ts";
import { rimStyles } from "../boards/spoken/rim-styles.ts";
import { NO_TINTS } from "../boards/tints.ts";
import { frame } from "../effects/frame.ts";
import { idle } from "../effects/idle.ts";
import { boardTags } from "../kinds/boards.ts";
import { AppElement } from "../ui/app-element.ts";
import { press } from "./keys.ts";
import "./play-header.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import type { HintDisplay } from "./hint/hint-display.ts";
import { LATER } from "./parts.ts";
import { PlayBoard } from "./play-board.ts";
import { isInBranch, TitlePlace } from "./title-place.ts";
import "./toolbar.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { titleOf } from "../state/title.ts";
import { t } from "../words/words.ts";
import { playStyles } from "./play-styles.ts";

/** How long the first board is left alone before the sheet of hints is fetched and rehearsed, in milliseconds: a slow phone would stand still to run it at the first hint. */
const QUIET = 1_000;

/** Sheets that stand beside the board, not over it, and their elements. */
const BESIDE = { hint: "ergo-hint-sheet", why: "ergo-why-sheet" } as const;

/** The board, its tools, and remarks about it. */
export class PlayScreen extends AppElement {
  static override properties = { ...AppElement.properties, zoom: { state: true } };
  static override styles = [baseStyles, buttonStyles, rimStyles, playStyles];

  declare protected zoom: number;
  readonly #board = new PlayBoard();
  /** The game that was seen unsolved: solving it now is news. */
  #unsolved = "";
  /** The sheet beside the board that is open: its part. */
  #beside: keyof typeof BESIDE | null = null;
  readonly #fetched = new Set<keyof typeof LATER>();
  /** The display of hints and answers; it comes with their sheets. */
  #telling: HintDisplay | null = null;
  readonly #title = new TitlePlace();
  /** The part that had the focus before it was drawn anew. */
  #focused: string | undefined;
  #ahead: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.zoom = 1;
  }

  protected override readonly looks = [
    (state: AppState) => state.play,
    (state: AppState) => state.settings,
    (state: AppState) => state.sheet,
    (state: AppState) => state.toast?.inTitle,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
    this.#ahead = setTimeout(() => void idle().then(() => this.#fetch("hint", false)), QUIET);
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#key);
    clearTimeout(this.#ahead);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { play, sheet } = this.state;
    if (play && !play.solved) this.#unsolved = play.id;
    if (play?.kind.hand === "digits") this.#fetch("digits");
    if (play?.solved) this.#fetch("finished");
    if (play?.check || play?.broken.length) this.#fetch("notice");
    if (isInBranch(play)) this.#fetch("branch");
    if (sheet && sheet in LATER) this.#fetch(sheet as keyof typeof LATER);
    this.#focused = this.shadowRoot?.activeElement?.localName;
    if (play) {
      this.style.setProperty("--rows", String(play.puzzle.rows));
      this.style.setProperty("--cols", String(play.puzzle.cols));
    }
  }

  protected override updated(): void {
    const { play, sheet } = this.state;
    if ((sheet === "hint" || sheet === "why") && play && !play[sheet]) this.app.acts.sheet(null);
    const beside = besideOf(play);
    if (beside && play) void this.#fitBoard(play);
    if (beside === this.#beside) {
      this.#keepFocus();
      return;
    }
    const from = this.#beside ? BESIDE[this.#beside] : "ergo-toolbar";
    this.#beside = beside;
    if (this.#focused === from) void this.#giveFocus(beside ? BESIDE[beside] : "ergo-toolbar");
  }

  /** Once sheet and board are drawn, the board's window shows what the sheet speaks of; in the next frame, which has a layout anyway. */
  async #fitBoard(play: PlayState): Promise<void> {
    const main = this.renderRoot.querySelector("main");
    const drawn = [...this.renderRoot.querySelectorAll<LitElement>(`.beside, ${boardTags()}`)];
    await Promise.all(drawn.map((one) => one.updateComplete));
    await frame();
    if (main && this.state.play === play) this.#telling?.fit(main, play, this.state.lang);
  }

  /** A part that could not be fetched is asked for again when it is wanted again. */
  #fetch(name: keyof typeof LATER, isWanted = true): void {
    if (this.#fetched.has(name)) return;
    this.#fetched.add(name);
    LATER[name]().then(
      (part) => {
        if ("telling" in part) {
          this.#telling = part.telling;
          adoptStyles(this.renderRoot as ShadowRoot, [...PlayScreen.styles, part.telling.styles]);
          if ("rehearse" in part && !isWanted) void part.rehearse(this.app, this.renderRoot);
        }
        this.#title.take(part);
        this.requestUpdate();
      },
      () => {
        this.#fetched.delete(name);
        if (isWanted) this.app.store.dispatch({ type: "toast", toast: { text: t("app.lost") } });
        else this.requestUpdate(); // it may have been wanted since
      },
    );
  }

  /** The focus goes to the board when the part that had it is gone, as the chip of a branch that was left. */
  #keepFocus(): void {
    if (this.#focused && document.activeElement === document.body) this.#element()?.focus();
  }

  /** The focus goes along when a sheet takes the place of the button that asked for it, and back afterwards. */
  async #giveFocus(to: string): Promise<void> {
    await customElements.whenDefined(to);
    const next = this.renderRoot.querySelector<LitElement>(to);
    await next?.updateComplete;
    await frame();
    next?.focus();
  }

  protected override render(): TemplateResult {
    const { play, settings } = this.state;
    if (!play) return html`<main aria-busy="true"></main>`;
    const classes = [
      settings.leftHanded && "left",
      settings.rim !== "never" && "rimmed",
      play.kind.hand,
      besideOf(play) && `hinting ${besideOf(play)}`,
      (play.hint?.why || play.why?.whole) && "deep",
      play.solved && play.id === this.#unsolved && "solved",
    ];
    return html`<main class=${classes.filter(Boolean).join(" ")}>
      <h1 class="unseen" tabindex="-1">${this.#heading(play)}</h1>
      ${this.#title.header(this.app, !besideOf(play))}
      <div class="board">
        ${this.#board.template(this.app, this.#telling?.tints(play) ?? NO_TINTS, this.#title.tried(play), this.#zoomed)}
        <ergo-board-aids .app=${this.app} .zoom=${this.zoom}></ergo-board-aids>
        ${play.paused ? this.#paused() : nothing}
      </div>
      <div class="controls">${play.owner ? this.#controls(play) : this.#elsewhere()}</div>
      <p class="unseen" role="status">${this.#said(play)}</p>
      ${this.#sheet()}
    </main>`;
  }

  #heading(play: PlayState): string {
    const { lang } = this.state;
    const kind = play.kind.name[lang];
    return play.name || play.origin ? `${kind}: ${titleOf(play)}` : kind;
  }

  #controls(play: PlayState): TemplateResult {
    const { app } = this;
    const sheet = play.why
      ? html`<ergo-why-sheet class="beside" .app=${app}></ergo-why-sheet>`
      : play.hint
        ? html`<ergo-hint-sheet class="beside" .app=${app}></ergo-hint-sheet>`
        : nothing;
    if (play.solved) {
      return html`<ergo-finished class="yields" .app=${app}></ergo-finished>
        <ergo-toolbar class="yields" .app=${app}></ergo-toolbar>
        ${sheet}`;
    }
    if (play.kind.hand === "digits") {
      return html`<ergo-toolbar class="yields" .app=${app} ?inert=${play.paused}></ergo-toolbar>
        <ergo-pens class="yields" .app=${app} ?inert=${play.paused}></ergo-pens>
        <ergo-pad class="yields" .app=${app} ?inert=${play.paused}></ergo-pad>
        ${sheet}`;
    }
    return html`<ergo-board-bar
        class="yields"
        .app=${app}
        .zoom=${this.zoom}
        ?inert=${play.paused}
        @fit=${this.#fit}
      ></ergo-board-bar>
      <ergo-brushes class="stays" .app=${app} ?inert=${play.paused}></ergo-brushes>
      <ergo-toolbar class="yields" .app=${app} ?inert=${play.paused}></ergo-toolbar>
      ${sheet}`;
  }

  #paused(): TemplateResult {
    const resume = () => this.app.store.dispatch({ type: "pause", paused: false });
    return html`<div class="paused">
      <h2>${t("play.paused")}</h2>
      <button class="button primary" @click=${resume}>${t("play.resume")}</button>
    </div>`;
  }

  #elsewhere(): TemplateResult {
    return html`<div class="elsewhere">
      <p>${t("play.other-tab")}</p>
      <button class="button primary" @click=${() => this.app.acts.takeOver()}>${t("play.take-over")}</button>
    </div>`;
  }

  /** The polite text for a screen reader beside the content of the board. */
  #said(play: PlayState): string {
    if (!play.owner) return t("play.other-tab");
    if (play.paused) return t("play.paused");
    if (play.solved && !play.why) return play.id === this.#unsolved ? t("finished.title") : "";
    if (!besideOf(play)) return this.#title.remark(this.state)?.text ?? "";
    return this.#telling?.said(play, this.state.lang, this.state.settings.cells) ?? "";
  }

  #sheet(): TemplateResult | typeof nothing {
    const { app } = this;
    switch (this.state.sheet) {
      case "menu":
        return html`<ergo-menu-sheet .app=${app}></ergo-menu-sheet>`;
      case "branches":
        return html`<ergo-branches-sheet .app=${app}></ergo-branches-sheet>`;
      case "confirm-restart":
        return html`<ergo-confirm-sheet .app=${app} .about=${"restart"}></ergo-confirm-sheet>`;
      case "confirm-answer":
        return html`<ergo-confirm-sheet .app=${app} .about=${"answer"}></ergo-confirm-sheet>`;
      case "help":
        return html`<ergo-help-sheet .app=${app}></ergo-help-sheet>`;
      default:
        return nothing;
    }
  }

  readonly #zoomed = (zoom: number): void => {
    this.zoom = zoom;
  };

  readonly #fit = (): void => {
    this.#element()?.fit();
  };

  #element(): BoardElement | null {
    return this.renderRoot.querySelector<BoardElement>(boardTags());
  }

  /** Keys are for the game unless a sheet lies over it, a field is typed in, or the board has used them. */
  readonly #key = (event: KeyboardEvent): void => {
    const { sheet } = this.state;
    const [target] = event.composedPath();
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (event.defaultPrevented || event.isComposing || typing || (sheet && !(sheet in BESIDE))) return;
    if (press(this.app, event) || this.#enterBoard(event, target)) event.preventDefault();
  };

  /** Arrows lead onto the board from where the screen begins and from the tools, and the keys of marks from anywhere. */
  #enterBoard(event: KeyboardEvent, from: EventTarget): boolean {
    const board = this.#element();
    const { key, altKey, ctrlKey, metaKey } = event;
    const outside = from instanceof Element && from.matches("body, h1, .tool");
    const marks = this.state.play?.kind.hand !== "digits" && /^[xc]$/i.test(key);
    const leads = key.startsWith("Arrow") ? outside : marks;
    if (!board || !leads || altKey || ctrlKey || metaKey || event.composedPath().includes(board))
      return false;
    board.enter(event);
    return true;
  }
}

/** Which of the sheets beside the board is open. */
function besideOf(play: PlayState | null): keyof typeof BESIDE | null {
  if (play?.why) return "why";
  return play?.hint ? "hint" : null;
}

customElements.define("ergo-play-screen", PlayScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-play-screen": PlayScreen;
  }
}
