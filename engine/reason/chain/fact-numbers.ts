import { cellOf, type Fact, isNegative, valueOf } from "../../model/fact.ts";
import type { Puzzle } from "../../model/puzzle.ts";

/** Facts up to which a table has a place for each that can be. */
const MOST_PLACES = 1 << 13;

/** A number for each of some facts of a puzzle, -1 for the others. */
export interface FactNumbers {
  get(fact: Fact): number;
  set(fact: Fact, number: number): void;
  delete(fact: Fact): void;
}

export function factNumbers({ cells, values }: Puzzle): FactNumbers {
  return 2 * cells * values <= MOST_PLACES ? new Table(cells, values) : new Sparse();
}

class Table implements FactNumbers {
  readonly #values: number;
  readonly #numbers: Int32Array;

  constructor(cells: number, values: number) {
    this.#values = values;
    this.#numbers = new Int32Array(2 * cells * values).fill(-1);
  }

  get(fact: Fact): number {
    return this.#numbers[this.#place(fact)];
  }

  set(fact: Fact, number: number): void {
    this.#numbers[this.#place(fact)] = number;
  }

  delete(fact: Fact): void {
    this.#numbers[this.#place(fact)] = -1;
  }

  #place(fact: Fact): number {
    return 2 * (cellOf(fact) * this.#values + valueOf(fact)) + Number(isNegative(fact));
  }
}

class Sparse implements FactNumbers {
  readonly #numbers = new Map<Fact, number>();

  get(fact: Fact): number {
    return this.#numbers.get(fact) ?? -1;
  }

  set(fact: Fact, number: number): void {
    this.#numbers.set(fact, number);
  }

  delete(fact: Fact): void {
    this.#numbers.delete(fact);
  }
}
