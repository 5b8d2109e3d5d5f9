import type { Value } from "../../../model/fact.ts";
import { ANY_SIZE, SEA } from "../puzzle/size.ts";
import type { Course } from "./course.ts";
import type { Profiles } from "./profiles.ts";
import { Records } from "./records.ts";

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
  /** A profile and, by value, the count of each island of a known size. */
  readonly #record: Int32Array;
  #now: Records;

  constructor(course: Course, profiles: Profiles) {
    this.#course = course;
    this.#profiles = profiles;
    this.#record = new Int32Array(course.sizes.length);
    this.#now = new Records(course.sizes.length);
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
        if (value !== SEA && this.#course.sizes[value] !== ANY_SIZE) this.#record[value]++;
        if (this.#canEnd(step + 1, profile))
          ways[from * options[step].length + option] = next.add(this.#record);
      }
    }
    this.#ways.push(ways);
    this.#now = next;
    this.met += next.count;
    return step + 1 < cells.length && next.count > 0;
  }

  /** The answers, as values by cell. All cells must be done. */
  *answers(): Iterable<Value[]> {
    if (this.#now.count === 0) return;
    this.#prune();
    yield* this.#answersFrom(0, 0, []);
  }

  *#answersFrom(step: number, state: number, answer: Value[]): Iterable<Value[]> {
    const { cells, options } = this.#course;
    if (step === cells.length) {
      yield [...answer];
      return;
    }
    for (const [option, value] of options[step].entries()) {
      const next = this.#ways[step][state * options[step].length + option];
      if (next < 0) continue;
      answer[cells[step]] = value;
      yield* this.#answersFrom(step + 1, next, answer);
    }
  }

  /** Takes the ways out that lead to no answer. */
  #prune(): void {
    let isAlive = new Uint8Array(this.#now.count).fill(1);
    for (let step = this.#ways.length - 1; step >= 0; step--) {
      const ways = this.#ways[step];
      const many = this.#course.options[step].length;
      const before = new Uint8Array(ways.length / many);
      for (const [way, next] of ways.entries()) {
        if (next < 0) continue;
        if (isAlive[next] > 0) before[Math.floor(way / many)] = 1;
        else ways[way] = -1;
      }
      isAlive = before;
    }
  }

  /** Whether what the islands of the record lack is within what can follow the profile; before `step`. */
  #canEnd(step: number, profile: number): boolean {
    const { sizes } = this.#course;
    const [least, most] = [this.#profiles.least[step], this.#profiles.most[step]];
    const first = profile * sizes.length;
    let sea = step;
    for (let value = 1; value < sizes.length; value++) {
      if (sizes[value] === ANY_SIZE) continue;
      const left = sizes[value] - this.#record[value];
      if (left < least[first + value] || left > most[first + value]) return false;
      sea -= this.#record[value];
    }
    if (sizes[SEA] === ANY_SIZE) return true;
    const left = sizes[SEA] - sea;
    return left >= least[first] && left <= most[first];
  }
}
