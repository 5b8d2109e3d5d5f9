import { css, html, nothing, type TemplateResult } from "lit";
import type { AppState, Origin } from "../../state/state.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { clock } from "../../words/clock.ts";
import { t } from "../../words/more.ts";
import { tallyOf } from "./tally.ts";

/** Replaces the keys when the board is solved: time and moves, and where to go from here. */
export class Finished extends LaterElement {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      section {
        display: grid;
        gap: var(--space-4);
        padding: var(--space-4);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
      }
      .told {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--space-3) var(--space-4);
      }
      h2 {
        font-size: var(--text-xl);
        line-height: 1.2;
      }
      .seal {
        display: grid;
        flex: none;
        place-items: center;
        inline-size: 3rem;
        block-size: 3rem;
        border: 2px solid var(--conclude-edge);
        border-radius: 50%;
        background: var(--role-conclude);
      }
      .seal .icon {
        stroke-width: 2.25;
        stroke-dasharray: 24;
        animation: draw 0.6s 0.1s ease-out backwards;
      }
      @keyframes draw {
        from {
          stroke-dashoffset: 24;
        }
      }
      dl {
        display: flex;
        gap: var(--space-5);
        margin-inline-start: auto;
      }
      dt {
        color: var(--ink-note);
        font-size: var(--text-s);
        line-height: 1.3;
      }
      dd {
        font-size: var(--text-l);
        font-weight: 600;
        line-height: 1.3;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }
      .row .button {
        flex: 1 1 auto;
      }
      @media (prefers-reduced-motion: reduce) {
        .seal .icon {
          animation: none;
        }
      }
    `,
  ];

  protected override readonly looks = [
    (state: AppState) => state.play?.position.game,
    (state: AppState) => state.play?.solved,
    (state: AppState) => state.play?.truth,
    (state: AppState) => state.making?.run === null,
  ];

  /** The next puzzle of the level in the corpus, or of the made ones. */
  #next(kind: string, { level, made }: Origin): void {
    const { acts } = this.app;
    if (made) void acts.making().then((workshop) => workshop.next());
    else void acts.openCorpus(kind, level);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, settings } = this.state;
    if (!play) return nothing;
    const { acts } = this.app;
    const { moves, shown } = tallyOf(play.position.game);
    const { kind, origin, truth } = play;
    const making = Boolean(origin?.made && this.state.making?.run);
    const answer = truth?.answers === "several" ? "finished.shown-one" : "finished.shown";
    return html`<section aria-labelledby="heading">
      <div class="told">
        ${shown ? nothing : html`<span class="seal" aria-hidden="true">${icon("check")}</span>`}
        <h2 id="heading">${t(shown ? answer : "finished.title")}</h2>
        ${
          shown
            ? html`<p class="note">${t("finished.shown-text")}</p>`
            : html`<dl>
                ${
                  settings.timer
                    ? html`<div><dt>${t("finished.time")}</dt><dd>${clock(play.elapsed)}</dd></div>`
                    : nothing
                }
                <div><dt>${t("finished.moves")}</dt><dd>${moves}</dd></div>
              </dl>`
        }
      </div>
      <div class="row">
        ${
          origin
            ? html`<button class="button primary" ?disabled=${making} @click=${() => this.#next(kind.id, origin)}>
                ${t(making ? "make.making" : "finished.next")}
              </button>`
            : nothing
        }
        <button class="button" @click=${() => acts.sheet("share")}>${t("finished.share")}</button>
        <button class="button" @click=${() => acts.go({ screen: "shelf" })}>${t("app.home")}</button>
      </div>
    </section>`;
  }
}

customElements.define("ergo-finished", Finished);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-finished": Finished;
  }
}
