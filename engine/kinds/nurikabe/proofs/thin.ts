import type { Job } from "../../../model/job.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Net } from "./net.ts";
import { type Proofs, refuted, sizeOf, type Traced } from "./traced.ts";

/** Lemmas that are left out for a trial. */
const TRIALS = 60;

/** Proofs by their place, but for those that are not needed. */
type Kept = readonly (Traced | undefined)[];

/** The same with fewer lemmas: one after the other is left out, where what cites it can be proved without it in fewer lines all together. */
export function* thinned(blank: () => Net, proofs: Proofs): Job<Proofs> {
  let best: Kept = proofs;
  const tried = new Set<number>();
  for (let at = longest(best, tried); at >= 0 && tried.size < TRIALS; at = longest(best, tried)) {
    tried.add(at);
    const net = blank();
    const fewer = without(net, best, at);
    if (fewer && costOf(fewer) < costOf(best)) best = fewer;
    yield 1 + (net.work >> 5);
  }
  return cited(best);
}

/** The place of the lemma with the longest proof that was not tried; -1 where all were. */
function longest(proofs: Kept, tried: ReadonlySet<number>): number {
  let best = -1;
  let most = 0;
  for (let at = 0; at < proofs.length - 1; at++) {
    const proof = proofs[at];
    if (!proof || tried.has(at) || sizeOf(proof) <= most) continue;
    best = at;
    most = sizeOf(proof);
  }
  return best;
}

/** Without one of them, and without those that then none cites; null where what cited it has no other proof. */
function without(net: Net, proofs: Kept, left: number): Kept | null {
  const anew: (Traced | undefined)[] = new Array(proofs.length);
  for (const [at, proof] of proofs.entries()) {
    if (!proof || at === left) continue;
    const isOpen = proof.inferences.some(({ cites }) => cites === left);
    const one = isOpen ? refuted(net, proof.when) : proof;
    net.backTo(0);
    if (!one) return null;
    anew[at] = one;
    if (at < proofs.length - 1 && !net.learn(one.when, at)) return null;
  }
  const needed = neededIn(anew, proofs.length - 1);
  return Array.from(anew, (proof, at) => (needed.has(at) ? proof : undefined));
}

/** The places of those that one needs, and its own. */
function neededIn(proofs: Kept, goal: number): Set<number> {
  const needed = new Set<number>();
  const need = (at: number): void => {
    needed.add(at);
    for (const { cites } of proofs[at]?.inferences ?? []) if (cites >= 0 && !needed.has(cites)) need(cites);
  };
  need(goal);
  return needed;
}

/** Lines of what is needed for the last one, or for another, as they were found. */
export function costOf(proofs: Kept, goal = proofs.length - 1): number {
  let sum = 0;
  for (const at of neededIn(proofs, goal)) sum += 1 + sizeOf(proofs[at] as Traced);
  return sum;
}

/** Those that the last one needs, numbered anew. */
export function cited(proofs: Kept): Proofs {
  const order = [...neededIn(proofs, proofs.length - 1)].sort((a, b) => a - b);
  const places = new Map(order.map((at, place) => [at, place]));
  return order.map((at) => {
    const proof = proofs[at] as Traced;
    const inferences = proof.inferences.map((one) => ({ ...one, cites: places.get(one.cites) ?? -1 }));
    return { ...proof, inferences };
  });
}

/** Refutations of goals by the cheapest lemmas that are enough for one of them: those that cost no more than some sum cite none that does. */
export function cheapest(blank: () => Net, lemmas: Proofs, goals: readonly Literal[]): Proofs[] {
  const costs = lemmas.map((_, at) => costOf(lemmas, at));
  const order = [...lemmas.keys()].sort((a, b) => costs[a] - costs[b] || a - b);
  let best: Proofs[] = [];
  for (let least = 0, enough = order.length; least < enough; ) {
    const middle = (least + enough) >> 1;
    const net = blank();
    for (const at of order.slice(0, middle).sort((a, b) => a - b)) net.learn(lemmas[at].when, at);
    const found = goals.flatMap((goal) => {
      const proof = refuted(net, [goal]);
      net.backTo(0);
      return proof ? [[...lemmas, proof]] : [];
    });
    if (found.length > 0) {
      best = found;
      enough = middle;
    } else least = middle + 1;
  }
  return best.map(cited);
}
