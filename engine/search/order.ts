const LARGEST = 1e100;
/** How much less each conflict counts than the one after it. */
const DECAY = 0.8;

/**
 * The variables by how much they had to do with late conflicts, most first: a binary heap (VSIDS;
 * Moskewicz et al., "Chaff", 2001, with the growing bump of MiniSat). Equals stand in no fixed but in the same order each time.
 */
export class ActivityOrder {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  /** By variable: where it stands in the heap, or -1. */
  readonly #place: Int32Array;
  #size = 0;
  #bump = 1;

  /** `weights`: one a variable, to begin with. */
  constructor(weights: Float64Array) {
    this.#activity = weights;
    this.#heap = new Int32Array(weights.length);
    this.#place = new Int32Array(weights.length).fill(-1);
    for (let variable = 0; variable < weights.length; variable++) this.insert(variable);
  }

  insert(variable: number): void {
    if (this.#place[variable] >= 0) return;
    this.#rise(variable, this.#size++);
  }

  /** Takes the first variable out; there must be one. */
  take(): number {
    const first = this.#heap[0];
    this.#place[first] = -1;
    const last = this.#heap[--this.#size];
    if (this.#size > 0) this.#sink(last);
    return first;
  }

  /** The variable had to do with a conflict. */
  bump(variable: number): void {
    this.#activity[variable] += this.#bump;
    if (this.#activity[variable] > LARGEST) {
      for (let each = 0; each < this.#activity.length; each++) this.#activity[each] /= LARGEST;
      this.#bump /= LARGEST;
    }
    if (this.#place[variable] >= 0) this.#rise(variable, this.#place[variable]);
  }

  /** A conflict is over. */
  decay(): void {
    this.#bump /= DECAY;
  }

  #rise(variable: number, from: number): void {
    const weights = this.#activity;
    const heap = this.#heap;
    const weight = weights[variable];
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (weights[heap[above]] >= weight) break;
      heap[at] = heap[above];
      this.#place[heap[at]] = at;
      at = above;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }

  #sink(variable: number): void {
    const weights = this.#activity;
    const heap = this.#heap;
    const weight = weights[variable];
    let at = 0;
    for (let below = 1; below < this.#size; below = at * 2 + 1) {
      if (below + 1 < this.#size && weights[heap[below + 1]] > weights[heap[below]]) below++;
      if (weights[heap[below]] <= weight) break;
      heap[at] = heap[below];
      this.#place[heap[at]] = at;
      at = below;
    }
    heap[at] = variable;
    this.#place[variable] = at;
  }
}
