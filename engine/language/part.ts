import { emptySet, fullSet, isEmpty, membersOf, nextFrom, put, setOf, sizeOf } from "./bits.ts";
import { memo } from "./memo.ts";
import { EXACT, NO_LESS, NO_MORE, NOTHING, type Part, rests, type Scope, turned } from "./scope.ts";
import { isFixed, sortOf, type Term, type Test, type Variable, variablesIn } from "./terms.ts";
import { testPart } from "./test-part.ts";
import type { Bits, Evaluate, Sort, Tell, Word } from "./vocabulary.ts";

type Arg = number | Bits;
type Call = (out: Bits, ...args: Arg[]) => number | boolean | Bits;

/** Turns terms and tests into parts of one scope. */
export class Builder {
  readonly scope: Scope;
  /** Plain: nothing is worked out before it is needed. The others are held equal to it. */
  readonly isPlain: boolean;
  #isWithin = false;

  constructor(scope: Scope, isPlain: boolean) {
    this.scope = scope;
    this.isPlain = isPlain;
  }

  size(sort: Sort): number {
    return sort.size(this.scope.here.puzzle);
  }

  every(sort: Sort): Bits {
    return fullSet(sort.first ?? 0, this.size(sort));
  }

  set(term: Term): Part<Bits> {
    return this.#tabulated(term, () => this.#set(term));
  }

  /** A member (-1: there is none) or a number (NaN: it is unknown). */
  single(term: Term): Part<number> {
    if (term.op === "variable" || term.op === "number") return this.#single(term);
    return this.#tabulated(term, () => this.#single(term));
  }

  test(test: Test): Part<boolean> {
    return this.#tabulated(test, () => testPart(this, test));
  }

  any(term: Term): Part<Arg> {
    return term.type.is === "set" ? this.set(term) : this.single(term);
  }

  /** What is fixed is worked out once for each choice of its variables, and rests on no facts. */
  #tabulated<T extends Arg | boolean>(part: Term | Test, build: () => Part<T>): Part<T> {
    if (this.#isWithin || !isFixed(part)) return build();
    const variables = [...variablesIn(part)];
    this.#isWithin = true;
    const plain = build();
    this.#isWithin = false;
    const get = this.isPlain
      ? plain.get
      : memo(
          plain.get,
          variables.map(({ index, type }) => ({ index, size: this.size(sortOf({ type })) })),
          this.scope.members,
        );
    const size = "type" in part && "sort" in part.type ? this.size(part.type.sort) : 0;
    return { get, reads: nothing, why: nothing, bound: () => this.#everyValue(get, variables, size) };
  }

  /** All that a fixed part can be as its one variable without a value goes through its bounds. */
  #everyValue(get: () => Arg | boolean, variables: readonly Variable[], size: number): Bits | null {
    const { members, pinned, bounds } = this.scope;
    const [open, second] = variables.filter(({ index }) => pinned[index] === 0);
    if (second) return null;
    const values = open ? bounds[open.index] : NOTHING;
    if (!values || size === 0) return null;
    const all = emptySet(size);
    for (const value of open ? membersOf(values) : [0]) {
      if (open) members[open.index] = value;
      const got = get();
      if (typeof got === "object")
        got.forEach((word, at) => {
          all[at] |= word;
        });
      else if (typeof got === "number" && got >= 0) put(all, got);
    }
    return all;
  }

  /** Whether the sort has a member of this number. */
  #isMember(sort: Sort, member: number): boolean {
    return member >= (sort.first ?? 0) && member < this.size(sort);
  }

  #single(term: Term): Part<number> {
    const { scope } = this;
    switch (term.op) {
      case "number": {
        const value =
          term.type.is === "member" && !this.#isMember(term.type.sort, term.value) ? -1 : term.value;
        return { ...INERT, get: () => value };
      }
      case "variable": {
        const { index, type } = term.variable;
        if (type.is === "member") {
          const { members, pinned, bounds } = scope;
          const size = this.size(type.sort);
          const bound = (): Bits | null => (pinned[index] ? setOf([members[index]], size) : bounds[index]);
          return { ...INERT, get: () => members[index], bound };
        }
        const { numbers, means } = scope;
        return {
          ...INERT,
          get: () => numbers[index],
          reads: (side, within) => means[index]?.reads(side, within),
          why: (side, focus) => means[index]?.why(side, focus),
        };
      }
      case "size": {
        const set = this.set(term.of);
        const every = this.every(sortOf(term.of));
        return {
          ...INERT,
          get: () => sizeOf(set.get()),
          reads: (side) => set.reads(side, null),
          why: (side) => set.why(side, every),
        };
      }
      case "+":
      case "-": {
        const [left, right] = [this.single(term.left), this.single(term.right)];
        const isSum = term.op === "+";
        const other = isSum ? (side: number) => side : turned;
        return {
          ...INERT,
          get: isSum ? () => left.get() + right.get() : () => left.get() - right.get(),
          reads: (side) => {
            left.reads(side, null);
            right.reads(other(side), null);
          },
          why: (side) => {
            left.why(side, NOTHING);
            right.why(other(side), NOTHING);
          },
        };
      }
      case "count":
        return this.#count(term);
      case "word":
        return this.call(
          term.word,
          term.args,
          null,
          term.type.is === "number" ? Number.NaN : -1,
        ) as Part<number>;
      default:
        throw new Error(`Broken promise: ${term.op} is no single value`);
    }
  }

  #count({ variables, set: from, where }: Term & { op: "count" }): Part<number> {
    const { scope } = this;
    const set = this.set(from);
    const test = this.test(where);
    const ways = (each: () => boolean): number => walk(scope, set, variables, 0, each);
    return {
      ...INERT,
      get: () => {
        let count = 0;
        ways(() => {
          if (test.get()) count++;
          return false;
        });
        return count;
      },
      reads: (side) => {
        set.reads(side, null);
        bounding(scope, set, variables, () => test.reads(side, null));
      },
      why: (side) =>
        scope.loosely(() => {
          set.why(side, this.every(sortOf(from)));
          ways(() => {
            test.why(side & (test.get() ? NO_LESS : NO_MORE), NOTHING);
            return false;
          });
        }),
    };
  }

  #set(term: Term): Part<Bits> {
    const { scope } = this;
    const out = emptySet(this.size(sortOf(term)));
    switch (term.op) {
      case "variable": {
        const { index } = term.variable;
        const { sets, means, bounds } = scope;
        return {
          get: () => sets[index],
          reads: (side, within) => means[index]?.reads(side, within),
          why: (side, focus) => means[index]?.why(side, focus),
          bound: () => bounds[index],
        };
      }
      case "every": {
        const every = this.every(sortOf(term));
        return { ...INERT, get: () => every };
      }
      case "single": {
        const of = this.single(term.of);
        return {
          get: () => {
            const member = of.get();
            out.fill(0);
            if (member >= 0) put(out, member);
            return out;
          },
          reads: () => of.reads(EXACT, null),
          why: () => of.why(EXACT, NOTHING),
          bound: of.bound,
        };
      }
      case "&":
      case "|":
      case "-":
        return this.#algebra(term.op, term, out);
      case "subjects":
      case "objects":
        return this.#mask(term, out);
      case "image": {
        const [set, where, of] = [this.set(term.set), this.test(term.where), this.single(term.of)];
        const get = (): Bits => {
          out.fill(0);
          walk(scope, set, term.variables, 0, () => {
            const member = where.get() ? of.get() : -1;
            if (member >= 0) put(out, member);
            return false;
          });
          return out;
        };
        return { ...INERT, get };
      }
      case "word":
        return this.call(term.word, term.args, out, out) as Part<Bits>;
      default:
        throw new Error(`Broken promise: ${term.op} is no set`);
    }
  }

  #algebra(
    op: "&" | "|" | "-",
    { left: one, right: other }: Term & { op: "&" | "|" | "-" | "+" },
    out: Bits,
  ): Part<Bits> {
    const left = this.set(one);
    const right = this.set(other);
    const isLate = isFixed(other) && !isFixed(one);
    const side = op === "-" ? turned : (plain: number) => plain;
    const get = (): Bits => {
      const a = left.get();
      const b = right.get();
      if (op === "&") for (let at = 0; at < out.length; at++) out[at] = a[at] & b[at];
      else if (op === "|") for (let at = 0; at < out.length; at++) out[at] = a[at] | b[at];
      else for (let at = 0; at < out.length; at++) out[at] = a[at] & ~b[at];
      return out;
    };
    const bound = (): Bits | null => {
      const a = left.bound();
      if (op === "-") return a;
      const b = right.bound();
      if (op === "&") return a && b ? a.map((word, at) => word & b[at]) : (a ?? b);
      return a && b && a.map((word, at) => word | b[at]);
    };
    const meet = (a: Bits | null, b: Bits | null): Bits | null =>
      a && b ? a.map((word, at) => word & b[at]) : (a ?? b);
    return {
      get,
      bound,
      reads: (wanted, within) => {
        left.reads(wanted, op === "&" ? meet(within, right.bound()) : within);
        right.reads(side(wanted), op === "|" ? within : meet(within, left.bound()));
      },
      // Of a member outside, one reason is enough: that which needs no facts, else the first.
      why: (wanted, focus) => {
        const a = left.get();
        const b = right.get();
        const [inLeft, inRight] = [
          focus.map((word, at) => word & a[at]),
          focus.map((word, at) => word & b[at]),
        ];
        const [offLeft, offRight] = [
          focus.map((word, at) => word & ~a[at]),
          focus.map((word, at) => word & ~b[at]),
        ];
        const whyLeft = (which: number, members: Bits): void => {
          if (wanted & which && !isEmpty(members)) left.why(which, members);
        };
        const whyRight = (which: number, members: Bits): void => {
          if (wanted & which && !isEmpty(members)) right.why(side(which), members);
        };
        if (op === "|") {
          whyLeft(
            NO_MORE,
            offLeft.map((word, at) => word & ~b[at]),
          );
          whyRight(
            NO_MORE,
            offRight.map((word, at) => word & ~a[at]),
          );
          whyLeft(NO_LESS, isLate ? inLeft.map((word, at) => word & ~b[at]) : inLeft);
          whyRight(NO_LESS, isLate ? inRight : inRight.map((word, at) => word & ~a[at]));
          return;
        }
        const inside = op === "&" ? inRight : offRight;
        const outside = op === "&" ? offRight : inRight;
        whyLeft(
          NO_LESS,
          inLeft.map((word, at) => word & inside[at]),
        );
        whyRight(
          NO_LESS,
          inLeft.map((word, at) => word & inside[at]),
        );
        whyLeft(NO_MORE, isLate ? offLeft.map((word, at) => word & ~outside[at]) : offLeft);
        whyRight(NO_MORE, isLate ? outside : outside.map((word, at) => word & ~offLeft[at]));
      },
    };
  }

  #mask(term: Term & { op: "subjects" | "objects" }, out: Bits): Part<Bits> {
    const { scope } = this;
    const { verb } = term;
    const isSubjects = term.op === "subjects";
    const given = isSubjects ? (term.object ? this.single(term.object) : null) : this.single(term.subject);
    const native = isSubjects ? verb.subjects?.(scope.here) : verb.objects?.(scope.here);
    const holds = verb.on(scope.here);
    const teller = scope.tellerOf(verb);
    const every = this.every(sortOf(term));
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
          this.#subjectSort(term),
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

  #subjectSort(term: Term & { op: "subjects" | "objects" }): Sort {
    return sortOf(term.op === "subjects" ? term : term.subject);
  }

  /** A word of any type; `none` is its value where an argument has none. */
  call(word: Word, terms: readonly Term[], out: Bits | null, none: Arg | boolean): Part<Arg | boolean> {
    const { scope } = this;
    const args = terms.map((term) => this.any(term));
    const evaluate = word.on?.(scope.here) as Evaluate as unknown as Call;
    const tell = word.tell?.(scope.here) as Tell as unknown as (
      add: unknown,
      focus: Bits,
      ...args: Arg[]
    ) => void;
    const cost = word.cost ?? 1;
    const target = out ?? NOTHING;
    const lacks = (arg: Arg): boolean => typeof arg === "number" && !(arg >= 0);
    const [a, b] = args;
    const clear = (): Arg | boolean => {
      out?.fill(0);
      return none;
    };
    const several = (): Arg | boolean => {
      const given = args.map((arg) => arg.get());
      if (given.some(lacks)) return clear();
      scope.spent += cost;
      return evaluate(target, ...given);
    };
    const alone = (): Arg | boolean => {
      scope.spent += cost;
      return evaluate(target);
    };
    const one = (): Arg | boolean => {
      const given = a.get();
      if (lacks(given)) return clear();
      scope.spent += cost;
      return evaluate(target, given);
    };
    const two = (): Arg | boolean => {
      const first = a.get();
      const second = b.get();
      if (lacks(first) || lacks(second)) return clear();
      scope.spent += cost;
      return evaluate(target, first, second);
    };
    const get = [alone, one, two][args.length] ?? several;
    const whole = word.reads ?? {};
    const boundOf = (at: number | undefined): Bits | null =>
      at === undefined || at < 0 ? null : args[at].bound();
    return {
      get,
      bound: () => null,
      reads: (side) => {
        for (const arg of args) arg.reads(EXACT, null);
        if (!word.trend || !rests(word.trend, side)) return;
        scope.read(boundOf(whole.cells), boundOf(whole.values), whole.facts);
      },
      why: (side, focus) => {
        terms.forEach((term, at) => {
          if (term.type.is === "set") scope.loosely(() => args[at].why(EXACT, this.every(sortOf(term))));
          else args[at].why(EXACT, NOTHING);
        });
        if (!word.trend || !rests(word.trend, side)) return;
        const given = args.map((arg) => arg.get());
        if (given.some(lacks)) return;
        const collect = (): void => tell(scope.collect, focus, ...given);
        if (word.loose) scope.loosely(collect);
        else collect();
      },
    };
  }
}

const nothing = (): void => {};
const INERT = { reads: nothing, why: nothing, bound: () => null } as const;

/** Tries each choice of the variables in turn until one is taken; 1 if one was. */
export function walk(
  scope: Scope,
  set: Part<Bits>,
  variables: readonly Variable[],
  at: number,
  each: () => boolean,
): number {
  const { members } = scope;
  const { index } = variables[at];
  const isLast = at + 1 === variables.length;
  const all = set.get();
  for (let member = nextFrom(all, 0); member >= 0; member = nextFrom(all, member + 1)) {
    if (++scope.spent > scope.limit) return 0;
    members[index] = member;
    if (isLast ? each() : walk(scope, set, variables, at + 1, each)) return 1;
  }
  return 0;
}

/** Has it reported with the variables anything that the set may hold. */
export function bounding(
  scope: Scope,
  set: Part<Bits>,
  variables: readonly Variable[],
  report: () => void,
): void {
  for (const { index } of variables) {
    scope.pinned[index] = 0;
    scope.bounds[index] = set.bound();
  }
  report();
}
