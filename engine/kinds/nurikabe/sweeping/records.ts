/** Records of so many integers each, numbered from 0 as they come; equal ones are one. Open addressing, at most half full. */
export class Records {
  readonly width: number;
  count = 0;
  data: Int32Array;
  /** By slot: the number of a record plus 1, or 0. */
  #slots: Int32Array;

  constructor(width: number, room = 1024) {
    this.width = width;
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(room) + 1));
    this.data = new Int32Array((this.#slots.length / 2) * width);
  }

  /** The number of a record, which is kept if it is new. */
  add(record: Int32Array): number {
    const { width, count } = this;
    let slot = this.#slotOf(record, 0);
    for (let at = this.#slots[slot]; at > 0; at = this.#slots[slot]) {
      if (this.#isAt(record, (at - 1) * width)) return at - 1;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    this.#slots[slot] = ++this.count;
    this.data.set(record, count * width);
    if (this.count * 2 >= this.#slots.length) this.#grow();
    return count;
  }

  #isAt(record: Int32Array, from: number): boolean {
    for (let at = 0; at < this.width; at++) if (this.data[from + at] !== record[at]) return false;
    return true;
  }

  #slotOf(from: Int32Array, start: number): number {
    let hash = 0;
    for (let at = start; at < start + this.width; at++) {
      hash = Math.imul(hash ^ from[at], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash & (this.#slots.length - 1);
  }

  #grow(): void {
    const larger = new Int32Array(this.data.length * 2);
    larger.set(this.data);
    this.data = larger;
    this.#slots = new Int32Array(this.#slots.length * 2);
    for (let record = 0; record < this.count; record++) {
      let slot = this.#slotOf(this.data, record * this.width);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = record + 1;
    }
  }
}
