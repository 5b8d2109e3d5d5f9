import type { Problem } from "../../model/result.ts";
import type { Words } from "../../model/words.ts";
import type { Span } from "./syntax.ts";

/** A fault of a text of rules, with its place: `at` is line and column, `span` offsets. */
export interface RuleProblem extends Problem {
  readonly span: Span;
  /** The line of the text with a caret beneath the place. */
  readonly caret: string;
  /** Name of the rule it is in, if it is in one. */
  readonly rule: string | null;
}

/** Something wrong, before its place is worked out. */
export interface Fault {
  readonly code: string;
  readonly text: Words;
  readonly span: Span;
  readonly rule: string | null;
}

/** Problems reported of one text, at most. */
export const MOST_REPORTED = 50;
