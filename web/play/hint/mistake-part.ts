import { html, nothing, type TemplateResult } from "lit";
import { cellOf, type Fact } from "../../../engine/model/fact.ts";
import { cellName } from "../../../engine/model/lattice.ts";
import { sayFacts } from "../../boards/frame-words.ts";
import { callerOf } from "../../boards/mentions.ts";
import { phrase } from "../../boards/spoken/phrase.ts";
import type { App } from "../../state/app.ts";
import { type Offer, offerOn } from "../../state/put-right.ts";
import type { AppState, HintState, PlayState } from "../../state/state.ts";
import { memo } from "../../ui/memo.ts";
import { icon } from "../../ui/more-icon.ts";
import { count, t } from "../../words/more.ts";
import { subjectOf } from "./sheet-parts.ts";

/** Whether the hint speaks of a mistake: one to be put right, or one that just was. */
export function isMistake({ hint, fixed }: HintState): boolean {
  return fixed !== undefined || hint?.type === "mistake" || hint?.type === "broken";
}

/** The words after a mistake was put right. */
export function fixedText({ fixed }: HintState): string {
  if (!fixed) return "";
  return fixed.how === "before" ? t("hint.fixed-before") : count("hint.fixed-taken", fixed.marks);
}

/** Each wrong mark, which can be asked about. */
export function mistakeList(app: App, play: PlayState): TemplateResult | typeof nothing {
  const hint = play.hint?.hint;
  if (!play.hint || hint?.type !== "mistake") return nothing;
  const { state } = app.store;
  const called = callerOf(state, play.puzzle);
  const subject = subjectOf(state, play, play.hint);
  return html`<ul class="mistakes">
    ${hint.facts.map((fact) => {
      const statement = sayFacts(play, [fact], state.lang);
      return html`<li>
        <span>${phrase(t("hint.not-so", { fact: statement }), subject)}</span>
        <button
          class="button quiet"
          aria-label=${t("why.mistake-label", { fact: called(statement) })}
          @click=${() => app.acts.why(cellOf(fact), null)}
        >${t("why.mistake")}</button>
      </li>`;
    })}
  </ul>`;
}

const offer = memo(
  (
    kind: PlayState["kind"],
    puzzle: PlayState["puzzle"],
    position: PlayState["position"],
    truth: PlayState["truth"],
    hint: PlayState["hint"],
  ) => offerOn({ kind, puzzle, position, truth, hint }),
);

/** What can be done about the mistake that is reported; computed once for the sheet and the board. */
export function offered({ kind, puzzle, position, truth, hint }: PlayState): Offer {
  return offer(kind, puzzle, position, truth, hint);
}

/** Takes the mistake back, or goes back to before it; afterwards undo, or the next hint. */
export function mistakeButtons({ acts, store }: App, play: PlayState): TemplateResult {
  const fixed = play.hint?.fixed;
  if (fixed) {
    return html`<button class="button" @click=${() => store.dispatch(fixed.back)}>${icon("undo")}${t("play.undo")}</button>
      <button class="button primary" @click=${() => acts.hint()}>${t("hint.fixed-next")}</button>`;
  }
  const { facts, move, before } = offered(play);
  if (!move)
    return html`<button class="button primary" @click=${() => acts.sheet(null)}>${t("app.close")}</button>`;
  return html`${
    before === null
      ? nothing
      : html`<button class="button" @click=${() => acts.putRight("before")}>${t("hint.before")}</button>`
  }
    <button class="button primary" @click=${() => acts.putRight("taken")}>
      ${takeLabel(play, facts, store.state)}
    </button>`;
}

/** What is taken back; where a broken rule names more cells than that, which of them. */
function takeLabel(play: PlayState, taken: readonly Fact[], { lang, settings }: AppState): string {
  if (isVague(play)) return t("hint.take-last");
  const told = play.hint?.hint;
  const isOfNamed = told?.type === "broken" && told.cells.length !== taken.length;
  if (!isOfNamed) return count("hint.take-back", taken.length);
  if (taken.length > 1) return t("hint.take-wrong", { n: taken.length });
  return t("hint.take-cell", { cell: cellName(cellOf(taken[0]), play.puzzle.cols, lang, settings.cells) });
}

/** Marks that cannot all be right, of which nobody knows which is wrong. */
function isVague({ truth, hint }: PlayState): boolean {
  return truth?.answers !== "one" && hint?.hint?.type === "mistake";
}
