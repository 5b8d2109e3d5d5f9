import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { emptyBoard, type Move } from "../../engine/model/board.ts";
import { applyMove } from "../../engine/model/move.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { PLAIN } from "../boards/board.ts";
import type { BoardElement } from "../boards/board-element.ts";
import { listenToKeys } from "../effects/window-keys.ts";
import { showBoard } from "../kinds/boards.ts";
import type { KindLesson, LessonBoard } from "../kinds/contract/kind-learn.ts";
import { learnOf } from "../kinds/learn.ts";
import { hasPuzzles } from "../state/has-puzzles.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState, Tool } from "../state/state.ts";
import { kindName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { hasKeyboard } from "../ui/keyboard.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import type { LearnActs } from "./learn.ts";
import { learnStyles } from "./learn-styles.ts";
import { isMarkKey, lessonKey } from "./lesson-keys.ts";
import { DOT, goalOf, overStart, standOf, startOf, WALL } from "./lesson-marks.ts";
import { lessonStyles } from "./lesson-styles.ts";
import { longestOf, reasonOf, staysOf } from "./lesson-words.ts";
import { partHeader } from "./part-header.ts";

/** The first lesson of a kind: short boards, each played to its end. */
export class LessonPane extends ActsElement<LearnActs> {
  static override properties = {
    ...ActsElement.properties,
    kind: {},
    lesson: { state: true },
    at: { state: true },
    marks: { state: true },
    past: { state: true },
    selection: { state: true },
    pressed: { state: true },
    tool: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, learnStyles, lessonStyles];

  declare kind: string;
  declare private lesson: KindLesson | null;
  /** Which board is played, from 0. */
  declare private at: number;
  declare private marks: readonly number[];
  declare private past: readonly (readonly number[])[];
  declare private selection: readonly number[];
  /** The chosen cell if a mark was wished for there; -1 where keys only led to it. */
  declare private pressed: number;
  /** The mark that strokes write. */
  declare private tool: number;
  #asked = "";
  /** The kind whose lesson was left at its end, to play alone: who comes back finds it there. */
  static #left = "";

  protected override readonly looks = [
    (state: AppState) => state.shelf.corpus,
    (state: AppState) => state.settings.cells,
  ];

  constructor() {
    super();
    this.lesson = null;
    this.at = 0;
    this.marks = [];
    this.past = [];
    this.selection = [];
    this.pressed = -1;
    this.tool = WALL;
    listenToKeys(this, this.#key);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#asked === this.kind) return;
    const { kind } = this;
    this.#asked = kind;
    this.lesson = null;
    Promise.all([learnOf(kind)?.lesson(), this.app.acts.learn()]).then(
      ([lesson]) => {
        if (this.#asked !== kind || !lesson) return;
        this.lesson = lesson;
        const played = this.state.learn?.record.lessons[kind] ?? 0;
        const isBack = LessonPane.#left === kind;
        this.#begin(isBack ? lesson.boards.length - 1 : played % lesson.boards.length);
        if (isBack) this.marks = goalOf(lesson.boards[this.at]);
        LessonPane.#left = "";
      },
      () => chunkLost(this.app.store),
    );
  }

  #begin(at: number): void {
    const board = this.lesson?.boards[at];
    if (!board) return;
    this.at = at;
    this.marks = startOf(board);
    this.past = [];
    this.selection = [];
    this.pressed = -1;
    this.tool = board.tool;
  }

  /** Begins a board from its heading on, for eyes and ears. */
  async #turn(at: number): Promise<void> {
    this.#begin(at);
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("#title")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  protected override render(): TemplateResult {
    const { lang } = this.state;
    const board = this.lesson?.boards[this.at];
    return html`${partHeader(this.app, t("learn.lesson"), kindName(this.kind, lang))}
      <main class="parts">${board ? this.#board(board) : nothing}</main>`;
  }

  #board(board: LessonBoard): TemplateResult {
    const { lang } = this.state;
    const all = this.lesson?.boards.length ?? 0;
    const { isDone, wrong } = standOf(board, this.marks);
    const last = this.selection.find((cell) => wrong.includes(cell)) ?? wrong[0];
    const told = isDone
      ? board.learnt[lang]
      : last === undefined
        ? staysOf(board, this.pressed)
        : this.#reason(board, last);
    return html`<section aria-labelledby="title">
      <p class="count">${t("learn.board", { n: this.at + 1, all })} ${this.at > 0 ? this.#back() : nothing}</p>
      <h2 id="title" tabindex="-1" aria-describedby="says">${board.title[lang]}</h2>
      <p id="says">${board.says[lang]}</p>
      <div class="board ${board.isPlain && !isDone ? "plain" : ""}" @pointerup=${this.#press}>${this.#shown(board, wrong, isDone)}</div>
      <div role="status" class="told" data-longest=${longestOf(board, lang, this.at + 1 === all)}>
        ${told ? html`<p class="verdict ${isDone ? "right" : wrong.length > 0 ? "wrong" : ""}">${told}</p>` : nothing}
      </div>
      ${isDone ? this.#on(all) : this.#tools(board)}
      ${hasKeyboard() ? html`<p class="note">${t(`learn.keys-${playKind(this.kind)?.hand ?? "strokes"}`)}</p>` : nothing}
    </section>`;
  }

  #reason(board: LessonBoard, cell: number): string {
    const { kind, puzzle } = this.#posed(board);
    const { marks, tool, selection } = this;
    return reasonOf({ kind, puzzle, board, marks, tool, selection }, cell, this.state.lang);
  }

  #posed({ text }: LessonBoard): { kind: PlayKind; puzzle: Puzzle } {
    const kind = playKind(this.kind);
    const read = kind?.parse(text);
    assert(kind !== undefined && read?.ok === true, "a board of a lesson is a puzzle");
    return { kind, puzzle: read.value };
  }

  #shown(board: LessonBoard, wrong: readonly number[], isDone: boolean): TemplateResult {
    const { puzzle } = this.#posed(board);
    const { store } = this.app;
    const tool: Tool["write"] = this.tool === DOT ? "dot" : "wall";
    return showBoard(
      {
        ...{ puzzle, lang: this.state.lang, tool, selection: this.selection },
        board: { ...emptyBoard(puzzle.cells), marks: this.marks },
        look: {
          ...PLAIN,
          peers: true,
          tap: "tool",
          zoomLock: true,
          cells: this.state.settings.cells,
          dotted: board.tool === DOT,
        },
        wrong: new Set(wrong),
        readonly: isDone,
      },
      () => chunkLost(store),
      {
        "board-select": ({ cells }) => {
          this.selection = cells;
          this.pressed = -1;
        },
        "board-move": ({ move }) => this.#move(move),
      },
    );
  }

  #tools(board: LessonBoard): TemplateResult {
    const undo = html`<button class="button" ?disabled=${this.past.length === 0} @click=${this.#undo}>
      ${icon("undo")}${t("play.undo")}
    </button>`;
    if (board.tool === 0) {
      const last = Math.sqrt(this.marks.length);
      const cell = this.selection.at(-1);
      const isOpen = cell !== undefined && board.goal[cell] !== "." && startOf(board)[cell] === 0;
      const digits = Array.from({ length: last }, (_, at) => at + 1);
      return html`<div class="keys">
          ${digits.map(
            (digit) =>
              html`<button class="button digit" ?disabled=${!isOpen} @click=${() => this.#write(digit)}>${digit}</button>`,
          )}
        </div>
        <div class="row">${undo}</div>`;
    }
    const brush = (tool: number, label: string) =>
      html`<button class="button" aria-pressed=${this.tool === tool} @click=${() => {
        this.tool = tool;
      }}>${label}</button>`;
    return html`<div class="row">${brush(WALL, t("play.wall"))} ${brush(DOT, t("play.dot"))} ${undo}</div>`;
  }

  #on(all: number): TemplateResult {
    if (this.at + 1 < all)
      return html`<button class="button primary wide" @click=${() => this.#turn(this.at + 1)}>${t("learn.go-on")}</button>`;
    return html`<div class="row">
      ${
        this.lesson?.alone !== undefined || hasPuzzles(this.state.shelf, this.kind)
          ? html`<button class="button primary" @click=${this.#alone}>${t("learn.lesson-end")}</button>`
          : nothing
      }
      <button class="button" @click=${() => this.#turn(0)}>${t("learn.back-start")}</button>
    </div>`;
  }

  #back(): TemplateResult {
    return html`<button class="button quiet" @click=${() => this.#turn(this.at - 1)}>${t("learn.board-before")}</button>`;
  }

  readonly #alone = (): void => {
    LessonPane.#left = this.kind;
    const text = this.lesson?.alone;
    const easiest = this.state.shelf.corpus?.find(({ kind }) => kind === this.kind);
    if (text !== undefined) this.app.acts.go({ screen: "play", kind: this.kind, text });
    else if (easiest) void this.app.acts.openCorpus(this.kind, easiest.level);
  };

  readonly #press = (): void => {
    this.pressed = this.selection.at(-1) ?? -1;
  };

  readonly #undo = (): void => {
    const before = this.past.at(-1);
    if (!before) return;
    this.marks = before;
    this.past = this.past.slice(0, -1);
  };

  #write(digit: number): void {
    const cell = this.selection.at(-1);
    const board = this.lesson?.boards[this.at];
    if (cell === undefined || !board || board.goal[cell] === ".") return;
    this.#move({ type: "mark", cells: [cell], mark: this.marks[cell] === digit ? 0 : digit });
  }

  #move(move: Move): void {
    const board = this.lesson?.boards[this.at];
    if (!board || standOf(board, this.marks).isDone) return;
    const { marks } = applyMove({ ...emptyBoard(this.marks.length), marks: this.marks }, move);
    const next = overStart(board, marks);
    if (next.every((mark, cell) => mark === this.marks[cell])) return;
    this.past = [...this.past, this.marks];
    this.marks = next;
    if (standOf(board, this.marks).isDone) this.acts?.played(this.kind, this.at + 1);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const field = this.renderRoot.querySelector<BoardElement>(".board > *");
    const isAtField = field !== null && event.composedPath().includes(field);
    const isPainted = this.lesson?.boards[this.at]?.tool !== 0;
    const use = lessonKey(event, { isAtField, isPainted, last: Math.sqrt(this.marks.length) });
    if (isAtField && isMarkKey(event)) this.#press();
    if (use === null) return;
    if (use === "undo") this.#undo();
    // The button that leads on is there once a board is done.
    else if (use === "on") this.renderRoot.querySelector<HTMLElement>(".button.primary")?.click();
    else if (use === "enter") field?.enter(event);
    else if (use === "clear") this.#move({ type: "mark", cells: this.selection.slice(-1), mark: 0 });
    else this.#write(use);
    event.preventDefault();
  };
}

customElements.define("ergo-lesson-pane", LessonPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-lesson-pane": LessonPane;
  }
}
