import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { SudokuSize } from "../puzzle/houses.ts";
import { type BandTables, bandTablesOf } from "./band-tables.ts";

/**
 * What suppositions come to by singles and locked candidates: as `Ripple`, but without the steps in between, in a tenth of its time. The cells that can hold
 * a digit are bit sets, a word for each band of boxes. What follows is the same in whatever order it is drawn. Source of this form: the band solvers of the
 * New Sudoku Players' Forum.
 */
export class Spread {
  /** Nothing follows from the board itself. */
  readonly isQuiet: boolean;
  readonly #size: number;
  readonly #tables: BandTables;
  readonly #bands: number;
  /** By digit and band, and behind them by band the cells that are placed. */
  readonly #left: Int32Array;
  /** Words of digits to be looked at, as a bit set. */
  #news = 0;
  /** Bands whose cells are to be looked at. */
  #lessIn = 0;
  readonly #columns: Int32Array;

  constructor(size: SudokuSize, grid: CandidateGrid) {
    this.#size = size;
    this.#tables = bandTablesOf(size);
    const { bands, band, bit } = this.#tables;
    this.#bands = bands;
    this.#columns = new Int32Array(bands);
    this.#left = new Int32Array((size + 1) * bands);
    const left = grid.left();
    for (let cell = 0; cell < left.length; cell++) {
      for (let digit = 1; digit <= size; digit++)
        if ((left[cell] >> digit) & 1) this.#left[(digit - 1) * bands + band[cell]] |= bit[cell];
    }
    // Placed digits are placed again here: one whose peers can still hold it leads on too.
    const before = this.save();
    this.#news = (1 << (size * bands)) - 1;
    this.#lessIn = (1 << bands) - 1;
    const isWhole = this.#settle();
    this.isQuiet = isWhole && this.#left.subarray(0, size * bands).every((word, at) => word === before[at]);
    this.restore(before);
    for (let cell = 0; cell < left.length; cell++)
      if (grid.at(cell) > 0) this.#left[size * bands + band[cell]] |= bit[cell];
  }

  /** The state, which goes on changing. */
  get state(): Int32Array {
    return this.#left;
  }

  /** The state, to come back to; kept in the given place or in a new one. */
  save(place: Int32Array = new Int32Array(this.#left.length)): Int32Array {
    place.set(this.#left);
    return place;
  }

  restore(state: Int32Array): void {
    this.#left.set(state);
    this.#news = 0;
    this.#lessIn = 0;
  }

  /** Whether a fact or its opposite is known in a state. */
  decides(fact: Fact, state: Int32Array): boolean {
    const cell = cellOf(fact);
    const { band, bit } = this.#tables;
    const can = state[(valueOf(fact) - 1) * this.#bands + band[cell]];
    return (can & ~state[this.#size * this.#bands + band[cell]] & bit[cell]) === 0;
  }

  /** Whether all that another state knows is known. */
  knowsAll(state: Int32Array): boolean {
    const words = this.#size * this.#bands;
    return this.#left.every((word, at) => (at < words ? word & ~state[at] : state[at] & ~word) === 0);
  }

  /** Takes a fact for true; false if a law breaks, and then the state is none to go on from. */
  suppose(fact: Fact): boolean {
    const cell = cellOf(fact);
    const digit = valueOf(fact) - 1;
    const { band, bit } = this.#tables;
    if (!isNegative(fact)) this.#place(digit, cell);
    else this.#strike(digit, band[cell], bit[cell]);
    return this.#settle();
  }

  /** Takes what two states know for true, from each of which nothing more follows; false as with `suppose`. */
  meet(one: Int32Array, other: Int32Array): boolean {
    const bands = this.#bands;
    const left = this.#left;
    const ofDigit = (1 << bands) - 1;
    const words = this.#size * bands;
    this.#news = 0;
    this.#lessIn = 0;
    let isAllOne = true;
    let isAllOther = true;
    for (let first = 0; first < words; first += bands) {
      let isOne = true;
      let isOther = true;
      for (let at = first; at < first + bands; at++) {
        const both = one[at] & other[at];
        left[at] = both;
        isOne &&= both === one[at];
        isOther &&= both === other[at];
      }
      if (!isOne && !isOther) this.#news |= ofDigit << first;
      isAllOne &&= isOne;
      isAllOther &&= isOther;
    }
    for (let at = words; at < words + bands; at++) left[at] = one[at] | other[at];
    // What one of them knows already leads no further.
    if (isAllOne || isAllOther) return true;
    this.#lessIn = ofDigit;
    return this.#settle();
  }

  #settle(): boolean {
    const bands = this.#bands;
    const ofDigit = (1 << bands) - 1;
    for (;;) {
      if (this.#lessIn !== 0 && !this.#placeNaked()) return false;
      if (this.#news === 0) return true;
      const digit = ((31 - Math.clz32(this.#news)) / bands) | 0;
      const news = (this.#news >> (digit * bands)) & ofDigit;
      this.#news &= ~(ofDigit << (digit * bands));
      if (!this.#look(digit, news)) return false;
    }
  }

  #strike(digit: number, band: number, cells: number): void {
    const word = digit * this.#bands + band;
    const rest = this.#left[word] & ~cells;
    if (rest === this.#left[word]) return;
    this.#left[word] = rest;
    this.#news |= 1 << word;
    this.#lessIn |= 1 << band;
  }

  #place(digit: number, cell: number): void {
    const bands = this.#bands;
    const { peers, band, bit } = this.#tables;
    const at = band[cell];
    for (let other = 0; other < bands; other++) this.#strike(digit, other, peers[cell * bands + other]);
    for (let other = 0; other < this.#size; other++) if (other !== digit) this.#strike(other, at, bit[cell]);
    this.#left[this.#size * bands + at] |= bit[cell];
  }

  /**
   * Locked candidates of one digit, of which bands are new, and then the places where a house has one for it; false where it has none.
   */
  #look(digit: number, news: number): boolean {
    const size = this.#size;
    const bands = this.#bands;
    const left = this.#left;
    const columns = this.#columns;
    const { high, wide, row, boxes, rowsLeft, cellsOf, columnsLeft, below } = this.#tables;
    const first = digit * bands;
    const stack = (1 << wide) - 1;
    let met = 0;
    let once = 0;
    let twice = 0;
    for (let fresh = news; fresh !== 0; ) {
      met |= fresh;
      once = 0;
      twice = 0;
      for (let band = 0; band < bands; band++) {
        let word = left[first + band];
        if ((fresh >> band) & 1) {
          let minirows = 0;
          for (let at = 0, rest = word; at < high; at++, rest >>>= size) {
            const here = rest & row;
            if (here === 0) return false;
            minirows |= boxes[here] << (at * high);
          }
          const rest = word & cellsOf[rowsLeft[minirows]];
          if (rest !== word) {
            left[first + band] = rest;
            this.#lessIn |= 1 << band;
            word = rest;
          }
        }
        let some = 0;
        for (; word !== 0; word >>>= size) {
          const here = word & row;
          twice |= once & here;
          once |= here;
          some |= here;
        }
        columns[band] = some;
      }
      if (once !== row) return false;
      fresh = 0;
      for (let from = 0; from < size; from += wide) {
        let minicolumns = 0;
        for (let band = 0; band < bands; band++) {
          const here = (columns[band] >> from) & stack;
          if (here === 0) return false;
          minicolumns |= here << (band * wide);
        }
        const lost = minicolumns & ~columnsLeft[minicolumns];
        if (lost === 0) continue;
        for (let band = 0; band < bands; band++) {
          const gone = (lost >> (band * wide)) & stack;
          if (gone === 0) continue;
          left[first + band] &= ~below[gone << from];
          fresh |= 1 << band;
        }
      }
      this.#lessIn |= fresh;
    }
    return this.#placeHidden(digit, met, once & ~twice);
  }

  /** Places a digit where a house has one place for it: a row or box of some bands, or one of some columns; false where one has none. */
  #placeHidden(digit: number, some: number, single: number): boolean {
    const bands = this.#bands;
    const left = this.#left;
    const { houses, below } = this.#tables;
    const first = digit * bands;
    const placed = this.#size * bands;
    for (let band = 0; band < bands; band++) {
      const word = left[first + band];
      if (((some >> band) & 1) === 0 || (word & ~left[placed + band]) === 0) continue;
      for (let at = 0; at < houses.length; at++) {
        const here = word & houses[at];
        if (here === 0) return false;
        if ((here & (here - 1)) === 0 && (left[placed + band] & here) === 0)
          this.#placeBit(digit, band, here);
      }
    }
    for (let rest = single; rest; rest &= rest - 1) {
      const column = below[rest & -rest];
      for (let band = 0; band < bands; band++) {
        const here = left[first + band] & column;
        if (here !== 0 && (left[placed + band] & here) === 0) this.#placeBit(digit, band, here);
      }
    }
    return true;
  }

  /** Places the digits of cells that have one left; false where one has none. */
  #placeNaked(): boolean {
    const bands = this.#bands;
    const left = this.#left;
    const placed = this.#size * bands;
    for (let less = this.#lessIn; less !== 0; less &= less - 1) {
      const band = 31 - Math.clz32(less & -less);
      let once = 0;
      let twice = 0;
      for (let word = band; word < placed; word += bands) {
        twice |= once & left[word];
        once |= left[word];
      }
      if (once !== this.#tables.all) return false;
      this.#lessIn &= ~(1 << band);
      for (let rest = once & ~twice & ~left[placed + band]; rest; rest &= rest - 1) {
        const bit = rest & -rest;
        let digit = 0;
        while (digit < this.#size && (left[digit * bands + band] & bit) === 0) digit++;
        // Another cell of the band may have taken it.
        if (digit === this.#size) return false;
        this.#placeBit(digit, band, bit);
      }
    }
    return true;
  }

  #placeBit(digit: number, band: number, bit: number): void {
    this.#place(digit, band * this.#size * this.#tables.high + 31 - Math.clz32(bit));
  }
}
