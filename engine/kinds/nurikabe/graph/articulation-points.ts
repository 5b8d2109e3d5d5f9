import { type Neighbours, WAYS } from "./neighbours.ts";

/** Added to the weight of a marked node: more than all nodes without a mark weigh together. */
export const MARKED = 1 << 16;

/**
 * Computes the loss of a graph without one of its nodes, for all nodes in one depth-first walk: the
 * articulation points after Hopcroft and Tarjan (Algorithm 447, Communications of the ACM 16, 1973), with the
 * weight of the subtrees that each of them dominates, seen from the start. O(nodes) time and memory, without
 * recursion.
 */
export class ArticulationPoints {
  /** By node. Set before the walk: 0, or -1 for a node that is left out. Set by the walk: its number in the order of the walk. */
  readonly entered: Int32Array;
  /** By node. Set before the walk: 1, or 1 + MARKED. Changed by the walk: the weight of its subtree. */
  readonly weight: Int32Array;
  /** By entered node: the weight of the nodes that it dominates (all their paths from the start lead through it), its own left out. */
  readonly lost: Int32Array;
  readonly #near: Neighbours;
  /** By node: the least number of a node beside its subtree. */
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  /** By node: the side to go on with. */
  readonly #way: Uint8Array;

  constructor(near: Neighbours) {
    const nodes = near.length / WAYS;
    this.#near = near;
    this.entered = new Int32Array(nodes);
    this.weight = new Int32Array(nodes);
    this.lost = new Int32Array(nodes);
    this.#low = new Int32Array(nodes);
    this.#parent = new Int32Array(nodes);
    this.#way = new Uint8Array(nodes);
  }

  /** Walks over all that is joined to a node; returns the number of nodes. */
  walk(start: number): number {
    this.#begin(start);
    return this.#walkFrom(start, 1);
  }

  /** Walks over all that is joined to some nodes as if these were one node. */
  walkFromAll(starts: readonly number[]): void {
    for (const start of starts) this.#begin(start);
    let time = 1;
    for (const start of starts) time = this.#walkFrom(start, time);
  }

  #begin(start: number): void {
    this.entered[start] = 1;
    this.#low[start] = 1;
    this.lost[start] = 0;
  }

  #walkFrom(start: number, before: number): number {
    const { entered, weight, lost } = this;
    const near = this.#near;
    const low = this.#low;
    const parent = this.#parent;
    const ways = this.#way;
    let time = before;
    let node = start;
    let way = 0;
    for (;;) {
      if (way < WAYS) {
        const next = near[node * WAYS + way++];
        if (next < 0) continue;
        const met = entered[next];
        if (met > 0) {
          if (met < low[node]) low[node] = met;
        } else if (met === 0) {
          ways[node] = way;
          parent[next] = node;
          node = next;
          way = 0;
          entered[node] = ++time;
          low[node] = time;
          lost[node] = 0;
        }
        continue;
      }
      if (node === start) return time;
      const above = parent[node];
      weight[above] += weight[node];
      if (low[node] < low[above]) low[above] = low[node];
      if (low[node] >= entered[above]) lost[above] += weight[node];
      node = above;
      way = ways[node];
    }
  }
}
