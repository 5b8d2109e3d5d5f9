import { cellOf, type Fact, isNegative } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";

/** Which of some additions, by number, first said each fact. */
export class Origins {
  readonly #puzzle: Puzzle;
  /** Holds one fact at a time, to list the facts that it implies. */
  #scratch: Grid | null = null;
  /** Of each fact in order: the fact, the number of its addition, and how long this list was with the fact of its cell before it. */
  readonly #said: number[] = [];
  /** By cell: how long the list was with its latest fact; 0 or nothing for none. */
  readonly #latest: number[] = [];

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  note(adds: readonly Fact[], number: number): void {
    for (const fact of adds) {
      const cell = cellOf(fact);
      this.#latest[cell] = this.#said.push(fact, number, this.#latest[cell] ?? 0);
    }
  }

  /** Removes the last addition. */
  forget(adds: readonly Fact[]): void {
    for (let at = adds.length; at > 0; this.#said.length -= 3)
      this.#latest[cellOf(adds[--at])] = this.#said[this.#said.length - 1];
  }

  /**
   * The addition before `end` that said the fact, maybe in other words ("of island 2" says "not sea");
   * -1 if none did.
   */
  of(fact: Fact, end: number): number {
    let first = -1;
    let implied = -1;
    for (let at = this.#latest[cellOf(fact)]; at > 0; at = this.#said[at - 1]) {
      const other = this.#said[at - 3] as Fact;
      const number = this.#said[at - 2];
      if (number >= end) continue;
      if (other === fact) first = number;
      else if (isNegative(fact) && !isNegative(other) && this.#says(other, fact)) implied = number;
    }
    return first < 0 ? implied : first;
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
