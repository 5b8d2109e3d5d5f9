import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Demand } from "../../engine/model/argument.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { ONE_ANSWER, type Rule, type Step, type Supposition } from "../../engine/model/rule.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { Doubt } from "../../engine/reason/chain/guard.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { levelOutside } from "../../engine/reason/chain/supposed.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { spellFacts } from "./spell.ts";
import { spellArgument, spellDemand } from "./spell-argument.ts";

/**
 * Writes steps as plain objects, with `oneAnswer` where they use that the puzzle has one answer. A supposition has its `supposed` fact, the `chain` of steps from there and
 * the `conflict` it ends in; two that agree on a conclusion are its `cases`. Explained steps have their sentence in a
 * language that is named, also within suppositions, whose named steps alone are then written; and those of a chain have a
 * sentence for each of its `links`. With `demandsOf` a named step has the `demands` of the puzzle that it rests on, and how many `truths` they are.
 */
export function stepSpeller(
  kind: PlayKind,
  puzzle: Puzzle,
  rules: readonly Rule[],
  words?: Lang,
  demandsOf?: (step: Step) => readonly Demand[] | null,
): (step: Step | ExplainedStep) => object {
  const levels = levelsOf(rules);
  const numbers = new Map(rules.map(({ id, number }) => [id, number]));

  const supposition = ({ fact, steps, conflict }: Supposition): object => ({
    supposed: kind.sayFact(puzzle, fact, "en"),
    chain: steps.map(spell),
    ...(conflict && {
      conflict: { law: conflict.law, facts: spellFacts(kind, puzzle, conflict.facts) },
    }),
  });

  const truthsOf = (step: Step | ExplainedStep): object => {
    const { argument } = step;
    if (argument) return spellArgument(kind, puzzle, argument, words);
    if (!demandsOf || (levels.get(step.rule) ?? 0) === 0) return {};
    const demands = demandsOf(step);
    return {
      truths: demands?.length ?? null,
      ...(demands && { demands: demands.map((demand) => spellDemand(kind, puzzle, demand)) }),
    };
  };

  const spell = (step: Step | ExplainedStep): object => {
    const { rule } = step;
    const told = "text" in step ? step : null;
    const supposed = told?.chains ?? step.supposed;
    const number = numbers.get(rule);
    return {
      rule,
      ...(number !== undefined && { number }),
      level: levelOutside(step, levels) ?? levels.get(rule),
      ...(told && words && { words: told.text[words] }),
      ...(told?.links && words && { links: told.links.map(({ text }) => text[words]) }),
      adds: spellFacts(kind, puzzle, step.adds),
      because: spellFacts(kind, puzzle, step.because),
      ...(step.laws.includes(ONE_ANSWER) && { oneAnswer: true }),
      ...truthsOf(step),
      ...(supposed?.length === 1 && supposition(supposed[0])),
      ...(supposed && supposed.length > 1 && { cases: supposed.map(supposition) }),
    };
  };
  return spell;
}

/** Rules that were asked no more, and why; nothing where there are none. */
export function spellSuspended(suspended: readonly Doubt[], spell: (step: Step) => object): object {
  if (suspended.length === 0) return {};
  return {
    suspended: suspended.map(({ rule, reason, counter }) => ({
      rule: rule.id,
      reason: reason.en,
      ...(counter && { counter: spell(counter) }),
    })),
  };
}
