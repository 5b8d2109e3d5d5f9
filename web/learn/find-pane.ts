import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Drill } from "../../engine/learn/drill-set.ts";
import { cellOf, type Fact, is, isNot, valueOf } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Doubted } from "../../worker/api.ts";
import { sayCell, sayFacts } from "../boards/frame-words.ts";
import { phrase } from "../boards/spoken/phrase.ts";
import { phraseStyles } from "../boards/spoken/phrase-styles.ts";
import { frameTints } from "../boards/tint.ts";
import { NO_TINTS } from "../boards/tints.ts";
import { framesOf, wholeFrame } from "../state/frames.ts";
import { knownOf, NOTHING, nameOf, placeToDrill } from "../state/learnt.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { type Answer, answersAt, isPainted, SEA, says } from "./answers.ts";
import type { LearnActs, Position } from "./learn.ts";
import { learnStyles } from "./learn-styles.ts";
import { partHeader } from "./part-header.ts";
import { positionBoard } from "./position-board.ts";

/** Keys for the two answers on a painted board. */
const STROKE_KEYS: Readonly<Record<string, number>> = { x: 0, "1": 0, c: 1, ".": 1, "2": 1 };

/** How a try was answered. */
type Verdict =
  | { readonly type: "right" | "shown"; readonly step: ExplainedStep }
  | { readonly type: "looking" }
  | { readonly type: "wrong"; readonly fact: Fact; readonly doubt: Doubted };

/** A drill: a position on which a technique fires, where the player says what follows. */
export class FindPane extends ActsElement<LearnActs> {
  static override properties = {
    ...ActsElement.properties,
    kind: {},
    rule: {},
    position: { state: true },
    selection: { state: true },
    verdict: { state: true },
    lost: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, phraseStyles, learnStyles];

  declare kind: string;
  declare rule: string;
  declare private position: Position | null;
  declare private selection: readonly number[];
  declare private verdict: Verdict | null;
  declare private lost: boolean;
  #drills: readonly Drill[] = [];
  #place = 0;
  /** A wrong try was made, or the answer was shown. */
  #missed = false;
  #asked = "";

  protected override readonly looks = [(state: AppState) => state.learn?.techniques];

  constructor() {
    super();
    this.position = null;
    this.selection = [];
    this.verdict = null;
    this.lost = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const asked = `${this.kind}/${this.rule}`;
    if (!this.acts || asked === this.#asked) return;
    this.#asked = asked;
    void this.#begin(this.acts, null);
  }

  /** Sets up the next board. */
  async #begin(acts: LearnActs, last: number | null): Promise<void> {
    const { kind, rule } = this;
    this.position = null;
    this.selection = [];
    this.verdict = null;
    this.lost = false;
    this.#missed = false;
    try {
      const [drills] = await Promise.all([acts.drills(kind, rule), acts.list(kind)]);
      const known = knownOf(this.state.learn?.record ?? NOTHING, nameOf(kind, rule));
      this.#drills = drills;
      this.#place = Math.min(placeToDrill(known, last), Math.max(drills.length - 1, 0));
      const drill = drills[this.#place];
      const position = drill ? await acts.position(kind, rule, drill) : null;
      if (this.#asked !== `${kind}/${rule}`) return;
      this.position = position;
      this.lost = position === null;
    } catch {
      this.lost = true;
    }
  }

  protected override render(): TemplateResult {
    const { lang, learn } = this.state;
    const info = learn?.techniques[this.kind]?.find(({ id }) => id === this.rule);
    const level = info?.level ?? 1;
    return html`${partHeader(this.app, info?.name[lang] ?? t("app.learn"), info ? levelName(level) : "")}
      <main class="parts" @keydown=${this.#key}>
        ${this.lost ? html`<p role="alert">${t("learn.lost")}</p>` : nothing}
        <section class="beside" aria-busy=${this.position === null && !this.lost}>
          ${
            this.position
              ? positionBoard(
                  this.app,
                  {
                    puzzle: this.position.puzzle,
                    facts: this.position.moment.facts,
                    level,
                    tints: this.#tints(),
                    selection: this.selection,
                  },
                  { "board-select": ({ cells }) => this.#select(cells) },
                )
              : html`<div class="ghost" role="status"><span class="unseen">${t("learn.waiting")}</span></div>`
          }
          <section>
            <div class="says" role="status">${this.#says()}</div>
            ${this.#buttons()}
          </section>
        </section>
      </main>`;
  }

  #tints() {
    const step = this.#told;
    if (!step) return NO_TINTS;
    const frames = framesOf([step]);
    return frameTints(frames[wholeFrame(step)]);
  }

  /** The step that is shown. */
  get #told(): ExplainedStep | null {
    const { verdict } = this;
    if (verdict?.type === "right" || verdict?.type === "shown") return verdict.step;
    return null;
  }

  get #isOver(): boolean {
    return this.#told !== null;
  }

  #select(cells: readonly number[]): void {
    if (this.#isOver) return;
    this.selection = cells.slice(-1);
    if (this.verdict?.type === "wrong") this.verdict = null;
  }

  #says(): unknown {
    const { verdict, position } = this;
    if (!position) return t("learn.waiting");
    switch (verdict?.type) {
      case "right":
        return this.#verdictOf("right", t(this.#missed ? "learn.right-late" : "learn.right"), verdict.step);
      case "shown":
        return this.#verdictOf("", t("learn.shown"), verdict.step);
      case "looking":
        return t("learn.looking");
      case "wrong":
        return html`<p class="verdict wrong">
          ${this.#phrased(this.#reason(verdict.fact, verdict.doubt), null)}
        </p>`;
      default:
        return this.#asks(position);
    }
  }

  #verdictOf(look: string, word: string, step: ExplainedStep): TemplateResult {
    const { lang } = this.state;
    const space = lang === "en" ? " " : "";
    return html`<p class="verdict ${look}"><strong>${word}</strong>${space}${this.#phrased(step.text[lang], step)}</p>`;
  }

  #phrased(sentence: string, step: ExplainedStep | null): TemplateResult | typeof nothing {
    const { lang, settings } = this.state;
    const kind = playKind(this.kind);
    const { position } = this;
    if (!kind || !position) return nothing;
    const { puzzle } = position;
    return phrase(sentence, { kind, puzzle, lang, names: settings.cells, tints: this.#tints(), step });
  }

  #asks({ puzzle }: Position): string {
    const kind = playKind(this.kind);
    const [cell] = this.selection;
    if (cell === undefined || !kind) return t("learn.find");
    const name = sayCell({ kind, puzzle }, cell, this.state.lang);
    return t(this.#answers().length > 0 ? "learn.find-cell" : "learn.written", { cell: name });
  }

  #reason(fact: Fact, { type, step }: Doubted): string {
    const { lang } = this.state;
    const kind = playKind(this.kind);
    const { position } = this;
    if (!kind || !position) return "";
    if (step) return t("learn.other", { name: step.name[lang], text: step.text[lang] });
    if (type !== "false") return t("learn.unproved");
    const value = position.moment.answer?.[cellOf(fact)];
    const real =
      value === undefined
        ? fact
        : value === SEA || !isPainted(position)
          ? is(cellOf(fact), value)
          : isNot(cellOf(fact), SEA);
    return t("learn.false", { fact: sayFacts({ kind, puzzle: position.puzzle }, [real], lang) });
  }

  #answers(): readonly Answer[] {
    const [cell] = this.selection;
    return this.position && cell !== undefined ? answersAt(this.position, cell) : [];
  }

  #buttons(): TemplateResult | typeof nothing {
    if (!this.position) return nothing;
    if (this.#isOver)
      return html`<button class="button primary wide" @click=${() => this.acts && this.#begin(this.acts, this.#place)}>
        ${t("learn.again")}
      </button>`;
    const isLooking = this.verdict?.type === "looking";
    return html`<div class="answers">
        ${this.#answers().map(
          ({ fact, label }) =>
            html`<button class="button answer" ?disabled=${isLooking} @click=${() => this.#try(fact)}>${label}</button>`,
        )}
      </div>
      <div class="row"><button class="button show" @click=${this.#show}>${t("learn.show")}</button></div>`;
  }

  async #try(fact: Fact): Promise<void> {
    const { position, acts } = this;
    if (!position || !acts || this.#isOver) return;
    const step = position.moment.firings.find(({ adds }) => adds.some((added) => says(added, fact)));
    if (step) {
      this.verdict = { type: "right", step };
      this.#keep(!this.#missed);
      return;
    }
    if (!this.#missed) this.#keep(false);
    this.#missed = true;
    this.verdict = { type: "looking" };
    try {
      const doubt = await acts.doubt(position, fact);
      if (this.position === position && this.verdict?.type === "looking")
        this.verdict = { type: "wrong", fact, doubt };
    } catch {
      this.verdict = null;
      this.lost = true;
    }
  }

  readonly #show = (): void => {
    const [step] = this.position?.moment.firings ?? [];
    if (!step) return;
    if (!this.#missed) this.#keep(false);
    this.#missed = true;
    this.verdict = { type: "shown", step };
  };

  /** Only the first try counts. */
  #keep(isRight: boolean): void {
    if (!this.#missed) this.acts?.drilled(this.kind, this.rule, this.#place, this.#drills.length, isRight);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { position } = this;
    if (event.altKey || event.ctrlKey || event.metaKey || !position) return;
    const answers = this.#answers();
    const painted = STROKE_KEYS[event.key.toLowerCase()];
    const answer = isPainted(position)
      ? answers[painted ?? -1]
      : answers.find(({ fact }) => String(valueOf(fact)) === event.key);
    if (!answer) return;
    event.preventDefault();
    void this.#try(answer.fact);
  };
}

customElements.define("ergo-find-pane", FindPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-find-pane": FindPane;
  }
}
