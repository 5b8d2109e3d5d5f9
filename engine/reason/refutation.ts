/** Demands that are to be met all at once: of each one way at least. */
export interface Demanding {
  /** By demand: its ways, as numbers of candidates. */
  readonly ways: readonly (readonly number[])[];
  /** By candidate: those that cannot hold with it. */
  readonly peers: readonly (readonly number[])[];
}

/**
 * A search whether some demands cannot all be met: the demand with the fewest ways left is met first, of equals the one that is
 * named first. It knows of these demands and their open ways alone, and counts them as it goes, so a node costs little.
 */
export class Refutation {
  readonly #demands: readonly number[];
  /** By demand, in the order in which they are named: its open ways, by their numbers here, and how many are left. */
  readonly #ways: readonly (readonly number[])[];
  readonly #left: Uint16Array;
  readonly #isMet: Uint8Array;
  /** By way: those that cannot hold with it, once that was asked, the demands that it meets, and how many ways that hold keep it out. */
  readonly #peers: (readonly number[] | null)[];
  readonly #peersOf: (way: number) => readonly number[];
  readonly #meets: readonly (readonly number[])[];
  readonly #out: Uint8Array;
  /** By the number of demands that are met: those that the refutation there uses, in the order in which it came to them. */
  readonly #used: readonly Set<number>[];
  #nodes: number;

  /**
   * @param isOut Whether a candidate is out from the beginning.
   * @param nodes Most demands that are tried to be met.
   */
  constructor(
    { ways, peers }: Demanding,
    demands: readonly number[],
    isOut: (candidate: number) => boolean,
    nodes: number,
  ) {
    const numbers = new Int16Array(peers.length).fill(-1);
    const candidates: number[] = [];
    const meets: number[][] = [];
    this.#demands = demands;
    this.#nodes = nodes;
    this.#ways = demands.map((demand, at) => {
      const open: number[] = [];
      for (const candidate of ways[demand]) {
        if (isOut(candidate)) continue;
        if (numbers[candidate] < 0) {
          numbers[candidate] = candidates.length;
          candidates.push(candidate);
          meets.push([]);
        }
        meets[numbers[candidate]].push(at);
        open.push(numbers[candidate]);
      }
      return open;
    });
    this.#meets = meets;
    this.#peers = candidates.map(() => null);
    this.#peersOf = (way) => {
      const those: number[] = [];
      for (const peer of peers[candidates[way]]) if (numbers[peer] >= 0) those.push(numbers[peer]);
      return those;
    };
    this.#left = Uint16Array.from(this.#ways, ({ length }) => length);
    this.#isMet = new Uint8Array(demands.length);
    this.#out = new Uint8Array(candidates.length);
    this.#used = demands.map(() => new Set());
  }

  /** Runs it, once. The demands that it uses, in the order in which it comes to them; null where all can be met, or that is not decided within the limit. */
  run(): Set<number> | null {
    if (!this.#fails(0)) return null;
    return new Set([...this.#used[0]].map((at) => this.#demands[at]));
  }

  #fails(met: number): boolean {
    if (this.#nodes-- < 0) return false;
    const best = this.#scarcest();
    if (best < 0) return false;
    const used = this.#used[met];
    used.clear();
    used.add(best);
    this.#isMet[best] = 1;
    for (const way of this.#ways[best]) {
      if (this.#out[way] !== 0) continue;
      this.#hold(way);
      const fails = this.#fails(met + 1);
      this.#release(way);
      if (!fails) return false;
      for (const at of this.#used[met + 1]) used.add(at);
    }
    this.#isMet[best] = 0;
    return true;
  }

  /** The open demand with the fewest ways left, or -1. */
  #scarcest(): number {
    const left = this.#left;
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < left.length && fewest > 0; at++) {
      if (left[at] >= fewest || this.#isMet[at] !== 0) continue;
      fewest = left[at];
      best = at;
    }
    return best;
  }

  #hold(way: number): void {
    this.#peers[way] ??= this.#peersOf(way);
    for (const peer of this.#peers[way])
      if (this.#out[peer]++ === 0) for (const at of this.#meets[peer]) this.#left[at]--;
  }

  #release(way: number): void {
    for (const peer of this.#peers[way] ?? [])
      if (--this.#out[peer] === 0) for (const at of this.#meets[peer]) this.#left[at]++;
  }
}
