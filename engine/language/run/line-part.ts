import { type CheckedLine, isFixed, sortOf, type Variable } from "../check/terms.ts";
import type { Bits } from "../check/vocabulary.ts";
import { common, emptySet, has, membersOf, nextFrom, setOf, sizeOf } from "./bits.ts";
import type { Builder } from "./builder.ts";
import { EXACT, NO_LESS, NOTHING, type Part, type Scope } from "./scope.ts";

/**
 * Goes on from where the variables stand just then; true when it came to something, and the variables
 * then stand where it did. `resume`: the variables stand where it came to something last, and the next
 * place behind that is wanted.
 */
export type Walk = (resume: boolean) => boolean;

/** One line of a rule, ready to be gone through. */
export interface LinePart {
  readonly line: CheckedLine;
  /** The walk through all that it can bind, each followed by the next one. */
  readonly before: (next: Walk) => Walk;
  /** Whether it holds for the values of its variables; a line that only names a term evaluates it. */
  readonly holds: () => boolean;
  /** Collects why it holds. */
  readonly why: () => void;
  /** Reports the facts it rests on and bounds its variables; returns the number of choices. */
  readonly reads: () => number;
  /** Where it stands, and back there. */
  readonly save: (at: number[]) => void;
  /** Restores its part of a saved state; returns where the next line's begins. */
  readonly restore: (at: readonly number[], from: number) => number;
}

export function linePart(builder: Builder, line: CheckedLine, pins: Int32Array): LinePart {
  switch (line.op) {
    case "each":
      return each(builder, line, pins);
    case "exactly":
      return exactly(builder, line);
    case "subset":
      return subset(builder, line);
    case "let":
      return named(builder, line);
    case "if": {
      const test = builder.test(line.test);
      const { get } = test;
      return {
        ...STILL,
        line,
        before: (next) => (resume) => get() && next(resume),
        holds: get,
        why: () => {
          if (!line.isImplied) test.why(NO_LESS, NOTHING);
        },
        reads: () => {
          if (!line.isImplied) test.reads(NO_LESS, null);
          return 1;
        },
      };
    }
  }
}

/** For lines that choose nothing. */
const STILL = { save: () => {}, restore: (_at: readonly number[], from: number) => from } as const;

function each(builder: Builder, line: CheckedLine & { op: "each" }, pins: Int32Array): LinePart {
  const { scope } = builder;
  const { members } = scope;
  const set = builder.set(line.set);
  const { index } = line.variable;
  const after = line.after ? line.after.index : -1;
  const size = builder.size(sortOf(line.set));
  const focused = emptySet(size);
  return {
    line,
    before: (next) => (resume) => {
      const every = set.get();
      const { focus } = scope;
      const all = focus && index === 0 ? common(every, focus, focused) : every;
      const only = pins[index];
      let member = members[index];
      if (resume) {
        if (member < size && has(all, member) && next(true)) return true;
        if (scope.isPaused) return false;
        member = nextFrom(all, member + 1);
      } else member = nextFrom(all, after < 0 ? 0 : members[after] + 1);
      for (; member >= 0; member = nextFrom(all, member + 1)) {
        if (only >= 0 && member !== only) continue;
        if (++scope.spent > scope.limit) return false;
        members[index] = member;
        if (next(false)) return true;
        if (pauses(scope)) return false;
      }
      // Through: where a line before this one pauses and is resumed, there is nothing to go on with here.
      members[index] = size;
      return false;
    },
    holds: () => has(set.get(), members[index]),
    why: isFixed(line.set) ? () => {} : () => set.why(NO_LESS, setOf([members[index]], size)),
    reads: () => {
      set.reads(NO_LESS, null);
      const size = loosen(builder, [line.variable], set);
      const choices = Math.min(size, builder.mostIn?.(line.set) ?? size);
      if (line.after) scope.bounds[index] = behind(scope.bounds[index], line.after, scope);
      return choices;
    },
    save: (at) => at.push(members[index]),
    restore: (at, from) => {
      members[index] = at[from];
      return from + 1;
    },
  };
}

/** Whether a walk stops here. Only after it tried something new, so that it gets on each time it is resumed. */
function pauses(scope: Scope): boolean {
  scope.isPaused ||= scope.spent > scope.pause;
  return scope.isPaused;
}

/** The part of a bound behind the other variable, where that is fixed. */
function behind(bound: Bits | null, { index }: Variable, { pinned, members }: Scope): Bits | null {
  if (!bound || pinned[index] === 0) return bound;
  return setOf(
    membersOf(bound).filter((member) => member > members[index]),
    bound.length << 5,
  );
}

function exactly(builder: Builder, line: CheckedLine & { op: "exactly" }): LinePart {
  const { members } = builder.scope;
  const set = builder.set(line.set);
  const every = builder.every(sortOf(line.set));
  const indexes = line.variables.map(({ index }) => index);
  const holds = (): boolean => {
    const all = set.get();
    let member = -1;
    for (const index of indexes) {
      member = nextFrom(all, member + 1);
      if (member < 0) return false;
      members[index] = member;
    }
    return nextFrom(all, member + 1) < 0;
  };
  return {
    ...STILL,
    line,
    before: (next) => (resume) => holds() && next(resume),
    holds,
    why: () => set.why(EXACT, every),
    reads: () => {
      set.reads(EXACT, null);
      loosen(builder, line.variables, set);
      return 1;
    },
  };
}

function named(builder: Builder, line: CheckedLine & { op: "let" }): LinePart {
  const { scope } = builder;
  const { index, type } = line.variable;
  const value = builder.any(line.value);
  const isMember = type.is === "member";
  if (!isMember) scope.means[index] = value;
  const { members, numbers, sets } = scope;
  const holds = (): boolean => {
    const got = value.get();
    if (typeof got === "object") {
      sets[index] = got;
      return true;
    }
    if (isMember) members[index] = got;
    else numbers[index] = got;
    return isMember ? got >= 0 : !Number.isNaN(got);
  };
  return {
    ...STILL,
    line,
    before: (next) => (resume) => holds() && next(resume),
    holds,
    why: () => {
      if (isMember) value.why(EXACT, NOTHING);
    },
    reads: () => {
      if (isMember) value.reads(EXACT, null);
      loosen(builder, [line.variable], value);
      return 1;
    },
  };
}

function subset(builder: Builder, line: CheckedLine & { op: "subset" }): LinePart {
  const { scope } = builder;
  const set = builder.set(line.set);
  const size = builder.single(line.size);
  const { index } = line.variable;
  const length = builder.size(sortOf(line.set));
  let chosen: number[] = [];
  const take = (members: readonly number[]): void => {
    scope.sets[index] = setOf(members, length);
    chosen = [...members];
  };
  const choose = (
    pool: readonly number[],
    count: number,
    past: readonly number[] | null,
    next: Walk,
  ): boolean => {
    const picked: number[] = [];
    const pick = (from: number, isTight: boolean): boolean => {
      if (picked.length === count) {
        take(picked);
        if (next(isTight)) return true;
        if (!isTight) pauses(scope);
        return false;
      }
      const least = isTight && past ? past[picked.length] : -1;
      for (let at = from; at <= pool.length - (count - picked.length); at++) {
        if (pool[at] < least) continue;
        if (++scope.spent > scope.limit) return false;
        picked.push(pool[at]);
        if (pick(at + 1, isTight && pool[at] === least)) return true;
        if (scope.isPaused) return false;
        picked.pop();
      }
      return false;
    };
    return pick(0, past !== null);
  };
  return {
    line,
    before: (next) => (resume) => {
      const count = size.get();
      const pool = membersOf(set.get());
      if (!Number.isInteger(count) || count < 0 || count > pool.length) return false;
      const past = resume ? chosen : null;
      return past && past.length !== count ? false : choose(pool, count, past, next);
    },
    holds: () => chosen.length === size.get() && chosen.every((member) => has(set.get(), member)),
    why: () => {
      size.why(EXACT, NOTHING);
      set.why(NO_LESS, setOf(chosen, length));
    },
    reads: () => {
      size.reads(EXACT, null);
      set.reads(NO_LESS, null);
      const bound = set.bound();
      loosen(builder, [line.variable], set);
      return 2 ** Math.min(bound ? sizeOf(bound) : length, 60);
    },
    save: (at) => at.push(chosen.length, ...chosen),
    restore: (at, from) => {
      const end = from + 1 + at[from];
      take(at.slice(from + 1, end));
      return end;
    },
  };
}

/** Bounds the variables by the members that the part may have; returns their number. */
function loosen(builder: Builder, variables: readonly Variable[], part: Part<Bits | number>): number {
  const bound = part.bound();
  for (const { index } of variables) {
    builder.scope.pinned[index] = 0;
    builder.scope.bounds[index] = bound;
  }
  const [{ type }] = variables;
  if (bound) return sizeOf(bound);
  return "sort" in type ? builder.size(type.sort) : 1;
}
