import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Asker, Firing, Rule } from "../../model/rule.ts";
import { askerOf } from "./asker.ts";
import type { Effort } from "./effort.ts";

/** Steps of evaluation after which a rule that is asked pauses; a million take some tens of milliseconds. */
const PATIENCE = 20_000;

/** A rule that is asked has come to no answer yet: after a pause it is to be asked again. */
export const WAITING = Symbol("waiting");

/** The next firing of a rule, or WAITING; null where it has nothing more to say or may be asked no more. No generator, as it is called so often. */
export function nextFiring(asker: Asker, grid: Grid, effort: Effort): Firing | typeof WAITING | null {
  const { spent } = asker;
  if (spent > effort.mostOfOne) return null;
  const firing = asker.next(grid, PATIENCE);
  const isWaiting = !firing && asker.isWaiting === true;
  effort.asked(asker.spent - spent, isWaiting);
  return isWaiting ? WAITING : firing;
}

/** The rules of a chain at work on its puzzle. */
export class Askers<P extends Puzzle> {
  readonly #make: (rule: number) => Asker;
  readonly #facts: readonly Fact[];
  /** By rule; made ready when it is first asked, for that takes a while. */
  readonly #ready: (Asker | undefined)[];
  /** Number of facts that each rule has been notified of. */
  readonly #heard: Uint32Array;
  #isCalm = false;
  /** The facts from one on that rules were last notified of: most of them have heard of as many. */
  #news: readonly Fact[] = [];
  #newsFrom = 0;

  /** @param facts All that was added to the grid; the list goes on growing. */
  constructor(rules: readonly Rule<P>[], puzzle: P, facts: readonly Fact[]) {
    this.#make = (rule) => askerOf(rules[rule], puzzle);
    this.#facts = facts;
    this.#ready = rules.map(() => undefined);
    this.#heard = new Uint32Array(rules.length);
  }

  isReady(rule: number): boolean {
    return this.#ready[rule] !== undefined;
  }

  of(rule: number): Asker {
    const ready = this.#ready[rule];
    if (ready) return ready;
    const asker = this.#make(rule);
    if (this.#isCalm) asker.calm();
    this.#ready[rule] = asker;
    return asker;
  }

  /** The rule, notified of all facts that were added since its last call; at the front it begins its order again. */
  begun(rule: number, isAtFront: boolean): Asker {
    const isNew = !this.isReady(rule) && !this.#isCalm;
    const asker = this.of(rule);
    const heard = this.#heard[rule];
    // To a rule that was never asked everything is new.
    if (heard < this.#facts.length && !isNew) asker.touch(this.#since(heard));
    this.#heard[rule] = this.#facts.length;
    if (isAtFront) asker.rewind();
    return asker;
  }

  #since(from: number): readonly Fact[] {
    if (this.#newsFrom !== from || this.#news.length !== this.#facts.length - from) {
      this.#newsFrom = from;
      this.#news = this.#facts.slice(from);
    }
    return this.#news;
  }

  /** The rules have nothing to add to the grid as it is; one that was never asked neither. */
  calm(): void {
    for (const asker of this.#ready) asker?.calm();
    this.#heard.fill(this.#facts.length);
    // Facts may have been taken back, and others come in their place.
    this.#news = [];
    this.#isCalm = true;
  }
}
