import { html, nothing, type TemplateResult } from "lit";
import type { FrameWords } from "../../boards/frame-words.ts";
import { tintsIn } from "../../boards/tint.ts";
import { framesOf } from "../../state/frames.ts";
import type { AppState, HintState, PlayState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { stepsOf, type WhyState } from "../../state/why.ts";
import { icon } from "../../ui/more-icon.ts";
import { t } from "../../words/more.ts";
import type { PhraseSubject } from "./phrase.ts";

/** Beside the name of a rule: its level, and its number in the list of the first expert systems. */
export function ofRule({
  level,
  number,
}: Pick<FrameWords, "level" | "number">): TemplateResult | typeof nothing {
  if (!level && number === null) return nothing;
  const parts = [level ? levelName(level) : null, number === null ? null : t("why.rule", { n: number })];
  return html`<span class="level">${parts.filter((part) => part !== null).join(" · ")}</span>`;
}

/** The button that goes back by one step. */
export function backButton(isOff: boolean, back: () => void): TemplateResult {
  return html`<button class="button back" aria-label=${t("app.back")} ?disabled=${isOff} @click=${back}>
    ${icon("back")}
  </button>`;
}

/** What the sentences of a hint are about, as far as it is shown. */
export function subjectOf({ lang, settings }: AppState, play: PlayState, hint: HintState): PhraseSubject {
  const steps = hint.hint?.type === "step" ? hint.hint.steps : [];
  const step = hint.tier < 3 ? steps.at(-1) : framesOf(steps)[hint.step]?.step;
  const { kind, puzzle } = play;
  const tints = tintsIn({ hint, why: null });
  return { kind, puzzle, lang, names: settings.cells, tints, step: step ?? null };
}

/** What the sentences of an answer are about. */
export function subjectOfWhy({ lang, settings }: AppState, play: PlayState, why: WhyState): PhraseSubject {
  const step = framesOf(stepsOf(why.answer))[why.step]?.step ?? null;
  const { kind, puzzle } = play;
  return { kind, puzzle, lang, names: settings.cells, tints: tintsIn({ hint: null, why }), step };
}
