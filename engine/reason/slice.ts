import type { Fact } from "../model/fact.ts";
import type { Proof, Rule, Step } from "../model/rule.ts";

/** Which step first concluded each fact. */
export function originsOf(steps: readonly Step[]): Map<Fact, number> {
  const origins = new Map<Fact, number>();
  steps.forEach((step, index) => {
    for (const fact of step.adds) if (!origins.has(fact)) origins.set(fact, index);
  });
  return origins;
}

/** The steps that the last of them needs, in order, back to the start; the whole set is a proof by itself. */
export function sliceTo(proof: Proof, last: number, origins: ReadonlyMap<Fact, number>): number[] {
  const given = new Set(proof.start);
  const needed = new Set<number>([last]);
  const waiting = [last];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    for (const fact of proof.steps[index].because) {
      const origin = given.has(fact) ? undefined : origins.get(fact);
      if (origin === undefined || needed.has(origin)) continue;
      needed.add(origin);
      waiting.push(origin);
    }
  }
  return [...needed].sort((a, b) => a - b);
}

/** The start facts that some facts rest on. */
export function rootsOf(proof: Proof, facts: readonly Fact[]): Fact[] {
  const given = new Set(proof.start);
  const origins = originsOf(proof.steps);
  const seen = new Set<Fact>();
  const waiting = [...facts];
  for (let fact = waiting.pop(); fact !== undefined; fact = waiting.pop()) {
    if (seen.has(fact)) continue;
    seen.add(fact);
    const origin = given.has(fact) ? undefined : origins.get(fact);
    if (origin !== undefined) waiting.push(...proof.steps[origin].because);
  }
  return [...seen].filter((fact) => given.has(fact));
}

/** How hard a slice is to follow: its hardest rule first, then how many named steps it takes. */
export function costOf(proof: Proof, slice: readonly number[], levels: ReadonlyMap<string, number>): number {
  let hardest = 0;
  let named = 0;
  for (const index of slice) {
    const level = levels.get(proof.steps[index].rule) ?? 0;
    if (level > hardest) hardest = level;
    if (level > 0) named++;
  }
  return hardest * 1_000_000 + named;
}

/** Level of each rule by its id. */
export function levelsOf(rules: readonly Pick<Rule, "id" | "level">[]): Map<string, number> {
  return new Map(rules.map((rule) => [rule.id, rule.level]));
}
