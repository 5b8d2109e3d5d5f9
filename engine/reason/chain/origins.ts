import { cellOf, type Fact, isNegative } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";

/** Which of some additions, by number, first said each fact. */
export class Origins {
  readonly #puzzle: Puzzle;
  /** Holds one fact at a time, to list the facts that it implies. */
  #scratch: Grid | null = null;
  readonly #origins = new Map<Fact, number>();
  /** The facts "cell is value" by cell: they may say others too. */
  readonly #said = new Map<number, Fact[]>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  note(adds: readonly Fact[], number: number): void {
    for (const fact of adds) {
      if (this.#origins.has(fact)) continue;
      this.#origins.set(fact, number);
      if (isNegative(fact)) continue;
      const said = this.#said.get(cellOf(fact));
      if (said) said.push(fact);
      else this.#said.set(cellOf(fact), [fact]);
    }
  }

  /** Removes the last addition. */
  forget(adds: readonly Fact[]): void {
    for (const fact of adds) {
      this.#origins.delete(fact);
      if (!isNegative(fact)) this.#said.get(cellOf(fact))?.pop();
    }
  }

  /**
   * The addition before `end` that said the fact, maybe in other words ("of island 2" says "not sea");
   * -1 if none did.
   */
  of(fact: Fact, end = Number.POSITIVE_INFINITY): number {
    const origin = this.#origins.get(fact);
    if (origin !== undefined && origin < end) return origin;
    if (!isNegative(fact)) return -1;
    for (const said of this.#said.get(cellOf(fact)) ?? []) {
      const at = this.#origins.get(said) ?? end;
      if (at < end && this.#says(said, fact)) return at;
    }
    return -1;
  }

  /** Whether one fact says the other in other words. */
  #says(one: Fact, other: Fact): boolean {
    this.#scratch ??= this.#puzzle.blank();
    const blank = this.#scratch.mark();
    this.#scratch.add(one);
    const isSaid = this.#scratch.knows(other);
    this.#scratch.undo(blank);
    return isSaid;
  }
}
