import type { Words } from "../../../engine/model/words.ts";

/** A form of the rule language, as it is written, and what it means. */
export interface HelpEntry {
  readonly form: string;
  readonly text: Words;
}

/** What a kind brings to the help for its rules. */
export interface RuleHelp {
  /** Its own words, verbs and laws. */
  readonly words: readonly HelpEntry[];
  /** Whole rules without their names, which together use every form and every word; the first that uses one is its example. */
  readonly examples: readonly string[];
}
