import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { RuleProblem } from "../language/read/problem.ts";
import { compileRules } from "../language/run/compile.ts";
import { CompiledRule } from "../language/run/compiled-rule.ts";
import { EVERY_RULE, type RuleChoice } from "../model/choice.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";
import { chosen, type Ladder } from "./ladder.ts";

/** The rules of a text and the native ones, and the problems of the text. */
export interface Rulebook<P extends Puzzle = Puzzle> {
  /** Those of the text in its order, then the native ones; a text that keeps none of the kind's own rules stands alone. */
  readonly rules: readonly Rule<P>[];
  readonly compiled: readonly CompiledRule<P>[];
  readonly problems: readonly RuleProblem[];
  /** Ids of those that are not the kind's own. */
  readonly foreign: ReadonlySet<string>;
}

/** Texts that are kept compiled, a kind. */
const KEPT = 4;

const books = new WeakMap<object, Map<string, Rulebook>>();

/** The rules that a choice leaves, in its order. */
export function ladderOf<P extends Puzzle>(think: ThinkKind<P>, choice: RuleChoice = EVERY_RULE): Ladder<P> {
  const { rules, foreign } = rulebookOf(think, choice.text);
  return chosen(rules, foreign, choice);
}

/** A text in place of the kind's own (null: as it comes), compiled; the last few are kept. */
export function rulebookOf<P extends Puzzle>(think: ThinkKind<P>, text: string | null): Rulebook<P> {
  const kept = books.get(think) ?? new Map<string, Rulebook>();
  books.set(think, kept);
  const key = text ?? think.ruleText;
  let book = kept.get(key);
  if (!book) {
    book = compiledBook<Puzzle>(think, key);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, book);
  }
  return book;
}

function compiledBook<P extends Puzzle>(think: ThinkKind<P>, text: string): Rulebook<P> {
  const { ruleText, vocabulary, native } = think;
  if (text === ruleText) {
    const compiled = think.rules.filter((rule): rule is CompiledRule<P> => rule instanceof CompiledRule);
    return { rules: think.rules, compiled, problems: [], foreign: new Set() };
  }
  const { rules: compiled, problems } = compileRules(text, vocabulary, { judged: true });
  const own = new Set(rulebookOf(think, null).compiled.map((rule) => sourceOf(rule, ruleText)));
  const foreign = compiled.filter((rule) => !own.has(sourceOf(rule, text))).map(({ id }) => id);
  const taken = new Set(compiled.map(({ id }) => id));
  const beside = foreign.length < compiled.length ? native.filter(({ id }) => !taken.has(id)) : [];
  const rules = [...compiled, ...beside];
  return { rules, compiled, problems, foreign: new Set(foreign) };
}

/** A rule as it is written. */
function sourceOf({ span }: CompiledRule, text: string): string {
  return text.slice(span.from, span.to).trim();
}
