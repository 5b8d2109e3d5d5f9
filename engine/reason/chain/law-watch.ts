import { cellOf, type Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import { firstConflict, type Law, type Puzzle } from "../../model/puzzle.ts";

/** A broken law and the facts that break it. */
export interface Conflict {
  readonly law: string;
  readonly facts: readonly Fact[];
}

/** Numbers of the laws by cell, and of those that span the whole board. */
interface LawIndex {
  readonly at: readonly (readonly number[])[];
  readonly everywhere: readonly number[];
}

const indexes = new WeakMap<readonly Law[], LawIndex>();

/** Tests, after a change, the laws that the change can break: those of its cells and those that span the board. */
export class LawWatch {
  readonly #puzzle: Puzzle;
  readonly #index: LawIndex;
  /** Laws touched and not tested since, each once. */
  readonly #touched: number[] = [];
  readonly #isTouched: Uint8Array;
  #isChanged = false;

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
    this.#index = indexOf(puzzle);
    this.#isTouched = new Uint8Array(puzzle.laws.length);
  }

  /** Something was added since the laws were last tested. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  touch(fact: Fact): void {
    this.#isChanged = true;
    for (const law of this.#index.at[cellOf(fact)]) {
      if (this.#isTouched[law] !== 0) continue;
      this.#isTouched[law] = 1;
      this.#touched.push(law);
    }
  }

  /** Clears the list of touched cells: the grid is as it was when all laws were kept. */
  calm(): void {
    for (const law of this.#touched) this.#isTouched[law] = 0;
    this.#touched.length = 0;
    this.#isChanged = false;
  }

  /** The first broken law among those touched since the last call. */
  conflict(grid: Grid): Conflict | null {
    if (!this.#isChanged) return null;
    let broken: Conflict | null = null;
    for (const number of this.#touched) broken ??= this.#test(number, grid);
    for (const number of this.#index.everywhere) broken ??= this.#test(number, grid);
    this.calm();
    return broken;
  }

  /** The first broken law of all. */
  anyConflict(grid: Grid): Conflict | null {
    this.calm();
    const found = firstConflict(this.#puzzle, grid);
    return found && { law: found.law.id, facts: found.facts };
  }

  #test(number: number, grid: Grid): Conflict | null {
    const law = this.#puzzle.laws[number];
    const facts = law.conflict(grid);
    return facts && { law: law.id, facts };
  }
}

function indexOf({ laws, cells }: Puzzle): LawIndex {
  let index = indexes.get(laws);
  if (!index) {
    const at: number[][] = Array.from({ length: cells }, () => []);
    const everywhere: number[] = [];
    laws.forEach((law, number) => {
      if (law.cells.length === cells) everywhere.push(number);
      else for (const cell of law.cells) at[cell].push(number);
    });
    index = { at, everywhere };
    indexes.set(laws, index);
  }
  return index;
}
