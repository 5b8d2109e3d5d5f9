import { type Cell, type Fact, isNot, type Value } from "../../../model/fact.ts";
import { allDigits, countOf, digitsIn } from "../../shared/digit-grid.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { Exocet } from "./exocet-search.ts";

interface Placed {
  readonly cell: Cell;
  readonly digit: Value;
  /** Candidates that are out for it, beside those that what was supposed takes away. */
  readonly because: readonly Fact[];
}

/**
 * What follows where the base and the targets hold two digits, one way round: what these four see goes, then what sees a cell or a
 * digit in a house that has only one candidate left by that. No further.
 */
export class ExocetBranch {
  /** The candidates that are left; all of them where it cannot be. */
  readonly left: Uint16Array;
  /** Why it cannot be; null where nothing speaks against it. */
  readonly broken: readonly Fact[] | null;
  readonly #houses: Houses;
  readonly #known: Uint16Array;
  readonly #supposed: ReadonlyMap<Cell, Value>;
  /** What the supposed digits strike, by cell. */
  readonly #struck: Uint16Array;
  readonly #forced: Placed[] = [];

  constructor(houses: Houses, known: Uint16Array, supposed: ReadonlyMap<Cell, Value>) {
    this.#houses = houses;
    this.#known = known;
    this.#supposed = supposed;
    this.left = known.slice();
    this.#struck = new Uint16Array(known.length);
    for (const [cell, digit] of supposed) {
      this.#struck[cell] |= allDigits(houses.size) & ~(1 << digit);
      for (const peer of houses.peers[cell]) this.#struck[peer] |= 1 << digit;
    }
    for (let cell = 0; cell < known.length; cell++) this.left[cell] &= ~this.#struck[cell];
    let broken = this.#brokenNow();
    if (!broken) {
      this.#force();
      for (const { cell, digit } of this.#forced) {
        this.left[cell] &= 1 << digit;
        for (const peer of houses.peers[cell]) this.left[peer] &= ~(1 << digit);
      }
      broken = this.#brokenNow();
    }
    this.broken = broken;
  }

  /** Why a candidate is out here that is out: what else is out on the board. */
  whyOut(cell: Cell, digit: Value): readonly Fact[] {
    if ((this.#struck[cell] & (1 << digit)) !== 0) return [];
    if ((this.#known[cell] & (1 << digit)) === 0) return [isNot(cell, digit)];
    const by = this.#forced.find((one) =>
      one.cell === cell
        ? one.digit !== digit
        : one.digit === digit && this.#houses.peers[cell].includes(one.cell),
    );
    return by?.because ?? [];
  }

  /** Cells with one candidate, and digits with one place in a house, that had more. */
  #force(): void {
    const { left } = this;
    const take = (cell: Cell, digit: Value, because: () => readonly Fact[]): void => {
      if (countOf(this.#known[cell]) < 2 || this.#supposed.has(cell)) return;
      if (this.#forced.some((one) => one.cell === cell && one.digit === digit)) return;
      this.#forced.push({ cell, digit, because: because() });
    };
    for (let cell = 0; cell < left.length; cell++)
      if (countOf(left[cell]) === 1)
        take(cell, digitsIn(left[cell])[0], () => this.#whyNone(cell, ~left[cell]));
    for (const { cells } of this.#houses.all) {
      let once = 0;
      let twice = 0;
      for (const cell of cells) {
        twice |= once & left[cell];
        once |= left[cell];
      }
      for (const digit of digitsIn(once & ~twice)) {
        const place = cells.find((cell) => (left[cell] & (1 << digit)) !== 0) as Cell;
        const others = cells.filter((cell) => cell !== place);
        take(place, digit, () => others.flatMap((cell) => this.whyOut(cell, digit)));
      }
    }
  }

  /** Why a cell or a digit in a house has no candidate left, if one has none. */
  #brokenNow(): readonly Fact[] | null {
    const { left } = this;
    const all = allDigits(this.#houses.size);
    const empty = left.indexOf(0);
    if (empty >= 0) return this.#whyNone(empty, all);
    for (const { cells } of this.#houses.all) {
      const [missing] = digitsIn(all & ~cells.reduce((some, cell) => some | left[cell], 0));
      if (missing) return cells.flatMap((cell) => this.whyOut(cell, missing));
    }
    return null;
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
