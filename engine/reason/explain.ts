import { type Cell, cellOf, type Fact } from "../model/fact.ts";
import type { PlayKind } from "../model/kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule, Step, Supposition } from "../model/rule.ts";
import { fill, inEveryLang, type Words } from "../model/words.ts";
import { levelsOf, originsOf } from "./slice.ts";

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

/** The named steps of a slice, each with its sentence; bookkeeping steps melt into the grounds. */
export function explainSlice<P extends Puzzle>(
  kind: PlayKind<P>,
  rules: readonly Rule<P>[],
  puzzle: P,
  proof: Proof,
  slice: readonly number[],
): ExplainedStep[] {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const levels = levelsOf(rules);
  const origins = originsOf(proof.steps);
  const start = new Set(proof.start);
  const told: ExplainedStep[] = [];
  for (const index of slice) {
    const step = proof.steps[index];
    const rule = byId.get(step.rule);
    const last = index === slice.at(-1);
    if (!rule || (rule.level === 0 && !last)) continue;
    const grounds = groundsOf(step, proof, origins, levels, start);
    told.push({
      ...step,
      level: rule.level,
      ...(rule.number === undefined ? {} : { number: rule.number }),
      name: rule.name,
      text: sentence(kind, puzzle, rule, step),
      grounds,
      area: areaOf(step),
    });
  }
  return told;
}

function areaOf({ because, adds, bindings }: Step): Cell[] {
  const named = Object.values(bindings).flatMap((binding) => {
    if (binding.as === "cell") return [binding.of];
    return binding.as === "cells" ? binding.of : [];
  });
  return [...new Set([...because.map(cellOf), ...adds.map(cellOf), ...named])];
}

function sentence<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, rule: Rule<P>, step: Step): Words {
  return inEveryLang((lang) => {
    const slots: Record<string, string> = {};
    for (const [name, binding] of Object.entries(step.bindings))
      slots[name] = kind.sayBinding(puzzle, binding, lang);
    return fill(rule.text[lang], slots);
  });
}

function groundsOf(
  step: Step,
  proof: Proof,
  origins: ReadonlyMap<Fact, number>,
  levels: ReadonlyMap<string, number>,
  start: ReadonlySet<Fact>,
): Fact[] {
  const grounds = new Set<Fact>();
  const seen = new Set<Fact>();
  const waiting = [...step.because];
  for (let fact = waiting.pop(); fact !== undefined; fact = waiting.pop()) {
    if (seen.has(fact)) continue;
    seen.add(fact);
    const origin = start.has(fact) ? undefined : origins.get(fact);
    const maker = origin === undefined ? undefined : proof.steps[origin];
    if (maker && levels.get(maker.rule) === 0) waiting.push(...maker.because);
    else grounds.add(fact);
  }
  return [...grounds].sort((a, b) => a - b);
}
