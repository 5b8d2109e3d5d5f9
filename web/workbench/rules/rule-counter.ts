import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { playKind } from "../../../engine/kinds/play.ts";
import { cellOf, is } from "../../../engine/model/fact.ts";
import { fill, type Lang } from "../../../engine/model/words.ts";
import type { CounterExampleText } from "../../../worker/api.ts";
import { stepWords } from "../../boards/frame-words.ts";
import { outlined } from "../../boards/outline.ts";
import { frameTints } from "../../boards/tint.ts";
import { showBoard } from "../../kinds/boards.ts";
import { boardOf, candidatesOn } from "../../state/bench-board.ts";
import { framesOf, wholeFrame } from "../../state/frames.ts";
import { memo } from "../../ui/memo.ts";
import { baseStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";

/** A board on which a rule concludes something false: its conclusion, and the true fact in an answer that agrees with its premises. */
export class RuleCounter extends LitElement {
  static override properties = { counter: { attribute: false }, lang: {} };
  static override styles = [
    baseStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-3);
      }
      .board {
        max-inline-size: 22rem;
      }
      p + p {
        margin-block-start: var(--space-1);
      }
      .but {
        color: var(--conflict-ink);
      }
    `,
  ];

  declare counter: CounterExampleText;
  declare lang: Lang;

  readonly #shown = memo(shownOf);

  constructor() {
    super();
    this.lang = "en";
  }

  protected override render(): TemplateResult | typeof nothing {
    const shown = this.#shown(this.counter);
    if (!shown) return nothing;
    const { kind, puzzle } = shown;
    const { step, wrong, answer } = this.counter;
    const cell = cellOf(wrong);
    const said = kind.sayFact(puzzle, wrong, this.lang);
    const holds = kind.sayFact(puzzle, is(cell, answer[cell]), this.lang);
    return html`<div class="board">${showBoard({ ...shown, lang: this.lang, readonly: true }, withoutIt)}</div>
      <div>
        ${stepWords(shown, step, this.lang).map((said) => html`<p>${said}</p>`)}
        <p class="but">${fill(t("rules.but"), { said, holds })}</p>
      </div>`;
  }
}

/** Without the board the sentences remain. */
const withoutIt = (): void => {};

/** The content of the board: its known facts, and the step. */
function shownOf({ kind: id, text, facts, step }: CounterExampleText) {
  const kind = playKind(id);
  const read = kind?.parse(text);
  const frame = framesOf([step])[wholeFrame(step)];
  if (!kind || !read?.ok || !frame) return null;
  const puzzle = read.value;
  return {
    kind,
    puzzle,
    board: boardOf(kind, puzzle, facts),
    candidates: candidatesOn(puzzle, [...puzzle.givens, ...facts]),
    tints: outlined(frameTints(frame), puzzle),
  };
}

customElements.define("ergo-rule-counter", RuleCounter);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-rule-counter": RuleCounter;
  }
}
