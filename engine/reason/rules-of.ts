import { EVERY_RULE, type RuleChoice } from "../model/choice.ts";
import type { ThinkKind } from "../model/kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";

/** Rules as a person has set them, ready to think with. */
export interface Ladder<P extends Puzzle = Puzzle> {
  /** Simple ones before advanced ones, in the order in which they are asked. */
  readonly rules: readonly Rule<P>[];
  /** Ids of those that are not the kind's own, so that nobody has proved them. */
  readonly foreign: ReadonlySet<string>;
  /** Whether something is supposed where they say nothing more. */
  readonly supposition: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The rules that a choice leaves, in its order. */
export function ladderOf<P extends Puzzle>(think: ThinkKind<P>, choice: RuleChoice = EVERY_RULE): Ladder<P> {
  const off = new Set(choice.off);
  const rules = think.rules.filter(({ id }) => !off.has(id));
  return { rules: inOrder(rules, choice.order), foreign: NONE, supposition: choice.supposition };
}

/** The rules in the order in which they are asked: simple ones first; then as named in `order`; then by level. */
export function inOrder<P extends Puzzle>(
  rules: readonly Rule<P>[],
  order: RuleChoice["order"],
): readonly Rule<P>[] {
  const place = new Map(order?.map((id, at) => [id, at]));
  const last = place.size;
  const key = (rule: Rule<P>): readonly number[] => [
    Number(rule.advanced ?? false),
    place.get(rule.id) ?? last,
    rule.level,
  ];
  const keyed = rules.map((rule) => ({ rule, key: key(rule) }));
  keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2]);
  return keyed.map(({ rule }) => rule);
}
