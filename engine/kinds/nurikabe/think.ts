import type { ThinkKind } from "../contract/kind.ts";
import { countBy } from "../shared/defaults.ts";
import { learn } from "./learning/search.ts";
import ruleText from "./nurikabe.rules";
import { prepare } from "./propagation/forced-laws.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { nurikabeQuick } from "./quick.ts";
import { NATIVE_RULES } from "./rules/native.ts";
import { NURIKABE_VOCABULARY } from "./rules/vocabulary.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
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
  sayBroken: nurikabeQuick.sayBroken,
  reasonOf: nurikabeQuick.reasonOf,
  united: nurikabeQuick.united,
  searches: { learn },
  counter: countBy(fast),
  prepare,
  whyNone,
};
