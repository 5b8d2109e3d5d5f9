import { WAYS } from "../learning/claims.ts";

/** What one marked node weighs in `weight` and `lost`; a plain one weighs 1. More than there are nodes. */
export const MARKED = 1 << 16;

/**
 * Finds by one depth-first walk (Tarjan, 1972) what is lost of a graph without one of its nodes. Each
 * node has a place for a neighbour each way, -1 for none.
 */
export class Cuts {
  /** By node. Before the walk: 0, or -1 if the node is not there. After it: when it was met, 0 for not at all. */
  readonly entered: Int32Array;
  /** By node. Before the walk: 1, or 1 + MARKED. After it: the sum for what was first met from there on. */
  readonly weight: Int32Array;
  /** By node, after the walk: the weight of what is parted from the start without it, itself left out. */
  readonly lost: Int32Array;
  readonly #near: Int32Array;
  /** By node: the earliest one beside it or beside what was met from there on. */
  readonly #low: Int32Array;
  readonly #above: Int32Array;
  readonly #way: Uint8Array;

  constructor(near: Int32Array) {
    const nodes = near.length / WAYS;
    this.#near = near;
    this.entered = new Int32Array(nodes);
    this.weight = new Int32Array(nodes);
    this.lost = new Int32Array(nodes);
    this.#low = new Int32Array(nodes);
    this.#above = new Int32Array(nodes);
    this.#way = new Uint8Array(nodes);
  }

  /** Walks over all that is joined to a node; returns how many nodes that are. */
  walk(start: number): number {
    const { entered, weight, lost } = this;
    const near = this.#near;
    const low = this.#low;
    const above = this.#above;
    const ways = this.#way;
    let time = 1;
    let node = start;
    let way = 0;
    entered[node] = 1;
    low[node] = 1;
    lost[node] = 0;
    for (;;) {
      if (way < WAYS) {
        const next = near[node * WAYS + way++];
        if (next < 0) continue;
        const met = entered[next];
        if (met > 0) {
          if (met < low[node]) low[node] = met;
        } else if (met === 0) {
          ways[node] = way;
          above[next] = node;
          node = next;
          way = 0;
          entered[node] = ++time;
          low[node] = time;
          lost[node] = 0;
        }
        continue;
      }
      if (node === start) return time;
      const before = above[node];
      weight[before] += weight[node];
      if (low[node] < low[before]) low[before] = low[node];
      if (low[node] >= entered[before]) lost[before] += weight[node];
      node = before;
      way = ways[node];
    }
  }
}
