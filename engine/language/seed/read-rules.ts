import { parse } from "../read/parse.ts";
import { problemsOf } from "../read/places.ts";
import type { RuleProblem } from "../read/problem.ts";
import { readOwn } from "../read/read-own.ts";
import type { Flip, RuleNode } from "../read/syntax.ts";
import { isSeed, parseSeed } from "./seed.ts";

/** The rules of a text, and its problems, each with its place. */
export interface ReadRules {
  readonly rules: readonly RuleNode[];
  readonly problems: readonly RuleProblem[];
}

/** Reads a text of rules, in this language or in that of the first system; see `readOwn`. */
export function readRules(source: string, flip: Flip): ReadRules {
  const { rules, faults } = readOwn(source, flip, (cursor, { tokens, comments }) =>
    isSeed(tokens) ? parseSeed(cursor, comments) : parse(cursor, flip),
  );
  return { rules, problems: problemsOf(source, faults) };
}
