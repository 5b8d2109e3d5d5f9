import type { Argument } from "../../model/argument.ts";
import { type Fact, negate, type Value } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import { gridOf, type Puzzle } from "../../model/puzzle.ts";
import type { Proof, Rule, Step, Supposition } from "../../model/rule.ts";
import { askerOf } from "../chain/asker.ts";
import { holdsIn } from "../chain/mistake.ts";
import { argumentFlaws, type Judge } from "./argument-check.ts";

/** Something that is not as a proof promises. */
export interface Flaw {
  /** Number of the step in the proof, from 0; the number of its steps for the end. */
  readonly at: number;
  readonly rule: string;
  readonly what: FlawName;
  /** The fact in question, where it is one. */
  readonly fact: Fact | null;
}

export type FlawName =
  /** The conclusion is not so in the answer. */
  | "wrong"
  /** A premise was not known when the step was taken. */
  | "unknown premise"
  /** Nothing of the conclusion was new. */
  | "nothing new"
  /** The step names a rule that there is not. */
  | "unknown rule"
  /** Asked on the premises alone the rule does not draw the conclusion. */
  | "premises do not suffice"
  /** The rule draws it without that premise too. */
  | "needless premise"
  /** A supposition whose opposite is not the conclusion, or two that are not opposite or do not agree. */
  | "does not follow"
  /** A step of a supposition that leads nowhere. */
  | "needless step"
  /** A line of an argument that leads nowhere. */
  | "needless line"
  /** The proof says "solved" of a board that is not the answer. */
  | "not the answer";

/** Result of an audit. */
export interface Audit {
  /** Steps of the proof, and of those the suppositions; steps within suppositions. */
  readonly steps: number;
  readonly suppositions: number;
  readonly inner: number;
  readonly flaws: readonly Flaw[];
}

/**
 * Checks every step of a proof: its conclusion agrees with the answer, its premises were known, and they are
 * exact. `structure` are facts that belong to the puzzle itself (such as clues) and never are premises. `judge` is the kind's own of arguments.
 * Time: each rule is asked once a premise, on a board that knows nothing else.
 */
export function* audit<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[],
  proof: Proof,
  answer: readonly Value[],
  structure: readonly Fact[] = [],
  judge?: Judge,
): Job<Audit> {
  const auditor = new Auditor(puzzle, rules, structure, judge);
  const grid = gridOf(puzzle, proof.start);
  for (const [at, step] of proof.steps.entries()) {
    auditor.at = at;
    for (const fact of step.adds) if (!holdsIn(answer, fact)) auditor.report(step, "wrong", fact);
    yield* auditor.step(step, grid);
    for (const fact of step.adds) grid.add(fact);
  }
  const { flaws, inner } = auditor;
  if (proof.end === "solved" && puzzle.answer(grid).some((value, cell) => value !== answer[cell]))
    flaws.push({ at: proof.steps.length, rule: "", what: "not the answer", fact: null });
  const suppositions = proof.steps.filter(({ supposed }) => supposed !== undefined).length;
  return { steps: proof.steps.length, suppositions, inner, flaws };
}

class Auditor<P extends Puzzle> {
  readonly flaws: Flaw[] = [];
  at = 0;
  inner = 0;
  readonly #puzzle: P;
  readonly #rules: ReadonlyMap<string, Rule<P>>;
  readonly #structure: readonly Fact[];

  readonly #judge: Judge | undefined;

  constructor(puzzle: P, rules: readonly Rule<P>[], structure: readonly Fact[], judge?: Judge) {
    this.#puzzle = puzzle;
    this.#rules = new Map(rules.map((rule) => [rule.id, rule]));
    this.#structure = structure;
    this.#judge = judge;
  }

  report({ rule }: Step, what: FlawName, fact: Fact | null = null): void {
    this.flaws.push({ at: this.at, rule, what, fact });
  }

  /** A step, on the grid as it was when the step was taken. */
  *step(step: Step, grid: Grid): Job<void> {
    for (const fact of step.because) if (!grid.knows(fact)) this.report(step, "unknown premise", fact);
    if (step.adds.every((fact) => grid.knows(fact))) this.report(step, "nothing new");
    if (step.argument) return yield* this.#argument(step, step.argument);
    yield* step.supposed ? this.#supposition(step, step.supposed) : this.#firing(step);
  }

  *#firing(step: Step): Job<void> {
    const rule = this.#rules.get(step.rule);
    if (!rule) return this.report(step, "unknown rule");
    if (!(yield* this.#draws(rule, step.because, step.adds))) this.report(step, "premises do not suffice");
    for (const premise of step.because) {
      const rest = step.because.filter((fact) => fact !== premise);
      if (yield* this.#draws(rule, rest, step.adds)) this.report(step, "needless premise", premise);
    }
  }

  /** Whether the rule, where nothing but these premises is known, draws all of the conclusion at once. */
  *#draws(rule: Rule<P>, premises: readonly Fact[], adds: readonly Fact[]): Job<boolean> {
    const grid = this.#knowing(premises);
    const asker = askerOf(rule, this.#puzzle);
    for (let firing = asker.next(grid); firing; firing = asker.next(grid))
      if (adds.every((fact) => firing?.adds.includes(fact))) return true;
    yield asker.spent;
    return false;
  }

  *#argument(step: Step, argument: Argument): Job<void> {
    const goal = argument[argument.length - 1];
    const isRefuted = goal.so.length === 0 && goal.when.length === 1 && goal.when[0] === negate(step.adds[0]);
    if (!isRefuted || step.adds.length !== 1) this.report(step, "does not follow");
    const used = new Set(argument.flatMap(({ because }) => because));
    for (const fact of used) if (!step.because.includes(fact)) this.report(step, "unknown premise", fact);
    for (const fact of step.because) if (!used.has(fact)) this.report(step, "needless premise", fact);
    for (const { what, fact } of argumentFlaws(this.#puzzle, argument, this.#judge))
      this.report(step, what, fact);
    yield argument.length;
  }

  *#supposition(step: Step, supposed: readonly Supposition[]): Job<void> {
    if (!follows(step, supposed)) this.report(step, "does not follow");
    for (const one of supposed) {
      const grid = this.#knowing([...step.because, one.fact]);
      for (const inner of one.steps) {
        this.inner++;
        yield* this.step(inner, grid);
        for (const fact of inner.adds) grid.add(fact);
      }
      if (!this.#arrives(step, one, grid)) this.report(step, "does not follow", one.fact);
      for (const inner of one.steps) {
        const rest = { ...one, steps: one.steps.filter((other) => other !== inner) };
        if (this.#replays(step, step.because, rest)) this.report(inner, "needless step");
      }
      yield one.steps.length;
    }
    for (const premise of step.because) {
      const rest = step.because.filter((fact) => fact !== premise);
      if (supposed.every((one) => this.#replays(step, rest, one)))
        this.report(step, "needless premise", premise);
    }
  }

  /** Whether every premise is known when its step is taken, and the end is reached. */
  #replays(step: Step, because: readonly Fact[], one: Supposition): boolean {
    const grid = this.#knowing([...because, one.fact]);
    for (const inner of one.steps) {
      if (!inner.because.every((fact) => grid.knows(fact))) return false;
      for (const fact of inner.adds) grid.add(fact);
    }
    return this.#arrives(step, one, grid);
  }

  /** Whether those facts, all known, break the law by themselves; or whether the agreed fact is known. */
  #arrives(step: Step, { conflict }: Supposition, grid: Grid): boolean {
    if (!conflict) return step.adds.every((fact) => grid.knows(fact));
    if (!conflict.facts.every((fact) => grid.knows(fact))) return false;
    const alone = this.#knowing(conflict.facts);
    return this.#puzzle.laws.some((law) => law.id === conflict.law && law.conflict(alone) !== null);
  }

  #knowing(facts: readonly Fact[]): Grid {
    const grid = this.#puzzle.blank();
    for (const fact of this.#structure) grid.add(fact);
    for (const fact of facts) grid.add(fact);
    return grid;
  }
}

/** Whether the conclusion is the opposite of the fact that broke a law, or the two suppositions that agree on it are opposite. */
function follows({ adds }: Step, supposed: readonly Supposition[]): boolean {
  const [one, other] = supposed;
  if (supposed.length === 1)
    return one.conflict !== null && adds.length === 1 && adds[0] === negate(one.fact);
  return (
    supposed.length === 2 &&
    one.conflict === null &&
    other.conflict === null &&
    other.fact === negate(one.fact)
  );
}
