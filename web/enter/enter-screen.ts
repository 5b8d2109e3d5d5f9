import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Shown } from "../boards/board.ts";
import type { BoardElement } from "../boards/board-element.ts";
import { rimStyles } from "../boards/spoken/rim-styles.ts";
import { choosePicture } from "../effects/choose-picture.ts";
import { boardTags, showBoard } from "../kinds/boards.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { kindName } from "../state/title.ts";
import { pictureIn, textIn } from "../ui/arrivals.ts";
import { switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { type IconName, icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { actionOf } from "./enter-keys.ts";
import "./enter-pad.ts";
import "./enter-rim.ts";
import "./enter-setup.ts";
import { enterStyles } from "./enter-styles.ts";
import { isSingle } from "./entered.ts";
import type { EnterActs, Entering } from "./entering.ts";
import { isReading, openDoubts, type Wanted } from "./photo/photographed.ts";
import { isForControl, isOutside, isTyped } from "./targets.ts";
import "./verdict-line.ts";
import { verdictCells } from "./verdict-words.ts";

/** How long typing rests before the next digit begins a new number, in milliseconds. */
const REST = 1_500;
/** Windows with room for kind and size beside all else begin with these unfolded. */
const ROOMY = "(min-height: 60rem), (min-aspect-ratio: 1/1) and (min-width: 35rem) and (min-height: 35rem)";

/** Enters a puzzle by hand: kind, size and numbers, with a verdict on how many answers it has. */
export class EnterScreen extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    acts: { state: true },
    unfolded: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, switchStyles, rimStyles, enterStyles];

  /** The acts of entering; null until they are loaded. */
  declare private acts: EnterActs | null;
  /** Whether kind and size are shown to be changed; null before there is a board. */
  declare private unfolded: boolean | null;
  #link: string | null = null;
  #board: Board = emptyBoard(0);
  #marked: ReadonlyMap<Cell, readonly Cell[]> = new Map();
  #markedOf: Entering["verdict"] = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Calls off the reading of a text that was pasted before another, or before the screen was left. */
  #reading = new AbortController();

  constructor() {
    super();
    this.acts = null;
    this.unfolded = null;
  }

  protected override readonly looks = [
    (state: AppState) => state.entering,
    (state: AppState) => state.route,
    (state: AppState) => state.settings,
    (state: AppState) => state.photographed,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key, { capture: true });
    addEventListener("paste", this.#pasted, { capture: true });
    addEventListener("drop", this.#dropped, { capture: true });
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#key, { capture: true });
    removeEventListener("paste", this.#pasted, { capture: true });
    removeEventListener("drop", this.#dropped, { capture: true });
    clearTimeout(this.#rest);
    this.#reading.abort();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { route, entering } = this.state;
    if (route.screen === "enter" && route.link !== this.#link)
      this.#open(route.link).catch(() => chunkLost(this.app.store));
    if (!entering) return;
    this.style.setProperty("--rows", String(entering.puzzle.rows));
    this.style.setProperty("--cols", String(entering.puzzle.cols));
    const isFirst = entering.verdict?.is === "blank" && entering.past.length === 0;
    this.unfolded ??= isFirst && matchMedia(ROOMY).matches;
    if (this.#board.marks.length !== entering.puzzle.cells) this.#board = emptyBoard(entering.puzzle.cells);
    if (this.#markedOf !== entering.verdict) {
      this.#markedOf = entering.verdict;
      this.#marked = verdictCells(entering);
    }
  }

  protected override updated(): void {
    const open = this.state.entering?.open;
    clearTimeout(this.#rest);
    if (open === "number" || open === "hand")
      this.#rest = setTimeout(() => this.app.store.dispatch({ type: "enter/rested" }), REST);
  }

  async #open(link: string): Promise<void> {
    this.#link = link;
    this.acts = await this.app.acts.entering();
    this.acts.open(link);
    // An address that was set by this needs no action.
    const { route } = this.state;
    if (route.screen === "enter") this.#link = route.link;
  }

  protected override render(): TemplateResult {
    const { entering } = this.state;
    const ready = this.acts !== null && entering !== undefined;
    return html`<main class=${this.#room(entering)} aria-busy=${!ready}>
      <h1 class="unseen" tabindex="-1">${t("app.enter")}</h1>
      <header>
        <button class="icon-button" aria-label=${t("app.back")} @click=${() => this.app.acts.back()}>
          ${icon("back")}
        </button>
        ${entering && ready ? this.#title(entering) : nothing}
      </header>
      ${entering && ready ? this.#parts(entering) : nothing}
    </main>`;
  }

  /** What room the coordinates have. */
  #room(entering: Entering | undefined): string {
    const { settings } = this.state;
    const hand = entering && playKind(entering.board.kind)?.hand;
    return `${settings.rim === "never" ? "" : "rimmed"} ${hand ?? ""}`;
  }

  #title({ board, puzzle, verdict }: Entering): TemplateResult {
    const { rows, cols } = puzzle;
    const isRefuted = verdict?.is === "broken" || verdict?.is === "none";
    const sized = t("enter.sized", { kind: kindName(board.kind, this.state.lang), rows, cols });
    return html`<button
        class="button what"
        aria-expanded=${this.unfolded === true}
        @click=${() => {
          this.unfolded = !this.unfolded;
        }}
      >
        <span class="note" aria-hidden="true">${t("app.enter")}</span>
        <span class="unseen">${t("enter.setup")}</span>
        <strong>${sized}</strong>
      </button>
      <button
        class="button ${isRefuted ? "quiet" : "primary"} play"
        ?disabled=${verdict?.is === "blank" || isReading(this.state)}
        @click=${() => this.acts?.play()}
      >
        ${t("enter.play")}
      </button>`;
  }

  #parts(entering: Entering): TemplateResult {
    const { app } = this;
    return html`${this.unfolded ? html`<ergo-enter-setup .app=${app}></ergo-enter-setup>` : nothing}
      <div class="board">${this.#boardOf(entering)}<ergo-enter-rim .app=${app}></ergo-enter-rim></div>
      <div class="rest">
        ${this.#photo()}
        <ergo-verdict-line class=${this.state.photographed?.is ?? ""} .app=${app}></ergo-verdict-line>
        <ergo-enter-pad .app=${app}></ergo-enter-pad>
        ${this.#more(entering)}
      </div>`;
  }

  /** The picture that a board was read from; its code is fetched with the first. */
  #photo(): TemplateResult | typeof nothing {
    if (!this.state.photographed) return nothing;
    return html`<ergo-photo-review
      .app=${this.app}
      @picture-read=${({ detail }: CustomEvent<Wanted>) => {
        const { photographed } = this.state;
        if (photographed) void this.acts?.picture(photographed.picture, detail);
      }}
      @picture-close=${() => this.acts?.closePicture()}
    ></ergo-photo-review>`;
  }

  #boardOf(entering: Entering): TemplateResult {
    const { puzzle, cell, hand } = entering;
    const { lang, settings } = this.state;
    const isArming = settings.input === "digit";
    const shown: Shown = {
      ...{ puzzle, board: this.#board, lang, selection: [cell], broken: this.#marked },
      ...{ look: settings, digit: isArming ? Math.max(hand ?? 0, 0) : 0, entered: true },
      wrong: new Set(openDoubts(this.state, entering)),
    };
    const tapped = (at: Cell): void =>
      this.app.store.dispatch(
        isArming ? { type: "enter/tapped", cell: at } : { type: "enter/selected", cell: at },
      );
    const single = isSingle(puzzle);
    return showBoard(shown, () => chunkLost(this.app.store), {
      // A board of digits tells of a tap apart; on another one, keys never come as far as the board.
      "board-select": ({ cells }) => {
        const at = cells.at(-1);
        if (at === undefined) return;
        if (single) this.app.store.dispatch({ type: "enter/selected", cell: at });
        else tapped(at);
      },
      "board-tap": ({ cell: at }) => isArming && tapped(at),
    });
  }

  #more({ puzzle, runsOn, verdict }: Entering): TemplateResult {
    const { acts } = this;
    const { store } = this.app;
    const isBlank = verdict?.is === "blank";
    const button = (sign: IconName, text: string, act: () => void, disabled = false): TemplateResult =>
      html`<button class="button" ?disabled=${disabled} @click=${act}>${icon(sign)}${text}</button>`;
    return html`<div class="more">
        ${button("camera", t("enter.picture"), () => choosePicture(this.app.acts.readPicture))}
        ${button("copy", t("enter.paste"), () => void this.#paste())}
        ${button("bench", t("enter.study"), () => acts?.study(), isBlank)}
        ${button("share", t("enter.share"), () => acts?.show("share"), isBlank)}
        ${button("print", t("enter.print"), () => acts?.show("print"), isBlank)}
      </div>
      <div class="switches">
        ${
          isSingle(puzzle) && matchMedia("(any-hover: hover)").matches
            ? toggle(
                t("enter.runs-on"),
                runsOn,
                (on) => store.dispatch({ type: "enter/ran-on", on }),
                t("enter.runs-on-note"),
              )
            : nothing
        }
        ${toggle(
          t("enter.digit-first"),
          this.state.settings.input === "digit",
          (on) => this.app.acts.settings({ input: on ? "digit" : "cell" }),
          t("enter.digit-first-note"),
        )}
      </div>`;
  }

  async #paste(): Promise<void> {
    try {
      this.#take(await navigator.clipboard.readText());
    } catch {
      this.app.store.dispatch({ type: "toast", toast: { text: t("enter.no-paste") } });
    }
  }

  #take(text: string): void {
    this.#reading.abort();
    this.#reading = new AbortController();
    if (text.trim()) void this.acts?.take(text, this.#reading.signal);
  }

  /** A text that is pasted beside a field fills the board, where elsewhere it opens the import. */
  readonly #pasted = (event: ClipboardEvent): void => {
    if (pictureIn(event.clipboardData)) return; // the app takes it
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (this.state.sheet || isTyped(event) || !text.trim()) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    this.#take(text);
  };

  /** So does what is dropped; undo brings back what it took the place of. */
  readonly #dropped = (event: DragEvent): void => {
    if (this.state.sheet || isTyped(event) || pictureIn(event.dataTransfer)) return;
    event.preventDefault();
    void textIn(event.dataTransfer).then((text) => this.isConnected && this.#take(text));
  };

  /** Keys are for the board, unless a sheet lies over it, or they are for a field or a button. */
  readonly #key = (event: KeyboardEvent): void => {
    const { entering, sheet } = this.state;
    if (!entering || sheet || event.isComposing || isTyped(event) || isForControl(event)) return;
    const action = actionOf(event, entering);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    this.app.store.dispatch(action);
    if (isOutside(event)) this.renderRoot.querySelector<BoardElement>(boardTags())?.focus();
  };
}

customElements.define("ergo-enter-screen", EnterScreen);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-enter-screen": EnterScreen;
  }
}
