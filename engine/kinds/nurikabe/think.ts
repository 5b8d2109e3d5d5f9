import { compileRules } from "../../language/compile.ts";
import type { ThinkKind } from "../../model/kind.ts";
import type { Rule } from "../../model/rule.ts";
import { prepare } from "./force.ts";
import { learn } from "./learning/search.ts";
import { NATIVE_RULES } from "./native.ts";
import ruleText from "./nurikabe.rules";
import type { NurikabePuzzle } from "./puzzle.ts";
import { screen } from "./screen.ts";
import { fast } from "./solver/search.ts";
import { NURIKABE_VOCABULARY } from "./vocabulary.ts";
import { whyNone } from "./why-none.ts";

let rules: readonly Rule<NurikabePuzzle>[] | null = null;

/** Nurikabe as the worker and the factory know it. */
export const nurikabeThinking: ThinkKind<NurikabePuzzle> = {
  id: "nurikabe",
  get rules() {
    rules ??= [...compileRules(ruleText, NURIKABE_VOCABULARY).rules, ...NATIVE_RULES].sort(
      (a, b) => a.level - b.level,
    );
    return rules;
  },
  ruleText,
  vocabulary: NURIKABE_VOCABULARY,
  native: NATIVE_RULES,
  screen,
  fast,
  searches: { learn },
  prepare,
  whyNone,
};
