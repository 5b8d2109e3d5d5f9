import type { BitRows } from "./bit-rows.ts";

/** Most strong links of a chain: longer ones are hardly followed by anyone. */
const MOST = 12;

/** Most ways that are tried from one end back to a start. */
const TRIES = 200;

/**
 * The shortest chains from some nodes, which do not hold, to others, of which one would then hold: strong and weak links by
 * turns. What holds and what does not is followed breadth first, with whole rows of bits. Nodes of low numbers are preferred.
 *
 * Time: nodes times words of a row for each search.
 */
export class ShortestWays {
  /** Rows read by the latest search. */
  work = 0;
  readonly #strong: BitRows;
  readonly #weak: BitRows;
  /** By level, a row of bits: nodes that are first known not to hold there, and then to hold. */
  readonly #out: Int32Array[] = [];
  readonly #held: Int32Array[] = [];
  /** Ways back that may still be tried for the present end. */
  #tries = 0;
  readonly #isOut: Int32Array;
  readonly #isHeld: Int32Array;

  constructor(strong: BitRows, weak: BitRows) {
    this.#strong = strong;
    this.#weak = weak;
    this.#isOut = new Int32Array(strong.words);
    this.#isHeld = new Int32Array(strong.words);
  }

  /**
   * Of each end, as far as it is asked for, a chain of fewest links, the shorter ones first. None visits a node twice but to end
   * where it began.
   */
  *between(starts: Int32Array, ends: Int32Array): Generator<readonly number[], void> {
    this.work = 1;
    this.#isHeld.fill(0);
    this.#isOut.set(starts);
    this.#level(this.#out, 0).set(starts);
    for (let level = 0; level < MOST; level++) {
      const held = this.#level(this.#held, level);
      if (this.#spread(this.#strong, this.#out[level], this.#isHeld, held) === 0) return;
      for (const end of numbersIn(held, ends)) yield* this.#chain(level, end);
      // A way that leads on from an end would end there.
      for (let word = 0; word < held.length; word++) held[word] &= ~ends[word];
      if (this.#spread(this.#weak, held, this.#isOut, this.#level(this.#out, level + 1)) === 0) return;
    }
  }

  /** The row of a level, empty. */
  #level(rows: Int32Array[], level: number): Int32Array {
    rows[level] ??= new Int32Array(this.#strong.words);
    return rows[level].fill(0);
  }

  /** Puts what is linked to the nodes of a row, and not known yet, into another. Returns how many rows it read. */
  #spread({ words, bits }: BitRows, row: Int32Array, known: Int32Array, news: Int32Array): number {
    const before = this.work;
    for (let word = 0; word < words; word++)
      for (let rest = row[word]; rest; rest &= rest - 1) {
        const from = ((word << 5) + 31 - Math.clz32(rest & -rest)) * words;
        for (let to = 0; to < words; to++) news[to] |= bits[from + to];
        this.work++;
      }
    for (let to = 0; to < words; to++) {
      news[to] &= ~known[to];
      known[to] |= news[to];
    }
    return this.work - before;
  }

  /** The chain to a node of a level, none where that would visit a node twice, or is hard to tell. */
  #chain(level: number, end: number): number[][] {
    this.#tries = TRIES;
    const nodes = this.#back(level, [end]);
    return nodes ? [nodes.reverse()] : [];
  }

  /** The way from the last node back to a start, the lowest nodes first. */
  #back(level: number, nodes: readonly number[]): number[] | null {
    for (const out of this.#before(this.#strong, nodes, this.#out[level])) {
      if (level === 0 && out === nodes[0]) return [...nodes, out];
      if (nodes.includes(out)) continue;
      if (level === 0) return [...nodes, out];
      for (const held of this.#before(this.#weak, [...nodes, out], this.#held[level - 1])) {
        if (held === out || nodes.includes(held)) continue;
        if (this.#tries-- <= 0) return null;
        const way = this.#back(level - 1, [...nodes, out, held]);
        if (way) return way;
      }
    }
    return null;
  }

  /** The nodes of a row that are linked to the last of some. */
  #before({ words, bits }: BitRows, nodes: readonly number[], row: Int32Array): number[] {
    const at = nodes[nodes.length - 1] * words;
    return numbersIn(row, bits.subarray(at, at + words));
  }
}

/** The numbers that two rows share, the lowest first. */
function numbersIn(row: Int32Array, and: Int32Array): number[] {
  const numbers: number[] = [];
  for (let word = 0; word < row.length; word++)
    for (let rest = row[word] & and[word]; rest; rest &= rest - 1)
      numbers.push((word << 5) + 31 - Math.clz32(rest & -rest));
  return numbers;
}
