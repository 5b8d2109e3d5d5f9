import type { BitRows } from "./bit-rows.ts";

/**
 * What is known of pairs of statements ("nodes"). All three relations are symmetric. Where the numbers of the nodes keep
 * their order from one position to the next, the same one of several chains is found wherever its links are.
 */
export interface LinkGraph {
  /** Pairs of which at least one holds. */
  readonly strong: BitRows;
  /** Pairs of which not both hold. */
  readonly weak: BitRows;
  /** Pairs from which something new follows if one of the two holds. */
  readonly aims: BitRows;
}

/**
 * Nodes in pairs, each a strong link, and from each pair to the next a weak link.
 * - `ends`: the first node holds or the last one does.
 * - `loop`: the last node is weakly linked to the first, so one end of every link holds.
 * - `point`: the last node is the first one, so it holds.
 */
export interface Chain {
  readonly form: "ends" | "loop" | "point";
  readonly nodes: readonly number[];
}

/**
 * The shortest chain between any two nodes, shorter ones first, and as a number between them the work since the last
 * yield. What holds if a node does not is followed breadth first, from all nodes at the same time, with whole rows of
 * bits. No chain visits a node twice; where the shortest way does, there is a shorter chain that comes to something.
 * Of chains of one length between two nodes it is the one with the lowest numbers, compared from the end.
 *
 * Time: nodes² times words of a row. Source of the idea: the alternating inference chains of puzzle players.
 */
export function* chainsIn(graph: LinkGraph): Generator<Chain | number, void> {
  const { size, words } = graph.strong;
  const waves = new Waves(graph);
  let going = Array.from({ length: size }, (_, node) => node);
  let work = size;
  while (going.length > 0) {
    waves.begin();
    const on: number[] = [];
    for (const from of going) {
      const read = waves.advance(from);
      work += read;
      if (read > 0) on.push(from);
      for (let word = 0; word < words; word++) {
        for (let hits = waves.hitsIn(from, word); hits; hits &= hits - 1) {
          const chain = waves.chain(from, numberOf(word, hits));
          if (!chain) continue;
          yield work;
          work = 0;
          yield chain;
        }
      }
    }
    yield work;
    work = 0;
    going = on;
  }
}

/** From each node, if it does not hold: what is known then, by the number of strong links that it takes. */
class Waves {
  readonly #graph: LinkGraph;
  readonly #aims: BitRows;
  readonly #words: number;
  /** By level, a row for each beginning: nodes that are first known to hold there, and not to hold before the next. */
  readonly #held: Int32Array[] = [];
  readonly #out: Int32Array[] = [];
  /** The same of all levels. */
  readonly #isHeld: Int32Array;
  readonly #isOut: Int32Array;

  constructor(graph: LinkGraph) {
    const { size, words } = graph.strong;
    this.#graph = graph;
    this.#aims = graph.aims;
    this.#words = words;
    this.#isHeld = new Int32Array(size * words);
    this.#isOut = new Int32Array(size * words);
    for (let node = 0; node < size; node++) this.#isOut[node * words + (node >> 5)] |= 1 << (node & 31);
    this.#out.push(this.#isOut.slice());
  }

  /** Begins a level: one more weak link, but not at the first, and one more strong link. */
  begin(): void {
    const length = this.#isHeld.length;
    if (this.#held.length > 0) this.#out.push(new Int32Array(length));
    this.#held.push(new Int32Array(length));
  }

  /** Follows the links of the level from one node. Returns the number of rows read, 0 where there is nothing more. */
  advance(from: number): number {
    const { strong, weak } = this.#graph;
    const level = this.#held.length - 1;
    const at = from * this.#words;
    const out = this.#out[level];
    let read = level > 0 ? spread(weak, at, this.#held[level - 1], this.#isOut, out) : 0;
    read += spread(strong, at, out, this.#isHeld, this.#held[level]);
    return read;
  }

  /** In a word of the last level the nodes at which a chain may end. Of two ends the one with the lower number begins. */
  hitsIn(from: number, word: number): number {
    const { weak } = this.#graph;
    const aims = this.#aims;
    const at = from * this.#words + word;
    const held = this.#held[this.#held.length - 1][at];
    if (held === 0) return 0;
    const own = from >> 5;
    const notLower = word < own ? 0 : word > own ? -1 : -1 << (from & 31);
    const self = word === own ? 1 << (from & 31) : 0;
    return held & (((aims.bits[at] | weak.bits[at]) & notLower) | self);
  }

  /** The chain to a node of the last level; null where it visits a node twice. */
  chain(from: number, to: number): Chain | null {
    const { strong, weak } = this.#graph;
    const at = from * this.#words;
    const nodes = [to];
    for (let level = this.#held.length - 1; level >= 0; level--) {
      const out = lowest(strong, nodes[nodes.length - 1], this.#out[level], at);
      nodes.push(out);
      if (level > 0) nodes.push(lowest(weak, out, this.#held[level - 1], at));
    }
    nodes.reverse();
    const isPoint = from === to;
    if (new Set(nodes).size < nodes.length - Number(isPoint)) return null;
    return { form: isPoint ? "point" : weak.has(from, to) ? "loop" : "ends", nodes };
  }
}

/** Puts what is linked to the nodes of a row, and not known yet, into another and among what is known. Returns the number of rows read. */
export function spread(
  { words, bits }: BitRows,
  at: number,
  row: Int32Array,
  known: Int32Array,
  news: Int32Array,
): number {
  let read = 0;
  for (let word = 0; word < words; word++) {
    for (let rest = row[at + word]; rest; rest &= rest - 1) {
      const next = numberOf(word, rest) * words;
      for (let to = 0; to < words; to++) news[at + to] |= bits[next + to];
      read++;
    }
  }
  for (let to = at; to < at + words; to++) {
    news[to] &= ~known[to];
    known[to] |= news[to];
  }
  return read;
}

/** The lowest node of a row that is linked to a node. */
export function lowest({ words, bits }: BitRows, node: number, row: Int32Array, at: number): number {
  for (let word = 0; word < words; word++) {
    const both = row[at + word] & bits[node * words + word];
    if (both) return numberOf(word, both);
  }
  return -1;
}

/** The number of the lowest bit of a word. */
function numberOf(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}
