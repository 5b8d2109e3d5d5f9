import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { playKind } from "../../engine/kinds/play.ts";
import type { Drill } from "../../engine/learn/drill-set.ts";
import type { TechniqueInfo } from "../../worker/api.ts";
import { phrase } from "../boards/spoken/phrase.ts";
import { phraseStyles } from "../boards/spoken/phrase-styles.ts";
import { type TechniqueText, topicOf } from "../kinds/contract/technique-text.ts";
import { knownOf, NOTHING, nameOf } from "../state/learnt.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { t } from "../words/more.ts";
import { type LearnActs, linkOf, type Missed, type Position } from "./learn.ts";
import { learnStyles } from "./learn-styles.ts";
import { factsMissed, isOfBoard, missedTints, saysMissed } from "./missed.ts";
import { linkTo, partHeader } from "./part-header.ts";
import { positionBoard, type Stage, stagesOf } from "./position-board.ts";
import { saidOf } from "./technique-list.ts";

/** The stage that a page begins with: the whole step. */
const STEP = 2;

/** The page of a technique: its idea, an example that is walked, its pattern, when to look, a near miss, and the ways to practise. */
export class TechniquePage extends ActsElement<LearnActs> {
  static override properties = {
    ...ActsElement.properties,
    kind: {},
    rule: {},
    text: { state: true },
    position: { state: true },
    stage: { state: true },
    lost: { state: true },
  };
  static override styles = [baseStyles, buttonStyles, pageStyles, phraseStyles, learnStyles];

  declare kind: string;
  declare rule: string;
  declare private text: TechniqueText | null;
  declare private position: Position | null;
  declare private stage: number;
  /** Nothing could be said of it. */
  declare private lost: boolean;
  #drills: readonly Drill[] = [];
  #missed: Missed | null = null;
  #stages: readonly Stage[] = [];
  #asked = "";

  protected override readonly looks = [(state: AppState) => state.learn];

  constructor() {
    super();
    this.text = null;
    this.position = null;
    this.stage = STEP;
    this.lost = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { acts, kind, rule } = this;
    const asked = [kind, rule, this.state.lang].join();
    if (!acts || asked === this.#asked) return;
    this.#asked = asked;
    void this.#fetch(acts, kind, rule, asked);
  }

  async #fetch(acts: LearnActs, kind: string, rule: string, asked: string): Promise<void> {
    const isNew = this.position?.moment.firings[0]?.rule !== rule;
    if (isNew) {
      this.position = null;
      this.text = null;
      this.stage = STEP;
    }
    this.lost = false;
    try {
      const [text, drills, techniques] = await Promise.all([
        acts.text(kind, rule),
        acts.drills(kind, rule),
        acts.list(kind),
      ]);
      // A page that is being read changes its language at once, not when its boards are set up.
      if (!isNew && asked === this.#asked) this.text = text;
      const [first] = drills;
      const position = first ? await acts.position(kind, rule, first) : null;
      const missed = await acts.missed(kind, rule);
      if (asked !== this.#asked) return;
      // All at once: what comes later would push down what is being read.
      this.text = text;
      this.#drills = drills;
      this.#missed = missed;
      this.position = position;
      this.#stages = position ? stagesOf(position.moment.firings[0]) : [];
      this.lost = text === null || techniques.every(({ id }) => id !== rule);
    } catch {
      if (asked === this.#asked) this.lost = true;
    }
  }

  protected override render(): TemplateResult {
    const { kind, rule } = this;
    const { lang, learn } = this.state;
    const info = learn?.techniques[kind]?.find(({ id }) => id === rule);
    const said = saidOf(knownOf(learn?.record ?? NOTHING, nameOf(kind, rule)));
    const note = [info ? levelName(info.level) : "", said].filter((part) => part !== "").join(" · ");
    return html`${partHeader(this.app, info?.name[lang] ?? t("app.learn"), note)}
      <main class="parts">
        ${
          this.lost
            ? html`<p role="alert">${t(learn?.techniques[kind] && !info ? "learn.no-page" : "learn.lost")}</p>
                <p>${linkTo(this.app, "", t("learn.to-list"), "button")}</p>`
            : this.text
              ? html`${this.#idea(info)} ${this.#example(info)} ${this.#pattern()} ${this.#near(info)} ${this.#ways(info)}`
              : html`<p class="note" role="status">${t("learn.waiting")}</p>`
        }
      </main>`;
  }

  #idea(info: TechniqueInfo | undefined): TemplateResult {
    return html`<section>
      <p class="idea">${this.text?.idea ?? nothing}</p>
      ${info?.needsOneAnswer ? html`<p class="note">${t("learn.one-answer")}</p>` : nothing}
    </section>`;
  }

  #example(info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
    const { position, stage } = this;
    const shown = this.#stages[stage];
    if (this.text && this.#drills.length === 0) return nothing;
    return html`<section aria-labelledby="example" aria-busy=${position === null}>
      <h2 id="example">${t("learn.example")}</h2>
      <div class="beside">
        ${
          position && shown
            ? positionBoard(this.app, {
                puzzle: position.puzzle,
                facts: position.moment.facts,
                level: info?.level ?? 1,
                tints: shown.tints,
              })
            : html`<div class="ghost" role="status"><span class="unseen">${t("learn.waiting")}</span></div>`
        }
        <div>
          <p class="says" aria-live="polite">${shown ? this.#said(shown) : t("learn.waiting")}</p>
          ${this.#walk()}
        </div>
      </div>
    </section>`;
  }

  #said({ type, text, tints }: Stage): unknown {
    if (type === "board") return t("learn.stage-board");
    if (type === "cause") return t("learn.stage-cause");
    const { lang, settings } = this.state;
    const { position } = this;
    const kind = playKind(this.kind);
    if (!position || !kind || !text) return "";
    const step = type === "step" ? position.moment.firings[0] : null;
    return phrase(text[lang], { kind, puzzle: position.puzzle, lang, names: settings.cells, tints, step });
  }

  #walk(): TemplateResult {
    const all = Math.max(this.#stages.length, STEP + 1);
    const go = (to: number) => () => {
      this.stage = (to + all) % all;
    };
    return html`<div class="row">
      <button class="icon-button back" aria-label=${t("app.back")} ?disabled=${this.stage === 0} @click=${go(this.stage - 1)}>
        ${icon("back")}
      </button>
      <span class="count">${t("learn.place", { n: this.stage + 1, all })}</span>
      <button class="icon-button on" aria-label=${t("learn.next")} ?disabled=${this.stage === all - 1} @click=${go(this.stage + 1)}>
        ${icon("next")}
      </button>
    </div>`;
  }

  #pattern(): TemplateResult | typeof nothing {
    if (!this.text) return nothing;
    const { pattern, when, needs } = this.text;
    const known = this.state.learn?.techniques[this.kind] ?? [];
    const wanted = needs.flatMap((topic) => known.filter(({ id }) => topicOf(id) === topic).slice(0, 1));
    return html`<section><h2>${t("learn.pattern")}</h2><p>${pattern}</p></section>
      <section><h2>${t("learn.when")}</h2><p>${when}</p></section>
      ${
        wanted.length > 0
          ? html`<section>
              <h2>${t("learn.needs")}</h2>
              <p class="links">
                ${wanted.map(({ id, name }) => linkTo(this.app, linkOf(this.kind, id), name[this.state.lang]))}
              </p>
            </section>`
          : nothing
      }`;
  }

  #near(info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
    if (!this.text) return nothing;
    const { miss } = this.text;
    return html`<section>
      <h2>${t("learn.near")}</h2>
      ${isOfBoard(miss) ? nothing : html`<p>${miss}</p>`}
      ${this.#missed ? this.#board(this.#missed, info?.level ?? 1, miss) : nothing}
    </section>`;
  }

  #board(missed: Missed, level: number, text: string): TemplateResult {
    const { lang, settings } = this.state;
    const { puzzle, moment } = missed;
    const tints = missedTints(missed);
    const kind = playKind(this.kind);
    const looks = {
      puzzle,
      lang,
      names: settings.cells,
      tints,
      step: moment.step,
      facts: factsMissed(missed),
    };
    return html`<div class="beside small">
      ${positionBoard(this.app, { puzzle, facts: moment.facts, level, tints })}
      <p class=${isOfBoard(text) ? "says" : "note"}>
        ${kind ? phrase(saysMissed(missed, kind, lang, text), { kind, ...looks }) : nothing}
      </p>
    </div>`;
  }

  #ways(info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
    if (!info || this.#drills.length === 0) return nothing;
    const { kind, rule } = this;
    const practice = this.#drills.filter(({ isPractice }) => isPractice);
    return html`<section class="row">
      ${linkTo(this.app, `${linkOf(kind, rule)}/find`, t("learn.drill"), "button primary")}
      ${
        practice.length > 0
          ? html`<button class="button" @click=${() => this.#practise(practice)}>${t("learn.practise")}</button>`
          : html`<button class="button" @click=${() => this.app.acts.go({ screen: "make" })}>${t("learn.practise-none")}</button>`
      }
    </section>`;
  }

  /** The first that was not begun, else the first. */
  #practise(practice: readonly Drill[]): void {
    const games = this.state.shelf.games ?? [];
    const isBegun = ({ text }: Drill): boolean =>
      games.some((game) => game.kind === this.kind && game.text === text);
    const drill = practice.find((one) => !isBegun(one)) ?? practice[0];
    this.acts?.practise(this.kind, drill.text);
  }
}

customElements.define("ergo-technique-page", TechniquePage);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-technique-page": TechniquePage;
  }
}
