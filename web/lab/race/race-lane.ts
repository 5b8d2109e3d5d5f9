import { css, html, nothing, type TemplateResult } from "lit";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { boardOf } from "../../state/bench-board.ts";
import { t } from "../../words/more.ts";
import type { RaceLane as Lane } from "../shared/lane.ts";
import type { RaceActs } from "./race.ts";
import { type LaneOutcome, outcomeOf } from "./race-finding.ts";
import "../../kinds/thumbnail.ts";
import { ActsElement } from "../../ui/acts-element.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { brief, whole } from "../../ui/numbers.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { progressStyles } from "../../ui/styles/progress.ts";
import { duration, outcomeName, searchName } from "./race-words.ts";

/** A sign for each outcome, so that it is not shown by colour alone. */
const SIGNS: Readonly<Record<LaneOutcome, string>> = {
  ...{ waiting: "…", running: "▸", found: "✓", none: "∅", undecided: "?", stopped: "■", lost: "×" },
};

/** One search of a race: its present board, its state, and its counts. */
export class RaceLaneElement extends ActsElement<RaceActs> {
  static override properties = {
    ...ActsElement.properties,
    kind: { attribute: false },
    puzzle: { attribute: false },
    lane: { attribute: false },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    progressStyles,
    css`
      :host {
        container: lane / inline-size;
        display: block;
      }
      .lane {
        display: grid;
        grid-template-columns: clamp(4.75rem, 24%, 8rem) minmax(0, 1fr);
        gap: var(--space-2) var(--space-3);
        align-items: start;
        padding: 0.4375rem var(--space-2);
        border: 1px solid var(--rule-soft);
        border-radius: var(--radius-m);
        background: var(--paper);
      }
      .told {
        container: told / inline-size;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.3125rem;
        min-inline-size: 0;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 var(--space-1);
        line-height: 1.2;
      }
      h3 {
        font-size: 0.9375rem;
        font-weight: 650;
      }
      .long {
        display: none;
      }
      @container told (min-width: 17rem) {
        .long {
          display: inline;
        }
        .short {
          display: none;
        }
      }
      .outcome {
        color: var(--ink-note);
        font-size: 0.75rem;
      }
      .sign {
        display: inline-grid;
        place-items: center;
        inline-size: 1rem;
        block-size: 1rem;
        margin-inline-end: 0.1875rem;
        border: 1px solid currentColor;
        border-radius: 50%;
        font-size: 0.625rem;
        line-height: 1;
      }
      .found .sign {
        border-color: transparent;
        background: var(--accent);
        color: var(--on-accent);
      }
      .undecided .sign {
        border-style: dashed;
        font-weight: 700;
      }
      progress {
        --bar: 0.375rem;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 0.1875rem var(--space-2);
      }
      dl > div {
        display: flex;
        flex-direction: column-reverse;
        min-inline-size: 0;
        line-height: 1.15;
      }
      dt {
        color: var(--ink-note);
        font-size: 0.75rem;
      }
      dd {
        font-size: 0.875rem;
        white-space: nowrap;
      }
      .board {
        position: relative;
      }
      .replay {
        position: absolute;
        inset: 0;
        min-block-size: var(--touch);
        padding: 0;
        border: 0;
        border-radius: 0.25rem;
        background: none;
        cursor: pointer;
      }
      .badge {
        position: absolute;
        inset: auto -0.25rem -0.25rem auto;
        display: grid;
        place-items: center;
        inline-size: 1.75rem;
        block-size: 1.75rem;
        border: 2px solid var(--paper);
        border-radius: 50%;
        background: var(--accent);
        color: var(--on-accent);
      }
      .badge .icon {
        inline-size: 1rem;
        block-size: 1rem;
      }
      @container told (max-width: 13rem) {
        dl {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      @container lane (max-width: 16rem) {
        .lane {
          grid-template-columns: minmax(0, 1fr);
        }
        .board {
          max-inline-size: 5rem;
        }
        dl {
          grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
        }
      }
    `,
  ];

  declare kind: PlayKind;
  declare puzzle: Puzzle;
  declare lane: Lane;
  readonly #marks = memo(
    (kind: PlayKind, puzzle: Puzzle, facts: Lane["facts"]) => boardOf(kind, puzzle, facts).marks,
  );

  protected override readonly looks = [];

  protected override render(): TemplateResult {
    const { lane, puzzle } = this;
    const { lang } = this.state;
    const { counts, limits, ms, status } = lane;
    const name = searchName(lane.search);
    const outcome = outcomeOf(lane);
    const speed = ms > 0 ? (1_000 * counts.nodes) / ms : 0;
    const isOver = status !== "waiting" && status !== "running";
    return html`<div class="lane">
      ${this.#board(name, isOver)}
      <div class="told">
        <header>
          <h3>${name}</h3>
          <p class="outcome ${outcome}">
            <span class="sign" aria-hidden="true">${SIGNS[outcome]}</span>${
              outcome === "undecided"
                ? html`<span class="short">${t("race.is-undecided")}</span
                    ><span class="long">${outcomeName(lane, lang)}</span>`
                : outcomeName(lane, lang)
            }
          </p>
        </header>
        <progress
          max=${limits.nodes}
          .value=${Math.min(counts.nodes, limits.nodes)}
          aria-label=${t("race.progress", { search: name })}
        ></progress>
        <dl>
          ${figure(t("race.count-nodes"), whole(counts.nodes, lang))}
          ${figure(t("race.time"), duration(ms, lang))}
          ${figure(t("race.count-speed"), brief(speed, lang))}
          ${figure(t("race.count-checks"), brief(counts.checks, lang))}
          ${figure(t("race.count-backtracks"), brief(counts.backtracks, lang))}
          ${figure(t("race.count-depth"), `${whole(counts.depth, lang)}/${puzzle.cells - puzzle.givens.length}`)}
        </dl>
      </div>
    </div>`;
  }

  /** The board; once the search is over, the way to its replay. */
  #board(search: string, isOver: boolean): TemplateResult {
    const { kind, puzzle, lane } = this;
    const marks = this.#marks(kind, puzzle, lane.facts);
    const filled = puzzle.givens.length + marks.filter((mark) => mark !== 0).length;
    const picture = html`<ergo-thumbnail .puzzle=${puzzle} .marks=${marks}></ergo-thumbnail>`;
    const label = t("race.board", { search, filled, cells: puzzle.cells });
    const replay = html`<button
      class="replay"
      aria-label=${t("race.replay-of", { search })}
      @click=${() => this.acts?.replay(lane.search)}
    ><span class="badge">${icon("play")}</span></button>`;
    return html`<div class="board">
      <div role="img" aria-label=${label}>${picture}</div>
      ${isOver && lane.events > 0 ? replay : nothing}
    </div>`;
  }
}

function figure(what: string, value: string): TemplateResult {
  return html`<div><dt>${what}</dt><dd>${value}</dd></div>`;
}

customElements.define("ergo-race-lane", RaceLaneElement);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-race-lane": RaceLaneElement;
  }
}
