import type { Value } from "../../../model/fact.ts";
import { ANY_SIZE, SEA } from "../puzzle/size.ts";
import type { Course } from "./course.ts";

/** The value and the part of a place before the first row. */
const NOTHING = 255;
/** Flags of a profile: the cell up and to the left is sea; the sea has ended. */
const CORNER = 1;
const ENDED = 2;

/**
 * What the swept cells say to the others: of the last cell in each column its value, and which of these are joined by
 * swept cells (numbers of parts, in the order in which they are met), with two flags; a byte each.
 */
export class Profile {
  readonly #course: Course;
  readonly #width: number;
  /** The profile that `extend` made, as bytes and as a record. */
  readonly #next: Uint8Array;
  readonly record: Int32Array;
  /** By part: its value. By value: how many parts it has. */
  readonly #valueOf: Uint8Array;
  readonly #partsOf: Uint8Array;
  #parts = 0;
  /** By part: another that it is joined with, or itself. */
  readonly #joined: Uint8Array;
  readonly #renamed: Uint8Array;

  constructor(course: Course) {
    this.#course = course;
    this.#width = course.width;
    this.record = new Int32Array(Math.ceil((2 * course.width + 1) / 4));
    this.#next = new Uint8Array(this.record.buffer);
    this.#valueOf = new Uint8Array(course.width + 1);
    this.#partsOf = new Uint8Array(course.sizes.length);
    this.#joined = new Uint8Array(course.width + 1);
    this.#renamed = new Uint8Array(course.width + 1);
    this.#next.fill(NOTHING, 0, 2 * course.width);
  }

  /**
   * Adds a cell to a profile, `bytes` from `base` on; false where no answer goes on so. `least` and `most`, from
   * `counts` on: how many cells each value has before, at least and at most.
   */
  extend(
    bytes: Uint8Array,
    base: number,
    step: number,
    value: Value,
    least: Uint16Array,
    most: Uint16Array,
    counts: number,
  ): boolean {
    const { homes, sizes } = this.#course;
    const width = this.#width;
    const next = this.#next;
    const column = step % width;
    if (sizes[value] !== ANY_SIZE && least[counts + value] >= sizes[value]) return false;
    const above = bytes[base + column];
    const before = column > 0 ? bytes[base + column - 1] : NOTHING;
    const flags = bytes[base + 2 * width];
    if (value === SEA) {
      if ((flags & ENDED) !== 0 || (above === SEA && before === SEA && (flags & CORNER) !== 0)) return false;
    } else if (isOther(above, value) || isOther(before, value)) return false;
    for (let at = 0; at <= 2 * width; at++) next[at] = bytes[base + at];
    if (value !== SEA && homes[value] < step && !this.#has(value)) return false;
    let ended = flags & ENDED;
    if (above !== value && above !== NOTHING) {
      const part = next[width + column];
      next[column] = NOTHING;
      next[width + column] = NOTHING;
      if (!this.#hasPart(part)) {
        if (this.#has(above) || homes[above] > step) return false;
        if (sizes[above] !== ANY_SIZE && most[counts + above] < sizes[above]) return false;
        if (above === SEA) ended = ENDED;
      }
    }
    this.#put(column, value, above === value, before === value);
    next[2 * width] = ended | (above === SEA && column < width - 1 ? CORNER : 0);
    this.#renumber();
    return this.#canBeJoined(step, value, least, counts);
  }

  #has(value: Value): boolean {
    for (let at = 0; at < this.#width; at++) if (this.#next[at] === value) return true;
    return false;
  }

  #hasPart(part: number): boolean {
    for (let at = this.#width; at < 2 * this.#width; at++) if (this.#next[at] === part) return true;
    return false;
  }

  #put(column: number, value: Value, joinsAbove: boolean, joinsBefore: boolean): void {
    const next = this.#next;
    const width = this.#width;
    const at = width + column;
    next[column] = value;
    const [part, lost] = [joinsAbove ? next[at] : width, next[at - 1]];
    next[at] = part;
    if (joinsBefore)
      for (let each = width; each < 2 * width; each++) if (next[each] === lost) next[each] = part;
  }

  #renumber(): void {
    const next = this.#next;
    const width = this.#width;
    this.#renamed.fill(NOTHING);
    this.#partsOf.fill(0);
    this.#parts = 0;
    for (let at = 0; at < width; at++) {
      const part = next[width + at];
      if (part === NOTHING) continue;
      if (this.#renamed[part] === NOTHING) {
        this.#valueOf[this.#parts] = next[at];
        this.#partsOf[next[at]]++;
        this.#renamed[part] = this.#parts++;
      }
      next[width + at] = this.#renamed[part];
    }
  }

  /** Whether what is to be one may become one with the cells that are left. */
  #canBeJoined(step: number, value: Value, least: Uint16Array, counts: number): boolean {
    const { sizes, cells } = this.#course;
    for (let part = 0; part < this.#parts; part++) {
      const own = this.#valueOf[part];
      const several = this.#partsOf[own];
      this.#partsOf[own] = 0;
      if (several < 2) continue;
      if (step === cells.length - 1) return false;
      const left =
        sizes[own] === ANY_SIZE ? cells.length : sizes[own] - least[counts + own] - (own === value ? 1 : 0);
      // Bridges have a column each.
      if (left < this.#width && this.#bridges(step, own, several) > left) return false;
    }
    return true;
  }

  /**
   * The least number of cells that join the parts of a value: one below each but that of the last cell, and the
   * columns between them, as a tree has them that spans the parts (Kruskal).
   */
  #bridges(step: number, value: Value, several: number): number {
    const next = this.#next;
    const width = this.#width;
    for (let part = 0; part < this.#parts; part++) this.#joined[part] = part;
    let cells = next[step % width] === value ? several - 1 : several;
    let left = several - 1;
    for (let gap = 0; left > 0 && gap < width; gap++) {
      let last = -1;
      for (let at = 0; at < width; at++) {
        if (next[at] !== value) continue;
        if (last >= 0 && at - last - 1 === gap && this.#join(next[width + last], next[width + at])) {
          cells += gap;
          left--;
        }
        last = at;
      }
    }
    return cells;
  }

  #join(one: number, other: number): boolean {
    const [from, to] = [this.#root(one), this.#root(other)];
    this.#joined[from] = to;
    return from !== to;
  }

  #root(part: number): number {
    let at = part;
    while (this.#joined[at] !== at) at = this.#joined[at];
    return at;
  }
}

/** Whether a place is of another island. */
function isOther(value: Value, island: Value): boolean {
  return value !== NOTHING && value !== SEA && value !== island;
}
