import { BitRows } from "./bit-rows.ts";

/**
 * What chains of any length lead to, without their links. What holds if a node does: what is strongly linked to its weak
 * neighbours, and what holds if that does. Few nodes have weak links, and only these are followed; those that lead to each
 * other lead to the same.
 *
 * Time: a row for each strong link of a weak neighbour. Source: the strongly connected components of R. Tarjan, 1972.
 */
export class Reachable {
  readonly #strong: BitRows;
  /** By node: the nodes that hold if it does, at once and by chains. */
  readonly #next: BitRows;
  readonly #held: BitRows;
  /** The nodes with weak links, as a row of bits. */
  readonly #linked: Int32Array;
  /** By node: when it was met, from 1 on, and the earliest that it leads back to; whether its component is known. */
  readonly #met: Int32Array;
  readonly #least: Int32Array;
  readonly #isClosed: Uint8Array;
  /** Those met that have no component yet. */
  readonly #open: number[] = [];
  #count = 0;

  constructor(strong: BitRows, weak: BitRows) {
    const { size, words } = strong;
    this.#strong = strong;
    this.#next = new BitRows(size);
    this.#linked = new Int32Array(words);
    for (let node = 0; node < size; node++)
      if (spreadFrom(weak.bits, node * words, strong, this.#next.bits, node * words))
        this.#linked[node >> 5] |= 1 << (node & 31);
    this.#held = new BitRows(size);
    this.#held.bits.set(this.#next.bits);
    this.#met = new Int32Array(size);
    this.#least = new Int32Array(size);
    this.#isClosed = new Uint8Array(size);
    for (let word = 0; word < words; word++)
      for (let rest = this.#linked[word]; rest; rest &= rest - 1) {
        const node = numberOf(word, rest);
        if (this.#met[node] === 0) this.#visit(node);
      }
  }

  /** Whether a chain leads from a node, which does not hold, to one of some, which then holds: a row of bits that begins at a word of a list. */
  isLed(from: number, to: Int32Array, at = 0): boolean {
    const { words, bits } = this.#strong;
    const held = this.#held.bits;
    const row = from * words;
    for (let word = 0; word < words; word++) if (bits[row + word] & to[at + word]) return true;
    for (let word = 0; word < words; word++)
      for (let rest = bits[row + word] & this.#linked[word]; rest; rest &= rest - 1) {
        const next = numberOf(word, rest) * words;
        for (let each = 0; each < words; each++) if (held[next + each] & to[at + each]) return true;
      }
    return false;
  }

  #visit(node: number): void {
    const least = this.#least;
    const { words, bits } = this.#held;
    this.#met[node] = least[node] = ++this.#count;
    this.#open.push(node);
    for (let word = 0; word < words; word++)
      for (let rest = this.#next.bits[node * words + word] & this.#linked[word]; rest; rest &= rest - 1) {
        const next = numberOf(word, rest);
        if (this.#met[next] === 0) this.#visit(next);
        if (this.#isClosed[next]) unite(bits, node * words, next * words, words);
        else least[node] = Math.min(least[node], least[next]);
      }
    if (least[node] === this.#met[node]) this.#close(node);
  }

  /** All that was met since the node is one component. */
  #close(first: number): void {
    const { words, bits } = this.#held;
    const from = this.#open.indexOf(first);
    const members = this.#open.splice(from);
    for (const member of members) {
      this.#isClosed[member] = 1;
      if (member !== first) unite(bits, first * words, member * words, words);
    }
    for (const member of members)
      if (member !== first) bits.copyWithin(member * words, first * words, (first + 1) * words);
  }
}

/** Adds the rows of all nodes of a row of bits to another; whether there are any. */
function spreadFrom(row: Int32Array, at: number, { words, bits }: BitRows, to: Int32Array, into: number): boolean {
  let isAny = false;
  for (let word = 0; word < words; word++)
    for (let rest = row[at + word]; rest; rest &= rest - 1) {
      isAny = true;
      unite(to, into, numberOf(word, rest) * words, words, bits);
    }
  return isAny;
}

/** Adds a row of bits to one of the same list, or of another. */
function unite(to: Int32Array, into: number, at: number, words: number, bits = to): void {
  for (let word = 0; word < words; word++) to[into + word] |= bits[at + word];
}

/** The number of the lowest bit of a word. */
function numberOf(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}
