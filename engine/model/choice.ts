/** Which rules think, as a person has set them. Plain data, kept and sent as it is. */
export interface RuleChoice {
  /** The text in place of the kind's own; null: as it comes. */
  readonly text: string | null;
  /** Ids of rules that are switched off, native ones too. */
  readonly off: readonly string[];
  /** Ids in the order in which rules are asked, simple ones still before advanced ones; rules that are not named follow by level. Null: all by level. */
  readonly order: readonly string[] | null;
  /** Whether something is supposed where the rules say nothing more. */
  readonly supposition: boolean;
  /** Whether rules may use that the puzzle has one answer, where that is known. */
  readonly oneAnswer: boolean;
}

/** The kind's own rules, all of them, and suppositions. */
export const EVERY_RULE: RuleChoice = {
  text: null,
  off: [],
  order: null,
  supposition: true,
  oneAnswer: true,
};

/**
 * How rules take turns. `easiest`: the first firing of the easiest rule, then over again. `rounds`: every
 * rule over everything in its order, facts counting at once; advanced ones only in a round in which no
 * simple one fired.
 */
export type Strategy = "easiest" | "rounds";
