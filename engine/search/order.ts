const LARGEST = 1e100;
/** Weight of a conflict relative to the one after it. */
const DECAY = 0.8;

/**
 * The variables by activity in recent conflicts, the most active first: a binary heap (VSIDS; Moskewicz et
 * al., "Chaff", 2001, with the growing bump of MiniSat). Ties are broken the same way each time.
 */
export class ActivityOrder {
  readonly #activity: Float64Array;
  readonly #heap: Int32Array;
  /** By variable: its position in the heap, or -1. */
  readonly #position: Int32Array;
  #size = 0;
  #bump = 1;

  /** `activity`: the initial activity of each variable. */
  constructor(activity: Float64Array) {
    this.#activity = activity;
    this.#heap = new Int32Array(activity.length);
    this.#position = new Int32Array(activity.length).fill(-1);
    for (let variable = 0; variable < activity.length; variable++) this.insert(variable);
  }

  insert(variable: number): void {
    if (this.#position[variable] >= 0) return;
    this.#rise(variable, this.#size++);
  }

  /** Takes the first variable out; there must be one. */
  take(): number {
    const first = this.#heap[0];
    this.#position[first] = -1;
    const last = this.#heap[--this.#size];
    if (this.#size > 0) this.#sink(last);
    return first;
  }

  /** The variable took part in a conflict. */
  bump(variable: number): void {
    this.#activity[variable] += this.#bump;
    if (this.#activity[variable] > LARGEST) {
      for (let each = 0; each < this.#activity.length; each++) this.#activity[each] /= LARGEST;
      this.#bump /= LARGEST;
    }
    if (this.#position[variable] >= 0) this.#rise(variable, this.#position[variable]);
  }

  /** Lowers all activities relative to those of the conflicts to come. */
  decay(): void {
    this.#bump /= DECAY;
  }

  #rise(variable: number, from: number): void {
    const activity = this.#activity;
    const heap = this.#heap;
    const own = activity[variable];
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (activity[heap[above]] >= own) break;
      heap[at] = heap[above];
      this.#position[heap[at]] = at;
      at = above;
    }
    heap[at] = variable;
    this.#position[variable] = at;
  }

  #sink(variable: number): void {
    const activity = this.#activity;
    const heap = this.#heap;
    const own = activity[variable];
    let at = 0;
    for (let below = 1; below < this.#size; below = at * 2 + 1) {
      if (below + 1 < this.#size && activity[heap[below + 1]] > activity[heap[below]]) below++;
      if (activity[heap[below]] <= own) break;
      heap[at] = heap[below];
      this.#position[heap[at]] = at;
      at = below;
    }
    heap[at] = variable;
    this.#position[variable] = at;
  }
}
