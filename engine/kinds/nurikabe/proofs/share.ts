import type { Literal } from "../../../search/clauses.ts";
import type { Inference } from "./net.ts";
import type { Proofs, Traced } from "./traced.ts";

/** Most facts that one statement gives. */
const MOST_SAID = 6;

/** What follows from no supposition, and what from several, stands for the supposition that it follows from. */
const NOBODY = -1;
const SEVERAL = -2;

type Owners = ReadonlyMap<Literal, Literal>;
/** By supposition and what follows from it: the place of the statement that says so. */
type Told = Map<Literal, Map<Literal, number>>;

/** The same, where what follows from one supposition and serves several proofs is a statement of its own, "if this, then those", that they cite. */
export function shared(proofs: Proofs): Proofs {
  const owners = proofs.map(ownersIn);
  const times = timesOf(owners);
  const all: Traced[] = [];
  const told: Told = new Map();
  const places: number[] = [];
  for (const [at, proof] of proofs.entries()) {
    const own = owners[at];
    const inferences = proof.inferences.map((one) =>
      one.cites < 0 ? one : { ...one, cites: places[one.cites] },
    );
    for (const owner of proof.when.length > 1 ? proof.when : []) {
      const known = told.get(owner) ?? new Map<Literal, number>();
      told.set(owner, known);
      const isAsked = (literal: Literal): boolean =>
        own.get(literal) === owner && (times.get(owner)?.get(literal) ?? 0) > 1;
      const { stops } = reached(inferences, endsOf(proof), isAsked);
      const fresh = inferences.flatMap(({ literal }) =>
        stops.has(literal) && !known.has(literal) ? literal : [],
      );
      for (let from = 0; from < fresh.length; from += MOST_SAID) {
        const so = fresh.slice(from, from + MOST_SAID);
        const lines = citing(inferences, so, (literal) => known.get(literal));
        all.push({ when: [owner], so, inferences: lines, known: proof.known });
        for (const literal of so) known.set(literal, all.length - 1);
      }
    }
    const statementOf = (literal: Literal): number | undefined => {
      const owner = own.get(literal);
      return owner === undefined ? undefined : told.get(owner)?.get(literal);
    };
    all.push({ ...proof, inferences: citing(inferences, endsOf(proof), statementOf) });
    places.push(all.length - 1);
  }
  return all;
}

/** What a proof ends with: a contradiction, or that something that is supposed does not hold. */
function endsOf({ when, inferences }: Traced): readonly Literal[] {
  return inferences.at(-1)?.literal === -1 ? [-1] : when.map((literal) => literal ^ 1);
}

/** By conclusion of a proof the one supposition that it follows from, where it does not follow locally. */
function ownersIn({ when, inferences }: Traced): Owners {
  const from = new Map<Literal, Literal>(when.map((literal) => [literal, literal]));
  const isLocal = new Set<Literal>(when);
  const owners = new Map<Literal, Literal>();
  for (const { literal, rests, truth, cites } of inferences) {
    const concluded = rests.filter((one) => from.has(one));
    const suppositions = new Set(concluded.map((one) => from.get(one) as Literal));
    suppositions.delete(NOBODY);
    const [owner = NOBODY] = suppositions.size > 1 ? [SEVERAL] : suppositions;
    from.set(literal, owner);
    if (!truth && cites < 0 && concluded.every((one) => isLocal.has(one))) isLocal.add(literal);
    else if (owner >= 0 && literal >= 0) owners.set(literal, owner);
  }
  return owners;
}

/** By supposition and what follows from it: in how many proofs. */
function timesOf(owners: readonly Owners[]): Told {
  const times: Told = new Map();
  for (const own of owners)
    for (const [literal, owner] of own) {
      const of = times.get(owner) ?? new Map<Literal, number>();
      times.set(owner, of.set(literal, (of.get(literal) ?? 0) + 1));
    }
  return times;
}

/** What goals rest on, as far as it is not stopped at, and where it is. */
function reached(
  inferences: readonly Inference[],
  goals: readonly Literal[],
  isStop: (literal: Literal) => boolean,
): { met: ReadonlySet<Literal>; stops: ReadonlySet<Literal> } {
  const by = new Map(inferences.map((one) => [one.literal, one]));
  const met = new Set<Literal>();
  const stops = new Set<Literal>();
  const waiting = [...goals];
  for (let literal = waiting.pop(); literal !== undefined; literal = waiting.pop()) {
    if (met.has(literal)) continue;
    met.add(literal);
    if (literal >= 0 && isStop(literal)) stops.add(literal);
    else waiting.push(...(by.get(literal)?.rests ?? []));
  }
  return { met, stops };
}

/** The inferences that goals need, where some conclusions are cited. */
function citing(
  inferences: readonly Inference[],
  goals: readonly Literal[],
  statementOf: (literal: Literal) => number | undefined,
): Inference[] {
  const { met } = reached(inferences, goals, (literal) => statementOf(literal) !== undefined);
  return inferences
    .filter(({ literal }) => met.has(literal))
    .map((one): Inference => {
      const cites = one.literal < 0 ? undefined : statementOf(one.literal);
      return cites === undefined ? one : { literal: one.literal, truth: null, cites, rests: [] };
    });
}
