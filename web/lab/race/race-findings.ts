import { css, html, nothing, svg, type TemplateResult } from "lit";
import { type Cell, cellOf } from "../../../engine/model/fact.ts";
import { cellName } from "../../../engine/model/lattice.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { count, t } from "../../words/more.ts";
import type { RaceState } from "./race.ts";
import { type FirstAnswers, findingOf, type RaceFinding } from "./race-finding.ts";
import "../../kinds/thumbnail.ts";
import { LaterElement } from "../../ui/later-element.ts";
import { memo } from "../../ui/memo.ts";
import { whole } from "../../ui/numbers.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { paneStyles } from "../../ui/styles/panes.ts";
import { duration, searchName, searchNames, searchWithin, times } from "./race-words.ts";

/** Differing cells that a picture names one by one; with more, only their number is given. */
const MOST_NAMED = 20;

/** The result of a race, in a few sentences, and the boards where the searches found different answers. */
export class RaceFindings extends LaterElement {
  static override properties = { ...LaterElement.properties, race: { attribute: false } };
  static override styles = [
    baseStyles,
    paneStyles,
    css`
      :host {
        gap: var(--space-4);
      }
      ul.sentences {
        display: grid;
        gap: var(--space-1);
      }
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
        gap: var(--space-3);
      }
      .boards li {
        display: grid;
        align-content: start;
        gap: var(--space-1);
      }
      .picture {
        position: relative;
      }
      .picture svg {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
      }
      .differs {
        fill: none;
        stroke: var(--elim);
        stroke-width: 2.5px;
        vector-effect: non-scaling-stroke;
      }
      .boards p {
        font-size: var(--text-s);
        line-height: 1.35;
      }
    `,
  ];

  declare race: RaceState | null;
  readonly #finding = memo((race: RaceState) => findingOf(race));

  constructor() {
    super();
    this.race = null;
  }

  protected override readonly looks = [];

  protected override render(): TemplateResult | typeof nothing {
    const { race } = this;
    if (!race) return nothing;
    const finding = this.#finding(race);
    return html`<section>
        <h3>${t("race.finding")}</h3>
        <ul class="sentences">
          ${this.#sentences(race, finding).map((sentence) => html`<li>${sentence}</li>`)}
        </ul>
      </section>
      ${finding.answers.found.length > 1 ? this.#boards(race.puzzle, finding.answers) : nothing}`;
  }

  #sentences(
    { lanes }: RaceState,
    { first, isOnly, slower, price, answers }: RaceFinding,
  ): readonly string[] {
    const { lang } = this.state;
    if (!first) {
      const isHalted = lanes.some(({ status }) => status !== "done");
      return isHalted
        ? [t("race.stopped")]
        : [t("race.nobody", { nodes: whole(lanes[0].limits.nodes, lang) })];
    }
    const nodes = count("race.in-nodes", first.counts.nodes, { n: whole(first.counts.nodes, lang) });
    const told = {
      search: (isOnly ? searchWithin : searchName)(first.search),
      time: duration(first.ms, lang),
      nodes,
    };
    return [
      t(isOnly ? "race.first-only" : "race.first", told),
      ...slower.map(({ lane, times: n }) =>
        t(lane.complete ? "race.times" : "race.times-undecided", {
          search: searchName(lane.search),
          times: times(n, lang),
        }),
      ),
      ...(price
        ? [
            t("race.price", {
              ...{ dear: searchWithin(price.dear.search), cheap: searchWithin(price.cheap.search) },
              times: times(price.times, lang),
            }),
          ]
        : []),
      ...(first.answers.length === 0 ? [t("race.no-answer")] : []),
      ...(answers.several && answers.found.length === 1 ? [t("race.same")] : []),
    ];
  }

  #boards(puzzle: Puzzle, { found, differing }: FirstAnswers): TemplateResult {
    return html`<section>
      <h3>${t("race.different")}</h3>
      <p class="note">${count("race.different-text", differing.length)}</p>
      <ul class="boards">
        ${found.map(({ marks, searches }) => {
          const names = searchNames(searches);
          const label = t("race.answer-label", {
            searches: names,
            cells: cellNames(puzzle, differing, this.state.lang),
          });
          return html`<li>
            <div class="picture" role="img" aria-label=${label}>
              <ergo-thumbnail .puzzle=${puzzle} .marks=${marks}></ergo-thumbnail>
              ${differences(puzzle, differing)}
            </div>
            <p aria-hidden="true">${names}</p>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

function differences({ rows, cols, givens }: Puzzle, cells: readonly Cell[]): TemplateResult {
  const given = new Set(givens.map(cellOf));
  return html`<svg viewBox="0 0 ${cols} ${rows}" aria-hidden="true">
    ${cells
      .filter((cell) => !given.has(cell))
      .map(
        (cell) => svg`<rect
          class="differs"
          x=${(cell % cols) + 0.1}
          y=${Math.floor(cell / cols) + 0.1}
          width="0.8"
          height="0.8"
          rx="0.15"
        ></rect>`,
      )}
  </svg>`;
}

function cellNames({ cols }: Puzzle, cells: readonly Cell[], lang: Lang): string {
  if (cells.length > MOST_NAMED) return String(cells.length);
  return cells.map((cell) => cellName(cell, cols, lang)).join(t("race.comma"));
}

customElements.define("ergo-race-findings", RaceFindings);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-findings": RaceFindings;
  }
}
