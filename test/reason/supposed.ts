import { type Fact, negate } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";

/**
 * What is wrong with a step by supposition that is replayed on its premises alone, or null. `structure`: facts that
 * belong to the puzzle and are no premises (Nurikabe's clues).
 */
export function faultIn<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[],
  step: Step,
  structure: readonly Fact[],
): string | null {
  const fault = faultOnPremises(puzzle, rules, step, structure, step.because);
  if (fault) return fault;
  for (const left of step.because) {
    const rest = step.because.filter((fact) => fact !== left);
    if (!faultOnPremises(puzzle, null, step, structure, rest)) return `premise ${left} is needless`;
  }
  return null;
}

/** Without rules they are not asked, and only what rests on what is looked at. */
function faultOnPremises<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[] | null,
  { adds, supposed = [] }: Step,
  structure: readonly Fact[],
  because: readonly Fact[],
): string | null {
  if (adds.length !== 1) return "it concludes more than one fact";
  const [first, second] = supposed;
  if (supposed.length === 1 && (!first.conflict || negate(first.fact) !== adds[0])) return "no opposite";
  if (supposed.length === 2 && negate(first.fact) !== second.fact) return "the two are no opposites";
  for (const { fact, steps, conflict } of supposed) {
    const grid = puzzle.blank();
    for (const known of [...structure, ...because, fact]) grid.add(known);
    for (const [at, step] of steps.entries()) {
      const unknown = step.because.find((premise) => !grid.knows(premise));
      if (unknown !== undefined) return `step ${at} (${step.rule}) rests on ${unknown}, which is not known`;
      if (step.adds.every((added) => grid.knows(added))) return `step ${at} (${step.rule}) says nothing new`;
      const inner = rules && faultInside(puzzle, rules, step, structure);
      if (inner) return `step ${at} (${step.rule}): ${inner}`;
      for (const added of step.adds) grid.add(added);
    }
    const ends = conflict ? conflict.facts : adds;
    if (!ends.every((end) => grid.knows(end))) return "it does not get there";
    if (rules && conflict && !breaks(puzzle, conflict))
      return `${conflict.law} is not broken by these facts alone`;
    const needless = steps.findIndex((step, at) => !isNeeded(puzzle, step, steps.slice(at + 1), ends));
    if (needless >= 0) return `step ${needless} (${steps[needless].rule}) is needless`;
  }
  return null;
}

function faultInside<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[],
  step: Step,
  structure: readonly Fact[],
): string | null {
  return step.supposed ? faultIn(puzzle, rules, step, structure) : undrawn(puzzle, rules, step, structure);
}

/** Whether nothing but the facts of a conflict breaks its law, and all of them are needed for that. */
function breaks(puzzle: Puzzle, { law, facts }: { law: string; facts: readonly Fact[] }): boolean {
  const isBroken = (known: readonly Fact[]): boolean => {
    const grid = puzzle.blank();
    for (const fact of known) grid.add(fact);
    return puzzle.laws.some(({ id, conflict }) => id === law && conflict(grid) !== null);
  };
  return isBroken(facts) && facts.every((left) => !isBroken(facts.filter((fact) => fact !== left)));
}

/** Whether something later rests on what the step adds, in these or other words. */
function isNeeded(puzzle: Puzzle, { adds }: Step, later: readonly Step[], ends: readonly Fact[]): boolean {
  const said = puzzle.blank();
  for (const fact of adds) said.add(fact);
  return [...later.flatMap(({ because }) => because), ...ends].some((fact) => said.knows(fact));
}

/** Why the step's own rule does not draw it from its premises alone. */
function undrawn<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[],
  { rule: id, adds, because }: Step,
  structure: readonly Fact[],
): string | null {
  const rule = rules.find((one) => one.id === id);
  if (!rule) return "no such rule";
  const grid = puzzle.blank();
  for (const fact of [...structure, ...because]) grid.add(fact);
  const drawn = new Set([...rule.find(puzzle, grid)].flatMap((step) => step.adds));
  return adds.every((fact) => drawn.has(fact)) ? null : "its rule does not draw it from its premises";
}

/** Whether a step has a supposition within a supposition. */
export function isNested({ supposed = [] }: Step): boolean {
  return supposed.some(({ steps }) => steps.some((step) => step.supposed !== undefined));
}
