import "../../../engine/kinds/wording.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import { brokenWords, type FrameWords, frameWords, sayFacts } from "../../boards/frame-words.ts";
import { tintsOf } from "../../boards/tint.ts";
import { countFrames, framesOf } from "../../state/frames.ts";
import type { HintState, PlayState } from "../../state/state.ts";
import { count, t } from "../../words/more.ts";
import { fixedText } from "./mistake-part.ts";

/** Cells that are named one by one; more are only framed. */
const FEW = 4;

/** The words for a hint as far as it is shown. Tiers 1 and 2 speak of the step to be written. */
export function hintWords(play: PlayState, state: HintState, lang: Lang): FrameWords {
  const { hint } = state;
  if (state.fixed) return says(t("hint.fixed"), fixedText(state));
  if (state.written !== undefined)
    return says(t("hint.written"), t("hint.written-text", { fact: sayFacts(play, state.written, lang) }));
  if (!hint) return says(t("play.hint"), t("hint.thinking"));
  if (hint.type !== "step") return otherWords(play, hint, lang);
  const { steps } = hint;
  const last = steps[steps.length - 1];
  if (state.tier === 1) {
    const off = (hint.suspended ?? []).map(({ name, reason }) =>
      t("hint.suspended", { name: name[lang], reason: reason[lang] }),
    );
    return says(t("hint.where"), placeOf(play, state, last, lang), ...off);
  }
  if (state.tier === 2) {
    const frames = framesOf(steps);
    const { of, all } = countFrames(frames, 0);
    const before = all - 1;
    const chain = before > 0 ? [count(of === "part" ? "hint.findings" : "hint.chain", before)] : [];
    const find = t(last.chains || last.argument ? "hint.supposes" : "hint.find");
    const { level, name } = last;
    return { heading: name[lang], context: null, sentences: [find, ...chain], level };
  }
  const frames = framesOf(steps);
  return frameWords(play, frames[state.step] ?? frames[frames.length - 1], lang);
}

function says(heading: string, ...sentences: readonly string[]): FrameWords {
  return { heading, context: null, sentences, level: null };
}

function otherWords(play: PlayState, hint: Exclude<Hint, { type: "step" }>, lang: Lang): FrameWords {
  switch (hint.type) {
    case "mistake": {
      const sure = play.truth?.answers === "one";
      const text = sure ? count("hint.mistake-text", hint.cells.length) : t("hint.together");
      return says(t("hint.mistake"), text);
    }
    case "broken":
      return says(t("hint.broken"), brokenWords(play, hint, lang));
    case "stuck":
      if (play.truth?.answers === "several") return says(t("hint.stuck"), t("hint.stuck-several"));
      return says(t("hint.stuck"), t("hint.stuck-text"));
    default:
      return says(t(`hint.${hint.type}`), t(`hint.${hint.type}-text`));
  }
}

/** Where to look, without the reason: the house, else a few cells, else the framed cells. */
function placeOf({ kind, puzzle }: PlayState, state: HintState, step: ExplainedStep, lang: Lang): string {
  const house = Object.values(step.bindings).find((binding) => binding.as === "house");
  if (house) return t("hint.look-house", { place: kind.sayBinding(puzzle, house, lang) });
  const framed = [...tintsOf(state).cells.keys()].sort((a, b) => a - b);
  if (framed.length > FEW) return t("hint.look-framed");
  return t("hint.look-cells", { place: kind.sayBinding(puzzle, { as: "cells", of: framed }, lang) });
}
