import type { Lang } from "../../../engine/model/words.ts";
import { tintsIn } from "../../boards/tint.ts";
import type { Tints } from "../../boards/tints.ts";
import type { HintState, PlayState } from "../../state/state.ts";
import type { WhyState } from "../../state/why.ts";
import { memo } from "../../ui/memo.ts";
import { hintWords } from "./hint-words.ts";
import { whyWords } from "./why-words.ts";

/** How a hint, or the answer to a question, is shown on the board and said to who does not see it. */
export interface HintDisplay {
  tints(hint: HintState | null, why: WhyState | null): Tints;
  said(play: PlayState, lang: Lang): string;
}

/** The display of hints and answers; the sheets bring it along. */
export const telling: HintDisplay = {
  tints: memo((hint: HintState | null, why: WhyState | null) => tintsIn({ hint, why })),
  said(play, lang) {
    const { why, hint } = play;
    if (why) {
      const { heading, verdict, rule, context, sentences } = whyWords(play, why, lang);
      return joined([heading, verdict, rule, context, ...sentences]);
    }
    if (!hint) return "";
    const { heading, context, sentences } = hintWords(play, hint, lang);
    return joined([heading, context, ...sentences]);
  },
};

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(". ");
}
