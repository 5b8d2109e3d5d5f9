import { css, html, nothing, type TemplateResult } from "lit";
import { emptyBoard } from "../../../engine/model/board.ts";
import { linkTo } from "../../../engine/play/link.ts";
import type { BoardElement } from "../../boards/board-element.ts";
import { boardTags } from "../../kinds/boards.ts";
import "../../pictures/picture-buttons.ts";
import type { Pictured } from "../../pictures/picture-buttons.ts";
import { snapshotOf } from "../../pictures/snapshot.ts";
import type { AppState, HintState, PlayState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { type Drawn, drawWalk, walkOf } from "./walk-boards.ts";
import { WalkPages, walkPages } from "./walk-pages.ts";

/** Takes a hint out of the app: its walk on paper, and the board at a frame as a picture. */
export class WalkPart extends LaterElement {
  static override properties = { ...LaterElement.properties, drawn: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        --picture-text: min(1rem, 20px);
        display: block;
        margin-block-start: var(--space-3);
        border-block-start: 1px solid var(--rule-soft);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
        padding-block-start: var(--space-1);
      }
      .button {
        padding-inline: 0;
        font-size: min(1rem, 20px);
      }
    `,
  ];

  protected override readonly looks = [(state: AppState) => state.play?.hint];
  /** How many boards are drawn while the pages are made; null while none are. */
  declare private drawn: number | null;
  readonly #pages = new WalkPages();
  #drawing = new AbortController();
  #addresses: readonly string[] = [];

  readonly #pictured: readonly Pictured[] = [
    {
      what: "board",
      name: "ergo-hint",
      picture: () => {
        const board = this.#board();
        return board ? snapshotOf(board, t("play.hint")) : null;
      },
    },
  ];

  constructor() {
    super();
    this.drawn = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drawing.abort();
    this.#drawing = new AbortController();
    this.drawn = null;
    this.#forget();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play } = this.state;
    const hint = play?.hint;
    if (!play || !hint) return nothing;
    const all = walkOf(hint).length;
    if (all === 0) return nothing;
    const { drawn } = this;
    return html`<div class="row">
      <button
        class="button quiet"
        ?disabled=${drawn !== null}
        @click=${() => void this.#print(play, hint)}
      >${icon("print")}${drawn === null ? t("walk.print") : t("walk.drawing", { n: drawn, all })}</button>
      ${this.#link(play, hint)}
      </div>
      <ergo-picture-buttons .app=${this.app} .of=${this.#pictured}></ergo-picture-buttons>`;
  }

  /** Marks travel in a link, and notes do not: a hint that rests on notes would be another at its end. */
  #link({ kind, puzzle }: PlayState, { board, step }: HintState): TemplateResult | typeof nothing {
    const { marks } = board;
    const bare = kind.read(puzzle, { ...emptyBoard(puzzle.cells), marks });
    if (kind.read(puzzle, board).length !== bare.length) return nothing;
    const copy = async (): Promise<void> => {
      const url = new URL(linkTo(kind, puzzle, marks, step), new URL("./", document.baseURI));
      const isCopied = await this.app.acts.copy(url.href);
      const text = t(isCopied ? "menu.copied" : "menu.not-copied");
      this.app.store.dispatch({ type: "toast", toast: { text, brief: true } });
    };
    return html`<button class="button quiet" @click=${copy}>${icon("copy")}${t("walk.link")}</button>`;
  }

  /** Draws all frames, lays them out and asks the browser to print; the pages stay until this goes, as some browsers print later. */
  async #print(play: PlayState, hint: HintState): Promise<void> {
    const { signal } = this.#drawing;
    this.drawn = 0;
    const tell = (n: number): void => {
      this.drawn = n;
    };
    const drawn = await drawWalk(this.app, play, hint, tell, signal);
    if (!drawn) return;
    await this.#layOut(play, drawn);
    if (signal.aborted) return;
    this.drawn = null;
    print();
  }

  async #layOut(play: PlayState, drawn: readonly Drawn[]): Promise<void> {
    this.#forget();
    this.#addresses = drawn.map(({ picture: { svg } }) =>
      URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })),
    );
    const title = `${play.kind.name[this.state.lang]} · ${drawn.at(-1)?.words.heading ?? ""}`;
    this.#pages.pages = [walkPages(title, drawn, this.#addresses, this.app.acts.link(true))];
    document.body.append(this.#pages);
    await this.#pages.updateComplete;
    const images = this.#pages.renderRoot.querySelectorAll("img");
    await Promise.all([...images].map((image) => image.decode().catch(() => {})));
  }

  #forget(): void {
    for (const address of this.#addresses) URL.revokeObjectURL(address);
    this.#addresses = [];
    this.#pages.remove();
  }

  /** The board beside the sheet that this is in. */
  #board(): BoardElement | null {
    const sheet = this.getRootNode() as ShadowRoot;
    return (sheet.host.getRootNode() as ShadowRoot).querySelector<BoardElement>(boardTags());
  }
}

customElements.define("ergo-walk-part", WalkPart);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-walk-part": WalkPart;
  }
}
