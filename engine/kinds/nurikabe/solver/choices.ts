import { cellOf, type Fact, is, isNot } from "../../../model/fact.ts";
import type { SearchWatch } from "../../../model/search.ts";
import { WALL } from "../puzzle/colour.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import { BUSY, type Field } from "./field.ts";

/** The standing decisions on a field, one upon the other, counted and reported to a watch. */
export class DecisionStack {
  readonly field: Field;
  nodes = 0;
  checks = 0;
  backtracks = 0;
  depth = 0;
  /** Most nodes; nothing is supposed beyond. */
  limit = 0;
  /** Settling pauses when the work is beyond this. */
  until = 0;
  #watch: SearchWatch | undefined;
  #from: NurikabeGrid | undefined;
  /** The marks of the standing decisions. */
  readonly #marks: number[] = [];
  /** Length of the trail that was reported to the watch. */
  #reported = 0;

  constructor(field: Field) {
    this.field = field;
  }

  /** Resets the counts on a field just loaded; the watch gets all facts that the grid `from` does not know yet. */
  begin(limit: number, from?: NurikabeGrid, watch?: SearchWatch): void {
    this.nodes = 1;
    this.checks = 0;
    this.backtracks = 0;
    this.depth = 0;
    this.limit = limit;
    this.until = Number.POSITIVE_INFINITY;
    this.#watch = watch;
    this.#from = from;
    this.#marks.length = 0;
    this.#reported = 0;
  }

  /** Number of standing decisions. */
  get height(): number {
    return this.#marks.length;
  }

  /** Whether the limit leaves so many more nodes. */
  allows(nodes: number): boolean {
    return this.nodes + nodes <= this.limit;
  }

  /** Supposes a colour; `settle` must follow. One node. */
  decide(place: number, colour: number): void {
    const { field } = this;
    this.nodes++;
    this.#marks.push(field.mark());
    if (this.#marks.length > this.depth) this.depth = this.#marks.length;
    field.ground.write(place, colour);
    if (!this.#watch) return;
    this.#watch.decision(this.#factAt(place));
    this.#reported = field.ground.trailed;
  }

  /** Takes the latest decision back. */
  backtrack(): void {
    this.backtracks++;
    this.field.undo(this.#marks.pop() as number);
    if (!this.#watch) return;
    this.#watch.backtrack();
    this.#reported = this.field.ground.trailed;
  }

  /** Propagates the written colours; BUSY while it must be called again. */
  settle(): number {
    const outcome = this.field.settleUntil(this.until);
    if (outcome === BUSY) return BUSY;
    this.checks++;
    if (this.#watch) this.#report(this.#watch);
    return outcome;
  }

  #report(watch: SearchWatch): void {
    const { trail, trailed } = this.field.ground;
    for (; this.#reported < trailed; this.#reported++) {
      const fact = this.#factAt(trail[this.#reported]);
      if (!this.#from?.hasColour(cellOf(fact))) watch.propagated(fact);
    }
    watch.checked(1);
  }

  #factAt(place: number): Fact {
    const { ground } = this.field;
    const cell = ground.cellOf(place);
    return ground.colour[place] === WALL ? is(cell, SEA) : isNot(cell, SEA);
  }
}
