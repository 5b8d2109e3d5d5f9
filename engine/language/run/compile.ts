import type { Puzzle } from "../../model/puzzle.ts";
import type { Vocabulary } from "../check/vocabulary.ts";
import { readRules } from "../seed/read-rules.ts";
import { type CompiledRules, type CompileOptions, compileRead } from "./compiler.ts";

/**
 * The rules of a text in either syntax, in its order, and all that is wrong with it. Rules that are wrong
 * are left out; the others work.
 */
export function compileRules<P extends Puzzle>(
  text: string,
  vocabulary: Vocabulary<P>,
  options?: CompileOptions,
): CompiledRules<P> {
  return compileRead(readRules(text, vocabulary.mirror), text, vocabulary, options);
}
