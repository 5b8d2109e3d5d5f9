import type { RuleProblem } from "../language/read/problem.ts";
import { CompiledRule } from "../language/run/compiled-rule.ts";
import { EVERY_RULE, type RuleChoice } from "../model/choice.ts";
import type { ThinkKind } from "../model/kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { assert } from "../model/result.ts";
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

/** Rules of a text and the native ones, and what is wrong with the text. */
export interface Rulebook<P extends Puzzle = Puzzle> {
  /** Those of the text in its order, then the native ones. */
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
  const off = new Set(choice.off);
  const on = rules.filter(({ id }) => !off.has(id));
  return { rules: inOrder(on, choice.order), foreign, supposition: choice.supposition };
}

/** A text in place of the kind's own (null: as it comes), compiled; the last few are kept. */
export function rulebookOf<P extends Puzzle>(think: ThinkKind<P>, text: string | null): Rulebook<P> {
  const own = think.ruleText;
  if (own === undefined || !think.vocabulary)
    return { rules: think.rules, compiled: [], problems: [], foreign: new Set() };
  const kept = books.get(think) ?? new Map<string, Rulebook>();
  books.set(think, kept);
  const key = text ?? own;
  let book = kept.get(key);
  if (!book) {
    book = compiledBook(think, key) as unknown as Rulebook;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, book);
  }
  return book as unknown as Rulebook<P>;
}

function compiledBook<P extends Puzzle>(think: ThinkKind<P>, text: string): Rulebook<P> {
  const { ruleText = "", vocabulary, native = [], compile } = think;
  if (text === ruleText) {
    const compiled = think.rules.filter((rule): rule is CompiledRule<P> => rule instanceof CompiledRule);
    return { rules: think.rules, compiled, problems: [], foreign: new Set() };
  }
  assert(vocabulary !== undefined && compile !== undefined, "who has a person's text has the whole kind");
  const { rules: compiled, problems } = compile(text, vocabulary, { judged: true });
  const own = new Set(rulebookOf(think, null).compiled.map((rule) => sourceOf(rule, ruleText)));
  const taken = new Set(compiled.map(({ id }) => id));
  const rules = [...compiled, ...native.filter(({ id }) => !taken.has(id))];
  const foreign = compiled.filter((rule) => !own.has(sourceOf(rule, text))).map(({ id }) => id);
  return { rules, compiled, problems, foreign: new Set(foreign) };
}

/** A rule as it is written. */
function sourceOf({ span }: CompiledRule, text: string): string {
  return text.slice(span.from, span.to).trim();
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
