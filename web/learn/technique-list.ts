import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { TechniqueInfo } from "../../worker/api.ts";
import { learnOf, learntKinds } from "../kinds/learn.ts";
import { kindPicture } from "../kinds/picture.ts";
import { dayOf, dueIn, type Known, knownOf, NOTHING, nameOf } from "../state/learnt.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { kindName, levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { choice, switchStyles } from "../ui/choice.ts";
import { icon } from "../ui/more-icon.ts";
import { pageStyles } from "../ui/page.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { count, t } from "../words/more.ts";
import { type LearnActs, linkOf } from "./learn.ts";
import { learnStyles } from "./learn-styles.ts";
import { linkTo, partHeader } from "./part-header.ts";

/** The first lessons, what is due, and all techniques of a kind by level; fires "kind-change" with the id of another kind. */
export class TechniqueList extends ActsElement<LearnActs> {
  static override properties = { ...ActsElement.properties, kind: {} };
  static override styles = [
    baseStyles,
    buttonStyles,
    pageStyles,
    learnStyles,
    switchStyles,
    css`
      h3 {
        margin-block-start: var(--space-3);
      }
      .lesson {
        display: flex;
        align-items: center;
        gap: min(var(--space-3), 2.5vw);
        padding: var(--space-3) min(var(--space-3), 2.5vw);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-l);
        background: var(--paper);
        color: var(--ink);
        text-decoration: none;
      }
      .lesson > :first-child {
        flex: none;
        inline-size: min(3.5rem, 14vw);
      }
      .lesson > span {
        min-inline-size: 0;
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      .lesson strong {
        display: block;
      }
      .lesson .next {
        flex: none;
        margin-inline-start: auto;
      }
      .lessons {
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
        gap: var(--space-3);
      }
      li a {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        align-content: center;
        gap: 0 var(--space-3);
        min-block-size: var(--touch);
        padding: var(--space-1) 0;
        border-block-end: 1px solid var(--rule-soft);
        color: var(--ink);
        text-decoration: none;
      }
      li .note {
        margin-inline-start: auto;
      }
      @media (hover: hover) {
        li a:hover {
          color: var(--accent);
        }
      }
      @media (min-width: 60rem) {
        ul {
          columns: 2;
          column-gap: var(--space-6);
        }
        li {
          break-inside: avoid;
        }
      }
    `,
  ];

  /** The id of the kind whose techniques are listed. */
  declare kind: string;

  protected override readonly looks = [(state: AppState) => state.learn];

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { acts } = this;
    if (!changed.has("acts") || !acts) return;
    for (const kind of learntKinds()) acts.list(kind).catch(() => chunkLost(this.app.store));
  }

  protected override render(): TemplateResult {
    return html`${partHeader(this.app, t("app.learn"))}
      <main>
        ${this.#due()}
        <section class="lessons">
          ${learntKinds().map((kind) => linkTo(this.app, `/${kind}/lesson`, this.#lesson(kind), "lesson"))}
        </section>
        ${this.#techniques()}
      </main>`;
  }

  #due(): TemplateResult | typeof nothing {
    const due = dueIn(this.state.learn?.record ?? NOTHING, dayOf(new Date()));
    if (due.length === 0) return nothing;
    return html`<section class="row">
      <p>${count("learn.due", due.length)}</p>
      ${linkTo(this.app, `/${due[0]}/find`, t("learn.review"), "button primary")}
    </section>`;
  }

  #techniques(): TemplateResult {
    const { kind } = this;
    const { lang, learn } = this.state;
    const techniques = learn?.techniques[kind] ?? [];
    const levels = [...new Set(techniques.map(({ level }) => level))];
    const turn = (detail: string) => this.dispatchEvent(new CustomEvent("kind-change", { detail }));
    return html`<section aria-labelledby="techniques" aria-busy=${techniques.length === 0}>
      <h2 id="techniques" class="unseen">${kindName(kind, lang)}</h2>
      ${choice(
        "kind",
        t("learn.to-list"),
        learntKinds().map((one) => [one, kindName(one, lang)] as const),
        kind,
        turn,
      )}
      ${levels.map(
        (level) => html`<h3>${levelName(level)}</h3>
          <ul role="list">
            ${techniques.filter((one) => one.level === level).map((one) => html`<li>${this.#technique(kind, one)}</li>`)}
          </ul>`,
      )}
    </section>`;
  }

  #lesson(kind: string): TemplateResult {
    const done = this.state.learn?.record.lessons[kind] ?? 0;
    const all = learnOf(kind)?.boards ?? 0;
    const begun = done > 0 ? t("learn.board", { n: done + 1, all }) : t("learn.lesson-text", { n: all });
    return html`${kindPicture(kind)}
      <span><strong>${kindName(kind, this.state.lang)}</strong>
        <span class="note">${t("learn.lesson")} · ${done >= all ? t("learn.lesson-done") : begun}</span></span>
      <span class="next">${icon("next")}</span>`;
  }

  #technique(kind: string, { id, name }: TechniqueInfo): TemplateResult {
    const { learn, lang } = this.state;
    const known = knownOf(learn?.record ?? NOTHING, nameOf(kind, id));
    const label = html`<span>${name[lang]}</span><span class="note">${saidOf(known)}</span>`;
    return linkTo(this.app, linkOf(kind, id), label);
  }
}

/** What a player has met, used and been told, in a few words. */
export function saidOf({ told, met, used, box }: Known): string {
  const parts = [
    used > 0 ? t("learn.used", { n: used }) : met > 0 ? t("learn.met", { n: met }) : "",
    told > 0 ? t("learn.told", { n: told }) : "",
    box > 0 ? t("learn.known", { n: box }) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

customElements.define("ergo-technique-list", TechniqueList);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-technique-list": TechniqueList;
  }
}
