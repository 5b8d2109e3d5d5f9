import type { Rule, Step } from "../../model/rule.ts";
import { levelOutside } from "./supposed.ts";

/** How hard some steps are to follow: the hardest of them first, then how many named ones there are, those of suppositions too. */
export function costOf(steps: readonly Step[], levels: ReadonlyMap<string, number>): number {
  return hardestOf(steps, levels) * 1_000_000 + namedIn(steps, levels);
}

/** The level of the hardest step. */
export function hardestOf(steps: readonly Step[], levels: ReadonlyMap<string, number>): number {
  return steps.reduce((most, step) => Math.max(most, levelOf(step, levels)), 0);
}

function levelOf(step: Step, levels: ReadonlyMap<string, number>): number {
  return levelOutside(step, levels) ?? levels.get(step.rule) ?? 0;
}

function namedIn(steps: readonly Step[], levels: ReadonlyMap<string, number>): number {
  let named = 0;
  for (const step of steps) {
    if (levelOf(step, levels) > 0) named++;
    for (const chain of step.supposed ?? []) named += namedIn(chain.steps, levels);
  }
  return named;
}

/** Level of each rule by its id. */
export function levelsOf(rules: readonly Pick<Rule, "id" | "level">[]): Map<string, number> {
  return new Map(rules.map((rule) => [rule.id, rule.level]));
}
