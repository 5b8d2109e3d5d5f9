import type { Literal } from "../../../search/clauses.ts";
import type { Inference, Net } from "./net.ts";

/** A proof as it was found: what is supposed, the inferences to the contradiction, and the known literals that they rest on. */
export interface Traced {
  readonly when: readonly Literal[];
  readonly inferences: readonly Inference[];
  readonly known: readonly Literal[];
}

/** How many demands a proof uses, as it was found. */
export function sizeOf({ inferences }: Traced): number {
  return inferences.reduce((sum, { truth, cites }) => sum + (truth ? 1 : cites >= 0 ? 1 : 0), 0);
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
