import { html, nothing, type TemplateResult } from "lit";
import { type FrameWords, sayFrame } from "../../boards/frame-words.ts";
import { aside, phrase } from "../../boards/spoken/phrase.ts";
import { phraseStyles } from "../../boards/spoken/phrase-styles.ts";
import { frame } from "../../effects/frame.ts";
import type { App } from "../../state/app.ts";
import { countFrames, type Frame, firstDetail, framesOf } from "../../state/frames.ts";
import { chunkLost } from "../../state/reload.ts";
import type { AppState, HintState, PlayState } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { telling } from "./hint-display.ts";
import { hintSheetStyles } from "./hint-sheet-styles.ts";
import { after, before, type HintPosition } from "./hint-tiers.ts";
import { hintWords } from "./hint-words.ts";
import { KeptFocus } from "./kept-focus.ts";
import { learnButton, namedRule } from "./learn-button.ts";
import { isMistake, mistakeButtons, mistakeList } from "./mistake-part.ts";
import { backButton, detailsButton, nextLabel, ofRule, subjectOf } from "./sheet-parts.ts";
import { Swipe } from "./swipe.ts";
import { undoButton } from "./undo-button.ts";
import { whyTree } from "./why-tree.ts";

export { telling };

/** Where to look, which rule, and why. */
const TIERS = [1, 2, 3];

/** Shows the hint in tiers beside the board. It is not modal: the board and its keys work on. */
export class HintSheet extends LaterElement {
  static override styles = [baseStyles, buttonStyles, phraseStyles, hintSheetStyles];

  protected override readonly looks = [(state: AppState) => state.play?.hint];
  readonly #focus = new KeptFocus(this);
  /** The hint whose technique was counted. */
  #noted: HintState["hint"] = null;
  readonly #swipe = new Swipe(this, { up: () => this.#deepen(), down: () => this.#lower() });

  override focus(): void {
    this.#focus.take();
  }

  /** Each sentence is shown from its beginning; in the next frame, which has a layout anyway: to scroll asks for one. */
  protected override async updated(): Promise<void> {
    this.#note();
    if (this.state.play?.hint?.why) import("./walk-part.ts").catch(() => chunkLost(this.app.store));
    await frame();
    if (!this.state.play?.hint?.why) this.renderRoot.querySelector(".text")?.scrollTo(0, 0);
  }

  /** The board makes room in one frame, and the sheet is drawn in the next: both together are long for a slow phone. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated && !this.hidden) await frame();
    await super.scheduleUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { lang } = this.state;
    const play = this.#spoken;
    if (!play?.hint) return nothing;
    const { hint } = play.hint;
    const words = hintWords(play, play.hint, lang);
    const derives = play.hint.why && hint?.type === "step";
    return html`<section aria-labelledby="heading">
      <div class="grip" @pointerdown=${this.#swipe}>
        <header>
          <div class="names">
            <h2 id="heading" tabindex="-1">${derives ? t("play.why") : words.heading}</h2>
            ${derives ? nothing : html`${ofRule(words)} ${place(play.hint)}`}
          </div>
          ${learnButton(this.app, play)}
          ${play.hint.fixed ? nothing : undoButton(this.app)}
          <button
            class="icon-button"
            aria-label=${t("app.close")}
            @click=${() => this.app.acts.sheet(null)}
          >${icon("close")}</button>
        </header>
      </div>
      <div class="text" tabindex=${hint ? "0" : nothing}>
        ${hint || play.hint.fixed || play.hint.written !== undefined ? nothing : html`<div class="thinking"></div>`}
        ${derives ? html`${whyTree(this.state, play, hint.steps, play.hint.step, this.#open)}<ergo-walk-part .app=${this.app}></ergo-walk-part>` : this.#sentences(play, words)}
      </div>
      ${hint?.type === "step" && !derives ? progress(play.hint) : nothing}
      <div class="buttons">${this.#buttons(play)}</div>
    </section>`;
  }

  /** What it speaks of; a sheet that nobody sees, of a hint that is being thought about. */
  get #spoken(): PlayState | null {
    const { play } = this.state;
    if (!play || play.hint || !this.hidden) return play;
    return { ...play, hint: { board: play.position.board, hint: null, tier: 1, step: 0 } };
  }

  /** A hint that names a technique is counted, once. */
  #note(): void {
    const { play } = this.state;
    const rule = play && namedRule(play);
    const hint = play?.hint?.hint ?? null;
    if (!rule || hint === this.#noted) return;
    this.#noted = hint;
    this.app.acts.learnt(play.kind.id, [rule], "told");
  }

  #sentences(play: PlayState, { context, sentences }: FrameWords): TemplateResult {
    const { hint } = play;
    if (!hint) return html``;
    const subject = subjectOf(this.state, play, hint);
    return html`${context ? html`<p class="context">${aside(context, subject)}</p>` : nothing}
      ${sentences.map((sentence, at) => html`<p class=${at === 0 ? "sentence" : ""}>${phrase(sentence, subject)}</p>`)}
      ${mistakeList(this.app, play)} ${hint.limited ? this.#limited(hint) : nothing}`;
  }

  /** A hint that may be poorer for it says by which rules it was sought, and offers the others. */
  #limited({ hint, tier }: HintState): TemplateResult | typeof nothing {
    if (hint?.type !== "stuck" && !(hint?.type === "step" && tier === 1)) return nothing;
    return html`<p class="limited">
      ${t("hint.limited")}
      <button class="button quiet" @click=${() => this.app.acts.hintByAllRules()}>${t("hint.all-rules")}</button>
    </p>`;
  }

  #buttons(play: PlayState): TemplateResult {
    const { store, acts } = this.app;
    const state = play.hint;
    if (state && isMistake(state)) return mistakeButtons(this.app, play);
    const close = () => acts.sheet(null);
    if (state?.written !== undefined)
      return html`<button class="button" @click=${close}>${t("app.close")}</button>
        <button class="button primary" @click=${() => acts.hint()}>${t("hint.another")}</button>`;
    if (!state?.hint) return html`<button class="button" @click=${close}>${t("app.cancel")}</button>`;
    if (state.hint.type !== "step")
      return html`<button class="button primary" @click=${close}>${t("app.close")}</button>`;
    const next = after(state);
    const back = before(state);
    const go = ({ tier, step, why = false }: HintPosition & { why?: boolean }) =>
      store.dispatch({ type: "hint-show", tier, step, why });
    const links = state.tier === 3 ? firstDetail(framesOf(state.hint.steps), state.step) : -1;
    const on = next && !state.why ? () => go(next) : () => acts.takeHint();
    if (state.why)
      return html`${backButton(false, () => go({ tier: 3, step: state.step }))}
        <button class="button primary" @click=${on}>${t("hint.write")}</button>`;
    return html`${backButton(!back, () => back && go(back))}
      ${detailsButton(framesOf(state.hint.steps), links, () => go({ tier: 3, step: links }))}
      ${
        state.tier === 3
          ? html`<button class="button" @click=${this.#deepen}>${t("play.why")}</button>`
          : nothing
      }
      <button class="button primary" @click=${on}>
        ${t(next ? (state.tier < 3 ? "hint.more" : nextLabel(framesOf(state.hint.steps), next.step)) : "hint.write")}
      </button>`;
  }

  /** A step that is opened in the derivation is shown on the board. */
  readonly #open = (step: number): void => this.app.store.dispatch({ type: "hint-show", step, why: true });

  /** Pulled up, the sheet shows the whole derivation. */
  readonly #deepen = (): void => {
    const state = this.state.play?.hint;
    if (state?.hint?.type === "step") this.app.store.dispatch({ type: "hint-show", tier: 3, why: true });
  };

  /** Pushed down, it shows the sentence again, then goes. */
  readonly #lower = (): void => {
    if (this.state.play?.hint?.why) this.app.store.dispatch({ type: "hint-show", why: false });
    else this.app.acts.sheet(null);
  };
}

/** The frames of a hint that is told whole. */
function framesIn({ hint, tier }: HintState): readonly Frame[] {
  return tier === 3 && hint?.type === "step" ? framesOf(hint.steps) : [];
}

/** Which of several steps, links or lines is shown: in the title of the sheet where a low window has no room for the bar. */
function place(state: HintState): TemplateResult | typeof nothing {
  const said = sayFrame(framesIn(state), state.step);
  return said ? html`<span class="step place">${said}</span>` : nothing;
}

/** How much of the hint is shown; of several steps, links or lines, which: the bar is theirs then, and the last of them fills it. */
function progress(state: HintState): TemplateResult {
  const { tier, step } = state;
  const frames = framesIn(state);
  const said = sayFrame(frames, step);
  const { n, all } = countFrames(frames, step);
  const bars = said ? [tier] : TIERS;
  const part = `--part: ${said ? (100 * n) / all : 100}%`;
  return html`<div class="progress ${said ? "counted" : ""}"><div class="line">
    <div class="segments" aria-hidden="true">
      ${bars.map((one) => html`<span class=${one <= tier ? "told" : ""} .style=${part}></span>`)}
    </div>
    ${said ? html`<span class="step">${said}</span>` : nothing}
  </div></div>`;
}

customElements.define("ergo-hint-sheet", HintSheet);

/** Draws the sheet once where nobody sees it: its code is compiled then, not while a player waits. */
export async function rehearse(app: App, root: ParentNode): Promise<void> {
  const sheet = document.createElement("ergo-hint-sheet");
  Object.assign(sheet, { app, hidden: true });
  root.append(sheet);
  await sheet.updateComplete;
  sheet.remove();
}

declare global {
  interface HTMLElementTagNameMap {
    "ergo-hint-sheet": HintSheet;
  }
}
