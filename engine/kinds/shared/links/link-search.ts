import { BitRows } from "./bit-rows.ts";

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
 * The shortest chain between any two nodes, shorter ones first, and after all of one length, as a number, the work that
 * they took. What holds if a node does not is followed breadth first, from all nodes at the same time, with whole rows of
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
          if (chain) yield chain;
        }
      }
    }
    yield work;
    work = 0;
    going = on;
  }
}

/** From each node, if it does not hold: what is known to hold then, by the number of strong links that it takes. */
class Waves {
  readonly #graph: LinkGraph;
  readonly #aims: BitRows;
  readonly #words: number;
  /** From a node that holds, what holds one weak and one strong link on; made when a search goes so far. */
  #next: BitRows | null = null;
  /** By level, a row for each beginning: nodes that are first known to hold there. */
  readonly #held: Int32Array[] = [];
  /** The same of all levels. */
  readonly #isHeld: Int32Array;

  constructor(graph: LinkGraph) {
    this.#graph = graph;
    this.#aims = graph.aims;
    this.#words = graph.strong.words;
    this.#isHeld = graph.strong.bits.slice();
  }

  /** Begins a level: one more weak link, but not at the first, and one more strong link. */
  begin(): void {
    const { strong, weak } = this.#graph;
    if (this.#held.length === 0) this.#held.push(strong.bits);
    else {
      this.#next ??= through(weak, strong);
      this.#held.push(new Int32Array(this.#isHeld.length));
    }
  }

  /** Follows the links of the level from one node. Returns the number of rows read, 0 where there is nothing more. */
  advance(from: number): number {
    const level = this.#held.length - 1;
    if (level === 0) return 1;
    const next = this.#next as BitRows;
    return spread(next, from * this.#words, this.#held[level - 1], this.#isHeld, this.#held[level]);
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

  /** The chain to a node of the last level; null where it visits a node twice, or is a loop from which nothing new follows. */
  chain(from: number, to: number): Chain | null {
    const { weak } = this.#graph;
    const at = from * this.#words;
    const nodes = [to];
    for (let level = this.#held.length - 1; level > 0; level--) {
      const held = this.#held[level - 1];
      const out = this.#lowestBetween(nodes[nodes.length - 1], held, at);
      nodes.push(out, lowest(weak, out, held, at));
    }
    nodes.push(from);
    nodes.reverse();
    const isPoint = from === to;
    if (visitsTwice(nodes, isPoint)) return null;
    if (isPoint) return { form: "point", nodes };
    if (!weak.has(from, to)) return { form: "ends", nodes };
    return this.#hasAim(nodes) ? { form: "loop", nodes } : null;
  }

  /** Whether something new follows from a weak link of a loop. */
  #hasAim(nodes: readonly number[]): boolean {
    const aims = this.#aims;
    for (let at = 1; at < nodes.length - 1; at += 2) if (aims.has(nodes[at], nodes[at + 1])) return true;
    return aims.has(nodes[nodes.length - 1], nodes[0]);
  }

  /** The lowest node with a strong link to a node and a weak one to some node of a row. */
  #lowestBetween(node: number, row: Int32Array, at: number): number {
    const { strong, weak } = this.#graph;
    const words = this.#words;
    for (let word = 0; word < words; word++)
      for (let rest = strong.bits[node * words + word]; rest; rest &= rest - 1) {
        const out = numberOf(word, rest);
        if (lowest(weak, out, row, at) >= 0) return out;
      }
    return -1;
  }
}

/** From each node the nodes that are two links away: one of the first relation, then one of the second. */
function through(first: BitRows, second: BitRows): BitRows {
  const { size, words, bits } = first;
  const both = new BitRows(size);
  for (let node = 0; node < size; node++)
    for (let word = 0; word < words; word++)
      for (let rest = bits[node * words + word]; rest; rest &= rest - 1) {
        const next = numberOf(word, rest) * words;
        for (let to = 0; to < words; to++) both.bits[node * words + to] |= second.bits[next + to];
      }
  return both;
}

function visitsTwice(nodes: readonly number[], isPoint: boolean): boolean {
  for (let at = nodes.length - 1 - Number(isPoint); at > 0; at--)
    if (nodes.indexOf(nodes[at]) < at) return true;
  return false;
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
