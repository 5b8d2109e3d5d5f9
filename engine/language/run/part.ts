import { isFixed, sortOf, type Term, type Test, type Variable, variablesIn } from "../check/terms.ts";
import type { Bits, Sort, Vocabulary } from "../check/vocabulary.ts";
import { emptySet, fullSet, membersOf, put, setOf, sizeOf } from "./bits.ts";
import type { Arg, Builder } from "./builder.ts";
import { memo } from "./memo.ts";
import { EXACT, NO_LESS, NO_MORE, NOTHING, type Part, type Scope, turned } from "./scope.ts";
import { algebraPart, maskPart } from "./set-part.ts";
import { testPart } from "./test-part.ts";
import { bounding, walk } from "./walk.ts";
import { wordPart } from "./word-part.ts";

/** Turns terms and tests into parts of one scope. */
export class PartBuilder implements Builder {
  readonly scope: Scope;
  readonly isPlain: boolean;
  #isWithin = false;

  readonly mostIn: Vocabulary["mostIn"];

  constructor(scope: Scope, isPlain: boolean, mostIn: Vocabulary["mostIn"]) {
    this.scope = scope;
    this.isPlain = isPlain;
    this.mostIn = mostIn;
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

  /** A fixed part is evaluated once for each binding of its variables, and rests on no facts. */
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
        return wordPart(
          this,
          term.word,
          term.args,
          null,
          term.type.is === "number" ? Number.NaN : -1,
        ) as Part<number>;
      default:
        throw new Error(`Broken promise: ${term.op} has no value`);
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
        return algebraPart(this, term.op, term, out);
      case "subjects":
      case "objects":
        return maskPart(this, term, out);
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
        return wordPart(this, term.word, term.args, out, out) as Part<Bits>;
      default:
        throw new Error(`Broken promise: ${term.op} is no set`);
    }
  }
}

const nothing = (): void => {};
const INERT = { reads: nothing, why: nothing, bound: () => null } as const;
