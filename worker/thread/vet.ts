import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { explain, explainContextOf } from "../../engine/reason/explain.ts";
import { vet } from "../../engine/reason/judge/vet.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import type { Questions, Vetted } from "../api.ts";
import { Refused } from "../work.ts";

/** A rule of a text, tried on random boards. */
export function* vetJob(
  kind: WholeKind,
  making: MakeKind,
  { text, rule: id }: Questions["vet"]["ask"],
): Job<Questions["vet"]["answer"] | Refused> {
  yield 1;
  const rule = ladderOf(kind.think, { ...EVERY_RULE, text }).rules.find((one) => one.id === id);
  return rule ? yield* tried(kind, making, rule) : new Refused(noRule(id));
}

function noRule(id: string): Problem {
  return {
    code: "no-rule",
    text: { en: `There is no rule "${id}" that runs.`, zh: `没有能运行的规则“${id}”。` },
  };
}

function* tried(kind: WholeKind, making: MakeKind, rule: Rule): Job<Vetted> {
  const { play, search } = kind;
  const vetting = yield* vet(making, search, rule);
  if (vetting.verdict !== "unsound") return vetting;
  const { puzzle, facts, step, wrong, answer } = vetting.counter;
  const [explained] = explain(explainContextOf(kind, [rule], puzzle, facts), [step], true);
  return {
    ...vetting,
    counter: { kind: play.id, text: play.format(puzzle), facts, step: explained, wrong, answer },
  };
}
