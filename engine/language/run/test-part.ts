import { sortOf, type Term, type Test } from "../check/terms.ts";
import type { Bits } from "../check/vocabulary.ts";
import { has, isEmpty, nextFrom, setOf } from "./bits.ts";
import type { Builder } from "./builder.ts";
import { EXACT, NO_LESS, NO_MORE, NOTHING, type Part, rests, type Side, turned } from "./scope.ts";
import { bounding, walk } from "./walk.ts";
import { wordPart } from "./word-part.ts";

/** The part of a truth value; it has no bounds and no focus. */
interface TruthPart {
  readonly get: () => boolean;
  readonly reads: (side: Side) => void;
  readonly why: (side: Side) => void;
}

/** A test, ready to be asked. */
export function testPart(builder: Builder, test: Test): Part<boolean> {
  return { ...truth(builder, test), bound: () => null };
}

function truth(builder: Builder, test: Test): TruthPart {
  const { scope } = builder;
  switch (test.op) {
    case "always":
      return { get: () => test.value, reads: () => {}, why: () => {} };
    case "not": {
      const of = builder.test(test.of);
      return {
        get: () => !of.get(),
        reads: (side) => of.reads(turned(side), null),
        why: (side) => of.why(turned(side), NOTHING),
      };
    }
    case "and":
    case "or":
      return joined(builder, test.op, test.of);
    case "=":
    case "!=":
    case "<":
    case "<=":
      return compared(builder, test.op, test.left, test.right);
    case "same": {
      const [left, right] = [builder.set(test.left), builder.set(test.right)];
      const every = builder.every(sortOf(test.left));
      return {
        get: () => {
          const a = left.get();
          const b = right.get();
          for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
          return true;
        },
        reads: () => {
          left.reads(EXACT, null);
          right.reads(EXACT, null);
        },
        why: () => {
          left.why(EXACT, every);
          right.why(EXACT, every);
        },
      };
    }
    case "has": {
      const [set, member] = [builder.set(test.set), builder.single(test.member)];
      const size = builder.size(sortOf(test.set));
      const alone = (): Bits => setOf([member.get()], size);
      return {
        get: () => {
          const one = member.get();
          return one >= 0 && has(set.get(), one);
        },
        reads: (side) => {
          member.reads(EXACT, null);
          set.reads(side, member.bound());
        },
        why: (side) => {
          member.why(EXACT, NOTHING);
          if (member.get() >= 0) set.why(side, alone());
        },
      };
    }
    case "empty": {
      const set = builder.set(test.of);
      const sort = sortOf(test.of);
      const every = builder.every(sort);
      return {
        get: () => isEmpty(set.get()),
        reads: (side) => set.reads(turned(side), null),
        why: (side) => {
          const first = nextFrom(set.get(), 0);
          if (first < 0) set.why(turned(side) & NO_MORE, every);
          else set.why(turned(side) & NO_LESS, setOf([first], builder.size(sort)));
        },
      };
    }
    case "some":
      return some(builder, test);
    case "fact": {
      const { verb } = test;
      const subject = builder.single(test.subject);
      const object = test.object && builder.single(test.object);
      const holds = verb.on(scope.here);
      const tell = scope.premisesOf(verb);
      return {
        get: () => {
          const about = subject.get();
          const value = object ? object.get() : 0;
          return about >= 0 && value >= 0 && holds(about, value);
        },
        reads: (side) => {
          subject.reads(EXACT, null);
          object?.reads(EXACT, null);
          if (rests(verb.trend, side))
            scope.readFact(verb, sortOf(test.subject), subject.bound(), object ? object.bound() : null);
        },
        why: (side) => {
          subject.why(EXACT, NOTHING);
          object?.why(EXACT, NOTHING);
          const about = subject.get();
          const value = object ? object.get() : 0;
          if (about >= 0 && value >= 0 && rests(verb.trend, side)) tell(about, value);
        },
      };
    }
    case "word": {
      const part = wordPart(builder, test.word, test.args, null, false) as Part<boolean>;
      return {
        get: part.get,
        reads: (side) => part.reads(side, null),
        why: (side) => part.why(side, NOTHING),
      };
    }
  }
}

function joined(builder: Builder, op: "and" | "or", tests: readonly Test[]): TruthPart {
  const parts = tests.map((test) => builder.test(test));
  const isAnd = op === "and";
  const { scope } = builder;
  const deciding = (): Part<boolean> | undefined => parts.find((part) => part.get() !== isAnd);
  return {
    get: () => (deciding() === undefined) === isAnd,
    reads: (side) => {
      for (const part of parts) part.reads(side, null);
    },
    // One part is reason enough that "or" holds and that "and" does not.
    why: (side) => {
      const one = deciding();
      if (one) scope.loosely(() => one.why(side, NOTHING));
      else for (const part of parts) part.why(side, NOTHING);
    },
  };
}

function compared(builder: Builder, op: "=" | "!=" | "<" | "<=", one: Term, other: Term): TruthPart {
  const { scope } = builder;
  const left = builder.single(one);
  const right = builder.single(other);
  const isOrder = op === "<" || op === "<=";
  const isMember = one.type.is === "member";
  const both = (tell: (part: Part<number>, side: Side) => void, side: Side): void => {
    tell(left, isOrder ? turned(side) : EXACT);
    tell(right, isOrder ? side : EXACT);
  };
  const compare = {
    "=": () => {
      const a = left.get();
      return a === right.get() && !(isMember && a < 0);
    },
    "!=": () => {
      const a = left.get();
      const b = right.get();
      return (a < b || a > b) && !(isMember && (a < 0 || b < 0));
    },
    "<": () => left.get() < right.get(),
    "<=": () => left.get() <= right.get(),
  };
  return {
    get: compare[op],
    reads: (side) => both((part, which) => part.reads(which, null), side),
    why: (side) => {
      const collect = (): void => both((part, which) => part.why(which, NOTHING), side);
      if (op === "=") collect();
      else scope.loosely(collect);
    },
  };
}

function some(builder: Builder, { variables, set: from, where }: Test & { op: "some" }): TruthPart {
  const { scope } = builder;
  const set = builder.set(from);
  const test = builder.test(where);
  const every = builder.every(sortOf(from));
  const ways = (each: () => boolean): boolean => walk(scope, set, variables, 0, each) === 1;
  return {
    get: () => ways(test.get),
    reads: (side) => {
      set.reads(side, null);
      bounding(scope, set, variables, () => test.reads(side, null));
    },
    why: (side) =>
      scope.loosely(() => {
        const found = ways(() => {
          if (!test.get()) return false;
          const size = builder.size(sortOf(from));
          set.why(
            side & NO_LESS,
            setOf(
              variables.map(({ index }) => scope.members[index]),
              size,
            ),
          );
          test.why(side & NO_LESS, NOTHING);
          return true;
        });
        if (found) return;
        set.why(side & NO_MORE, every);
        ways(() => {
          test.why(side & NO_MORE, NOTHING);
          return false;
        });
      }),
  };
}
