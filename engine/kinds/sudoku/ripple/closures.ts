import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import { type CandidateGrid, perState } from "../../shared/digit-grid.ts";
import type { Houses, SudokuSize } from "../puzzle/houses.ts";
import { Spread } from "./spread.ts";

interface Here {
  readonly grid: CandidateGrid;
  readonly houses: Houses;
}

/**
 * What each candidate of a grid comes to by singles and locked candidates where it holds, and where it does not, worked out when it is asked
 * for. `isQuiet`: nothing follows from the grid itself.
 */
export class Closures {
  readonly size: SudokuSize;
  readonly isQuiet: boolean;
  /** The grid itself. */
  readonly board: Int32Array;
  readonly #spread: Spread;
  /** By candidate and sign: its state, null where a law breaks; and since which board that stands, none 0. */
  #states: (Int32Array | null)[] = [];
  #since: Int32Array;
  #now = 1;

  /** @param before Those of an earlier board. If it lost some candidates since, so did all states: they are taken over, and each goes on from where it was. */
  constructor({ grid, houses: { size } }: Here, before?: Closures) {
    this.size = size;
    this.#spread = new Spread(size, grid);
    this.isQuiet = this.#spread.isQuiet;
    this.board = this.#spread.save();
    this.#since = new Int32Array(2 * size ** 3);
    if (!before || !this.#spread.knowsAll(before.board)) return;
    [this.#states, before.#states] = [before.#states, this.#states];
    [this.#since, before.#since] = [before.#since, this.#since];
    this.#now = before.#now + 1;
  }

  /** What a fact comes to; null where it breaks a law. It is not to be changed, and changes itself with the board. */
  of(fact: Fact): Int32Array | null {
    const at = 2 * (cellOf(fact) * this.size + valueOf(fact) - 1) + Number(isNegative(fact));
    if (this.#since[at] === this.#now) return this.#states[at];
    const state = this.#since[at] === 0 ? undefined : this.#states[at];
    this.#since[at] = this.#now;
    if (state === null) return null;
    let holds: boolean;
    if (state) holds = this.#spread.meet(state, this.board);
    else {
      this.#spread.restore(this.board);
      holds = this.#spread.suppose(fact);
    }
    this.#states[at] = holds ? this.#spread.save(state) : null;
    return this.#states[at];
  }

  /** Whether a fact or its opposite is known in a state. */
  decides(state: Int32Array, fact: Fact): boolean {
    return this.#spread.decides(fact, state);
  }

  /** What two states come to together, until the next call; null where a law breaks. */
  meet(one: Int32Array, other: Int32Array | null): Int32Array | null {
    return other && this.#spread.meet(one, other) ? this.#spread.state : null;
  }
}

/** Those of a grid as it is now. */
export const closuresOn = perState((here: Here, before?: Closures) => new Closures(here, before));
