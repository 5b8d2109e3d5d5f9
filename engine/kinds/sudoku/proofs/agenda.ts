/** What waits to be drawn, the lightest first; of one weight the newest first. */
export class Agenda {
  readonly #buckets: number[][];
  #least = 0;
  #most = -1;

  /** @param heaviest Nothing heavier is kept. */
  constructor(heaviest: number) {
    this.#buckets = Array.from({ length: heaviest + 1 }, () => []);
  }

  clear(): void {
    for (; this.#most >= 0; this.#most--) {
      // To cut an array takes a while even where it is empty, as most are.
      const bucket = this.#buckets[this.#most];
      if (bucket.length > 0) bucket.length = 0;
    }
    this.#least = 0;
  }

  add(item: number, weight: number): void {
    if (weight >= this.#buckets.length) return;
    this.#buckets[weight].push(item);
    if (weight > this.#most) this.#most = weight;
    if (weight < this.#least) this.#least = weight;
  }

  /** The next one that weighs no more; undefined where there is none. */
  next(most: number): number | undefined {
    for (; this.#least <= this.#most && this.#least <= most; this.#least++) {
      const item = this.#buckets[this.#least].pop();
      if (item !== undefined) return item;
    }
    return undefined;
  }
}
