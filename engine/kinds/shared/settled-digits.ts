import { allDigits, type CandidateGrid } from "./digit-grid.ts";

/**
 * Digits of which a search that looks at one digit at a time came to nothing: it need not look again while these have the
 * candidates that they had.
 */
export class SettledDigits {
  /** By grid and digit: the cells that could hold it, as a bit set. */
  readonly #cells = new WeakMap<CandidateGrid, (Int32Array | undefined)[]>();

  /** The digits to look at, as a bit set. */
  unsettled(grid: CandidateGrid, size: number): number {
    const cells = this.#cells.get(grid);
    let digits = allDigits(size);
    if (!cells) return digits;
    for (let digit = 1; digit <= size; digit++)
      if (isSame(cells[digit], grid.open(digit))) digits &= ~(1 << digit);
    return digits;
  }

  /** The search came to nothing of some digits, a bit set, on the grid as it is. */
  settle(grid: CandidateGrid, digits: number): void {
    const cells = this.#cells.get(grid) ?? [];
    this.#cells.set(grid, cells);
    for (let rest = digits; rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      cells[digit] = grid.open(digit).slice();
    }
  }
}

function isSame(one: Int32Array | undefined, other: Int32Array): boolean {
  if (!one) return false;
  for (let at = 0; at < other.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
