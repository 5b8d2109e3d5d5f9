import { html, nothing, type TemplateResult } from "lit";
import type { ExplainedStatement } from "../../../engine/model/argument.ts";
import { valueOf } from "../../../engine/model/fact.ts";
import type { FrameWords } from "../../boards/frame-words.ts";
import type { PhraseSubject } from "../../boards/spoken/phrase.ts";
import { tintsIn } from "../../boards/tint.ts";
import { countFrames, type Frame, framesOf } from "../../state/frames.ts";
import type { AppState, HintState, PlayState } from "../../state/state.ts";
import { levelName } from "../../state/title.ts";
import { stepsOf, type WhyState } from "../../state/why.ts";
import { icon } from "../../ui/more-icon.ts";
import { t } from "../../words/more.ts";

/** Beside the name of a rule: its level. */
export function ofRule({ level }: Pick<FrameWords, "level">): TemplateResult | typeof nothing {
  return level ? html`<span class="level">${levelName(level)}</span>` : nothing;
}

/** The button that goes back by one step. */
export function backButton(isOff: boolean, back: () => void): TemplateResult {
  return html`<button class="button back" aria-label=${t("app.back")} ?disabled=${isOff} @click=${back}>
    ${icon("back")}
  </button>`;
}

/** The button that goes through the links of a chain, or the lines of a lemma; -1 where none is shown. */
export function detailsButton(
  frames: readonly Frame[],
  first: number,
  walk: () => void,
): TemplateResult | typeof nothing {
  if (first < 0) return nothing;
  return html`<button class="button" @click=${walk}>${t(frames[first].link ? "hint.links" : "hint.lines")}</button>`;
}

/** What leads on to a frame is called as the frames are counted; that concludes a step, a step. */
export function nextLabel(
  frames: readonly Frame[],
  next: number,
): "hint.next" | "hint.next-link" | "hint.next-line" | "hint.next-part" {
  const { of } = countFrames(frames, next);
  return of === "step" || frames[next].type === "step" ? "hint.next" : `hint.next-${of}`;
}

/** What the sentences of a hint are about, as far as it is shown. */
export function subjectOf({ lang, settings }: AppState, play: PlayState, hint: HintState): PhraseSubject {
  const steps = hint.hint?.type === "step" ? hint.hint.steps : [];
  const step = hint.tier < 3 ? steps.at(-1) : spokenIn(framesOf(steps)[hint.step]);
  const { kind, puzzle } = play;
  const tints = tintsIn({ hint, why: null });
  return { kind, puzzle, lang, names: settings.cells, tints, step: step ?? null };
}

/** What the sentences of an answer are about. */
export function subjectOfWhy({ lang, settings }: AppState, play: PlayState, why: WhyState): PhraseSubject {
  const step = spokenIn(framesOf(stepsOf(why.answer))[why.step]) ?? null;
  const { kind, puzzle } = play;
  return { kind, puzzle, lang, names: settings.cells, tints: tintsIn({ hint: null, why }), step };
}

/** What the words of a frame are about: the step, or one link or line of it. */
function spokenIn(frame: Frame | undefined): PhraseSubject["step"] | undefined {
  const { statement, line } = frame ?? {};
  if (statement) return spokenOf(statement, line);
  if (frame?.link) return { adds: [], bindings: { by: frame.link.by } };
  const by = frame?.step.argument?.at(-1)?.lines.at(-1)?.demand?.by;
  return frame && by ? { adds: frame.step.adds, bindings: { ...frame.step.bindings, by } } : frame?.step;
}

/** A line names its house or cell, and what it gives; what is only supposed is not written green. */
function spokenOf({ lines, when, so }: ExplainedStatement, line?: number): PhraseSubject["step"] {
  if (line === undefined)
    return { adds: [], bindings: { d: { as: "values", of: [...when, ...so].map(valueOf) } } };
  const { demand, gives } = lines[line];
  const { by, value } = demand ?? {};
  return { adds: gives, bindings: { ...(by && { by }), ...(value && { d: { as: "value", of: value } }) } };
}
