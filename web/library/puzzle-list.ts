import { html, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import type { AppState } from "../state/state.ts";
import { LaterElement } from "../ui/later-element.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { idOf, type Known } from "./listing.ts";
import { puzzleListStyles } from "./puzzle-list-styles.ts";
import { type RowActs, showRow } from "./puzzle-row.ts";
import { BEYOND, firstLine, isFast } from "./row-window.ts";

/** Rem of the narrowest column, where there are several. */
const NARROWEST = 18;

/**
 * The puzzles that pass, a link each. As many rows as the window and a little beyond hold are in the document, however many puzzles
 * there are: a row that goes at one end is written anew and comes at the other, without a change of the document. In a frame in which
 * none comes, and the list does not fly by, a picture is drawn, and then the rows come into the order in which they stand, for who
 * reads by ear or by keyboard.
 */
export class PuzzleList extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    entries: { attribute: false },
    known: { attribute: false },
  };
  static override styles = [baseStyles, buttonStyles, puzzleListStyles];

  declare entries: readonly PuzzleEntry[];
  declare known: Known;

  protected override readonly looks = [(state: AppState) => state.settings.timer];
  /** The rows; the puzzle at place p of the list is in the row p modulo their number. */
  #rows: HTMLLIElement[] = [];
  /** The place that each row shows; none where that is to be written anew. */
  #places: (number | undefined)[] = [];
  /** What the picture of each row shows; no puzzle where it cannot be read. */
  readonly #pictures = new WeakMap<HTMLLIElement, { entry: PuzzleEntry; puzzle: Puzzle | undefined }>();
  #columns = 1;
  /** Pixels of a row with the gap below it. */
  #height = 0;
  /** The first place of the list that is in the document. */
  #first = 0;
  /** Pixels from the top of the window down to the list, when it was last looked at. */
  #top = 0;
  #frame = 0;
  readonly #sizes = new ResizeObserver(() => this.#resized());

  constructor() {
    super();
    this.entries = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("scroll", this.#later, { passive: true });
    addEventListener("resize", this.#resized);
    this.#sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("scroll", this.#later);
    removeEventListener("resize", this.#resized);
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  protected override render(): TemplateResult {
    return html`<ol role="list" @keydown=${this.#key}></ol>`;
  }

  protected override updated(): void {
    this.#measure(true);
    this.#see();
  }

  /** Looks at the window in the next frame. */
  readonly #later = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#see();
    });
  };

  readonly #resized = (): void => {
    this.#measure();
    this.#later();
  };

  /** How large a row is, how many stand in a line and how many are needed; where that is more or other, all are written anew. */
  #measure(isNew = false): void {
    const list = this.renderRoot.querySelector("ol");
    if (!list) return;
    if (this.entries.length === 0) {
      this.#rows = [];
      list.replaceChildren();
      list.style.blockSize = "0";
      return;
    }
    const [row = list.appendChild(document.createElement("li"))] = this.#rows;
    const gap = Number.parseFloat(getComputedStyle(list).rowGap);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const height = row.offsetHeight + gap;
    const columns = Math.max(1, Math.floor((list.clientWidth + gap) / (NARROWEST * rem + gap)));
    const lines = Math.ceil(innerHeight / height) + 1 + 2 * BEYOND;
    const count = Math.min(this.entries.length, lines * columns);
    if (!isNew && height === this.#height && columns === this.#columns && count <= this.#rows.length) return;
    this.#height = height;
    this.#columns = columns;
    this.#places = [];
    if (count !== this.#rows.length) {
      const rows = [row, ...this.#rows.slice(1)];
      this.#rows = Array.from({ length: count }, (_, at) => rows[at] ?? document.createElement("li"));
      // Rows that are as many as before stay: one that is put in anew is laid out anew, with its picture.
      list.replaceChildren(...this.#rows);
    }
    list.style.blockSize = `${Math.ceil(this.entries.length / columns) * height}px`;
    list.style.setProperty("--columns", String(columns));
  }

  /** Writes the rows that come into the window. */
  #see(): void {
    if (this.#rows.length === 0) return;
    const { top } = this.getBoundingClientRect();
    const view = {
      top: -top / this.#height,
      height: innerHeight / this.#height,
      moved: (this.#top - top) / this.#height,
    };
    this.#top = top;
    const { length } = this.#rows;
    const line = firstLine(view, length / this.#columns, this.#first / this.#columns);
    const first = Math.max(0, Math.min(Math.round(line * this.#columns), this.entries.length - length));
    const isCalm = first === this.#first && !isFast(view);
    this.#first = first;
    for (let at = first; at < first + length; at++) if (this.#places[this.#slot(at)] !== at) this.#write(at);
    const seen = Math.max(0, Math.round(view.top) * this.#columns - first);
    if (!isCalm || this.#drawNext(seen) || this.#orderNext()) this.#later();
  }

  /** Which row shows the puzzle at a place of the list. */
  #slot(at: number): number {
    return at % this.#rows.length;
  }

  #write(at: number): void {
    const entry = this.entries[at];
    const row = this.#rows[this.#slot(at)];
    const picture = this.#pictures.get(row);
    const puzzle = picture?.entry === entry ? picture.puzzle : undefined;
    const { state, known } = this;
    showRow(row, { entry, at, of: this.entries.length, puzzle, known, state }, this.#acts);
    row.style.transform = `translateY(${Math.floor(at / this.#columns) * this.#height}px)`;
    row.style.setProperty("--column", String(at % this.#columns));
    this.#places[this.#slot(at)] = at;
  }

  /** Draws the picture of the first row that waits for it, from the first that is mostly seen on; false where none does. */
  #drawNext(seen: number): boolean {
    const { length } = this.#rows;
    for (let n = 0; n < length; n++) {
      const at = this.#first + ((seen + n) % length);
      const entry = this.entries[at];
      const row = this.#rows[this.#slot(at)];
      if (this.#pictures.get(row)?.entry === entry) continue;
      const read = playKind(entry.kind)?.parse(entry.text);
      this.#pictures.set(row, { entry, puzzle: read?.ok ? read.value : undefined });
      this.#write(at);
      return true;
    }
    return false;
  }

  /**
   * Brings one row more into the order of the list; false where all are. Their order in the document is that of the list begun
   * elsewhere, so the first goes to the end or the last to the start: whichever is nearer, and never the one with the focus.
   */
  #orderNext(): boolean {
    const list = this.renderRoot.querySelector("ol") as HTMLElement;
    const children = [...list.children];
    const start = children.indexOf(this.#rows[this.#slot(this.#first)]);
    if (start === 0) return false;
    const focused = children.findIndex((row) => row.matches(":focus-within"));
    const forwards = focused < 0 ? start <= children.length / 2 : focused >= start;
    if (forwards) list.append(children[0]);
    else list.prepend(children[children.length - 1]);
    return true;
  }

  readonly #acts: RowActs = {
    open: (event, { kind, level, number }) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void this.app.acts.openCorpus(kind, level, number);
    },
    star: (entry, isStarred) =>
      void this.app.acts.library().then((acts) => acts.star(idOf(entry), isStarred)),
  };

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
    this.#focus(Math.max(0, Math.min(last, next)));
  };

  /** Brings a puzzle into the window and gives it the focus. */
  #focus(at: number): void {
    const line = Math.floor(at / this.#columns);
    const top = this.getBoundingClientRect().top + line * this.#height;
    if (top < 0 || top + this.#height > innerHeight)
      scrollBy(0, top < 0 ? top - this.#height : top + 2 * this.#height - innerHeight);
    this.#see();
    this.renderRoot.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus({ preventScroll: true });
  }
}

customElements.define("ergo-puzzle-list", PuzzleList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-puzzle-list": PuzzleList;
  }
}
