import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { type BandTables, bandTablesOf } from "./band-tables.ts";

/** Facts that break no law on a board: those that came of suppositions on it, as far as these break none. */
export class Harmless {
  readonly #tables: BandTables;
  readonly #placed: number;
  /** As in a state of `Spread`: candidates that are out, and those that are placed. */
  readonly #out: Int32Array;
  readonly #held: Int32Array;

  constructor(size: SudokuSize) {
    this.#tables = bandTablesOf(size);
    this.#placed = size * this.#tables.bands;
    this.#out = new Int32Array(this.#placed);
    this.#held = new Int32Array(this.#placed);
  }

  /** The board is another one. */
  clear(): void {
    this.#out.fill(0);
    this.#held.fill(0);
  }

  /** Adds all that a supposition came to. */
  add(state: Int32Array): void {
    const placed = this.#placed;
    for (let word = 0, band = 0; word < placed; word++) {
      this.#out[word] |= ~state[word];
      this.#held[word] |= state[word] & state[placed + band];
      band = band + 1 === this.#tables.bands ? 0 : band + 1;
    }
  }

  has(fact: Fact): boolean {
    const { bands, band, bit } = this.#tables;
    const facts = isNegative(fact) ? this.#out : this.#held;
    const cell = cellOf(fact);
    return (facts[(valueOf(fact) - 1) * bands + band[cell]] & bit[cell]) !== 0;
  }
}
