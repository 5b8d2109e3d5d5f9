import { type CheckedLine, isFixed, type Variable } from "../check/terms.ts";
import type { Bits, Verb } from "../check/vocabulary.ts";
import { has, nextFrom, put } from "./bits.ts";
import type { LinePart } from "./line-part.ts";
import { bindsOf, partsOf } from "./order.ts";
import { chain } from "./outcome-part.ts";
import type { Scope } from "./scope.ts";

/** Choices that are kept as keys, and steps to find them. */
const MOST_KEYS = 1 << 16;
const MOST_STEPS = 1 << 20;

/** The bindings that a rule's first lines leave, whatever is known: of each the values of the variables. */
export interface Keys {
  /** How many of the lines they stand for. */
  readonly lines: number;
  readonly count: number;
  readonly variables: readonly Variable[];
  /** The values of the variables, key after key. */
  readonly values: Int32Array;
}

/** As many of the first lines as are fixed and do not leave too many choices; none at all: one key of nothing. */
export function keysOf(scope: Scope, lines: readonly LinePart[]): Keys {
  const stop = lines.findIndex(({ line }) => !canLead(line));
  for (let length = stop < 0 ? lines.length : stop; length > 0; length--) {
    const variables = lines
      .slice(0, length)
      .flatMap(({ line }) => bindsOf(line))
      .filter(({ type }) => type.is === "member");
    const values: number[] = [];
    const most = MOST_KEYS * variables.length;
    scope.limit = scope.spent + MOST_STEPS;
    const isCut = chain(lines.slice(0, length), () => {
      for (const { index } of variables) values.push(scope.members[index]);
      return values.length > most;
    })(false);
    const isDone = !isCut && scope.spent <= scope.limit;
    scope.limit = Number.POSITIVE_INFINITY;
    if (isDone && variables.length > 0)
      return {
        lines: length,
        count: values.length / variables.length,
        variables,
        values: Int32Array.from(values),
      };
  }
  return { lines: 0, count: 1, variables: [], values: new Int32Array(0) };
}

function canLead(line: CheckedLine): boolean {
  return line.op !== "subset" && partsOf(line).every(isFixed);
}

/** Entries that are kept of which key a fact touches; beyond that every fact touches every key. */
const MOST_TOUCHES = 1 << 19;
const MOST_NARROW = 4096;
/** On large boards so many keys a cell are followed all the same: a rule about the cells of 2x2 squares has as many. */
const NARROW_A_CELL = 4;
/** Words of a set of keys. */
const LONGEST_ROW = 8;

/** Which keys are to be asked again after a fact, by cell and value. */
export class Touches {
  readonly #values: number;
  readonly #cells: number;
  /** While they are gathered; those that every fact touches are apart. */
  #lists: (number[] | undefined)[];
  readonly #always: number[] = [];
  #entries = 0;
  /** The keys of a fact are a row of this many words, as a set, where that is short; else 0, and they stand one after the other. */
  readonly #row: number;
  #table: Int32Array = new Int32Array(0);
  /** Where those of each fact begin. */
  #begins: Int32Array = new Int32Array(0);
  /** Whether every fact touches every key. */
  isWide: boolean;

  constructor(cells: number, values: number, keys: number) {
    this.#cells = cells;
    this.#values = values;
    this.#row = keys <= 32 * LONGEST_ROW ? (keys + 31) >> 5 : 0;
    this.#lists = new Array(2 * cells * values);
    this.isWide = keys > Math.max(MOST_NARROW, NARROW_A_CELL * cells);
  }

  /** The key rests on facts about these cells and values, that way round; null and undefined: any. */
  add(key: number, cells: Bits | null, values: Bits | null, facts: Verb["facts"]): void {
    if (this.isWide) return;
    if (!cells && !values && !facts) {
      if (this.#always.at(-1) !== key) this.#always.push(key);
      return;
    }
    const after = (cell: number): number => (cells ? nextFrom(cells, cell + 1) : cell + 1);
    for (let cell = after(-1); cell >= 0 && cell < this.#cells; cell = after(cell)) {
      for (let value = 0; value < this.#values; value++) {
        if (this.#values > 1 && values && !isIn(values, value)) continue;
        const at = 2 * (cell * this.#values + value);
        if (facts !== "not") this.#add(at, key);
        if (facts !== "is") this.#add(at + 1, key);
      }
    }
  }

  #add(at: number, key: number): void {
    const keys = this.#lists[at] ?? [];
    this.#lists[at] = keys;
    if (keys.at(-1) === key) return;
    keys.push(key);
    if (++this.#entries > MOST_TOUCHES) this.isWide = true;
  }

  /** All keys were added. */
  close(): void {
    const row = this.#row;
    if (this.#entries + this.#always.length * this.#lists.length > MOST_TOUCHES) this.isWide = true;
    if (this.isWide) this.#lists = [];
    const lists = Array.from(this.#lists, (keys = []) => [...keys, ...this.#always]);
    this.#lists = [];
    if (row === 0) {
      this.#table = Int32Array.from(lists.flat());
      this.#begins = new Int32Array(lists.length + 1);
      lists.forEach(({ length }, at) => {
        this.#begins[at + 1] = this.#begins[at] + length;
      });
      return;
    }
    this.#table = new Int32Array(lists.length * row);
    lists.forEach((keys, at) => {
      for (const key of keys) put(this.#table, at * row * 32 + key);
    });
  }

  /** Marks the keys that a fact about the cell and the value touches, that way round. */
  touch(dirty: Bits, cell: number, value: number, isNegative: boolean): void {
    const at = 2 * (this.#values > 1 ? cell * this.#values + value : cell) + (isNegative ? 1 : 0);
    const table = this.#table;
    const row = this.#row;
    if (row > 0) {
      for (let word = 0; word < row; word++) dirty[word] |= table[at * row + word];
      return;
    }
    const end = this.#begins[at + 1];
    for (let next = this.#begins[at]; next < end; next++) put(dirty, table[next]);
  }
}

function isIn(set: Bits, member: number): boolean {
  return member >> 5 < set.length && has(set, member);
}
