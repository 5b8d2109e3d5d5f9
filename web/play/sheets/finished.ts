import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Rated } from "../../../worker/api.ts";
import { listenToKeys } from "../../effects/window-keys.ts";
import { hasPuzzles } from "../../state/has-puzzles.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { clock } from "../../words/clock.ts";
import { t } from "../../words/more.ts";
import { tallyOf } from "./tally.ts";

/** Replaces the keys when the board is solved: what it took, and where to go from here. */
export class Finished extends LaterElement {
  static override properties = { ...LaterElement.properties, rated: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
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
        gap: var(--space-2) var(--space-3);
      }
      h2 {
        font-size: min(var(--text-xl), 28px, 8.5cqi);
        line-height: 1.2;
      }
      .seal {
        display: grid;
        flex: none;
        place-items: center;
        inline-size: min(2.5rem, 44px);
        block-size: min(2.5rem, 44px);
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
      .took {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) max(var(--space-4), 1em);
        margin-inline-start: auto;
      }
      /* On a line of its own it begins where all else does. */
      @container (max-width: 13rem) {
        .took {
          margin-inline-start: 0;
        }
      }
      /* Its room is kept until it comes, so that the buttons below stay where they are. */
      .hardest {
        min-block-size: calc(1.3 * (min(var(--text-s), 17px) + min(var(--text-m), 20px)));
      }
      .hardest dd {
        font-size: min(var(--text-m), 20px);
      }
      /* A break comes after the name, where that has room. */
      .name {
        display: inline-block;
      }
      /* A small phone: the way on stays in sight, and what may be long is read below it. */
      @container (max-width: 20rem) {
        section {
          gap: var(--space-2);
          padding: var(--space-2) var(--space-3);
        }
        .took dd {
          font-size: min(var(--text-l), 20px);
        }
        .told {
          gap: var(--space-1) var(--space-2);
        }
        .took {
          gap: var(--space-1) var(--space-3);
        }
        .row {
          order: 1;
        }
        .hardest {
          order: 2;
        }
      }
      dt {
        color: var(--ink-note);
        font-size: min(var(--text-s), 17px);
        line-height: 1.3;
      }
      dd {
        font-size: min(var(--text-l), 22px);
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
        padding-inline: min(var(--space-3), 3cqi);
        font-size: min(1rem, 20px);
      }
      @media (prefers-reduced-motion: reduce) {
        .seal .icon {
          animation: none;
        }
      }
    `,
  ];

  /** How hard the puzzle is; undefined until it is known. */
  declare private rated: Rated | null | undefined;
  /** The game about which that was asked. */
  #asked = "";

  protected override readonly looks = [
    (state: AppState) => state.play?.position.game,
    (state: AppState) => state.play?.solved,
    (state: AppState) => state.play?.truth,
    (state: AppState) => state.play?.hints,
    (state: AppState) => state.making?.run === null,
  ];

  /** Enter leads on from the board, as in the lessons. */
  readonly #key = (event: KeyboardEvent): void => {
    const isAtBoard = event.composedPath().some((one) => one instanceof Element && one.role === "grid");
    if (event.key !== "Enter" || event.repeat || event.defaultPrevented || !isAtBoard) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(".primary")?.click();
  };

  constructor() {
    super();
    listenToKeys(this, this.#key);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { play } = this.state;
    const isKnown = play?.truth?.answers === "one";
    if (!play || !isKnown || this.#asked === play.id || tallyOf(play.position.game).shown) return;
    this.#asked = play.id;
    this.rated = undefined;
    void this.app.acts.rate(play.kind.id, play.text).then((rated) => {
      if (this.#asked === play.id) this.rated = rated;
      const how = play.hints === 0 ? "used" : "met";
      if (rated) this.app.acts.learnt(play.kind.id, techniquesIn(rated), how, play.id);
    });
  }

  /** The next puzzle of the level in the corpus, of the made ones, or of the level that this one turned out to have. */
  #next({ kind, origin }: PlayState): void {
    const { acts } = this.app;
    if (origin?.made) void acts.making().then((workshop) => workshop.next());
    else void acts.openCorpus(kind.id, origin?.level || (this.rated?.level ?? 1));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { play, shelf } = this.state;
    if (!play) return nothing;
    const { acts } = this.app;
    const shown = tallyOf(play.position.game).shown;
    const { kind, origin, truth } = play;
    const making = Boolean(origin?.made && this.state.making?.run);
    const answer = truth?.answers === "several" ? "finished.shown-one" : "finished.shown";
    return html`<section aria-labelledby="heading">
      <div class="told">
        ${shown ? nothing : html`<span class="seal" aria-hidden="true">${icon("check")}</span>`}
        <h2 id="heading">${t(shown ? answer : "finished.title")}</h2>
        ${shown ? html`<p class="note">${t("finished.shown-text")}</p>` : this.#took(play)}
      </div>
      ${
        !shown && hasHardest(play)
          ? html`<dl class="hardest">${figure(t("finished.hardest"), this.#said(play))}</dl>`
          : nothing
      }
      <div class="row">
        ${
          origin?.made || hasPuzzles(shelf, kind.id)
            ? html`<button class="button primary" ?disabled=${making} @click=${() => this.#next(play)}>
                ${t(making ? "make.making" : "finished.next")}
              </button>`
            : nothing
        }
        <button class="button" @click=${() => acts.sheet("share")}>${t("finished.share")}</button>
        <button class="button" @click=${() => acts.go({ screen: "shelf" })}>${t("app.home")}</button>
      </div>
    </section>`;
  }

  /** What the game took the player. */
  #took({ elapsed, hints }: PlayState): TemplateResult {
    return html`<dl class="took">
      ${this.state.settings.timer ? figure(t("finished.time"), clock(elapsed)) : nothing}
      ${figure(t("finished.hints"), hints === 0 ? t("finished.no-hints") : String(hints))}
    </dl>`;
  }

  /** The technique and its level; of a puzzle of the library the level is known before. */
  #said({ origin }: PlayState): string | TemplateResult {
    const [hardest] = this.rated?.needs ?? [];
    if (hardest)
      return html`<span class="name">${hardest.name[this.state.lang]}</span>\u00a0· ${levelName(hardest.level)}`;
    if (origin && !origin.made) return levelName(origin.level);
    return t(this.rated === undefined ? "hint.thinking" : "finished.unknown");
  }
}

/** The ids of the techniques that a puzzle needs. */
const techniquesIn = ({ needs }: Rated): readonly string[] => needs.map(({ id }) => id);

function figure(name: string, value: string | TemplateResult): TemplateResult {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

/** A puzzle with one answer has a hardest step; as long as that is not known its room is kept. */
function hasHardest({ truth }: PlayState): boolean {
  return truth === null || truth.answers === "one";
}

customElements.define("ergo-finished", Finished);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-finished": Finished;
  }
}
