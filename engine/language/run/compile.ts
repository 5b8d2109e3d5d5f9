import type { Puzzle } from "../../model/puzzle.ts";
import type { Vocabulary } from "../check/vocabulary.ts";
import { problemsOf } from "../read/places.ts";
import type { RuleProblem } from "../read/problem.ts";
import { readRules } from "../seed/read-rules.ts";
import type { CompiledRule } from "./compiled-rule.ts";
import { type CompileOptions, compileNodes } from "./compiler.ts";
import { refuseCostly } from "./cost.ts";

interface TextOptions extends Omit<CompileOptions, "refuse"> {
  /** Also leave out rules that could look at too much on a usual puzzle. */
  readonly judged?: boolean;
}

/** The rules of a text that a person can have written, and all that is wrong with it, in words. */
export interface RulesOfText<P extends Puzzle> {
  readonly rules: readonly CompiledRule<P>[];
  readonly problems: readonly RuleProblem[];
}

/**
 * The rules of a text in either syntax, in its order, and all that is wrong with it. Rules that are wrong
 * are left out; the others work.
 */
export function compileRules<P extends Puzzle>(
  text: string,
  vocabulary: Vocabulary<P>,
  { judged = false, ...options }: TextOptions = {},
): RulesOfText<P> {
  const shared: Vocabulary = vocabulary;
  const refuse = judged ? { refuse: refuseCostly(shared, text) } : {};
  const read = readRules(text, vocabulary.flip);
  const { rules, faults } = compileNodes(read.rules, vocabulary, { ...options, ...refuse });
  return { rules, problems: [...read.problems, ...problemsOf(text, faults)] };
}
