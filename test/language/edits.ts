import type { Vocabulary } from "../../engine/language/check/vocabulary.ts";
import type { RuleProblem } from "../../engine/language/read/problem.ts";
import { scan } from "../../engine/language/read/scan.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import type { CompiledRule } from "../../engine/language/run/compiled-rule.ts";
import { type Fact, is, isNot, type Value } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { holdsIn } from "../../engine/reason/chain/mistake.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { wholeKind } from "../kinds/whole.ts";

/** What came of many edited texts. */
export interface Outcome {
  /** Texts in which something was wrong; of those, texts of which some rule could still be used. */
  refused: number;
  partly: number;
  /** Texts that are rules as they are; of those, how many conclude nothing wrong, and how many are suspended. */
  read: number;
  harmless: number;
  suspended: number;
  /** Of the suspended, those that gave up over their budget, and those with a counter-example. */
  exhausted: number;
  contradicted: number;
}

/** Steps that an edited rule may spend in one pass, and firings that are looked at. */
const BUDGET = 20_000;
const FIRINGS = 20;
const NODES = 100_000;

/** A kind, a puzzle with one answer and what is known of it: where edited rules are let loose. */
interface Bench {
  readonly kind: NonNullable<ReturnType<typeof wholeKind>>;
  readonly vocabulary: Vocabulary;
  readonly source: string;
  readonly puzzle: Puzzle;
  readonly answer: readonly Value[];
}

function benchOf(id: string, text: string): Bench {
  const kind = wholeKind(id);
  const parsed = kind?.play.parse(text);
  const { vocabulary, ruleText: source } = kind?.think ?? {};
  if (!kind || !parsed?.ok || !vocabulary || source === undefined) throw new Error(`no bench for ${id}`);
  const puzzle = parsed.value;
  const truth = run(judge(puzzle, kind.search, NODES));
  if (truth.answers !== "one") throw new Error(`${text} has not one answer`);
  return { kind, vocabulary, source, puzzle, answer: truth.answer };
}

/** Edits the kind's rules (or those of another text) so many times at random, and looks at everything that comes of it; throws where something is not as promised. */
export function editMany(id: string, puzzle: string, seed: number, times: number, text?: string): Outcome {
  const own = benchOf(id, puzzle);
  const bench = text === undefined ? own : { ...own, source: text };
  const random = randomFrom(seed);
  const words = wordsOf(bench);
  const rules = bench.source.split(/^(?=rule |RULE )/m);
  const outcome: Outcome = {
    ...{ refused: 0, partly: 0, read: 0, harmless: 0, suspended: 0, exhausted: 0, contradicted: 0 },
  };
  for (let time = 0; time < times; time++) {
    const changed = edited(rules, words, random);
    try {
      lookAt(changed, bench, random, outcome);
    } catch (why) {
      throw new Error(`an edited rule breaks a promise:\n${changed}`, { cause: why });
    }
  }
  return outcome;
}

function wordsOf({ source, vocabulary }: Bench): string[] {
  const tokens = scan(source).tokens.map(({ type, text }) => (type === "string" ? `"${text}"` : text));
  return [
    ...new Set([...tokens, ...vocabulary.words.map(({ name }) => name), "count", "one", "no", "subset"]),
  ];
}

/** One or two rules of the text with one to three changes. */
function edited(rules: readonly string[], words: readonly string[], random: Random): string {
  const any = (): string => rules[random.below(rules.length)];
  let text = random.below(4) === 0 ? any() + any() : any();
  for (let changes = 1 + random.below(3); changes > 0; changes--)
    text = random.below(3) === 0 ? scrambled(text, words, random) : reworded(text, random);
  return text;
}

/** Words that can stand for each other, so that most changes leave a rule that can be read. */
const ALIKE: readonly (readonly string[])[] = [
  ["=", "!=", "<", "<=", ">", ">="],
  ["==", "!="],
  ["&&", "||"],
  ["export_mustbe", "export_cantbe"],
  ["mustbe", "cantbe"],
  ["ANY", "EXISTS"],
  ["&", "|", "-", "+"],
  ["is", "not", "can", "of"],
  ["sea", "land"],
  ["some", "all", "no", "one"],
  ["rows", "cols", "boxes", "houses"],
  ["row", "col", "box"],
  ["islands", "seas"],
  ["libs", "ways", "cells"],
  ["blank", "walls", "lands", "reached"],
  ["spots", "marks", "digits", "placed"],
];

/** A word for one like it, a number for another, a name for another name of the rule, a condition left out. */
function reworded(text: string, random: Random): string {
  const { tokens } = scan(text);
  const begin = tokens.findIndex(({ text: word }) => /^for(all)?$/i.test(word));
  const end = tokens.findIndex(({ text: word }, at) => at > begin && (word === "say" || word === ""));
  const body = tokens.slice(Math.max(0, begin), end);
  const token = body[random.below(body.length)] ?? tokens[0];
  const { from, to } = token.span;
  const put = (piece: string): string => text.slice(0, from) + piece + text.slice(to);
  const alike = ALIKE.find((words) => words.includes(token.text));
  if (alike) return put(alike[random.below(alike.length)]);
  if (token.type === "number") return put(String(random.below(random.below(2) === 0 ? 4 : 1_000)));
  if (token.text === ",") {
    const next = body.find(
      ({ span, text: word }) => span.from > from && /^(,|for|if|then|;|say|mark)$/.test(word),
    );
    return next ? text.slice(0, from) + text.slice(next.span.from) : text;
  }
  const names = body.filter(({ text: word }) => /^[A-Za-z]$/.test(word));
  if (/^[A-Za-z]$/.test(token.text)) return put(names[random.below(names.length)].text);
  return text;
}

/** A change of a word, a letter or a line, whatever comes of it. */
function scrambled(text: string, words: readonly string[], random: Random): string {
  const { tokens } = scan(text);
  const token = tokens[random.below(tokens.length)];
  const other = tokens[random.below(tokens.length)];
  const word = words[random.below(words.length)];
  const { from, to } = token.span;
  const at = random.below(text.length + 1);
  const splice = (begin: number, end: number, piece: string): string =>
    text.slice(0, begin) + piece + text.slice(end);
  switch (random.below(7)) {
    case 0:
      return splice(from, to, "");
    case 1:
      return splice(from, to, word);
    case 2:
      return splice(from, from, ` ${word} `);
    case 3:
      return splice(from, to, text.slice(other.span.from, other.span.to));
    case 4:
      return splice(at, at + 1, "");
    case 5:
      return splice(at, at, String.fromCodePoint(32 + random.below(random.below(4) > 0 ? 95 : 0x4e00)));
    default: {
      const [first, last] = [Math.min(from, other.span.from), Math.max(to, other.span.to)];
      return splice(first, last, text.slice(first, last).split(" ").reverse().join(" "));
    }
  }
}

function lookAt(text: string, bench: Bench, random: Random, outcome: Outcome): void {
  const { rules, problems } = compileRules(text, bench.vocabulary, { budget: BUDGET });
  for (const problem of problems) checkPlace(text, problem);
  if (problems.length > 0) {
    outcome.refused++;
    if (rules.length > 0) outcome.partly++;
  } else outcome.read++;
  for (const rule of rules) letLoose(rule, bench, random, problems.length === 0 ? outcome : null);
}

function checkPlace(text: string, { span, at, caret, text: words, code }: RuleProblem): void {
  const lines = text.slice(0, span.from).split("\n");
  const good =
    span.from >= 0 &&
    span.from <= span.to &&
    span.to <= text.length &&
    at?.line === lines.length &&
    at.column === [...(lines.at(-1) ?? "")].length + 1 &&
    /\^$/.test(caret) &&
    words.en.length > 5 &&
    /[\u4e00-\u9fff]/.test(words.zh);
  if (!good)
    throw new Error(`${code} has no good place or sentence: ${JSON.stringify({ span, at, caret, words })}`);
}

/** Runs the rule under the guard; what is written must be so in the answer, and a rule that errs must be suspended. */
function letLoose(rule: CompiledRule<Puzzle>, bench: Bench, random: Random, outcome: Outcome | null): void {
  const { puzzle, kind, answer } = bench;
  const facts = someFacts(puzzle, answer, random);
  const grid = gridOf(puzzle, facts);
  const truth = { answers: "one", answer, nodes: 1 } as const;
  const guard = guardFor(puzzle, kind.search, truth, [...puzzle.givens, ...facts], new Set([rule.id]));
  const chain = new Chain(puzzle, grid, [rule], { guard });
  run(chain.run({ steps: FIRINGS }));
  for (const fact of chain.journal.facts)
    if (!holdsIn(answer, fact)) throw new Error(`"${rule.name.en}" wrote what is not so`);
  for (const step of run(chain.provenance.steps()))
    for (const fact of step.because) if (!grid.knows(fact)) throw new Error(`a premise was not known`);
  const [doubt] = chain.suspended;
  if (!doubt && errs(rule, bench, facts)) throw new Error(`"${rule.name.en}" errs unnoticed`);
  if (!outcome) return;
  if (!doubt) outcome.harmless++;
  else outcome.suspended++;
  if (doubt?.counter) outcome.contradicted++;
  else if (doubt) outcome.exhausted++;
}

/** Whether the rule's first firings, one after the other and nobody looking, come to something wrong. */
function errs(rule: CompiledRule<Puzzle>, { puzzle, answer }: Bench, facts: readonly Fact[]): boolean {
  const chain = new Chain(puzzle, gridOf(puzzle, facts), [rule]);
  run(chain.run({ steps: FIRINGS }));
  return chain.journal.facts.some((fact) => !holdsIn(answer, fact));
}

/** Facts of the answer: some cells written, some values ruled out. */
function someFacts(puzzle: Puzzle, answer: readonly Value[], random: Random): Fact[] {
  const density = 30 + random.below(70);
  return answer.flatMap((value, cell): Fact[] => {
    if (random.below(100) < density / 2) return [is(cell, value)];
    const others = Array.from({ length: puzzle.values }, (_, other) => other).filter(
      (other) => other !== value,
    );
    return others.filter(() => random.below(100) < density).map((other) => isNot(cell, other));
  });
}
