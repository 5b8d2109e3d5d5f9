import { EVERY_RULE, type RuleChoice } from "../../engine/model/choice.ts";

/** Longest text of rules that is kept or read from a file, in characters; the kinds' own have some ten thousand. */
export const LONGEST_RULES = 200_000;
/** Most ids in a list; far more than any text of that length holds. */
const MOST_IDS = 2_000;

/** A choice of rules from storage or a backup; an unsound one counts as the kind's own rules. */
export function readRuleChoice(stored: unknown): RuleChoice {
  if (typeof stored !== "object" || stored === null) return EVERY_RULE;
  const { text, off, order, supposition, oneAnswer } = stored as Partial<Record<keyof RuleChoice, unknown>>;
  return {
    text: typeof text === "string" && text.length <= LONGEST_RULES ? text : null,
    off: readIds(off) ?? [],
    order: readIds(order),
    supposition: supposition !== false,
    oneAnswer: oneAnswer !== false,
  };
}

function readIds(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  const ids = stored.filter((id): id is string => typeof id === "string").slice(0, MOST_IDS);
  return [...new Set(ids)];
}

/** Whether it is the kind's own rules, all of them, as they come. */
export function isEveryRule(choice: RuleChoice): boolean {
  return choice.order === null && !isLimited(choice);
}

/** Whether it leaves out something that the kind's own rules would find. */
export function isLimited({ text, off, supposition, oneAnswer }: RuleChoice): boolean {
  return text !== null || off.length > 0 || !supposition || !oneAnswer;
}

/** As it goes into a question: absent where it is the kind's own rules. */
export function asked(choice: RuleChoice): RuleChoice | undefined {
  return isEveryRule(choice) ? undefined : choice;
}
