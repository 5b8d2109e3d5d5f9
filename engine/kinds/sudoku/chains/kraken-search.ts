import { allDigits, digitsIn } from "../../shared/digit-grid.ts";
import { lowest, spread } from "../../shared/links/link-search.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { ChainGraph } from "./chain-graph.ts";
import { nodeAt } from "./chain-spots.ts";

/** Of what each candidate leads to the target: of a cell, or of a digit in a house. */
export type Head = "cell" | "house";

/**
 * Chains from each candidate of a cell, or of a digit in a house, to "the target is not". Nodes are numbered as on any
 * board of the size.
 */
export interface Kraken {
  readonly target: number;
  /** The house whose places the branches begin at, by its number among all; -1 where that is a cell. */
  readonly house: number;
  /** Each from its candidate to the target: weak and strong links by turns, a weak one at both ends. */
  readonly branches: readonly (readonly number[])[];
  /** Links of all branches. */
  readonly links: number;
}

/** With two branches it is a chain. */
const FEWEST_BRANCHES = 3;
/** Most strong links of a branch: with the weak ones eleven links. */
const MOST_STRONG = 5;
/** Most links of all branches: more are hardly followed by anyone. */
export const MOST_LINKS = 20;

/** Candidates of which one holds. */
interface Choice {
  readonly house: number;
  readonly candidates: readonly number[];
}

/**
 * What follows from a candidate by straight chains: its rivals are out, a strong link with one end out holds the other, whose
 * rivals are out again. Followed breadth first, with whole rows of bits, so each branch has the fewest links.
 *
 * Time for each target: nodes times words of a row, and nodes times rivals of one. Source of the idea: the kraken fish and
 * forcing chains of puzzle players.
 */
export class KrakenSearch {
  /** Rows read so far. */
  work = 0;
  readonly #graph: ChainGraph;
  readonly #houses: Houses;
  /** Worked out when they are first asked for. */
  readonly #choices: Partial<Record<Head, readonly Choice[]>> = {};
  /** By node of any board its number in the graph, -1 where it has none. */
  readonly #index: Int16Array;
  /** By level, a row of bits: nodes that are first known not to hold there, and then to hold. */
  readonly #out: readonly Int32Array[];
  readonly #held: readonly Int32Array[];
  readonly #isOut: Int32Array;
  readonly #isHeld: Int32Array;
  /** By candidate: after how many strong links it is known not to hold, -1 where it is not. */
  readonly #outAfter: Int8Array;
  #target = -1;

  constructor(graph: ChainGraph, houses: Houses) {
    const { spots, nodes, strong } = graph;
    const row = (): Int32Array => new Int32Array(strong.words);
    this.#graph = graph;
    this.#houses = houses;
    this.#index = new Int16Array(spots.rivals.length).fill(-1);
    for (const [at, node] of nodes.entries()) this.#index[node] = at;
    this.#out = Array.from({ length: MOST_STRONG + 1 }, row);
    this.#held = Array.from({ length: MOST_STRONG }, row);
    this.#isOut = row();
    this.#isHeld = row();
    this.#outAfter = new Int8Array(spots.cells * spots.size);
  }

  /** Of the cells or houses that strike a candidate the one with the fewest links, of as many the first; null where there is none. */
  on(target: number, head: Head): Kraken | null {
    if (target !== this.#target) this.#suppose(target);
    let best: Choice | null = null;
    let links = MOST_LINKS + 1;
    this.#choices[head] ??= this.#openOf(choicesOn(this.#houses)[head]);
    for (const choice of this.#choices[head]) {
      const sum = this.#linksOf(choice, links);
      if (sum >= links) continue;
      best = choice;
      links = sum;
    }
    if (!best) return null;
    return { target, house: best.house, links, branches: best.candidates.map((of) => this.#branch(of)) };
  }

  #suppose(target: number): void {
    const { spots, nodes, strong, weak } = this.#graph;
    this.#target = target;
    this.#outAfter.fill(-1);
    this.#isHeld.fill(0);
    const first = this.#out[0].fill(0);
    for (const rival of spots.rivals[target]) {
      this.#drop(rival, 0);
      const node = this.#index[rival];
      if (node >= 0) first[node >> 5] |= 1 << (node & 31);
    }
    this.#isOut.set(first);
    for (let level = 0; level < MOST_STRONG; level++) {
      const held = this.#held[level].fill(0);
      const read = spread(strong, 0, this.#out[level], this.#isHeld, held);
      this.work += read + 1;
      if (read === 0) break;
      for (let word = 0; word < held.length; word++)
        for (let rest = held[word]; rest; rest &= rest - 1) {
          const node = nodes[(word << 5) + 31 - Math.clz32(rest & -rest)];
          for (const rival of spots.rivals[node]) this.#drop(rival, level + 1);
        }
      this.work += spread(weak, 0, held, this.#isOut, this.#out[level + 1].fill(0));
    }
    // What shows by itself that it is not is a chain, and no branch of others.
    this.#outAfter[target] = -1;
  }

  /** Nodes of more than one candidate have numbers behind the candidates. */
  #drop(node: number, level: number): void {
    if (node < this.#outAfter.length && this.#outAfter[node] < 0) this.#outAfter[node] = level;
  }

  /** The choices with candidates enough that are open, and these. */
  #openOf(choices: readonly Choice[]): Choice[] {
    const found: Choice[] = [];
    for (const choice of choices) {
      const { house, candidates } = choice;
      let count = 0;
      for (let at = 0; at < candidates.length; at++) if (this.#isOpen(candidates[at])) count++;
      if (count === candidates.length) found.push(choice);
      else if (count >= FEWEST_BRANCHES)
        found.push({ house, candidates: candidates.filter((candidate) => this.#isOpen(candidate)) });
    }
    return found;
  }

  #isOpen(candidate: number): boolean {
    const { spots, left } = this.#graph;
    const cell = (candidate / spots.size) | 0;
    return (left[cell] & (2 << (candidate - cell * spots.size))) !== 0;
  }

  /** Links of all branches, infinite where some candidate has none, where there are at least so many, or where all just see the target. */
  #linksOf({ candidates }: Choice, limit: number): number {
    let sum = 0;
    for (let at = 0; at < candidates.length; at++) {
      const level = this.#outAfter[candidates[at]];
      if (level < 0) return Number.POSITIVE_INFINITY;
      sum += 2 * level + 1;
      if (sum >= limit) return Number.POSITIVE_INFINITY;
    }
    return sum > candidates.length ? sum : Number.POSITIVE_INFINITY;
  }

  /** The way from a candidate to the target, the lowest nodes first. */
  #branch(candidate: number): number[] {
    const { nodes, strong, weak } = this.#graph;
    const way = [candidate];
    let level = this.#outAfter[candidate] - 1;
    let held = level < 0 ? -1 : this.#rivalIn(this.#held[level], candidate);
    for (; level >= 0; level--) {
      const out = lowest(strong, held, this.#out[level], 0);
      way.push(nodes[held], nodes[out]);
      if (level > 0) held = lowest(weak, out, this.#held[level - 1], 0);
    }
    return [...way, this.#target];
  }

  /** The first node of a row that cannot hold with a candidate, which need be no node itself. */
  #rivalIn(row: Int32Array, candidate: number): number {
    for (const rival of this.#graph.spots.rivals[candidate]) {
      const at = this.#index[rival];
      if (at >= 0 && (row[at >> 5] & (1 << (at & 31))) !== 0) return at;
    }
    return -1;
  }
}

const known = new Map<Houses, Readonly<Record<Head, readonly Choice[]>>>();

/** All cells, and all digits in all houses, of boards of a size; the same lists each time. */
function choicesOn(houses: Houses): Readonly<Record<Head, readonly Choice[]>> {
  const { size, all, of } = houses;
  const digits = digitsIn(allDigits(size));
  const choices = known.get(houses) ?? {
    cell: [...of.keys()].map((cell) => ({
      house: -1,
      candidates: digits.map((digit) => nodeAt(size, cell, digit)),
    })),
    house: all.flatMap(({ cells }, house) =>
      digits.map((digit) => ({ house, candidates: cells.map((cell) => nodeAt(size, cell, digit)) })),
    ),
  };
  known.set(houses, choices);
  return choices;
}
