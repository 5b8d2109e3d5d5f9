import type { Job } from "../../../model/job.ts";
import type { Size } from "../../../model/lattice.ts";
import { DecisionStack } from "../solver/choices.ts";
import { Field } from "../solver/field.ts";
import { DEAD, DONE, Prober } from "../solver/prober.ts";

/** How far supposing both colours of cells leads on a board. */
export class Probing {
  readonly #prober: Prober;

  constructor({ rows, cols }: Size) {
    this.#prober = new Prober(new DecisionStack(new Field(rows, cols)));
  }

  /** How often nothing followed until both colours of a cell were supposed; null where cells stay unknown all the same. */
  *stallsOf(clues: ArrayLike<number>): Job<number | null> {
    const prober = this.#prober;
    const { decisions } = prober;
    const { field } = decisions;
    field.load(clues);
    field.settle();
    decisions.begin(Number.POSITIVE_INFINITY);
    prober.begin();
    let stalls = 0;
    let open = field.open;
    while (open > 0) {
      yield 1;
      const result = prober.step();
      if (result === DONE || result === DEAD) return null;
      if (!prober.isIdle || field.open === open) continue;
      stalls++;
      open = field.open;
    }
    return stalls;
  }
}
