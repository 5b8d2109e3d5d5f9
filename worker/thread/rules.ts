import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Vocabulary } from "../../engine/language/check/vocabulary.ts";
import type { CompiledRule } from "../../engine/language/run/compiled-rule.ts";
import { planOf } from "../../engine/language/run/plan.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { rulebookOf } from "../../engine/reason/rules-of.ts";
import type { Questions, RuleInfo, RuleList } from "../api.ts";

/** The rules of a text, one by one, and all its problems. */
export function* rulesJob({ think }: WholeKind, { text }: Questions["rules"]["ask"]): Job<RuleList> {
  const { rules, compiled, problems } = rulebookOf(think, text);
  const { ruleText: own, vocabulary } = think;
  const ofText = new Map(compiled.map((rule) => [rule.id, rule]));
  const infos: RuleInfo[] = [];
  for (const rule of rules) {
    yield 1;
    const written = ofText.get(rule.id);
    infos.push(written ? writtenInfo(written, vocabulary) : infoOf(rule));
  }
  return { rules: infos, problems, own, words: wordsOf(vocabulary) };
}

function infoOf(rule: Rule): RuleInfo {
  const { id, number, name, level, advanced = false, needsOneAnswer = false, seldom } = rule;
  return {
    id,
    number: number ?? null,
    name,
    level,
    advanced,
    needsOneAnswer,
    ...(seldom && { seldom }),
    native: true,
    span: null,
    plan: [],
    cost: 0,
  };
}

function writtenInfo(rule: CompiledRule, vocabulary: Vocabulary): RuleInfo {
  const { cost } = rule.machine(vocabulary.usual());
  return { ...infoOf(rule), native: false, span: rule.span, plan: planOf(rule), cost };
}

/** The names that a kind lends to the language. */
function wordsOf({ sorts, words, verbs }: Vocabulary): string[] {
  const names = [...sorts.flatMap(({ name, plural }) => [name, plural]), ...words, ...verbs];
  return [...new Set(names.map((one) => (typeof one === "string" ? one : one.name)))].sort();
}
