import { compileRules } from "../../language/run/compile.ts";
import type { ThinkKind } from "../../model/kind.ts";
import { learn } from "./learning/search.ts";
import { prepare } from "./propagation/forced-laws.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { nurikabeQuick } from "./quick.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
import { whyNone } from "./why-none.ts";

const { id, ruleText, vocabulary, native } = nurikabeQuick;

/** Nurikabe as the worker and the factory know it. */
export const nurikabeThinking: ThinkKind<NurikabePuzzle> = {
  id,
  get rules() {
    return nurikabeQuick.rules;
  },
  ruleText,
  vocabulary,
  native,
  compile: compileRules,
  screen,
  fast,
  searches: { learn },
  prepare,
  whyNone,
};
