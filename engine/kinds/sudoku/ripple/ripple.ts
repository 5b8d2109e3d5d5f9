import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import { housesOf, type SudokuSize } from "../puzzle/houses.ts";
import { addStep, type ChainStep, factsOf, MOST_STEPS, type Single, sizeOf } from "./chain-steps.ts";
import { Consequences } from "./consequences.ts";
import { type Crossings, crossingsOf } from "./crossings.ts";

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Forcing chains by singles and locked candidates, computed in microseconds. Each removed candidate remembers
 * the set of steps that it rests on, and candidates on the fewest steps are removed first: so a short chain
 * to a broken law is known without a search for it. A spot is a cell times 16 plus a digit.
 */
export class Ripple {
  readonly #size: SudokuSize;
  readonly #candidates: Uint16Array;
  readonly #digits: Uint8Array;
  readonly #crossings: Crossings;
  readonly #peers: readonly (readonly number[])[];
  /** By house times 16 plus digit: the places left, as a set of positions in the house. */
  readonly #places: Uint16Array;
  /** By spot: the steps that ruling it out rests on. */
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** By cell: the steps that its placement rests on, itself among them. */
  readonly #placedLow: Int32Array;
  readonly #placedHigh: Int32Array;
  /** Spots ruled out, and spots placed as negative numbers, in order. */
  readonly #trail: number[] = [];
  /** Length of the trail at the start of the present supposition. */
  #from = 0;
  /** Singles to be placed, by the number of steps that they rest on. */
  readonly #buckets: Single[][] = Array.from({ length: MOST_STEPS + 1 }, () => []);
  /** No bucket above this one holds anything. */
  #fullest = -1;
  readonly #steps: ChainStep[] = [];
  /** Steps of the shortest chain to a broken law that was met, and the set of them. */
  length = NEVER;
  #endLow = 0;
  #endHigh = 0;
  /** The steps that a house or a cell rests on, as last summed up. */
  #sumLow = 0;
  #sumHigh = 0;
  readonly #kept: Consequences;
  readonly #isMet: Uint8Array;

  constructor(size: SudokuSize, grid: CandidateGrid) {
    const cells = size * size;
    this.#size = size;
    this.#peers = housesOf(size).peers;
    this.#crossings = crossingsOf(size);
    this.#candidates = grid.left();
    this.#digits = Uint8Array.from({ length: cells }, (_, cell) => Math.max(0, grid.at(cell)));
    this.#places = new Uint16Array(size * 3 * 16);
    this.#isMet = new Uint8Array(size * 3 * 16);
    this.#low = new Int32Array(cells * 16);
    this.#high = new Int32Array(cells * 16);
    this.#placedLow = new Int32Array(cells);
    this.#placedHigh = new Int32Array(cells);
    this.#kept = new Consequences(cells * 32);
    for (let cell = 0; cell < cells; cell++) {
      for (let digit = 1; digit <= size; digit++) if (this.#can(cell, digit)) this.#flip(cell, digit);
    }
  }

  knows(fact: Fact): boolean {
    const cell = cellOf(fact);
    return isNegative(fact) ? !this.#can(cell, valueOf(fact)) : this.#digits[cell] === valueOf(fact);
  }

  /** 0 where no digit is known. */
  digitAt(cell: number): number {
    return this.#digits[cell];
  }

  mark(): number {
    return this.#trail.length;
  }

  undo(to: number): void {
    while (this.#trail.length > to) {
      const spot = this.#trail.pop() as number;
      if (spot < 0) {
        this.#digits[-spot >> 4] = 0;
        continue;
      }
      this.#low[spot] = 0;
      this.#high[spot] = 0;
      this.#candidates[spot >> 4] |= 1 << (spot & 15);
      this.#flip(spot >> 4, spot & 15);
    }
  }

  /**
   * Takes a fact for true; false if a law breaks: then `length` and `way` say how. Nothing is drawn that
   * rests on `most` steps.
   */
  suppose(fact: Fact, most = MOST_STEPS + 1): boolean {
    this.#steps.length = 0;
    for (; this.#fullest >= 0; this.#fullest--) this.#buckets[this.#fullest].length = 0;
    this.length = NEVER;
    this.#from = this.#trail.length;
    const spot = (cellOf(fact) << 4) | valueOf(fact);
    if (isNegative(fact)) this.#ruleOut(spot, 0, 0);
    else this.#place(spot, 0, 0);
    for (let read = this.#from; ; ) {
      this.#placeSingles(most);
      const until = this.#trail.length;
      if (this.length < NEVER || read === until) return this.length === NEVER;
      this.#lock(read, until, most);
      read = until;
    }
  }

  /** What has been drawn counts as known from now on: later steps do not rest on it. */
  settle(): void {
    for (let at = this.#from; at < this.#trail.length; at++) {
      const spot = Math.abs(this.#trail[at]);
      this.#low[spot] = 0;
      this.#high[spot] = 0;
    }
  }

  /** The facts of the shortest chain to the broken law. */
  way(): Fact[] {
    return factsOf(this.#steps, this.#endLow, this.#endHigh);
  }

  /** Keeps the consequences of the supposition, to be compared with those of the opposite one. */
  keep(): void {
    this.#kept.begin(this.#steps);
    this.#eachDrawn((key, low, high) => this.#kept.put(key, low, high));
  }

  /** The fact that this supposition and the kept one agree on by the fewest steps, if these are fewer than `most`. */
  shared(most: number): { agreed: Fact; cost: number; way: Fact[] } | null {
    let cost = most;
    let key = -1;
    let way: [low: number, high: number] = [0, 0];
    this.#eachDrawn((drawn, low, high) => {
      const sum = sizeOf(low, high) + this.#kept.sizeOf(drawn);
      if (sum < cost) [cost, key, way] = [sum, drawn, [low, high]];
    });
    if (key < 0) return null;
    const [cell, digit] = [key >> 5, (key >> 1) & 15];
    const agreed = key & 1 ? isNot(cell, digit) : is(cell, digit);
    return { agreed, cost, way: [...this.#kept.way(key), ...factsOf(this.#steps, ...way)] };
  }

  #can(cell: number, digit: number): boolean {
    return (this.#candidates[cell] & (1 << digit)) !== 0;
  }

  /** The cell comes or goes as a place of the digit. */
  #flip(cell: number, digit: number): void {
    const { houses, bits } = this.#crossings;
    for (let at = cell * 3; at < cell * 3 + 3; at++) this.#places[(houses[at] << 4) | digit] ^= bits[at];
  }

  #eachDrawn(visit: (key: number, low: number, high: number) => void): void {
    for (let at = this.#from + 1; at < this.#trail.length; at++) {
      const spot = this.#trail[at];
      if (spot > 0) visit(spot * 2 + 1, this.#low[spot], this.#high[spot]);
      else visit(spot * -2, this.#placedLow[-spot >> 4], this.#placedHigh[-spot >> 4]);
    }
  }

  /** Places the singles that rest on the fewest steps, until nothing shorter can come of it. */
  #placeSingles(most: number): void {
    for (let count = 0; count <= this.#fullest && count < most && count < this.length; ) {
      const single = this.#buckets[count].pop();
      if (!single) count++;
      else if (this.#digits[single.spot >> 4] === 0) {
        const { spot } = single;
        const { low, high } = addStep(this.#steps, [is(spot >> 4, spot & 15)], single.low, single.high);
        this.#place(spot, low, high);
      }
    }
  }

  #place(spot: number, low: number, high: number): void {
    const cell = spot >> 4;
    const digit = spot & 15;
    this.#digits[cell] = digit;
    this.#placedLow[cell] = low;
    this.#placedHigh[cell] = high;
    this.#trail.push(-spot);
    const candidates = this.#candidates;
    const bit = 1 << digit;
    for (let others = candidates[cell] & ~bit; others !== 0; others &= others - 1)
      this.#ruleOut((cell << 4) | (31 - Math.clz32(others & -others)), low, high);
    const peers = this.#peers[cell];
    for (let at = 0; at < peers.length; at++)
      if ((candidates[peers[at]] & bit) !== 0) this.#ruleOut((peers[at] << 4) | digit, low, high);
  }

  #ruleOut(spot: number, low: number, high: number): void {
    const cell = spot >> 4;
    const digit = spot & 15;
    if (!this.#can(cell, digit)) return;
    this.#candidates[cell] &= ~(1 << digit);
    this.#low[spot] = low;
    this.#high[spot] = high;
    this.#trail.push(spot);
    this.#flip(cell, digit);
    // Of a cell that is known nothing is to be summed up.
    const left = this.#candidates[cell];
    if (left === 0 || ((left & (left - 1)) === 0 && this.#digits[cell] === 0)) {
      this.#sumLow = 0;
      this.#sumHigh = 0;
      for (let other = 1; other <= this.#size; other++) this.#sum((cell << 4) | other);
      this.#meet(left === 0 ? -1 : cell, 31 - Math.clz32(left));
    }
    const { houses } = this.#crossings;
    for (let at = cell * 3; at < cell * 3 + 3; at++) {
      const places = this.#places[(houses[at] << 4) | digit];
      if ((places & (places - 1)) !== 0) continue;
      const place = places === 0 ? -1 : this.#cellIn(houses[at], places);
      if (place >= 0 && this.#digits[place] !== 0) continue;
      this.#sumHouse(houses[at], digit);
      this.#meet(place, digit);
    }
  }

  #sum(spot: number): void {
    this.#sumLow |= this.#low[spot];
    this.#sumHigh |= this.#high[spot];
  }

  /** Sums up the steps that a digit's lack of places in a house rests on. */
  #sumHouse(house: number, digit: number): void {
    const { cells } = this.#crossings;
    this.#sumLow = 0;
    this.#sumHigh = 0;
    for (let at = house * this.#size; at < (house + 1) * this.#size; at++)
      this.#sum((cells[at] << 4) | digit);
  }

  /** The cell at the first of some positions in a house. */
  #cellIn(house: number, positions: number): number {
    return this.#crossings.cells[house * this.#size + 31 - Math.clz32(positions & -positions)];
  }

  /** A cell that is not known or a house has one way left, or none. */
  #meet(cell: number, digit: number): void {
    const low = this.#sumLow;
    const high = this.#sumHigh;
    const size = sizeOf(low, high);
    if (cell >= 0) {
      this.#buckets[size].push({ spot: (cell << 4) | digit, low, high });
      this.#fullest = Math.max(this.#fullest, size);
    } else if (size < this.length) {
      this.length = size;
      this.#endLow = low;
      this.#endHigh = high;
    }
  }

  /** Locked candidates in the houses that the trail between two lengths speaks of. */
  #lock(from: number, until: number, most: number): void {
    const { houses } = this.#crossings;
    const met: number[] = [];
    for (let at = from; at < until; at++) {
      const spot = this.#trail[at];
      if (spot < 0) continue;
      const first = (spot >> 4) * 3;
      for (let index = first; index < first + 3; index++) {
        const key = (houses[index] << 4) | (spot & 15);
        if (this.#isMet[key] === 0) met.push(key);
        this.#isMet[key] = 1;
      }
    }
    for (const key of met) {
      this.#isMet[key] = 0;
      this.#lockIn(key >> 4, key & 15, most);
    }
  }

  /** Where all places of a digit in a house lie in another house too, it leaves the rest of that one. */
  #lockIn(house: number, digit: number, most: number): void {
    const places = this.#places[(house << 4) | digit];
    if ((places & (places - 1)) === 0) return;
    const { from, other, common, commonThere } = this.#crossings;
    for (let at = from[house]; at < from[house + 1]; at++) {
      if ((places & ~common[at]) !== 0) continue;
      let rest = this.#places[(other[at] << 4) | digit] & ~commonThere[at];
      if (rest === 0) continue;
      this.#sumHouse(house, digit);
      if (sizeOf(this.#sumLow, this.#sumHigh) >= most) return;
      const facts: Fact[] = [];
      for (let some = rest; some; some &= some - 1) facts.push(isNot(this.#cellIn(other[at], some), digit));
      const { low, high } = addStep(this.#steps, facts, this.#sumLow, this.#sumHigh);
      for (; rest !== 0; rest &= rest - 1)
        this.#ruleOut((this.#cellIn(other[at], rest) << 4) | digit, low, high);
      return;
    }
  }
}
