import { css, html, nothing, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { chunkLost } from "../../state/reload.ts";
import type { AppState } from "../../state/state.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { t } from "../../words/more.ts";
import { CODE } from "./code.ts";
import {
  METHOD_GROUPS,
  METHOD_IDS,
  type MethodGroup,
  type MethodId,
  type MethodsActs,
  type MethodTexts,
} from "./methods.ts";

/** The texts, fetched in the language that is read. */
const TEXTS: Readonly<Record<Lang, () => Promise<{ readonly TEXTS: MethodTexts }>>> = {
  en: () => import("./en-texts.ts"),
  zh: () => import("./zh-texts.ts"),
};

/** Where a method is seen at work. */
const WATCH = {
  searches: ["methods.watch", "/race"],
  games: ["methods.watch-games", "/tree"],
  making: null,
  numbers: ["methods.watch-numbers", "/race"],
} as const;

const DUEL = ["methods.watch-duel", "/duel"] as const;

/** The pages on the methods of the lab: a list, or one of them. */
export class MethodsPane extends ActsElement<MethodsActs> {
  static override properties = { ...ActsElement.properties, texts: { state: true } };
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    css`
      :host {
        container-type: inline-size;
        gap: var(--space-5);
        max-inline-size: 44rem;
      }
      p,
      li,
      dd {
        line-height: 1.5;
        text-wrap: pretty;
      }
      nav,
      .links {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
      a {
        display: inline-flex;
        align-items: center;
        min-block-size: var(--touch);
        color: var(--accent);
      }
      .list {
        display: grid;
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .list a {
        display: flex;
        padding: var(--space-1) var(--space-3);
        line-height: 1.3;
        color: var(--ink);
        font-weight: 600;
        text-decoration: none;
      }
      .list li + li {
        border-block-start: 1px solid var(--rule-soft);
      }
      .list a:hover {
        color: var(--accent);
      }
      h3.title {
        font-size: min(var(--text-xl), 12cqi);
        line-height: 1.3;
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-2);
      }
      pre {
        margin: 0;
        padding: var(--space-3);
        overflow-x: auto;
        border: 1px solid var(--rule);
        border-radius: var(--radius-m);
        background: var(--paper);
        font: 0.875rem / 1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace;
      }
      /* A line that is too long goes on further in than it begins, and than a line within it would. */
      pre span {
        --in: calc((var(--deep) + 3) * 1ch);
        display: block;
        padding-inline-start: var(--in);
        text-indent: calc(-1 * var(--in));
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      dl {
        display: grid;
        grid-template-columns: max-content minmax(0, 1fr);
        gap: var(--space-2) var(--space-3);
        margin: 0;
      }
      dt {
        font-weight: 650;
        line-height: 1.5;
      }
      dd {
        margin: 0;
      }
      @container (max-width: 17rem) {
        dl {
          grid-template-columns: minmax(0, 1fr);
          gap: 0;
        }
        dd {
          margin-block-end: var(--space-2);
        }
      }
      .sources {
        display: grid;
        gap: var(--space-1);
        color: var(--ink-note);
        font-size: var(--text-s);
      }
    `,
  ];

  /** The texts with their language; null until they are there. */
  declare private texts: { readonly lang: Lang; readonly all: MethodTexts } | null;
  #asked: Lang | null = null;

  constructor() {
    super();
    this.texts = null;
  }

  protected override readonly looks = [(state: AppState) => state.lab?.methods];

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    const { lang } = this.state;
    if (this.#asked !== lang) {
      this.#asked = lang;
      TEXTS[lang]().then(
        ({ TEXTS: all }) => {
          this.texts = { lang, all };
        },
        () => chunkLost(this.app.store),
      );
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const methods = this.state.lab?.methods;
    const { texts } = this;
    if (!methods || texts?.lang !== this.state.lang) return nothing;
    return methods.page ? this.#page(methods.page, texts.all) : this.#list(texts.all);
  }

  #list(all: MethodTexts): TemplateResult {
    const groups = Object.keys(METHOD_GROUPS) as MethodGroup[];
    return html`<p class="note">${t("methods.lead")}</p>
      ${groups.map(
        (group) => html`<section aria-labelledby=${group}>
          <h3 id=${group}>${t(`methods.${group}`)}</h3>
          <ul class="list">
            ${METHOD_GROUPS[group].map((id) => html`<li><a href=${linkTo(id)}>${all[id].name}</a></li>`)}
          </ul>
        </section>`,
      )}`;
  }

  #page(id: MethodId, all: MethodTexts): TemplateResult {
    const { name, idea, cost, sources } = all[id];
    const code = CODE[id];
    return html`<nav aria-label=${t("methods.all")}><a href="#/lab/methods">← ${t("methods.all")}</a></nav>
      <h3 class="title" id="title" tabindex="-1">${name}</h3>
      <section aria-label=${t("methods.idea")}>${idea.map((said) => html`<p>${said}</p>`)}</section>
      ${
        code
          ? html`<section aria-labelledby="code">
              <h3 id="code">${t("methods.code")}</h3>
              <pre tabindex="0" lang="en" translate="no">${code.split("\n").map(codeLine)}</pre>
            </section>`
          : nothing
      }
      <section aria-labelledby="cost">
        <h3 id="cost">${t("methods.cost")}</h3>
        <dl>${cost.map(([what, told]) => html`<dt>${what}</dt><dd>${told}</dd>`)}</dl>
      </section>
      <section aria-labelledby="sources">
        <h3 id="sources">${t("methods.sources")}</h3>
        <ul class="sources">${sources.map((source) => html`<li>${source}</li>`)}</ul>
      </section>
      <div class="links">${this.#watch(id)} ${this.#beside(id, all)}</div>`;
  }

  #watch(id: MethodId): TemplateResult | typeof nothing {
    const way = id === "deepening" ? DUEL : WATCH[groupOf(id)];
    return way ? html`<a class="button" href="#/lab${way[1]}">${t(way[0])}</a>` : nothing;
  }

  #beside(id: MethodId, all: MethodTexts): TemplateResult {
    const at = METHOD_IDS.indexOf(id);
    const [before, next] = [METHOD_IDS[at - 1], METHOD_IDS[at + 1]];
    return html`${before ? html`<a href=${linkTo(before)}>${t("methods.before", { name: all[before].name })}</a>` : nothing}
      ${next ? html`<a href=${linkTo(next)}>${t("methods.next", { name: all[next].name })}</a>` : nothing}`;
  }
}

function codeLine(line: string): TemplateResult {
  return html`<span .style=${`--deep: ${line.search(/\S|$/)}`}>${line}\n</span>`;
}

function linkTo(id: MethodId): string {
  return `#/lab/methods/${id}`;
}

function groupOf(id: MethodId): MethodGroup {
  const groups = Object.keys(METHOD_GROUPS) as MethodGroup[];
  return groups.find((group) => METHOD_GROUPS[group].some((one) => one === id)) ?? "searches";
}

customElements.define("ergo-methods-pane", MethodsPane);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-methods-pane": MethodsPane;
  }
}
