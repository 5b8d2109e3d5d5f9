import type { QuickKind } from "../kinds/contract/kind.ts";
import { EVERY_RULE, type RuleChoice } from "../model/choice.ts";
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

/** Those of the kind's own rules that a choice without a text of its own leaves, in its order. */
export function ownLadder<P extends Puzzle>(
  { rules }: QuickKind<P>,
  choice: RuleChoice = EVERY_RULE,
): Ladder<P> {
  return chosen(rules, new Set(), choice);
}

/** The ladder of all of some rules; most questions ask for it. */
const whole = new WeakMap<object, Ladder>();

/** Those of some rules that a choice leaves, in its order; of the plainest choice the same object each time. */
export function chosen<P extends Puzzle>(
  rules: readonly Rule<P>[],
  foreign: ReadonlySet<string>,
  choice: RuleChoice,
): Ladder<P> {
  if (choice !== EVERY_RULE) return leftBy(rules, foreign, choice);
  const ladder = whole.get(rules) ?? leftBy<Puzzle>(rules, foreign, choice);
  whole.set(rules, ladder);
  return ladder;
}

function leftBy<P extends Puzzle>(
  rules: readonly Rule<P>[],
  foreign: ReadonlySet<string>,
  { off, order, supposition, oneAnswer }: RuleChoice,
): Ladder<P> {
  const isOff = new Set(off);
  const on = rules.filter(({ id, needsOneAnswer }) => !isOff.has(id) && (oneAnswer || !needsOneAnswer));
  return { rules: inOrder(on, order), foreign, supposition };
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
