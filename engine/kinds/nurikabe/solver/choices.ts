import { cellOf, type Fact, is, isNot } from "../../../model/fact.ts";
import type { Watch } from "../../../model/search.ts";
import { WALL } from "../puzzle/colour.ts";
import { type NurikabeGrid, SEA } from "../puzzle/grid.ts";
import { BUSY, type Field } from "./field.ts";

/** The colours that are supposed on a field, one upon the other, counted and told to a watch. */
export class Choices {
  readonly field: Field;
  nodes = 0;
  checks = 0;
  backtracks = 0;
  depth = 0;
  /** Most nodes; nothing is supposed beyond. */
  limit = 0;
  /** Settling pauses when the work is beyond this. */
  until = 0;
  #watch: Watch | undefined;
  #from: NurikabeGrid | undefined;
  /** The marks of the choices that stand. */
  readonly #standing: number[] = [];
  /** The watch was told of so many places of the trail. */
  #told = 0;

  constructor(field: Field) {
    this.field = field;
  }

  /** Starts the counts anew on a field just loaded; the watch is told what is not on the grid `from` yet. */
  begin(limit: number, from?: NurikabeGrid, watch?: Watch): void {
    this.nodes = 1;
    this.checks = 0;
    this.backtracks = 0;
    this.depth = 0;
    this.limit = limit;
    this.until = Number.POSITIVE_INFINITY;
    this.#watch = watch;
    this.#from = from;
    this.#standing.length = 0;
    this.#told = 0;
  }

  /** How many choices stand. */
  get height(): number {
    return this.#standing.length;
  }

  /** Whether the limit leaves so many more nodes. */
  allows(nodes: number): boolean {
    return this.nodes + nodes <= this.limit;
  }

  /** Supposes a colour; `settle` must follow. One node. */
  suppose(place: number, colour: number): void {
    const { field } = this;
    this.nodes++;
    this.#standing.push(field.mark());
    if (this.#standing.length > this.depth) this.depth = this.#standing.length;
    field.ground.write(place, colour);
    if (!this.#watch) return;
    this.#watch.tried(this.#factAt(place));
    this.#told = field.ground.trailed;
  }

  /** Takes the latest choice back. */
  undo(): void {
    this.backtracks++;
    this.field.undo(this.#standing.pop() as number);
    if (!this.#watch) return;
    this.#watch.undone();
    this.#told = this.field.ground.trailed;
  }

  /** Draws the consequences of what was written; BUSY while it must be asked again. */
  settle(): number {
    const outcome = this.field.settleUntil(this.until);
    if (outcome === BUSY) return BUSY;
    this.checks++;
    if (this.#watch) this.#tell(this.#watch);
    return outcome;
  }

  #tell(watch: Watch): void {
    const { trail, trailed } = this.field.ground;
    for (; this.#told < trailed; this.#told++) {
      const fact = this.#factAt(trail[this.#told]);
      if (!this.#from?.hasColour(cellOf(fact))) watch.forced(fact);
    }
    watch.checked(1);
  }

  #factAt(place: number): Fact {
    const { ground } = this.field;
    const cell = ground.cellOf(place);
    return ground.colour[place] === WALL ? is(cell, SEA) : isNot(cell, SEA);
  }
}
