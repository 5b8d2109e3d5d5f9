import { html, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import { placeHash } from "../state/route.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { clock } from "../words/clock.ts";
import { percent } from "../words/moment.ts";
import { t } from "../words/more.ts";
import { idOf, type Known } from "./listing.ts";
import { puzzleListStyles } from "./puzzle-list-styles.ts";
import "../kinds/thumbnail.ts";

/** Rows beyond the window that are ready before they are scrolled to, and how many come at once. */
const BEYOND = 3;
const STEP = 4;
/** Pictures that are drawn in one frame, and rows that may come in a frame in which any are drawn: one step. */
const AT_ONCE = 2;
const CALM = 4;

const NO_MARKS: readonly number[] = [];

/** The rows of the list from one to another, the last not included, some of them beyond its end; each has a puzzle a column. */
interface Rows {
  readonly first: number;
  readonly end: number;
}

/**
 * The puzzles that pass, a link each. Only those in the window and a little beyond are in the document, however many there are; their
 * pictures are drawn a few in a frame, and none while the list flies by.
 */
export class PuzzleList extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    entries: { attribute: false },
    known: { attribute: false },
    rows: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, puzzleListStyles];

  declare entries: readonly PuzzleEntry[];
  declare known: Known;
  declare private rows: Rows;

  protected override readonly looks = [(state: AppState) => state.settings.timer];
  readonly #drawn = new Map<PuzzleEntry, Puzzle>();
  #columns = 1;
  /** Pixels of a row with the gap below it. */
  #height = 0;
  #frame = 0;

  constructor() {
    super();
    this.entries = [];
    this.rows = { first: 0, end: 12 };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("scroll", this.#later, { passive: true });
    addEventListener("resize", this.#later);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("scroll", this.#later);
    removeEventListener("resize", this.#later);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("entries")) this.#drawn.clear();
  }

  protected override updated(): void {
    this.#place();
    this.#later();
  }

  /** Looks at the window in the next frame. */
  readonly #later = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#measure();
      this.#see();
    });
  };

  /** How large a row is, and how many puzzles it has, by the first that is there. */
  #measure(): void {
    const list = this.renderRoot.querySelector<HTMLElement>(".shown");
    const row = list?.firstElementChild;
    if (!list || !row) return;
    const { columnGap, gridTemplateColumns, rowGap } = getComputedStyle(list);
    this.#columns = Math.max(1, gridTemplateColumns.split(" ").filter((size) => size !== columnGap).length);
    this.#height = row.getBoundingClientRect().height + Number.parseFloat(rowGap);
  }

  /** Takes the rows that are in the window now, and draws a few pictures where it is calm. */
  #see(): void {
    if (this.#height === 0) return;
    const { top } = this.getBoundingClientRect();
    const all = Math.ceil(this.entries.length / this.#columns);
    const above = Math.min(all - 1, Math.floor(-top / this.#height)) - BEYOND;
    const first = Math.max(0, inSteps(above));
    // Always as many, so that rows which go and rows which come are the same.
    const end = first + Math.ceil(innerHeight / this.#height) + 2 * BEYOND + STEP;
    const moved = Math.abs(first - this.rows.first);
    if (first !== this.rows.first || end !== this.rows.end) this.rows = { first, end };
    this.#place();
    if (moved > CALM) {
      this.#later();
      return;
    }
    const wanting = this.#shown().filter((entry) => !this.#drawn.has(entry));
    for (const entry of wanting.slice(0, AT_ONCE)) this.#draw(entry);
    if (wanting.length > 0) this.requestUpdate();
  }

  #draw(entry: PuzzleEntry): void {
    const read = playKind(entry.kind)?.parse(entry.text);
    if (read?.ok) this.#drawn.set(entry, read.value);
  }

  /** Gives the list its whole height, and the shown rows their place in it. */
  #place(): void {
    const [list, shown] = this.renderRoot.querySelectorAll<HTMLElement>(".all, .shown");
    if (!list || !shown || this.#height === 0) return;
    list.style.blockSize = `${Math.ceil(this.entries.length / this.#columns) * this.#height}px`;
    // Rows that stay keep their place, so only those that come are painted.
    shown.style.paddingBlockStart = `${this.rows.first * this.#height}px`;
  }

  #shown(): readonly PuzzleEntry[] {
    return this.entries.slice(this.rows.first * this.#columns, this.rows.end * this.#columns);
  }

  protected override render(): TemplateResult {
    const before = this.rows.first * this.#columns;
    // What goes at one end comes again at the other, so nothing is built while the list is scrolled.
    const slots = (this.rows.end - this.rows.first) * this.#columns;
    return html`<div class="all">
      <ol class="shown" role="list" @keydown=${this.#key}>
        ${repeat(
          this.#shown(),
          (_, at) => (before + at) % slots,
          (entry, at) => this.#row(entry, before + at),
        )}
      </ol>
    </div>`;
  }

  #row(entry: PuzzleEntry, at: number): TemplateResult {
    const { kind, level, number, size } = entry;
    const title = t("shelf.place", { level: levelName(level), n: number });
    const isStarred = this.known.starred.has(idOf(entry));
    return html`<li aria-posinset=${at + 1} aria-setsize=${this.entries.length}>
      <a
        href=${placeHash(kind, level, number)}
        data-at=${at}
        @click=${(event: MouseEvent) => this.#open(event, entry)}
      >
        ${this.#picture(entry)}
        <span class="facts">
          <strong>${title}</strong>
          <span class="note">${size.replace("x", "\u00a0×\u00a0")}</span>
          ${this.#progress(entry)}
        </span>
      </a>
      <button
        class="icon-button star"
        aria-pressed=${isStarred}
        aria-label=${t("library.star", { title })}
        @click=${() => this.#star(entry, !isStarred)}
      >
        ${icon("star")}
      </button>
    </li>`;
  }

  #picture(entry: PuzzleEntry): TemplateResult {
    const puzzle = this.#drawn.get(entry);
    const marks = this.known.games.get(idOf(entry))?.marks ?? NO_MARKS;
    // The picture of before stays behind until the next one is drawn in its place.
    return html`<span class="picture">
      <ergo-thumbnail class=${puzzle ? "" : "wanting"} .puzzle=${puzzle} .marks=${puzzle ? marks : NO_MARKS}></ergo-thumbnail>
    </span>`;
  }

  #progress(entry: PuzzleEntry): TemplateResult {
    const game = this.known.games.get(idOf(entry));
    if (!game) return html`<span class="note">${t("library.new")}</span>`;
    if (!game.finished) return html`<span class="begun">${percent(game.progress, this.state.lang)}</span>`;
    const hasTime = this.state.settings.timer && game.elapsed > 0;
    return html`<span class="solved">
      ${icon("check")}<span class=${hasTime ? "unseen" : ""}>${t("library.solved")}</span>
      ${hasTime ? clock(game.elapsed) : ""}
    </span>`;
  }

  #open(event: MouseEvent, { kind, level, number }: PuzzleEntry): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void this.app.acts.openCorpus(kind, level, number);
  }

  #star(entry: PuzzleEntry, isStarred: boolean): void {
    void this.app.acts.library().then((acts) => acts.star(idOf(entry), isStarred));
  }

  /** Arrows go from puzzle to puzzle, Home and End to the ends. */
  readonly #key = (event: KeyboardEvent): void => {
    const at = (event.target as HTMLElement).dataset.at;
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = this.entries.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: Number(at) + this.#columns,
      ArrowUp: Number(at) - this.#columns,
      ArrowRight: Number(at) + 1,
      ArrowLeft: Number(at) - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    void this.#focus(Math.max(0, Math.min(last, next)));
  };

  /** Brings a puzzle into the window and gives it the focus. */
  async #focus(at: number): Promise<void> {
    const row = Math.floor(at / this.#columns);
    const top = this.getBoundingClientRect().top + row * this.#height;
    if (top < 0 || top + this.#height > innerHeight)
      scrollBy(0, top < 0 ? top - this.#height : top + 2 * this.#height - innerHeight);
    this.#see();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
  }
}

/** A row's number as a whole number of steps. */
function inSteps(row: number): number {
  return Math.floor(row / STEP) * STEP;
}

customElements.define("ergo-puzzle-list", PuzzleList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-puzzle-list": PuzzleList;
  }
}
