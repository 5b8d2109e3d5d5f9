import type { Cell } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";
import { type Lattice, latticeOf } from "../../../model/lattice.ts";
import type { Random } from "../../../model/random.ts";
import { SEA } from "../puzzle/grid.ts";
import type { Taste } from "./taste.ts";

/** The number of an island of a draft, from 1; numbers may be missing. */
export type Island = number;

/**
 * A board in the making: where the islands lie, and in which of its cells each has its clue. The sea stays
 * whole and islands stay apart at every change; a change that does not make a pool never makes one.
 */
export class Draft {
  readonly lattice: Lattice;
  /** By cell: SEA, or the island. */
  readonly island: Int16Array;
  /** By cell: the size of the island whose clue stands there, else 0. */
  readonly clues: Int16Array;
  /** By island: how many cells it has, 0 if there is no such island, and the cell of its clue. */
  readonly size: Int16Array;
  readonly home: Int16Array;
  /** By size: how many islands have it. */
  readonly tally: Int16Array;
  /** Cells met by the last walk, in order, and by cell the stamp of the latest walk that met it. */
  readonly #met: Int16Array;
  readonly #stamps: Int32Array;
  #stamp = 0;

  /** A board that is all sea. */
  constructor({ rows, cols }: Size) {
    const cells = rows * cols;
    this.lattice = latticeOf(rows, cols);
    this.island = new Int16Array(cells);
    this.clues = new Int16Array(cells);
    this.size = new Int16Array(cells + 1);
    this.home = new Int16Array(cells + 1);
    this.tally = new Int16Array(cells + 1);
    this.#met = new Int16Array(cells);
    this.#stamps = new Int32Array(cells);
  }

  /** Becomes like another draft of the same size. */
  copy(other: Draft): void {
    this.island.set(other.island);
    this.clues.set(other.clues);
    this.size.set(other.size);
    this.home.set(other.home);
    this.tally.set(other.tally);
  }

  /** How many islands there are too many of some size. */
  excess({ most }: Taste): number {
    let more = 0;
    for (let size = 1; size < most.length; size++) {
      if (this.tally[size] > most[size]) more += this.tally[size] - most[size];
    }
    return more;
  }

  /** The cells of the island that a cell is part of; valid until the next call. */
  cellsOf(cell: Cell): Int16Array {
    return this.#met.subarray(0, this.#walk(cell, false));
  }

  /** Puts the clue of an island into another of its cells. */
  move(island: Island, home: Cell): void {
    this.clues[this.home[island]] = 0;
    this.home[island] = home;
    this.clues[home] = this.size[island];
  }

  /**
   * Makes a sea cell land: a new island, or of those beside it, which it joins. False, and nothing has
   * changed, where the island would be too large or the sea would fall apart.
   */
  raise(cell: Cell, largest: number, random: Random): boolean {
    const { island, lattice } = this;
    if (island[cell] !== SEA) return false;
    const beside: Island[] = [];
    let total = 1;
    for (const next of lattice.near[cell]) {
      const other = island[next];
      if (other === SEA || beside.includes(other)) continue;
      beside.push(other);
      total += this.size[other];
    }
    if (total > largest || !this.#isSeaWholeWithout(cell)) return false;
    const keeps = beside.length > 0 ? beside[random.below(beside.length)] : this.#freeNumber();
    const home = beside.length > 0 ? this.home[keeps] : cell;
    for (const other of beside) this.#forget(other);
    island[cell] = keeps;
    if (beside.length > 1) {
      const count = this.#walk(cell, true);
      for (let at = 0; at < count; at++) island[this.#met[at]] = keeps;
    }
    this.#note(keeps, total, home);
    return true;
  }

  /**
   * Makes a land cell sea; the rest of its island, perhaps in several parts, gets clues of its own. False,
   * and nothing has changed, where that would make a pool or too long a line, or no sea lies beside the cell.
   */
  lower(cell: Cell, straight: number, random: Random): boolean {
    const { island, lattice } = this;
    const old = island[cell];
    if (old === SEA || this.#wouldBePool(cell) || this.#lineThrough(cell) > straight) return false;
    if (!lattice.near[cell].some((next) => island[next] === SEA)) return false;
    const rest = this.size[old] - 1;
    const home = this.home[old];
    this.#forget(old);
    island[cell] = SEA;
    for (const next of lattice.near[cell]) {
      if (island[next] !== old || this.size[old] > 0) continue;
      const count = this.#walk(next, false);
      const number = count === rest ? old : this.#freeNumber(old);
      let place = this.#met[random.below(count)];
      for (let at = 0; at < count; at++) {
        island[this.#met[at]] = number;
        if (this.#met[at] === home) place = home;
      }
      this.#note(number, count, place);
    }
    return true;
  }

  /** Makes a whole island sea, whatever comes of it. */
  sink(gone: Island): void {
    this.#forget(gone);
    for (let cell = 0; cell < this.island.length; cell++)
      if (this.island[cell] === gone) this.island[cell] = SEA;
  }

  #note(island: Island, size: number, home: Cell): void {
    this.size[island] = size;
    this.home[island] = home;
    this.clues[home] = size;
    this.tally[size]++;
  }

  #forget(island: Island): void {
    this.clues[this.home[island]] = 0;
    this.tally[this.size[island]]--;
    this.size[island] = 0;
  }

  #freeNumber(not: Island = 0): Island {
    let number = 1;
    while (this.size[number] > 0 || number === not) number++;
    return number;
  }

  #wouldBePool(cell: Cell): boolean {
    const { island, lattice } = this;
    const { rows, cols } = lattice;
    const row = Math.floor(cell / cols);
    const col = cell - row * cols;
    for (const down of [-1, 1]) {
      if (row + down < 0 || row + down >= rows || island[cell + down * cols] !== SEA) continue;
      if (col > 0 && island[cell - 1] === SEA && island[cell + down * cols - 1] === SEA) return true;
      if (col + 1 < cols && island[cell + 1] === SEA && island[cell + down * cols + 1] === SEA) return true;
    }
    return false;
  }

  /** The length of the longer straight line of sea that a cell would be part of. */
  #lineThrough(cell: Cell): number {
    const { rows, cols } = this.lattice;
    const row = Math.floor(cell / cols);
    const col = cell - row * cols;
    const across = this.#seaFrom(cell, -1, col) + this.#seaFrom(cell, 1, cols - 1 - col);
    const down = this.#seaFrom(cell, -cols, row) + this.#seaFrom(cell, cols, rows - 1 - row);
    return 1 + Math.max(across, down);
  }

  /** How many cells of sea follow a cell in one direction, in which there are so many cells. */
  #seaFrom(cell: Cell, step: number, cells: number): number {
    let count = 0;
    while (count < cells && this.island[cell + (count + 1) * step] === SEA) count++;
    return count;
  }

  /** Whether the sea is one without a cell of it, and is not gone. */
  #isSeaWholeWithout(cell: Cell): boolean {
    const { near } = this.lattice;
    const { island } = this;
    const stamps = this.#stamps;
    const met = this.#met;
    const stamp = ++this.#stamp;
    let sides = 0;
    for (const next of near[cell]) {
      if (island[next] !== SEA) continue;
      sides++;
      met[0] = next;
    }
    if (sides < 2) return sides === 1;
    stamps[cell] = stamp;
    stamps[met[0]] = stamp;
    let count = 1;
    for (let at = 0; at < count; at++) {
      for (const next of near[met[at]]) {
        if (stamps[next] === stamp || island[next] !== SEA) continue;
        stamps[next] = stamp;
        if (near[cell].includes(next) && --sides === 1) return true;
        met[count++] = next;
      }
    }
    return false;
  }

  /** Meets all land that is connected to a land cell, or only the part with the same number. */
  #walk(start: Cell, isOverAll: boolean): number {
    const { near } = this.lattice;
    const { island } = this;
    const stamps = this.#stamps;
    const met = this.#met;
    const stamp = ++this.#stamp;
    const own = island[start];
    stamps[start] = stamp;
    met[0] = start;
    let count = 1;
    for (let at = 0; at < count; at++) {
      for (const next of near[met[at]]) {
        if (stamps[next] === stamp || (isOverAll ? island[next] === SEA : island[next] !== own)) continue;
        stamps[next] = stamp;
        met[count++] = next;
      }
    }
    return count;
  }
}
