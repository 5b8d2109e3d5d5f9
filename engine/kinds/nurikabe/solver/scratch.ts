/** Room for the passes. A stamp at a place holds while it equals the stamp of the pass; stamps only grow. */
export class Scratch {
  stamp = 0;
  /** The sum of the places that passes walked over since the board was loaded. */
  work = 0;
  /** Places met. */
  readonly seen: Int32Array;
  /** Places whose cost is final. */
  readonly ready: Int32Array;
  /** By root of a group: whether it was touched, and at what cost. */
  readonly touched: Int32Array;
  readonly touchCost: Int32Array;
  /** Places by cost: the first of each cost, and the next of each place; -1 ends. */
  readonly first: Int32Array;
  readonly next: Int32Array;

  /** A depth-first walk: its path, each place's number in it, the lowest number beside its branch, the neighbour to go to. */
  readonly path: Int32Array;
  readonly order: Int32Array;
  readonly low: Int32Array;
  readonly turn: Int32Array;
  /** By place: the weight of its subtree, and the part of it that the place would cut off the root. */
  readonly mass: Int32Array;
  readonly parted: Int32Array;
  /** Places found by a pass. */
  readonly found: Int32Array;

  constructor(places: number) {
    const ints = (): Int32Array => new Int32Array(places);
    this.seen = ints();
    this.ready = ints();
    this.touched = ints();
    this.touchCost = ints();
    this.first = new Int32Array(places + 1).fill(-1);
    this.next = ints();
    this.path = ints();
    this.order = ints();
    this.low = ints();
    this.turn = ints();
    this.mass = ints();
    this.parted = ints();
    this.found = ints();
  }

  /** Makes stamps start anew, long before they outgrow 32 bits. */
  renew(): void {
    if (this.stamp < 1 << 30) return;
    this.stamp = 0;
    for (const stamps of [this.seen, this.ready, this.touched, this.order]) stamps.fill(0);
  }
}
