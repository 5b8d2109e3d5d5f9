import { sortOf, type Term } from "../check/terms.ts";
import type { Bits, Evaluate, Premises, Word } from "../check/vocabulary.ts";
import { membersOf, setOf } from "./bits.ts";
import type { Arg, Builder } from "./builder.ts";
import { EXACT, NO_LESS, NO_MORE, NOTHING, type Part, rests, type Side } from "./scope.ts";

type Call = (out: Bits, ...args: Arg[]) => number | boolean | Bits;

/** A word of any type; `none` is its value where an argument has none. */
export function wordPart(
  builder: Builder,
  word: Word,
  terms: readonly Term[],
  out: Bits | null,
  none: Arg | boolean,
): Part<Arg | boolean> {
  const { scope } = builder;
  const args = terms.map((term) => builder.any(term));
  const evaluate = word.on?.(scope.here) as Evaluate as unknown as Call;
  const tell = word.premises?.(scope.here) as Premises as unknown as (
    add: unknown,
    focus: Bits,
    ...args: Arg[]
  ) => void;
  const cost = word.cost ?? 1;
  const target = out ?? NOTHING;
  const lacks = (arg: Arg): boolean => typeof arg === "number" && !(arg >= 0);
  const [a, b] = args;
  const everies = terms.map((term) => (term.type.is === "set" ? builder.every(sortOf(term)) : null));
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
  /** Members are not in the value as long as no member that has them is in the argument. */
  const joined = (side: Side, focus: Bits): void => {
    const size = builder.size(sortOf(terms[0]));
    const valueOf = (set: Bits): Bits => evaluate(target.slice().fill(0), set) as Bits;
    const given = (a.get() as Bits).slice();
    const whole = valueOf(given);
    const absent = membersOf(builder.every(sortOf(terms[0]))).filter((member) =>
      valueOf(setOf([member], size)).some((word, at) => (word & focus[at] & ~whole[at]) !== 0),
    );
    if (side & NO_MORE) a.why(NO_MORE, setOf(absent, size));
    if (side & NO_LESS) scope.loosely(() => a.why(NO_LESS, given));
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
      if (word.joins) return joined(side, focus);
      everies.forEach((every, at) => {
        if (every) scope.loosely(() => args[at].why(EXACT, every));
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
