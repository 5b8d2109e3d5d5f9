import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Value } from "../../engine/model/fact.ts";
import type { AppState, PlayState } from "../state/state.ts";
import { subjectsOf } from "../state/subjects.ts";
import { ratedName, titleOf } from "../state/title.ts";
import { choice, switchStyles, toggle } from "../ui/choice.ts";
import { LaterElement } from "../ui/later-element.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { sheetStyles } from "../ui/styles/sheet.ts";
import { count, t } from "../words/more.ts";
import { EACH, type Each, type Printed, pagesOf, printPage, printPageStyles } from "./print-page.ts";
import { PrintPages } from "./print-pages.ts";
import "../ui/sheet.ts";

/** Boards with a longer side are easier to play when there are at most two on a page. */
const LONG_SIDE = 12;
/** Answers are looked at, not written on. */
const ANSWERS_EACH: Each = 6;

/** Puts puzzles on paper: chooses how many on a page, shows the first, and prints them all. */
export class PrintSheet extends LaterElement {
  static override properties = {
    ...LaterElement.properties,
    each: { state: true },
    answers: { state: true },
    withAnswers: { state: true },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    sheetStyles,
    switchStyles,
    ...printPageStyles,
    css`
      figure {
        display: grid;
        justify-items: center;
        gap: var(--space-2);
        padding: var(--space-4);
        border-radius: var(--radius-m);
        background: var(--page);
      }
      .sheet {
        box-sizing: content-box;
        inline-size: min(70%, 12rem);
        padding: 0.75rem;
        box-shadow: var(--shadow);
      }
    `,
  ];

  /** Puzzles on a page; null until chosen. */
  declare private each: Each | null;
  declare private withAnswers: boolean;
  /** The answers by the game's id, as they come in. */
  declare private answers: ReadonlyMap<string, readonly Value[] | null>;

  protected override readonly looks = [(state: AppState) => state.play, (state: AppState) => state.picked];
  readonly #pages = new PrintPages();

  constructor() {
    super();
    this.each = null;
    this.withAnswers = false;
    this.answers = new Map();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.body.append(this.#pages);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pages.remove();
  }

  get #games(): readonly PlayState[] {
    return subjectsOf(this.state);
  }

  /** As many on a page as can be played with a pen, unless it was chosen. */
  get #each(): Each {
    if (this.each) return this.each;
    const games = this.#games;
    const most = games.some(({ puzzle }) => Math.max(puzzle.rows, puzzle.cols) > LONG_SIDE) ? 2 : 6;
    return EACH.find((each) => each >= Math.min(games.length, most)) ?? 6;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#pages.pages = this.#paper();
    if (this.withAnswers) void this.#solve();
  }

  /** Asks for the answers that are not here yet. */
  async #solve(): Promise<void> {
    for (const { id, kind, text } of this.#games) {
      if (this.answers.has(id)) continue;
      const answer = await this.app.acts.solve(kind.id, text).catch(() => null);
      if (!this.answers.has(id)) this.answers = new Map(this.answers).set(id, answer);
    }
  }

  /** All pages, the answers' last. */
  #paper(): readonly TemplateResult[] {
    const { lang } = this.state;
    const boards = this.#games.map((game): Printed => {
      return { game, title: `${game.kind.name[lang]}${placeOf(game)}`, answer: null };
    });
    const solved = boards.map((board) => ({ ...board, answer: this.answers.get(board.game.id) ?? null }));
    const sets = [
      ...pagesOf(boards, this.#each).map((page) => [page, this.#each, t("app.name")] as const),
      ...(this.withAnswers ? pagesOf(solved, ANSWERS_EACH) : []).map(
        (page) => [page, ANSWERS_EACH, t("print.answers-title")] as const,
      ),
    ];
    return sets.map(([page, each, left], index) =>
      printPage(page, each, { left, right: `${index + 1} / ${sets.length}` }),
    );
  }

  protected override render(): TemplateResult {
    const paper = this.#paper();
    const ready = !this.withAnswers || this.#games.every(({ id }) => this.answers.has(id));
    return html`<ergo-sheet .heading=${t("print.title")} @sheet-close=${() => this.app.acts.sheet(null)}>
      <div class="stack">
        <figure aria-label=${t("print.preview")}>
          ${paper[0]}
          <figcaption class="note">${count("print.pages", paper.length)}</figcaption>
        </figure>
        ${choice(
          "each",
          t("print.each"),
          EACH.map((each) => [String(each), String(each)] as const),
          String(this.#each),
          (value) => {
            this.each = Number(value) as Each;
          },
        )}
        ${toggle(t("print.answers"), this.withAnswers, (on) => {
          this.withAnswers = on;
        })}
        <button class="button primary wide" ?disabled=${!ready} @click=${() => print()}>
          ${ready ? icon("print") : nothing}${t(ready ? "print.go" : "hint.thinking")}
        </button>
      </div>
    </ergo-sheet>`;
  }
}

/** The part behind the kind in a board's title. */
function placeOf({ name, origin }: PlayState): string {
  if (!name && origin?.made) {
    const level = ratedName(origin);
    return ` · ${level ? `${level} · ` : ""}${t("make.number", { n: origin.number })}`;
  }
  return name || origin ? ` · ${titleOf({ name, origin })}` : "";
}

customElements.define("ergo-print-sheet", PrintSheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-print-sheet": PrintSheet;
  }
}
