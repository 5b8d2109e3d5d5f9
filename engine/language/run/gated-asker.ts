import type { Fact } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Puzzle } from "../../model/puzzle.ts";
import type { Asker, Firing, Step } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";

/** A quick look whether a rule may have a firing. */
export interface Gate<P extends Puzzle = Puzzle> {
  /** False only where the rule has no firing anywhere on the grid. */
  isOpen(puzzle: P, grid: Grid): boolean;
}

/** A rule at work behind a gate: where that is shut after a change, the rule need not look at what changed. */
export class GatedAsker<P extends Puzzle> implements Asker {
  readonly #make: () => Asker;
  /** Made when the gate first opens. */
  #asker: Asker | null = null;
  readonly #gate: Gate<P>;
  readonly #puzzle: P;
  /** Something changed since the rule had nothing to say. */
  #isChanged = true;
  /** Everything is new to the rule. */
  #isNew = true;
  /** Else the facts that it has not been notified of yet, as they came. */
  #unheard: (readonly Fact[])[] = [];

  constructor(make: () => Asker, gate: Gate<P>, puzzle: P) {
    this.#make = make;
    this.#gate = gate;
    this.#puzzle = puzzle;
  }

  get spent(): number {
    return this.#asker?.spent ?? 0;
  }

  get trouble(): Words | null {
    return this.#asker?.trouble ?? null;
  }

  get isWaiting(): boolean {
    return this.#asker?.isWaiting === true;
  }

  touch(facts: readonly Fact[]): void {
    if (facts.length === 0) return;
    this.#isChanged = true;
    if (!this.#isNew) this.#unheard.push(facts);
  }

  calm(): void {
    this.#isChanged = false;
    this.#isNew = false;
    this.#unheard.length = 0;
    this.#asker?.calm();
  }

  rewind(): void {
    this.#asker?.rewind();
  }

  next(grid: Grid, patience?: number): Firing | null {
    if (!this.#isChanged) return null;
    if (!this.isWaiting && !this.#gate.isOpen(this.#puzzle, grid)) {
      this.calm();
      return null;
    }
    const asker = this.#ready();
    for (const facts of this.#unheard) asker.touch(facts);
    this.#isNew = false;
    this.#unheard.length = 0;
    return asker.next(grid, patience);
  }

  explain(grid: Grid, firing: Firing): Step {
    return this.#ready().explain(grid, firing);
  }

  premises(grid: Grid, firing: Firing): readonly Fact[] {
    return this.#ready().premises?.(grid, firing) ?? this.explain(grid, firing).because;
  }

  #ready(): Asker {
    if (!this.#asker) {
      this.#asker = this.#make();
      if (!this.#isNew) this.#asker.calm();
    }
    return this.#asker;
  }
}
