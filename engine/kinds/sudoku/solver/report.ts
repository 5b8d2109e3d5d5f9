import { cellOf, type Fact, is, isNegative } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import type { SearchWatch } from "../../../model/search.ts";
import type { Kernel, KernelOutcome } from "./kernel.ts";

/**
 * Reports the work of a kernel to a watch, node by node, from the changes on its board. A decision of several
 * facts is reported by its first, the others follow as propagated; so do the digits that became known.
 */
export class Report {
  readonly #kernel: Kernel;
  readonly #watch: SearchWatch;
  /** Cells whose digit was reported, oldest first, and the number of them under each standing decision. */
  readonly #reported: number[] = [];
  readonly #marks: number[] = [];
  readonly #known: Uint8Array;
  #nodes = 0;

  constructor(kernel: Kernel, from: Grid, watch: SearchWatch) {
    this.#kernel = kernel;
    this.#watch = watch;
    this.#known = Uint8Array.from({ length: kernel.cells }, (_, cell) => (from.at(cell) > 0 ? 1 : 0));
  }

  /** To be called after each `next` of at most one node. */
  report(outcome: KernelOutcome): void {
    const kernel = this.#kernel;
    if (kernel.nodes > this.#nodes) {
      this.#nodes = kernel.nodes;
      if (this.#nodes > 1) {
        this.#undoTo(kernel.stood);
        this.#choose(kernel.decision());
      }
      this.#watch.checked(1);
      if (kernel.alive) this.#reportKnown();
    }
    if (outcome === "answer") this.#watch.answered();
    if (outcome === "end") this.#undoTo(0);
  }

  #choose([first, ...others]: readonly Fact[]): void {
    this.#marks.push(this.#reported.length);
    this.#watch.decision(first);
    this.#note(first);
    for (const fact of others) this.#watch.propagated(fact);
  }

  #reportKnown(): void {
    for (let cell = 0; cell < this.#known.length; cell++) {
      const bits = this.#kernel.candidates(cell);
      if (this.#known[cell] || bits & (bits - 1)) continue;
      const fact = is(cell, 31 - Math.clz32(bits));
      this.#watch.propagated(fact);
      this.#note(fact);
    }
  }

  #note(fact: Fact): void {
    if (isNegative(fact)) return;
    this.#known[cellOf(fact)] = 1;
    this.#reported.push(cellOf(fact));
  }

  #undoTo(level: number): void {
    while (this.#marks.length > level) {
      for (const cell of this.#reported.splice(this.#marks.pop() as number)) this.#known[cell] = 0;
      this.#watch.backtrack();
    }
  }
}
