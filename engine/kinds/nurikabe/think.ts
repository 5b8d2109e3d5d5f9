import { countBy } from "../defaults.ts";
import type { ThinkKind } from "../kind.ts";
import { prepare } from "./force.ts";
import { learn } from "./learning/search.ts";
import { NATIVE_RULES } from "./native.ts";
import ruleText from "./nurikabe.rules";
import type { NurikabePuzzle } from "./puzzle.ts";
import { nurikabeQuick } from "./quick.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
import { NURIKABE_VOCABULARY } from "./vocabulary.ts";
import { whyNone } from "./why-none.ts";

/** Nurikabe as the worker and the factory know it. */
export const nurikabeThinking: ThinkKind<NurikabePuzzle> = {
  id: nurikabeQuick.id,
  get rules() {
    return nurikabeQuick.rules;
  },
  ruleText,
  vocabulary: NURIKABE_VOCABULARY,
  native: NATIVE_RULES,
  screen,
  fast,
  searches: { learn },
  counter: countBy(fast),
  prepare,
  whyNone,
};
