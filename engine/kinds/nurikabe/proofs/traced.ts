import type { Literal } from "../../../search/clauses.ts";
import type { Inference, Net } from "./net.ts";

/** A proof as it was found: what is supposed, the inferences to the contradiction, and the known literals that they rest on. */
export interface Traced {
  readonly when: readonly Literal[];
  /** What they come to instead of a contradiction. */
  readonly so?: readonly Literal[];
  readonly inferences: readonly Inference[];
  readonly known: readonly Literal[];
}

/** Proofs of which each cites only those before it, by their place; the last one is what is to be proved. */
export type Proofs = readonly Traced[];

/** How many demands and lemmas a proof uses, as it was found. */
export function sizeOf({ inferences }: Traced): number {
  const cited = new Set<number>();
  let truths = 0;
  for (const { truth, cites } of inferences)
    if (truth) truths++;
    else if (cites >= 0) cited.add(cites);
  return truths + cited.size;
}

/** The latest contradiction of a net. */
export function traced(net: Net, when: readonly Literal[]): Traced {
  const inferences = net.trace();
  return { when, inferences, known: knownIn(net, inferences) };
}

/** That a literal was concluded to be false. */
export function tracedTo(net: Net, literal: Literal): Traced {
  const inferences = net.traceTo(literal ^ 1);
  return { when: [literal], inferences, known: knownIn(net, inferences) };
}

/** A proof that some literals cannot all hold, by propagation; null where it does not say so. Those suppositions stand afterwards. */
export function refuted(net: Net, when: readonly Literal[]): Traced | null {
  for (const literal of when) {
    const value = net.trail.value[literal];
    if (value < 0) return { ...tracedTo(net, literal), when };
    if (value === 0 && !net.suppose([literal])) return traced(net, when);
  }
  return null;
}

function knownIn(net: Net, inferences: ReturnType<Net["trace"]>): Literal[] {
  const { claims } = net;
  const isGiven = (literal: Literal): boolean => {
    const claim = (literal >> 1) - claims.cells;
    return claim >= 0 && claims.first[claims.clueOf[claim]] === claim;
  };
  const known = new Set<Literal>();
  for (const { rests } of inferences)
    for (const literal of rests) if (net.isKnown(literal) && !isGiven(literal)) known.add(literal);
  return [...known];
}

/** The latest contradiction of a net, as one between its last supposition and what the others led to, as far as it is used. */
export function tracedOnTop(net: Net, last: Literal): Traced {
  const { level, decisionLevel } = net.trail;
  const inferences = net.trace(decisionLevel - 1);
  const when = new Set<Literal>();
  for (const { rests } of inferences)
    for (const literal of rests)
      if (level[literal >> 1] > 0 && level[literal >> 1] < decisionLevel) when.add(literal);
  return { when: [...when, last], inferences, known: knownIn(net, inferences) };
}
