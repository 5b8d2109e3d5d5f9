import type { Puzzle } from "../../model/puzzle.ts";
import type { Vocabulary } from "../check/vocabulary.ts";
import { readRules } from "../seed/read-rules.ts";
import { type CompiledRules, type CompileOptions, compileRead } from "./compiler.ts";
import { refuseCostly } from "./cost.ts";

interface TextOptions extends Omit<CompileOptions, "refuse"> {
  /** Also leave out rules that could look at too much on a usual puzzle. */
  readonly judged?: boolean;
}

/**
 * The rules of a text in either syntax, in its order, and all that is wrong with it. Rules that are wrong
 * are left out; the others work.
 */
export function compileRules<P extends Puzzle>(
  text: string,
  vocabulary: Vocabulary<P>,
  { judged = false, ...options }: TextOptions = {},
): CompiledRules<P> {
  const shared: Vocabulary = vocabulary;
  const refuse = judged ? { refuse: refuseCostly(shared, text) } : {};
  return compileRead(readRules(text, vocabulary.flip), text, vocabulary, { ...options, ...refuse });
}
