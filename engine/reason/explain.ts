import type { PlayKind } from "../kinds/contract/kind.ts";
import { type Cell, cellOf, type Fact } from "../model/fact.ts";
import { type Job, run } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Rule, Step, Supposition } from "../model/rule.ts";
import { fill, inEveryLang, type Words } from "../model/words.ts";
import { Origins } from "./chain/origins.ts";
import { levelsOf } from "./chain/slice.ts";
import { SUPPOSITION_NAME, suppositionLevel } from "./chain/supposed.ts";

/** A step as it is told: the exact step, and what a person sees of it. Plain data. */
export interface ExplainedStep extends Step {
  readonly level: number;
  /** Its rule's number in the list of the first expert systems, if it has one. */
  readonly number?: number;
  readonly name: Words;
  readonly text: Words;
  /** The premises with bookkeeping followed back to what was written or concluded by name. */
  readonly grounds: readonly Fact[];
  /** The cells to look at first: premises, conclusions and the cells that the sentence names. */
  readonly area: readonly Cell[];
  /** What was supposed, told step by step, where the step is a supposition: one that ends in a broken law, or two opposite ones that agree. */
  readonly chains?: readonly ExplainedChain[];
}

/** A supposition as it is told. Its steps build on what was known before, on the fact supposed and on each other. */
export interface ExplainedChain {
  readonly fact: Fact;
  readonly steps: readonly ExplainedStep[];
  /** The law that breaks in the end, and the facts that break it; null where it leads to what is agreed on. */
  readonly conflict: Supposition["conflict"];
}

/** What words need to be told in: the kind's way to say things, and the rules that the steps name. */
export interface Telling<P extends Puzzle = Puzzle> {
  readonly kind: PlayKind<P>;
  readonly puzzle: P;
  readonly rules: ReadonlyMap<string, Rule<P>>;
  readonly levels: ReadonlyMap<string, number>;
}

export function tellingOf<P extends Puzzle>(
  kind: PlayKind<P>,
  rules: readonly Rule<P>[],
  puzzle: P,
): Telling<P> {
  return { kind, puzzle, rules: new Map(rules.map((rule) => [rule.id, rule])), levels: levelsOf(rules) };
}

/** The bookkeeping step (level 0) that concluded a fact, if it was one. */
type Bookkeeping = (fact: Fact) => Step | undefined;

const NONE: Bookkeeping = () => undefined;

/**
 * The named steps of a proof (or part of one), each with its sentence. Bookkeeping melts into the grounds of
 * what follows; `whole` tells it too. The last step is told whatever it is.
 */
export function explain<P extends Puzzle>(
  telling: Telling<P>,
  steps: readonly Step[],
  whole = false,
): ExplainedStep[] {
  return run(explaining(telling, steps, whole));
}

/** The same in slices, a step each. */
export function* explaining<P extends Puzzle>(
  telling: Telling<P>,
  steps: readonly Step[],
  whole = false,
  before = NONE,
): Job<ExplainedStep[]> {
  const origins = new Origins(telling.puzzle);
  const told: ExplainedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const maker: Bookkeeping = (fact) => {
      const origin = origins.of(fact, index);
      if (origin < 0) return before(fact);
      return telling.levels.get(steps[origin].rule) === 0 ? steps[origin] : undefined;
    };
    const isBook = telling.levels.get(step.rule) === 0;
    if (whole || !isBook || index === steps.length - 1) told.push(explainStep(telling, step, maker));
    origins.note(step.adds, index);
    yield 1;
  }
  return told;
}

function explainStep<P extends Puzzle>(telling: Telling<P>, step: Step, before: Bookkeeping): ExplainedStep {
  const rule = telling.rules.get(step.rule);
  const common = { ...step, grounds: groundsOf(step, before), area: areaOf(step) };
  if (rule) {
    const { level, number, name } = rule;
    const text = sentence(telling, rule, step);
    return { ...common, level, name, text, ...(number === undefined ? {} : { number }) };
  }
  return {
    ...common,
    level: suppositionLevel(step, telling.levels),
    name: SUPPOSITION_NAME,
    text: suppositionText(telling, step),
    chains: (step.supposed ?? []).map(({ fact, steps, conflict }) => ({
      fact,
      conflict,
      steps: run(explaining(telling, steps, false, (known) => (known === fact ? undefined : before(known)))),
    })),
  };
}

function areaOf({ because, adds, bindings, supposed = [] }: Step): Cell[] {
  const named = Object.values(bindings).flatMap((binding) => {
    if (binding.as === "cell") return [binding.of];
    return binding.as === "cells" ? binding.of : [];
  });
  const chained = supposed.flatMap(({ fact, conflict }) => [fact, ...(conflict?.facts ?? [])]);
  return [...new Set([...because, ...adds, ...chained].map(cellOf).concat(named))];
}

function sentence<P extends Puzzle>({ kind, puzzle }: Telling<P>, rule: Rule<P>, step: Step): Words {
  return inEveryLang((lang) => {
    const slots: Record<string, string> = {};
    for (const [name, binding] of Object.entries(step.bindings))
      slots[name] = kind.sayBinding(puzzle, binding, lang);
    return fill(rule.text[lang], slots);
  });
}

const CONTRADICTION: Words = {
  en: "If {supposed}, a law breaks in the end: {law} So {conclusion}.",
  zh: "假设 {supposed}，最后会违反规则：{law}所以 {conclusion}。",
};
const AGREEMENT: Words = {
  en: "Whether {supposed} or not, it follows that {conclusion}.",
  zh: "无论“{supposed}”是否成立，都能推出 {conclusion}。",
};

function suppositionText<P extends Puzzle>({ kind, puzzle }: Telling<P>, step: Step): Words {
  const [first] = step.supposed ?? [];
  const broken = first?.conflict;
  return inEveryLang((lang) => {
    const say = (fact: Fact): string => kind.sayFact(puzzle, fact, lang);
    return fill((broken ? CONTRADICTION : AGREEMENT)[lang], {
      supposed: first ? say(first.fact) : "",
      law: broken ? (kind.lawTexts[broken.law]?.[lang] ?? broken.law) : "",
      conclusion: step.adds.map(say).join(lang === "en" ? ", " : "，"),
    });
  });
}

function groundsOf(step: Step, before: Bookkeeping): Fact[] {
  const grounds = new Set<Fact>();
  const seen = new Set<Fact>();
  const waiting = [...step.because];
  for (let fact = waiting.pop(); fact !== undefined; fact = waiting.pop()) {
    if (seen.has(fact)) continue;
    seen.add(fact);
    const maker = before(fact);
    if (maker) waiting.push(...maker.because);
    else grounds.add(fact);
  }
  return [...grounds].sort((a, b) => a - b);
}
