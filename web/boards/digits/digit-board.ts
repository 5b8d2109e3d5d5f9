import { html, nothing, type PropertyDeclarations, type PropertyValues } from "lit";
import { playKind } from "../../../engine/kinds/play.ts";
import { shapeOf } from "../../../engine/model/board.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Settings } from "../../state/settings.ts";
import { t } from "../../words/words.ts";
import { BoardElement } from "../board-element.ts";
import { boardStyles } from "../board-styles.ts";
import { colourStyles } from "../colours.ts";
import type { Stroke } from "../stroke.ts";
import { blockLines } from "./blocks.ts";
import { givenDigits, greatestDigit, peersOf } from "./cells.ts";
import { digitStyles } from "./digit-styles.ts";
import { digitsOf, type Notes, notesTemplate } from "./notes.ts";
import { selectionAfter } from "./select.ts";

const NOBODY: ReadonlySet<Cell> = new Set();
const SHAPE_WORDS = ["board.shape-1", "board.shape-2", "board.shape-3"] as const;

/**
 * The board of a kind whose hand is digits: taps and strokes select cells, and the selection is reported. Its
 * givens, peers and blocks are those of the puzzle's facts and laws.
 */
export class DigitBoard<P extends Puzzle = Puzzle> extends BoardElement<P> {
  static override properties: PropertyDeclarations = {
    candidates: { attribute: false },
    digit: { type: Number },
  };
  static override styles = [boardStyles, colourStyles, digitStyles];

  /** The candidates of each cell, as bit sets, in the place of corner notes; null: in auto-candidate mode those of the board. */
  declare candidates: readonly number[] | null;
  declare settings: Pick<Settings, "peers" | "same" | "input" | "zoomLock" | "cells">;
  /** The digit chosen in digit-first input, 0 for none; it is highlighted everywhere. */
  declare digit: number;
  #givens: readonly number[] = [];
  #blocks = "";
  #candidates: readonly number[] | null = null;
  #selected: ReadonlySet<Cell> = new Set();
  #peers = NOBODY;
  #like = 0;

  constructor() {
    super();
    this.candidates = null;
    this.settings = { peers: true, same: true, input: "cell", zoomLock: false, cells: "rows" };
    this.digit = 0;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("puzzle")) {
      this.#givens = givenDigits(this.puzzle);
      this.#blocks = blockLines(this.puzzle);
    }
    if (changed.has("board") || changed.has("candidates") || changed.has("puzzle"))
      this.#candidates = this.candidates ?? (this.board.auto ? this.#ownCandidates() : null);
    const selection = this.stroke ? this.#after(this.stroke) : this.selection;
    this.#selected = new Set(selection);
    const only = selection.length === 1 ? selection[0] : -1;
    const { peers, same } = this.settings;
    const isPlain = this.tints.cells.size === 0;
    this.#peers = peers && isPlain && only >= 0 ? peersOf(this.puzzle, only) : NOBODY;
    this.#like = isPlain ? this.digit || (same && only >= 0 ? this.#digitAt(only) : 0) : 0;
  }

  protected override get many(): boolean {
    return true;
  }

  protected override isSelected(cell: Cell): boolean {
    return this.#selected.has(cell);
  }

  protected override classesOf(cell: Cell): string {
    const digit = this.#digitAt(cell);
    const colour = this.board.colours[cell];
    // Nothing competes with what a hint highlights.
    const isQuiet = this.tints.cells.size === 0;
    const classes = [
      this.#givens[cell] ? "given" : digit ? "yours" : this.#ghostAt(cell) && this.#ghostClass(cell),
      colour && `colour-${colour}`,
      this.#selected.has(cell) && isQuiet && "selected",
      this.#peers.has(cell) && !colour && "peer",
      digit && digit === this.#like && "same",
      this.tried.has(cell) && "tried",
      this.tintClasses(cell),
    ];
    return classes.filter(Boolean).join(" ");
  }

  protected override keyOf(cell: Cell): string {
    const { corner, centre, out, linked, like, shapes } = this.#notesAt(cell);
    const shown = this.#digitAt(cell) || this.#ghostAt(cell);
    return [
      shown,
      corner,
      centre,
      out,
      linked,
      like,
      shapes,
      this.wrong.has(cell),
      this.broken.get(cell),
    ].join();
  }

  protected override contentOf(cell: Cell): unknown {
    return (
      this.#digitAt(cell) ||
      this.#ghostAt(cell) ||
      notesTemplate(this.#notesAt(cell), greatestDigit(this.puzzle))
    );
  }

  /** The thick lines between blocks. */
  protected override overCells(): unknown {
    const { rows, cols } = this.puzzle;
    if (!this.#blocks) return nothing;
    return html`<svg class="over blocks" viewBox="0 0 ${cols} ${rows}" aria-hidden="true">
      <path d=${this.#blocks} />
    </svg>`;
  }

  protected override wordsOf(cell: Cell): string[] {
    const digit = this.#digitAt(cell);
    const colour = this.board.colours[cell];
    const words = digit
      ? [t(this.#givens[cell] ? "board.given" : "board.yours", { digit })]
      : this.#blankWords(cell);
    if (colour) words.push(t("board.colour", { colour }));
    return words;
  }

  protected override go(_from: Cell, to: Cell, more: boolean): void {
    const kept = more ? this.selection.filter((cell) => cell !== to) : [];
    this.tell("board-select", { cells: [...kept, to] });
  }

  protected override press(event: KeyboardEvent, cursor: Cell): boolean {
    if (event.key !== "Enter" && event.key !== " ") return false;
    if (this.asks) this.ask(cursor);
    else this.tell("board-tap", { cell: cursor });
    return true;
  }

  override held(stroke: Stroke): null {
    this.ask(stroke.cells[0]);
    return null;
  }

  protected override finish(stroke: Stroke): void {
    const [cell] = stroke.cells;
    if ((stroke.other || this.asks) && !stroke.dragged) {
      this.ask(cell);
      return;
    }
    this.tell("board-select", { cells: this.#after(stroke) });
    if (!stroke.dragged && !stroke.more) this.tell("board-tap", { cell });
  }

  #ownCandidates(): readonly number[] | null {
    return playKind(this.puzzle.kind)?.candidates(this.puzzle, this.board) ?? null;
  }

  #after(stroke: Stroke): readonly Cell[] {
    return selectionAfter(this.selection, stroke, this.settings.input === "digit");
  }

  #digitAt(cell: Cell): number {
    return this.#givens[cell] || this.board.marks[cell];
  }

  /** The digit that a hint concludes or supposes for a blank cell, or 0. */
  #ghostAt(cell: Cell): number {
    const { shows, supposed } = this.tints;
    return this.#digitAt(cell) ? 0 : (supposed?.get(cell) ?? shows.get(cell) ?? 0);
  }

  #ghostClass(cell: Cell): string {
    return this.tints.supposed?.has(cell) ? "supposed" : "ghost";
  }

  #notesAt(cell: Cell): Notes {
    if (this.#digitAt(cell)) return { corner: 0, centre: 0, out: 0, gone: 0, linked: 0, like: 0, shapes: 0 };
    const corner = this.#candidates ? this.#candidates[cell] : this.board.corner[cell];
    const centre = this.board.centre[cell];
    const out = this.tints.struck.get(cell) ?? 0;
    const gone = this.tints.gone?.get(cell) ?? 0;
    const linked = this.tints.candidates?.get(cell) ?? 0;
    const like = ((corner | centre) >> this.#like) & 1 ? this.#like : 0;
    return { corner, centre, out, gone, linked, like, shapes: this.board.shapes[cell] };
  }

  #blankWords(cell: Cell): string[] {
    const { corner, centre, out, gone, shapes } = this.#notesAt(cell);
    const ghost = this.#ghostAt(cell);
    const words: string[] = [];
    const add = (key: Parameters<typeof t>[0], bits: number): void => {
      if (bits) words.push(t(key, { digits: digitsOf(bits).join(" ") }));
    };
    add(this.#candidates ? "board.candidates" : "board.corner", corner);
    add("board.centre", centre);
    for (const digit of shapes ? digitsOf(corner | centre) : []) {
      const shape = shapeOf(shapes, digit);
      if (shape) words.push(t(SHAPE_WORDS[shape - 1], { digit }));
    }
    add("board.out", out | gone);
    if (words.length === 0) words.push(t("board.blank"));
    const key = this.#ghostClass(cell) === "ghost" ? "board.ghost" : "board.supposed";
    return ghost ? [t(key, { digit: ghost }), ...words] : words;
  }
}

customElements.define("ergo-digit-board", DigitBoard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-digit-board": DigitBoard;
  }
}
