import type { PlayKind, QuickKind, Reason, ThinkKind } from "../kinds/contract/kind.ts";
import type { ExplainedStatement } from "../model/argument.ts";
import { type Cell, cellOf, type Fact } from "../model/fact.ts";
import { type Job, run } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Link, Rule, Step, Supposition } from "../model/rule.ts";
import { capital, someOf, uncapital } from "../model/sentence.ts";
import { fillIn, inEveryLang, type Words } from "../model/words.ts";
import { Origins } from "./chain/origins.ts";
import { levelsOf } from "./chain/slice.ts";
import { levelOutside, SUPPOSITION_NAME, suppositionLevel } from "./chain/supposed.ts";

/** A step for a reader: the exact step, its sentence and its highlights. Plain data. */
export interface ExplainedStep extends Omit<Step, "links" | "argument"> {
  readonly level: number;
  /** Its rule's number in the list of the first expert systems, if it has one. */
  readonly number?: number;
  readonly name: Words;
  readonly text: Words;
  /** The premises, with bookkeeping steps replaced by their own premises. */
  readonly grounds: readonly Fact[];
  /** The cells to look at first: premises, conclusions and the cells that the sentence names. */
  readonly area: readonly Cell[];
  /** The links of a chain, each with its sentence. */
  readonly links?: readonly ExplainedLink[];
  /** Its suppositions step by step, where the step is a supposition: one that ends in a broken law, or two opposite ones that agree. */
  readonly chains?: readonly ExplainedChain[];
  /** The statements of an argument, each with its sentences. */
  readonly argument?: readonly ExplainedStatement[];
}

/** A link of a chain for a reader. */
export interface ExplainedLink extends Link {
  readonly text: Words;
}

/** A supposition for a reader. Its steps build on facts known before, on the supposed fact and on each other. */
export interface ExplainedChain {
  readonly fact: Fact;
  readonly steps: readonly ExplainedStep[];
  /** The law that breaks in the end, and the facts that break it; null where the supposition leads to the agreed fact. */
  readonly conflict: Supposition["conflict"];
}

/** The parts of a kind that put things into words. */
export interface Speaker<P extends Puzzle = Puzzle> {
  readonly play: PlayKind<P>;
  /** The quick part of a kind supposes nothing and follows no links, so it need not say how a supposition ends, or what links are. */
  readonly think: Pick<QuickKind<P>, "rules" | "reasonOf" | "united"> &
    Partial<Pick<ThinkKind<P>, "sayBroken" | "sayLink" | "tellArgument">>;
}

/** Everything that the sentences of steps need: the kind, the puzzle, and the rules that the steps name. */
export interface ExplainContext<P extends Puzzle = Puzzle> extends Speaker<P> {
  readonly puzzle: P;
  readonly rules: ReadonlyMap<string, Rule<P>>;
  readonly levels: ReadonlyMap<string, number>;
  /** Ids of the rules that are the kind's own. */
  readonly own: ReadonlySet<string>;
  /** Facts on the board, beside the givens. */
  readonly known: readonly Fact[];
}

type Indexes = Pick<ExplainContext, "rules" | "levels" | "own">;

/** What sentences need of the rules alone, by these: of a kind there are few such lists. */
const indexes = new WeakMap<object, WeakMap<object, Indexes>>();

export function explainContextOf<P extends Puzzle>(
  { play, think }: Speaker<P>,
  rules: readonly Rule<P>[],
  puzzle: P,
  known: readonly Fact[] = [],
): ExplainContext<P> {
  const ofThink = indexes.get(think) ?? new WeakMap<object, Indexes>();
  indexes.set(think, ofThink);
  const index = ofThink.get(rules) ?? indexOf<Puzzle>(think.rules, rules);
  ofThink.set(rules, index);
  return { play, think, puzzle, known, ...index };
}

function indexOf<P extends Puzzle>(theirs: readonly Rule<P>[], rules: readonly Rule<P>[]): Indexes {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { rules: byId, own: ownOf(theirs, byId), levels: levelsOf(rules) };
}

/** The bookkeeping step (level 0) that concluded a fact, if it was one. */
type Bookkeeping = (fact: Fact) => Step | undefined;

const NONE: Bookkeeping = () => undefined;

/**
 * The named steps of a proof (or part of one), each with its sentence. Bookkeeping steps are folded into the
 * grounds of later steps, unless `whole` is set. The last step is always included.
 */
export function explain<P extends Puzzle>(
  context: ExplainContext<P>,
  steps: readonly Step[],
  whole = false,
): ExplainedStep[] {
  return run(explaining(context, steps, whole));
}

/** The same in slices, a step each. */
export function* explaining<P extends Puzzle>(
  context: ExplainContext<P>,
  steps: readonly Step[],
  whole = false,
  before = NONE,
): Job<ExplainedStep[]> {
  const origins = new Origins(context.puzzle);
  const explained: ExplainedStep[] = [];
  const known = [...context.known];
  const within = { ...context, known };
  for (const [index, step] of steps.entries()) {
    const maker: Bookkeeping = (fact) => {
      const origin = origins.of(fact, index);
      if (origin < 0) return before(fact);
      return context.levels.get(steps[origin].rule) === 0 ? steps[origin] : undefined;
    };
    const isBook = context.levels.get(step.rule) === 0;
    if (whole || !isBook || index === steps.length - 1) explained.push(explainStep(within, step, maker));
    origins.note(step.adds, index);
    known.push(...step.adds);
    yield 1;
  }
  return explained;
}

function explainStep<P extends Puzzle>(
  context: ExplainContext<P>,
  whole: Step,
  before: Bookkeeping,
): ExplainedStep {
  const { links, argument } = whole;
  const step = links || argument ? plain(whole) : whole;
  const rule = context.rules.get(step.rule);
  const grounds = groundsOf(step, before);
  if (rule) {
    const { level, number, name } = rule;
    const reason = reasonOf(context, rule, step);
    const told = reason ? { ...step, ...reason } : step;
    const text = sentence(context, reason?.text ?? rule.text, told);
    const numbered = number === undefined ? {} : { number };
    const linked = links && { links: links.map((link) => explainLink(context, link)) };
    return { ...told, grounds, area: areaOf(told), level, name, text, ...numbered, ...linked };
  }
  const argued = argument && context.think.tellArgument?.(context.puzzle, whole);
  if (argued) {
    const level = levelOutside(whole, context.levels) ?? 0;
    return { ...step, grounds, area: areaOf(step), level, ...argued };
  }
  return {
    ...step,
    grounds,
    area: areaOf(step),
    level: suppositionLevel(step, context.levels),
    name: SUPPOSITION_NAME,
    text: suppositionText(context, step),
    chains: (step.supposed ?? []).map(({ fact, steps, conflict }) => ({
      fact,
      conflict,
      steps: run(
        explaining({ ...context, known: [...context.known, fact] }, steps, false, (premise) =>
          premise === fact ? undefined : before(premise),
        ),
      ),
    })),
  };
}

function plain({ links: _, argument: __, ...step }: Step): Omit<Step, "links" | "argument"> {
  return step;
}

function explainLink<P extends Puzzle>({ think, puzzle }: ExplainContext<P>, link: Link): ExplainedLink {
  return { ...link, text: inEveryLang((lang) => think.sayLink?.(puzzle, link, lang) ?? "") };
}

/** What the kind has to say of a step of one of its own rules, beyond the rule. */
function reasonOf<P extends Puzzle>(context: ExplainContext<P>, rule: Rule<P>, step: Step): Reason | null {
  const { think, puzzle, known, own } = context;
  return own.has(rule.id) ? think.reasonOf(puzzle, step, known) : null;
}

/** The ids of the rules that speak as the kind's own of that name, and not as a person wrote them. */
function ownOf<P extends Puzzle>(
  theirs: readonly Rule<P>[],
  rules: ReadonlyMap<string, Rule<P>>,
): Set<string> {
  const own = theirs.filter(({ id, text }) => rules.get(id)?.text.en === text.en);
  return new Set(own.map(({ id }) => id));
}

/** Whether conclusions of a rule from the same premises can be told as one step. */
export function canUnite<P extends Puzzle>({ think, own }: ExplainContext<P>, { rule }: Step): boolean {
  return think.united.includes(rule) && own.has(rule);
}

function areaOf({ because, adds, bindings, marks = {}, supposed = [] }: Step): Cell[] {
  const area = new Set<Cell>();
  for (const fact of because) area.add(cellOf(fact));
  for (const fact of adds) area.add(cellOf(fact));
  for (const { fact, conflict } of supposed)
    for (const one of [fact, ...(conflict?.facts ?? [])]) area.add(cellOf(one));
  for (const binding of Object.values(bindings)) {
    if (binding.as === "cell") area.add(binding.of);
    else if (binding.as === "cells") for (const cell of binding.of) area.add(cell);
  }
  for (const cells of Object.values(marks)) for (const cell of cells) area.add(cell);
  return [...area];
}

function sentence<P extends Puzzle>({ play, puzzle }: ExplainContext<P>, text: Words, step: Step): Words {
  return inEveryLang((lang) => {
    const slots: Record<string, string> = {};
    for (const [name, binding] of Object.entries(step.bindings))
      slots[name] = play.sayBinding(puzzle, binding, lang);
    return capital(fillIn(lang, text[lang], slots));
  });
}

const CONTRADICTION: Words = {
  en: "If {supposed}, in the end {broken} So {conclusion}.",
  zh: "假设 {supposed}，结果 {broken}所以 {conclusion}。",
};
const AGREEMENT: Words = {
  en: "Whether {supposed} or not, it follows that {conclusion}.",
  zh: "无论“{supposed}”是否成立，都能推出 {conclusion}。",
};

function suppositionText<P extends Puzzle>({ play, think, puzzle }: ExplainContext<P>, step: Step): Words {
  const [first] = step.supposed ?? [];
  const broken = first?.conflict;
  return inEveryLang((lang) => {
    const say = (fact: Fact): string => play.sayFact(puzzle, fact, lang);
    return fillIn(lang, (broken ? CONTRADICTION : AGREEMENT)[lang], {
      supposed: first ? say(first.fact) : "",
      broken: broken ? uncapital(think.sayBroken?.(puzzle, broken, lang) ?? "") : "",
      conclusion: someOf(step.adds.map(say), lang),
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
