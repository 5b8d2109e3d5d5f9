import type { Lang } from "../../engine/model/words.ts";
import { tintsIn } from "../boards/tint.ts";
import type { Tints } from "../boards/tints.ts";
import type { HintState, PlayState } from "../state/state.ts";
import type { WhyState } from "../state/why.ts";
import { hintWords } from "./hint-words.ts";
import { memo } from "./memo.ts";
import { whyWords } from "./why-words.ts";

/** How a hint, or the answer to a question, is shown on the board and said to who does not see it. */
export interface Telling {
  tints(hint: HintState | null, why: WhyState | null): Tints;
  said(play: PlayState, lang: Lang): string;
}

/** The one way of telling; the sheets bring it along. */
export const telling: Telling = {
  tints: memo((hint: HintState | null, why: WhyState | null) => tintsIn({ hint, why })),
  said(play, lang) {
    const words = play.why ? whyWords(play, play.why, lang) : play.hint && hintWords(play, play.hint, lang);
    if (!words) return "";
    const { heading, context, sentences } = words;
    return [heading, ...(context ? [context] : []), ...sentences].join(". ");
  },
};
