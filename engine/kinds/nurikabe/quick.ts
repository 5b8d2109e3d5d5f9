import { readOwn } from "../../language/read/read-own.ts";
import { compileNodes } from "../../language/run/compiler.ts";
import type { Rule } from "../../model/rule.ts";
import type { QuickKind } from "../contract/kind.ts";
import ruleText from "./nurikabe.rules";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { reasonOf } from "./reasons/reason-of.ts";
import { QUICK_NATIVE_RULES } from "./rules/native.ts";
import { NURIKABE_VOCABULARY } from "./rules/vocabulary.ts";
import { exploreSoon } from "./solver/explore-soon.ts";

let rules: readonly Rule<NurikabePuzzle>[] | null = null;

/** Nurikabe's part for a first hint, enough while its own rules have firings; its search gives up soon. */
export const nurikabeQuick: QuickKind<NurikabePuzzle> = {
  id: "nurikabe",
  get rules() {
    rules ??= [...ownRules(), ...QUICK_NATIVE_RULES].sort((a, b) => a.level - b.level);
    return rules;
  },
  fast: exploreSoon,
  reasonOf,
  united: ["out-of-reach"],
};

function ownRules(): readonly Rule<NurikabePuzzle>[] {
  const read = readOwn(ruleText, NURIKABE_VOCABULARY.flip);
  return compileNodes(read.rules, NURIKABE_VOCABULARY).rules;
}
