/** Rows of as many bits as there are rows: a relation between numbers from 0. */
export class BitRows {
  readonly size: number;
  /** Words of 32 bits that a row takes. */
  readonly words: number;
  /** Row after row; bit b % 32 of word b / 32 is bit b. */
  readonly bits: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.words = (size + 31) >> 5;
    this.bits = new Int32Array(size * this.words);
  }

  has(row: number, at: number): boolean {
    return (this.bits[row * this.words + (at >> 5)] & (1 << (at & 31))) !== 0;
  }

  put(row: number, at: number): void {
    this.bits[row * this.words + (at >> 5)] |= 1 << (at & 31);
  }

  /** Relates the two to each other. */
  join(one: number, other: number): void {
    this.put(one, other);
    this.put(other, one);
  }
}
