import { html, type PropertyDeclarations, type PropertyValues } from "lit";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { finishedCells } from "../../../engine/kinds/nurikabe/status.ts";
import type { Move } from "../../../engine/model/board.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import { type Look, PLAIN } from "../../boards/board.ts";
import { BoardElement } from "../../boards/board-element.ts";
import { boardStyles } from "../../boards/board-styles.ts";
import { type Stroke, tapOn } from "../../boards/stroke.ts";
import type { Tool } from "../../state/state.ts";
import { t } from "../../words/words.ts";
import { DOT, moveOf, WALL } from "./paint.ts";
import { nurikabeStyles } from "./styles.ts";

const SEA = 0;
const SEA_BIT = 1 << SEA;
/** Keys that write a mark, which the same key again clears, and keys that clear. */
const MARK_KEYS: Readonly<Record<string, number>> = {
  x: WALL,
  "1": WALL,
  c: DOT,
  ".": DOT,
  "2": DOT,
  backspace: 0,
  delete: 0,
};

/** The board of Nurikabe: taps and strokes paint walls and dots, one move a stroke. */
export class NurikabeBoard extends BoardElement<NurikabePuzzle> {
  static override properties: PropertyDeclarations = {
    tool: { attribute: false },
  };
  static override styles = [boardStyles, nurikabeStyles];

  declare settings: Pick<Look, "tap" | "zoomLock" | "cells" | "dotted">;
  declare tool: Tool["write"];
  /** Whether each cell is of an island that is complete. */
  #finished: ArrayLike<number> = [];
  /** The marks with those of the stroke in progress. */
  #marks: readonly number[] = [];

  constructor() {
    super();
    this.settings = PLAIN;
    this.tool = "wall";
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has("board") || changed.has("puzzle"))
      this.#finished = finishedCells(this.puzzle, this.board.marks, this.settings.dotted);
    const move = this.stroke && this.#moveOf(this.stroke);
    this.#marks = this.board.marks;
    if (!move) return;
    const marks = [...this.#marks];
    for (const cell of move.cells) marks[cell] = move.mark;
    this.#marks = marks;
  }

  protected override get many(): boolean {
    return false;
  }

  protected override isSelected(cell: Cell): boolean {
    return this.selection.includes(cell);
  }

  protected override classesOf(cell: Cell): string {
    const clue = this.#clueAt(cell);
    const mark = this.#marks[cell];
    const classes = [
      clue && "clue",
      mark === WALL && "wall",
      mark === DOT && "dot",
      this.#finished[cell] && "done",
      mark !== 0 && this.tried.has(cell) && "tried",
      this.isSelected(cell) && this.tints.cells.size === 0 && "selected",
      this.#becomes(cell),
      this.tintClasses(cell),
    ];
    return classes.filter(Boolean).join(" ");
  }

  protected override keyOf(cell: Cell): string {
    return `${this.wrong.has(cell)}${this.broken.get(cell)}`;
  }

  protected override contentOf(cell: Cell): unknown {
    const clue = this.#clueAt(cell);
    return clue.length > 1 ? html`<span class="long">${clue}</span>` : clue;
  }

  protected override wordsOf(cell: Cell): string[] {
    const clue = this.#clueAt(cell);
    const mark = this.#marks[cell];
    const island = t(this.#finished[cell] ? "board.finished" : "board.island");
    const words = clue
      ? [t("board.clue", { clue }), island]
      : [mark === DOT ? island : t(mark === WALL ? "board.wall" : "board.blank")];
    const supposed = this.#becomes(cell).startsWith("supposed") ? this.tints.supposed?.get(cell) : undefined;
    if (supposed !== undefined) {
      const digit = t(supposed === SEA ? "board.wall" : "board.island");
      words.push(t("board.supposed", { digit }));
    }
    return words;
  }

  protected override go(from: Cell, to: Cell, more: boolean): void {
    const mark = this.board.marks[from];
    const paints = more && mark !== 0 && !this.puzzle.clues[to] && this.board.marks[to] === 0;
    if (paints) this.#tellMove({ type: "mark", cells: [to], mark });
    this.tell("board-select", { cells: [to] });
  }

  protected override press(event: KeyboardEvent, cursor: Cell): boolean {
    if (event.ctrlKey || event.metaKey) return false;
    const mark = MARK_KEYS[event.key.toLowerCase()];
    const taps = event.key === "Enter" || event.key === " ";
    if (!taps && mark === undefined) return false;
    if (event.repeat) return true;
    if (taps && this.asks) this.ask(cursor);
    else if (taps && this.readonly) return false;
    else if (taps) this.#tellMove(this.#moveOf(tapOn(cursor)));
    else if (!this.puzzle.clues[cursor]) {
      const written = this.board.marks[cursor] === mark ? 0 : mark;
      this.#tellMove({ type: "mark", cells: [cursor], mark: written });
    }
    return true;
  }

  override pansFrom(cell: Cell): boolean {
    return this.tool === "pan" || (this.zoom > 1 && this.puzzle.clues[cell] !== 0);
  }

  protected override finish(stroke: Stroke): void {
    const [last] = stroke.cells.slice(-1);
    if (this.asks) {
      this.ask(last);
      return;
    }
    this.tell("board-select", { cells: [last] });
    this.#tellMove(this.#moveOf(stroke));
  }

  #moveOf(stroke: Stroke): Extract<Move, { type: "mark" }> | null {
    if (this.readonly || this.asks || this.tool === "pan") return null;
    return moveOf(stroke, this.board.marks, this.puzzle.clues, { tap: this.settings.tap, tool: this.tool });
  }

  #tellMove(move: Move | null): void {
    if (move && !this.readonly) this.tell("board-move", { move });
  }

  #clueAt(cell: Cell): string {
    const clue = this.puzzle.clues[cell];
    return clue === 0 ? "" : clue < 0 ? "?" : String(clue);
  }

  /** The conclusion of a hint about a cell that is still blank. */
  #becomes(cell: Cell): string {
    if (this.#marks[cell] !== 0 || this.puzzle.clues[cell] !== 0) return "";
    const supposed = this.tints.supposed?.get(cell);
    if (supposed !== undefined) return supposed === SEA ? "supposed-sea" : "supposed-land";
    const value = this.tints.shows.get(cell);
    if (value !== undefined) return value === SEA ? "becomes-sea" : "becomes-land";
    const { struck, gone } = this.tints;
    return ((struck.get(cell) ?? 0) | (gone?.get(cell) ?? 0)) & SEA_BIT ? "becomes-land" : "";
  }
}

customElements.define("ergo-nurikabe-board", NurikabeBoard);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-nurikabe-board": NurikabeBoard;
  }
}
