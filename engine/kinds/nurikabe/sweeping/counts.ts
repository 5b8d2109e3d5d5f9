import type { Value } from "../../../model/fact.ts";
import { ANY_SIZE, SEA } from "../puzzle/size.ts";
import type { Course } from "./course.ts";
import type { Profiles } from "./profiles.ts";
import { Records } from "./records.ts";

/** Bits of a word that counts may take. */
const BITS = 30;

/**
 * The sweep once more with the exact counts of cells: a state is a profile and how many cells each island has. Only
 * states are met whose counts some end of the profile allows.
 */
export class CountedStates {
  met = 1;
  readonly #course: Course;
  readonly #profiles: Profiles;
  /** By step: from each state before it, for each option, the number of the next one, or -1. */
  readonly #ways: Int32Array[] = [];
  /** By value of a known size: the word of a record and the bit where its count begins, and its largest count; word 0 is the profile. */
  readonly #word: number[] = [];
  readonly #shift: number[] = [];
  readonly #mask: number[] = [];
  readonly #record: Int32Array;
  #now: Records;

  constructor(course: Course, profiles: Profiles) {
    this.#course = course;
    this.#profiles = profiles;
    let word = 1;
    let shift = 0;
    for (const [value, size] of course.sizes.entries()) {
      if (value === SEA || size === ANY_SIZE) continue;
      const bits = 32 - Math.clz32(size);
      if (shift + bits > BITS) {
        word++;
        shift = 0;
      }
      this.#word[value] = word;
      this.#shift[value] = shift;
      this.#mask[value] = (1 << bits) - 1;
      shift += bits;
    }
    this.#record = new Int32Array(word + 1);
    this.#now = new Records(word + 1);
    this.#now.add(this.#record);
  }

  /** Extends all states by the next cell; false when all cells are done, or nothing is left. */
  extend(): boolean {
    const { options, cells } = this.#course;
    const step = this.#ways.length;
    const { data, width, count } = this.#now;
    const next = new Records(width, Math.max(count, 1));
    const ways = new Int32Array(count * options[step].length).fill(-1);
    for (let from = 0; from < count; from++) {
      for (let option = 0; option < options[step].length; option++) {
        const value = options[step][option];
        const profile = this.#profiles.ways[step][data[from * width] * options[step].length + option];
        if (profile < 0) continue;
        for (let at = 1; at < width; at++) this.#record[at] = data[from * width + at];
        this.#record[0] = profile;
        if (this.#word[value] !== undefined) this.#record[this.#word[value]] += 1 << this.#shift[value];
        if (this.#canEnd(step + 1, profile))
          ways[from * options[step].length + option] = next.add(this.#record);
      }
    }
    this.#ways.push(ways);
    this.#now = next;
    this.met += next.count;
    return step + 1 < cells.length && next.count > 0;
  }

  /** The answers, as values by cell, up to so many. All cells must be done. */
  *answers(): Iterable<Value[]> {
    const { cells, options } = this.#course;
    if (this.#now.count === 0) return;
    const isAlive = this.#alive();
    const states = [0];
    const taken = [-1];
    while (taken.length > 0) {
      const step = taken.length - 1;
      if (step === cells.length) {
        const answer = new Array<Value>(cells.length);
        for (let at = 0; at < step; at++) answer[cells[at]] = options[at][taken[at]];
        yield answer;
      }
      const option = step === cells.length ? 0 : ++taken[step];
      if (step === cells.length || option === options[step].length) {
        taken.pop();
        states.pop();
        continue;
      }
      const next = this.#ways[step][states[step] * options[step].length + option];
      if (next < 0 || isAlive[step + 1][next] === 0) continue;
      states.push(next);
      taken.push(-1);
    }
  }

  /** By step: whether each state before it leads to an answer. */
  #alive(): Uint8Array[] {
    const { cells, options } = this.#course;
    const alive: Uint8Array[] = [];
    alive[cells.length] = new Uint8Array(this.#now.count).fill(1);
    for (let step = cells.length - 1; step >= 0; step--) {
      const ways = this.#ways[step];
      const many = options[step].length;
      alive[step] = new Uint8Array(ways.length / many);
      for (const [way, next] of ways.entries()) {
        if (next >= 0 && alive[step + 1][next] > 0) alive[step][Math.floor(way / many)] = 1;
      }
    }
    return alive;
  }

  /** Whether what the islands of the record lack is within what can follow the profile; before `step`. */
  #canEnd(step: number, profile: number): boolean {
    const { sizes } = this.#course;
    const [least, most] = [this.#profiles.least[step], this.#profiles.most[step]];
    const first = profile * sizes.length;
    let sea = step;
    for (let value = 1; value < sizes.length; value++) {
      const word = this.#word[value];
      if (word === undefined) continue;
      const count = (this.#record[word] >> this.#shift[value]) & this.#mask[value];
      const left = sizes[value] - count;
      if (left < least[first + value] || left > most[first + value]) return false;
      sea -= count;
    }
    if (sizes[SEA] === ANY_SIZE) return true;
    const left = sizes[SEA] - sea;
    return left >= least[first] && left <= most[first];
  }
}
