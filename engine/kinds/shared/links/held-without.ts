import { BitRows } from "./bit-rows.ts";

/**
 * What chains of any length lead to, without their links: by node the nodes of which each would hold if it did not. A node holds or does not, and a strong link leads
 * from "this one does not" to "that one does", a weak one back; where statements lead to each other they lead to the same.
 *
 * Time: a row for each link. Source: the strongly connected components of R. Tarjan, 1972.
 */
export function heldWithout(strong: BitRows, weak: BitRows): BitRows {
  return new Components(strong, weak).held;
}

/** Statements: node n does not hold (n), or it does (n and the number of nodes). */
class Components {
  readonly held: BitRows;
  readonly #size: number;
  readonly #words: number;
  readonly #strong: Neighbours;
  readonly #weak: Neighbours;
  /** By statement: when it was met, from 1 on, and the earliest that it leads back to; its component, from 1 on. */
  readonly #met: Int32Array;
  readonly #least: Int32Array;
  readonly #component: Int32Array;
  /** Those met that have no component yet, and how many. */
  readonly #open: Int32Array;
  #opened = 0;
  #count = 0;
  #components = 0;
  /** By component, a row of bits: the nodes that then hold. */
  readonly #rows: Int32Array;

  constructor(strong: BitRows, weak: BitRows) {
    const { size, words } = strong;
    this.#size = size;
    this.#words = words;
    this.#strong = new Neighbours(strong);
    this.#weak = new Neighbours(weak);
    this.#met = new Int32Array(2 * size);
    this.#least = new Int32Array(2 * size);
    this.#component = new Int32Array(2 * size);
    this.#open = new Int32Array(2 * size);
    this.#rows = new Int32Array((2 * size + 1) * words);
    this.held = new BitRows(size);
    for (let node = 0; node < size; node++) {
      if (this.#met[node] === 0) this.#visit(node);
      const row = this.#component[node] * words;
      for (let word = 0; word < words; word++) this.held.bits[node * words + word] = this.#rows[row + word];
    }
  }

  #visit(statement: number): void {
    const least = this.#least;
    this.#met[statement] = least[statement] = ++this.#count;
    this.#open[this.#opened++] = statement;
    const holds = statement >= this.#size;
    const { from, to } = holds ? this.#weak : this.#strong;
    const node = holds ? statement - this.#size : statement;
    const shift = holds ? 0 : this.#size;
    for (let at = from[node]; at < from[node + 1]; at++) {
      const next = to[at] + shift;
      if (this.#met[next] === 0) {
        this.#visit(next);
        least[statement] = Math.min(least[statement], least[next]);
      } else if (this.#component[next] === 0) {
        least[statement] = Math.min(least[statement], this.#met[next]);
      }
    }
    if (least[statement] === this.#met[statement]) this.#close(statement);
  }

  /** All that was met since the statement is one component, and what it leads to is known. */
  #close(first: number): void {
    const rows = this.#rows;
    const words = this.#words;
    const component = ++this.#components;
    const row = component * words;
    const last = this.#opened;
    while (this.#component[first] === 0) this.#component[this.#open[--this.#opened]] = component;
    for (let member = this.#opened; member < last; member++) {
      const statement = this.#open[member];
      const holds = statement >= this.#size;
      const node = holds ? statement - this.#size : statement;
      if (holds) rows[row + (node >> 5)] |= 1 << (node & 31);
      const { from, to } = holds ? this.#weak : this.#strong;
      const shift = holds ? 0 : this.#size;
      for (let at = from[node]; at < from[node + 1]; at++) {
        const next = to[at];
        // What follows from a node that holds is there once the node is.
        if (!holds && (rows[row + (next >> 5)] >> (next & 31)) & 1) continue;
        const more = this.#component[next + shift] * words;
        if (more !== row) for (let word = 0; word < words; word++) rows[row + word] |= rows[more + word];
      }
    }
  }
}

/** The numbers related to each, one list behind the other: those of a number begin at `from`, and end where the next ones begin. */
class Neighbours {
  readonly from: Int32Array;
  readonly to: number[] = [];

  constructor({ size, words, bits }: BitRows) {
    this.from = new Int32Array(size + 1);
    for (let row = 0; row < size; row++) {
      for (let word = 0; word < words; word++)
        for (let rest = bits[row * words + word]; rest; rest &= rest - 1)
          this.to.push((word << 5) + 31 - Math.clz32(rest & -rest));
      this.from[row + 1] = this.to.length;
    }
  }
}
