import { html, nothing, type TemplateResult } from "lit";
import type { Move } from "../../../engine/model/board.ts";
import { cellOf } from "../../../engine/model/fact.ts";
import { sayFrame } from "../../boards/frame-words.ts";
import { aside, phrase } from "../../boards/spoken/phrase.ts";
import { phraseStyles } from "../../boards/spoken/phrase-styles.ts";
import { unbroken } from "../../boards/spoken/unbroken.ts";
import { frame } from "../../effects/frame.ts";
import { type Frame, firstDetail, frameAfter, frameBefore, framesOf } from "../../state/frames.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { stepsOf, type WhyState } from "../../state/why.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { telling } from "./hint-display.ts";
import { hintSheetStyles } from "./hint-sheet-styles.ts";
import { KeptFocus } from "./kept-focus.ts";
import { backButton, detailsButton, nextLabel, ofRule, subjectOfWhy } from "./sheet-parts.ts";
import { Swipe } from "./swipe.ts";
import { undoButton } from "./undo-button.ts";
import { whyChoice } from "./why-choice.ts";
import { whyStyles } from "./why-styles.ts";
import { whyTree } from "./why-tree.ts";
import { type WhyWords, whyWords } from "./why-words.ts";

export { telling };

/** Asks about a cell, and shows the answer beside the board and on it. It is not modal. */
export class WhySheet extends LaterElement {
  static override styles = [baseStyles, buttonStyles, phraseStyles, hintSheetStyles, whyStyles];

  protected override readonly looks = [(state: AppState) => state.play?.why];
  readonly #focus = new KeptFocus(this);
  readonly #swipe = new Swipe(this, {
    up: () => this.#show({ whole: true }),
    down: () => (this.state.play?.why?.whole ? this.#show({ whole: false }) : this.app.acts.sheet(null)),
  });
  /** The content shown before: the sheet scrolls back only when it changes. */
  #shown = "";
  /** The frame at which all steps were opened: they begin with the last, and back leads there. */
  #left: number | null = null;

  override focus(): void {
    this.#focus.take();
  }

  protected override async updated(): Promise<void> {
    const why = this.state.play?.why;
    const shown = [why?.cell, why?.asked, why?.answer?.type, why?.whole || why?.step].join();
    if (shown === this.#shown) return;
    this.#shown = shown;
    await frame(); // which has a layout anyway: to scroll asks for one
    this.renderRoot.querySelector(".text")?.scrollTo(0, 0);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, lang } = this.state;
    const why = play?.why;
    if (!play || !why) return nothing;
    const words = whyWords(play, why, lang);
    const frames = framesOf(stepsOf(why.answer));
    const heading = unbroken(words.heading, play.puzzle.cols, lang, this.state.settings.cells);
    return html`<section aria-labelledby="heading">
      <div class="grip" @pointerdown=${this.#swipe}>
        <header>
          ${
            why.cell !== null && why.asked !== undefined
              ? html`<button class="icon-button other" aria-label=${t("why.other")} @click=${this.#other}>
                ${icon("back")}
              </button>`
              : nothing
          }
          <h2 class="names" id="heading" tabindex="-1"><span>${heading}</span></h2>
          ${undoButton(this.app)}
          <button
            class="icon-button"
            aria-label=${t("app.close")}
            @click=${() => this.app.acts.sheet(null)}
          >${icon("close")}</button>
        </header>
      </div>
      <div class="text" tabindex=${why.answer ? "0" : nothing}>${this.#body(play, why, words)}</div>
      <div class="buttons">${this.#buttons(play, why, frames)}</div>
    </section>`;
  }

  #body(play: PlayState, why: WhyState, words: WhyWords): TemplateResult {
    if (why.cell === null) return html`<p>${words.sentences}</p>`;
    if (why.asked === undefined) return whyChoice(this.app, play, why.cell);
    if (!why.answer) return html`<div class="thinking"></div><p>${words.sentences}</p>`;
    const { verdict, rule, context, sentences } = words;
    const frames = framesOf(stepsOf(why.answer));
    const place = sayFrame(frames, why.step);
    const subject = subjectOfWhy(this.state, play, why);
    if (why.whole)
      return whyTree(this.state, play, stepsOf(why.answer), why.step, (step) => this.#show({ step })); // whose first line is the answer
    const told = verdict ? html`<p class="verdict sentence">${phrase(verdict, subject)}</p>` : nothing;
    return html`${told}
      ${
        rule
          ? html`<h3>
              ${rule} ${ofRule(words)}
              ${place ? html`<span class="level">${place}</span>` : nothing}
            </h3>`
          : nothing
      }
      ${context ? html`<p class="context">${aside(context, subject)}</p>` : nothing}
      ${sentences.map((sentence, at) => html`<p class=${at === 0 ? "sentence" : ""}>${phrase(sentence, subject)}</p>`)}`;
  }

  #buttons(play: PlayState, why: WhyState, frames: readonly Frame[]): TemplateResult | typeof nothing {
    const close = () => this.app.acts.sheet(null);
    if (why.asked !== undefined && !why.answer)
      return html`<button class="button" @click=${close}>${t("app.cancel")}</button>`;
    if (frames.length === 0)
      return why.answer
        ? html`<button class="button primary" @click=${close}>${t("app.close")}</button>`
        : nothing;
    const { step, whole } = why;
    const next = whole ? -1 : frameAfter(frames, step);
    const last = frameBefore(frames, step);
    const links = whole ? -1 : firstDetail(frames, step);
    const hasMore = next >= 0;
    const move = hasMore ? null : moveOf(play, why);
    const root = frames.findLastIndex(({ type }) => type === "step");
    const open = () => {
      this.#left = step;
      this.#show({ whole: true, step: root });
    };
    const back = whole
      ? () => this.#show({ whole: false, step: step === root ? (this.#left ?? step) : step })
      : () => this.#show({ step: last });
    const on = hasMore ? () => this.#show({ step: next }) : move ? () => this.#write(move) : close;
    return html`${backButton(last < 0 && !whole, back)}
      ${detailsButton(frames, links, () => this.#show({ step: links }))}
      ${whole ? nothing : html`<button class="button" @click=${open}>${t("why.whole")}</button>`}
      <button class="button primary" @click=${on}>
        ${t(hasMore ? nextLabel(frames, next) : move ? labelOf(move) : "app.close")}
      </button>`;
  }

  readonly #other = (): void => {
    const why = this.state.play?.why;
    if (!why) return;
    this.app.store.dispatch({
      type: "why",
      why: { ...why, asked: undefined, answer: null, step: 0, whole: false },
    });
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".text button")?.focus());
  };

  #show(change: Partial<Pick<WhyState, "step" | "whole">>): void {
    const why = this.state.play?.why;
    if (why) this.app.store.dispatch({ type: "why", why: { ...why, ...change } });
  }

  #write(move: Move): void {
    this.app.acts.sheet(null);
    this.app.store.dispatch({ type: "move", move });
  }
}

/** The move that writes the answer's conclusion, or that takes back a refuted mark, where the player can do it. */
function moveOf({ kind, puzzle, position, owner, solved }: PlayState, { answer }: WhyState): Move | null {
  if (!owner || solved || !answer || !("steps" in answer)) return null;
  const written = kind.write(puzzle, position.board, answer.fact);
  if (written || answer.type !== "wrong") return written;
  return { type: "clear", cells: [cellOf(answer.written)], what: "marks" };
}

function labelOf(move: Move): "hint.write" | "play.erase" {
  return move.type === "clear" ? "play.erase" : "hint.write";
}

customElements.define("ergo-why-sheet", WhySheet);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-why-sheet": WhySheet;
  }
}
