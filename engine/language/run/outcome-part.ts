import type { Fact } from "../../model/fact.ts";
import { type CheckedOutcome, speaksOf, type Term } from "../check/terms.ts";
import type { Bits } from "../check/vocabulary.ts";
import { nextFrom } from "./bits.ts";
import type { Builder } from "./builder.ts";
import { type LinePart, linePart, type Walk } from "./line-part.ts";
import { EXACT, NOTHING } from "./scope.ts";

/** One conclusion of a rule, ready to be drawn. */
export interface OutcomePart {
  /** Adds its conclusions that the grid does not know. */
  readonly draw: (adds: Fact[]) => void;
  /** Collects why it concludes these facts; true if it concludes each of them that it can. */
  readonly why: (wanted: ReadonlySet<Fact>, met: Set<Fact>) => void;
  readonly reads: () => void;
}

export function outcomePart(builder: Builder, outcome: CheckedOutcome, pins: Int32Array): OutcomePart {
  const { scope, isPlain } = builder;
  const { verb } = outcome;
  const says = verb.says as NonNullable<typeof verb.says>;
  const lines = outcome.lines.map((line) => linePart(builder, line, pins));
  const subject = builder.single(outcome.subject);
  const object = outcome.object && builder.single(outcome.object);
  let into: Fact[] = [];
  const fact = (): Fact | -1 => {
    const one = subject.get();
    const other = object ? object.get() : 0;
    return one < 0 || other < 0 ? -1 : says(scope.here.puzzle, one, other);
  };
  const take = (said: Fact | -1): void => {
    if (said >= 0 && !scope.here.grid.knows(said as Fact) && !into.includes(said as Fact))
      into.push(said as Fact);
  };
  const plain = chain(lines, () => {
    take(fact());
    return false;
  });
  const news = isPlain ? null : newsOf(builder, outcome);
  const draw = news
    ? chain(lines.slice(0, -1), () => {
        news(take);
        return false;
      })
    : plain;
  let asked: ReadonlySet<Fact> = new Set();
  let drawn = new Set<Fact>();
  const seek = chain(lines, () => {
    const said = fact();
    if (said < 0 || !asked.has(said as Fact) || drawn.has(said as Fact)) return false;
    drawn.add(said as Fact);
    for (const line of lines) line.why();
    subject.why(EXACT, NOTHING);
    object?.why(EXACT, NOTHING);
    return drawn.size === asked.size;
  });
  return {
    draw: (adds) => {
      into = adds;
      draw(false);
    },
    why: (wanted, met) => {
      asked = wanted;
      drawn = met;
      if (met.size < wanted.size) seek(false);
    },
    reads: () => {
      for (const line of lines) line.reads();
      subject.reads(EXACT, null);
      object?.reads(EXACT, null);
    },
  };
}

/** The lines nested one within the other, with `end` innermost. */
export function chain(lines: readonly LinePart[], end: Walk): Walk {
  return lines.reduceRight((next, line) => line.before(next), end);
}

/** Where the last line goes through a set of subjects (or objects): only those whose fact may be new. */
function newsOf(builder: Builder, outcome: CheckedOutcome): ((take: (said: Fact) => void) => void) | null {
  const last = outcome.lines.at(-1);
  if (last?.op !== "each" || last.after) return null;
  const { verb, subject, object } = outcome;
  const isIt = (term: Term | null): boolean => term?.op === "variable" && term.variable === last.variable;
  const isSubject = isIt(subject);
  const other = isSubject ? object : subject;
  if (isSubject === isIt(object) || speaksOf(other, [last.variable])) return null;
  const { scope } = builder;
  const type = last.set.type;
  const known: Term = isSubject
    ? { op: "subjects", verb, object, type }
    : { op: "objects", verb, subject, type };
  const unknown = builder.set({ op: "-", left: last.set, right: known, type });
  const given = other && builder.single(other);
  const says = verb.says as NonNullable<typeof verb.says>;
  return (take) => {
    const about = given ? given.get() : 0;
    if (about < 0) return;
    const all: Bits = unknown.get();
    for (let one = nextFrom(all, 0); one >= 0; one = nextFrom(all, one + 1)) {
      scope.spent++;
      take(isSubject ? says(scope.here.puzzle, one, about) : says(scope.here.puzzle, about, one));
    }
  };
}
