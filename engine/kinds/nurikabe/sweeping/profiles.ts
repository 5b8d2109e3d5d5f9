import type { Course } from "./course.ts";
import { Profile } from "./profile.ts";
import { Records } from "./records.ts";

/** The least count of a state from which no answer can be reached. */
const NEVER = 0xffff;

/**
 * Every profile that a sweep can meet, step by step, without the counts of cells; how profiles follow each other; and how
 * many cells each value has after each, at least and at most. `extend` through all steps, then `retrace` from the last
 * to the first, which leaves out what reaches no end.
 */
export class Profiles {
  /** How many profiles were met in all. */
  met = 1;
  /** By step: from each profile before it (in turn, for each option of its cell) the number of the next one, -1 if there is none. */
  readonly ways: Int32Array[] = [];
  /** By step: of each profile before it, how many cells to come have each value. */
  readonly least: Uint16Array[] = [];
  readonly most: Uint16Array[] = [];
  readonly #course: Course;
  readonly #profile: Profile;
  /** The profiles before the present step, with the counts of cells so far. */
  #now: Records;
  #bytes: Uint8Array;
  #from = 0;
  #next: Records;
  #low: Uint16Array;
  #high: Uint16Array;
  #nextLow: Uint16Array;
  #nextHigh: Uint16Array;

  constructor(course: Course) {
    this.#course = course;
    this.#profile = new Profile(course);
    this.#now = new Records(this.#profile.record.length);
    this.#now.add(this.#profile.record);
    this.#bytes = new Uint8Array(this.#now.data.buffer);
    this.#next = new Records(this.#profile.record.length);
    this.#low = new Uint16Array(course.sizes.length);
    this.#high = new Uint16Array(course.sizes.length);
    this.#nextLow = this.#room();
    this.#nextHigh = this.#room();
    this.ways.push(new Int32Array(course.options[0].length));
  }

  /** Extends so many more profiles; false when all steps are done, or nothing is left. */
  extend(many: number): boolean {
    const { cells, options } = this.#course;
    const step = this.ways.length - 1;
    const end = Math.min(this.#now.count, this.#from + many);
    for (; this.#from < end; this.#from++) this.#extendOne(step, this.#from);
    if (this.#from < this.#now.count) return true;
    this.#now = this.#next;
    this.#bytes = new Uint8Array(this.#now.data.buffer);
    this.#low = this.#nextLow;
    this.#high = this.#nextHigh;
    this.#from = 0;
    this.met += this.#now.count;
    if (step + 1 === cells.length || this.#now.count === 0) return false;
    this.#next = new Records(this.#now.width, this.#now.count);
    this.#nextLow = this.#room();
    this.#nextHigh = this.#room();
    this.ways.push(new Int32Array(this.#now.count * options[step + 1].length));
    return true;
  }

  /** Works out what can follow each profile; false if there is no answer. All steps must be done. */
  retrace(): boolean {
    const { cells, sizes } = this.#course;
    if (this.#now.count === 0) return false;
    this.least[cells.length] = new Uint16Array(this.#now.count * sizes.length);
    this.most[cells.length] = this.least[cells.length];
    let renamed: Int32Array = Int32Array.from({ length: this.#now.count }, (_, number) => number);
    for (let step = cells.length - 1; step >= 0; step--) renamed = this.#retraceOne(step, renamed);
    return renamed[0] === 0;
  }

  #room(): Uint16Array {
    return new Uint16Array((this.#next.data.length / this.#next.width) * this.#course.sizes.length);
  }

  #extendOne(step: number, from: number): void {
    const values = this.#course.sizes.length;
    const options = this.#course.options[step];
    const base = from * this.#now.width * 4;
    const counts = from * values;
    for (let option = 0; option < options.length; option++) {
      const way = from * options.length + option;
      const value = options[option];
      this.ways[step][way] = -1;
      if (!this.#profile.extend(this.#bytes, base, step, value, this.#low, this.#high, counts)) continue;
      const known = this.#next.count;
      const next = this.#next.add(this.#profile.record);
      this.ways[step][way] = next;
      this.#count(next, next === known, counts, value);
    }
  }

  #count(next: number, isNew: boolean, from: number, value: number): void {
    const values = this.#course.sizes.length;
    if ((next + 1) * values > this.#nextLow.length) {
      this.#nextLow = doubled(this.#nextLow);
      this.#nextHigh = doubled(this.#nextHigh);
    }
    const to = next * values;
    for (let each = 0; each < values; each++) {
      const more = each === value ? 1 : 0;
      const low = this.#low[from + each] + more;
      const high = this.#high[from + each] + more;
      if (isNew || low < this.#nextLow[to + each]) this.#nextLow[to + each] = low;
      if (isNew || high > this.#nextHigh[to + each]) this.#nextHigh[to + each] = high;
    }
  }

  /** `renamed`: by profile after the step its new number, -1 if it is left out. Returns the same for those before it. */
  #retraceOne(step: number, renamed: Int32Array): Int32Array {
    const values = this.#course.sizes.length;
    const options = this.#course.options[step];
    const ways = this.ways[step];
    const [lowAfter, highAfter] = [this.least[step + 1], this.most[step + 1]];
    const before = new Int32Array(ways.length / options.length).fill(-1);
    const low = new Uint16Array(before.length * values).fill(NEVER);
    const high = new Uint16Array(before.length * values);
    let kept = 0;
    for (let from = 0; from < before.length; from++) {
      let isAlive = false;
      for (let option = 0; option < options.length; option++) {
        const next = ways[from * options.length + option];
        const after = next < 0 ? -1 : renamed[next];
        ways[kept * options.length + option] = after;
        if (after < 0) continue;
        isAlive = true;
        for (let value = 0; value < values; value++) {
          const at = kept * values + value;
          const more = value === options[option] ? 1 : 0;
          low[at] = Math.min(low[at], lowAfter[after * values + value] + more);
          high[at] = Math.max(high[at], highAfter[after * values + value] + more);
        }
      }
      if (isAlive) before[from] = kept++;
    }
    this.ways[step] = ways.slice(0, kept * options.length);
    this.least[step] = low.slice(0, kept * values);
    this.most[step] = high.slice(0, kept * values);
    return before;
  }
}

function doubled(old: Uint16Array): Uint16Array {
  const larger = new Uint16Array(old.length * 2);
  larger.set(old);
  return larger;
}
