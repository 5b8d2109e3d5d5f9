import { type Cell, type Fact, isNot, type Value } from "../../../model/fact.ts";
import { allDigits, digitsIn } from "../../shared/digit-grid.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { Exocet } from "./exocet-search.ts";

interface Placed {
  readonly cell: Cell;
  readonly digit: Value;
  /** The house that has no other place for it, by its number among all; -1 where the cell has no other candidate. */
  readonly house: number;
}

/**
 * What follows where the base and the targets hold two digits, one way round: what these four see goes, then what sees a cell or a
 * digit in a house that has only one candidate left by that. No further. Reasons are worked out when they are asked for.
 */
export class ExocetBranch {
  /** The candidates that are left. */
  readonly left: Uint16Array;
  /** It cannot be. */
  readonly isBroken: boolean;
  readonly #houses: Houses;
  readonly #known: Uint16Array;
  readonly #supposed: ReadonlyMap<Cell, Value>;
  readonly #forced: Placed[] = [];

  constructor(houses: Houses, known: Uint16Array, supposed: ReadonlyMap<Cell, Value>) {
    this.#houses = houses;
    this.#known = known;
    this.#supposed = supposed;
    this.left = known.slice();
    for (const [cell, digit] of supposed) this.#place(cell, digit);
    if (this.#isWhole()) {
      this.#force();
      for (const { cell, digit } of this.#forced) this.#place(cell, digit);
    }
    this.isBroken = !this.#isWhole();
  }

  /** Why it cannot be, where it cannot. */
  whyBroken(): readonly Fact[] {
    const { left } = this;
    const all = allDigits(this.#houses.size);
    const empty = left.indexOf(0);
    if (empty >= 0) return this.#whyNone(empty, all);
    for (const { cells } of this.#houses.all) {
      const [missing] = digitsIn(all & ~cells.reduce((some, cell) => some | left[cell], 0));
      if (missing) return cells.flatMap((cell) => this.whyOut(cell, missing));
    }
    return [];
  }

  /** Why a candidate is out here that is out: what else is out on the board. */
  whyOut(cell: Cell, digit: Value): readonly Fact[] {
    const strikes = (by: Cell, held: Value): boolean =>
      by === cell ? held !== digit : held === digit && this.#houses.peers[cell].includes(by);
    for (const [by, held] of this.#supposed) if (strikes(by, held)) return [];
    if ((this.#known[cell] & (1 << digit)) === 0) return [isNot(cell, digit)];
    const forced = this.#forced.find((one) => strikes(one.cell, one.digit));
    return forced ? this.#whyForced(forced) : [];
  }

  #whyForced({ cell, digit, house }: Placed): Fact[] {
    if (house < 0) return this.#whyNone(cell, ~(1 << digit));
    const others = this.#houses.all[house].cells.filter((other) => other !== cell);
    return others.flatMap((other) => this.whyOut(other, digit));
  }

  #place(cell: Cell, digit: Value): void {
    this.left[cell] &= 1 << digit;
    for (const peer of this.#houses.peers[cell]) this.left[peer] &= ~(1 << digit);
  }

  /** Cells with one candidate, and digits with one place in a house, that had more. */
  #force(): void {
    const { left } = this;
    const take = (cell: Cell, digit: Value, house: number): void => {
      const known = this.#known[cell];
      if ((known & (known - 1)) === 0 || this.#supposed.has(cell)) return;
      if (this.#forced.some((one) => one.cell === cell && one.digit === digit)) return;
      this.#forced.push({ cell, digit, house });
    };
    for (let cell = 0; cell < left.length; cell++)
      if ((left[cell] & (left[cell] - 1)) === 0) take(cell, 31 - Math.clz32(left[cell]), -1);
    const { all } = this.#houses;
    for (let house = 0; house < all.length; house++) {
      const { cells } = all[house];
      let once = 0;
      let twice = 0;
      for (const cell of cells) {
        twice |= once & left[cell];
        once |= left[cell];
      }
      for (let single = once & ~twice; single !== 0; single &= single - 1) {
        const bit = single & -single;
        take(cells.find((cell) => (left[cell] & bit) !== 0) as Cell, 31 - Math.clz32(bit), house);
      }
    }
  }

  /** Each cell and each digit of each house has a candidate. */
  #isWhole(): boolean {
    const { left } = this;
    const all = allDigits(this.#houses.size);
    if (left.includes(0)) return false;
    for (const { cells } of this.#houses.all) {
      let some = 0;
      for (const cell of cells) some |= left[cell];
      if (some !== all) return false;
    }
    return true;
  }

  #whyNone(cell: Cell, digits: number): Fact[] {
    return digitsIn(digits & allDigits(this.#houses.size)).flatMap((digit) => this.whyOut(cell, digit));
  }
}

/** The branches of an exocet: two digits of the base, in the targets either way round. Each is followed when it is asked for. */
export function* branchesOf(
  houses: Houses,
  left: Uint16Array,
  { base, targets }: Exocet,
): Iterable<ExocetBranch> {
  for (const a of digitsIn(left[base[0]]))
    for (const b of digitsIn(left[base[1]])) {
      if (a === b) continue;
      for (const held of [
        [a, b],
        [b, a],
      ]) {
        if (!targets.every((cell, at) => (left[cell] & (1 << held[at])) !== 0)) continue;
        const cells = [...base, ...targets];
        yield new ExocetBranch(houses, left, new Map([a, b, ...held].map((digit, at) => [cells[at], digit])));
      }
    }
}
