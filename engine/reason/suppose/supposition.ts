import { type Fact, negate } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Step, Supposition } from "../../model/rule.ts";
import type { Chain } from "../chain/chain.ts";
import type { Checkpoint } from "../chain/journal.ts";

/** The id that a step by supposition names as its rule. */
export const SUPPOSITION = "supposition";

/** A fact that was taken for true on a chain (a decision); undoing the chain to the place takes it back. */
export interface Supposed {
  readonly fact: Fact;
  readonly checkpoint: Checkpoint;
}

/** A supposition with the premises that it rests on beside the supposed fact, all known before. */
export interface Grounded {
  readonly supposition: Supposition;
  readonly because: readonly Fact[];
}

/** Takes a fact for true, where the rules of the chain have nothing more to say. */
export function supposeOn<P extends Puzzle>(chain: Chain<P>, fact: Fact): Supposed {
  const checkpoint = chain.mark();
  chain.add([fact]);
  return { fact, checkpoint };
}

/** The steps from the supposed fact to a conflict, or without one to the goal. The chain stays as it is. */
export function* groundedOn<P extends Puzzle>(
  chain: Chain<P>,
  { fact, checkpoint }: Supposed,
  conflict: Supposition["conflict"],
  goal: Fact | null,
): Job<Grounded> {
  const ends = conflict ? conflict.facts : [goal as Fact];
  const steps = yield* chain.provenance.stepsTo(ends, checkpoint.entries);
  const needed = new Set(ends);
  for (const { because } of steps) for (const one of because) needed.add(one);
  return { supposition: { fact, steps, conflict }, because: chain.provenance.knownAt(checkpoint, needed) };
}

/** The step that one supposition ending in a conflict makes, or two opposite ones that agree on the goal. */
export function stepBy(chains: readonly Grounded[], goal: Fact | null): Step {
  const because = new Set(chains.flatMap((chain) => chain.because));
  const supposed = chains.map(({ supposition }) => supposition);
  return {
    rule: SUPPOSITION,
    adds: [goal ?? negate(supposed[0].fact)],
    because: [...because].sort((a, b) => a - b),
    laws: supposed.flatMap(({ conflict }) => (conflict ? [conflict.law] : [])),
    bindings: {},
    supposed,
  };
}
