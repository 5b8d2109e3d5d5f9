import type { Fact } from "../../model/fact.ts";

/**
 * Leaves facts out as long as the condition holds: first in large pieces, then one by one, until every
 * remaining fact is needed.
 */
export function shrink(facts: readonly Fact[], holds: (kept: readonly Fact[]) => boolean): Fact[] {
  let kept = [...facts];
  for (let piece = Math.ceil(kept.length / 2); piece >= 1; piece = piece > 1 ? Math.ceil(piece / 2) : 0) {
    for (let shorter = true; shorter; ) {
      shorter = false;
      for (let at = 0; at < kept.length; ) {
        const rest = [...kept.slice(0, at), ...kept.slice(at + piece)];
        if (holds(rest)) {
          kept = rest;
          shorter = true;
        } else at += piece;
      }
      if (piece > 1) break;
    }
  }
  return kept;
}

/** The same where mostly all facts are needed: that is tried first, which takes half the time then. */
export function shrinkTight(facts: readonly Fact[], holds: (kept: readonly Fact[]) => boolean): Fact[] {
  const isTight = facts.every((left) => !holds(facts.filter((fact) => fact !== left)));
  return isTight ? [...facts] : shrink(facts, holds);
}
