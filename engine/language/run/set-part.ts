import { isFixed, sortOf, type Term } from "../check/terms.ts";
import type { Bits } from "../check/vocabulary.ts";
import { isEmpty, membersOf, nextFrom, put } from "./bits.ts";
import type { Builder } from "./builder.ts";
import { EXACT, NO_LESS, NO_MORE, NOTHING, type Part, rests, turned } from "./scope.ts";

/** What makes the set anew; one for each operation, as it is asked so often. */
const GETS: Readonly<
  Record<"&" | "|" | "-", (left: Part<Bits>, right: Part<Bits>, out: Bits) => () => Bits>
> = {
  "&": (left, right, out) => () => {
    const a = left.get();
    const b = right.get();
    for (let at = 0; at < out.length; at++) out[at] = a[at] & b[at];
    return out;
  },
  "|": (left, right, out) => () => {
    const a = left.get();
    const b = right.get();
    for (let at = 0; at < out.length; at++) out[at] = a[at] | b[at];
    return out;
  },
  "-": (left, right, out) => () => {
    const a = left.get();
    const b = right.get();
    for (let at = 0; at < out.length; at++) out[at] = a[at] & ~b[at];
    return out;
  },
};

/** Union, intersection or difference of two sets. */
export function algebraPart(
  builder: Builder,
  op: "&" | "|" | "-",
  { left: one, right: other }: Term & { op: "&" | "|" | "-" | "+" },
  out: Bits,
): Part<Bits> {
  const left = builder.set(one);
  const right = builder.set(other);
  const isLate = isFixed(other) && !isFixed(one);
  const side = op === "-" ? turned : (plain: number) => plain;
  const get = GETS[op](left, right, out);
  const bound = (): Bits | null => {
    const a = left.bound();
    if (op === "-") return a;
    const b = right.bound();
    if (op === "&") return a && b ? a.map((word, at) => word & b[at]) : (a ?? b);
    return a && b && a.map((word, at) => word | b[at]);
  };
  const meet = (a: Bits | null, b: Bits | null): Bits | null =>
    a && b ? a.map((word, at) => word & b[at]) : (a ?? b);
  const [forLeft, forRight, inside] = [out.slice(), out.slice(), out.slice()];
  return {
    get,
    bound,
    reads: (wanted, within) => {
      left.reads(wanted, op === "&" ? meet(within, right.bound()) : within);
      right.reads(side(wanted), op === "|" ? within : meet(within, left.bound()));
    },
    // Of a member outside, one reason is enough: that which needs no facts, else the first. Joined sets are
    // like common ones with inside and outside exchanged.
    why: (wanted, focus) => {
      const a = left.get();
      const b = right.get();
      const [outer, inner] = op === "|" ? [NO_LESS, NO_MORE] : [NO_MORE, NO_LESS];
      for (let at = 0; at < inside.length; at++) {
        const x = op === "|" ? ~a[at] : a[at];
        const y = op === "&" ? b[at] : ~b[at];
        inside[at] = focus[at] & x & y;
        forLeft[at] = focus[at] & (isLate ? ~x & y : ~x);
        forRight[at] = focus[at] & ~(x & y) & ~forLeft[at];
      }
      if (wanted & outer) {
        if (!isEmpty(forLeft)) left.why(outer, forLeft);
        if (!isEmpty(forRight)) right.why(side(outer), forRight);
      }
      if (!(wanted & inner) || isEmpty(inside)) return;
      left.why(inner, inside);
      right.why(side(inner), inside);
    },
  };
}

/** All of which a verb holds, or for which it holds. */
export function maskPart(
  builder: Builder,
  term: Term & { op: "subjects" | "objects" },
  out: Bits,
): Part<Bits> {
  const { scope } = builder;
  const { verb } = term;
  const isSubjects = term.op === "subjects";
  const given = isSubjects
    ? term.object
      ? builder.single(term.object)
      : null
    : builder.single(term.subject);
  const native = isSubjects ? verb.subjects?.(scope.here) : verb.objects?.(scope.here);
  const holds = verb.on(scope.here);
  const teller = scope.premisesOf(verb);
  const every = builder.every(sortOf(term));
  const ask = isSubjects ? holds : (one: number, other: number) => holds(other, one);
  const tell = isSubjects ? teller : (one: number, other: number) => teller(other, one);
  const oneByOne = (given: number): Bits => {
    out.fill(0);
    for (let one = nextFrom(every, 0); one >= 0; one = nextFrom(every, one + 1)) {
      scope.spent++;
      if (ask(one, given)) put(out, one);
    }
    return out;
  };
  return {
    get: () => {
      const about = given ? given.get() : 0;
      if (about < 0) return out.fill(0);
      return native ? native(out, about) : oneByOne(about);
    },
    bound: () => null,
    reads: (side, within) => {
      given?.reads(EXACT, null);
      if (!rests(verb.trend, side)) return;
      const about = given ? given.bound() : null;
      scope.readFact(
        verb,
        sortOf(term.op === "subjects" ? term : term.subject),
        isSubjects ? within : about,
        isSubjects ? about : within,
      );
    },
    why: (side, focus) => {
      given?.why(EXACT, NOTHING);
      const about = given ? given.get() : 0;
      if (about < 0 || !rests(verb.trend, side)) return;
      for (const member of membersOf(focus))
        if (ask(member, about) === (verb.trend === "grows")) tell(member, about);
    },
  };
}
