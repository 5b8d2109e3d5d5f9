import type { WholeKind } from "../../engine/kinds/load.ts";
import { stepAgainst } from "../../engine/learn/against.ts";
import { learntBody, learntRule, learntText } from "../../engine/learn/shapes.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import type { GeneralRule, Questions } from "../api.ts";

/** The general form of a conclusion, as far as the language takes it. */
export function* generalizeJob(
  { think }: WholeKind,
  puzzle: Puzzle,
  { facts, rules: choice, fact }: Questions["generalize"]["ask"],
): Job<GeneralRule | null> {
  const { rules } = ladderOf(think, choice);
  const step = yield* stepAgainst(puzzle, facts, rules, fact);
  const form = step && think.general?.(puzzle, step);
  if (!step || !form || !learntRule(think, learntText(form, 1))) return null;
  const within = new Set(step.supposed?.[0].steps.map(({ rule }) => rule));
  const nearest = rules
    .filter(({ id }) => within.has(id))
    .reduce<(typeof rules)[number] | null>((a, b) => (a && a.level >= b.level ? a : b), null);
  return { body: learntBody(form), nearest: nearest?.name ?? null };
}
