import { put } from "./bits.ts";
import type { LinePart } from "./line-part.ts";
import { bindsOf, partsOf } from "./order.ts";
import { chain } from "./outcome-part.ts";
import type { Scope } from "./scope.ts";
import { isFixed, type Line, type Variable } from "./terms.ts";
import type { Bits } from "./vocabulary.ts";

/** Choices that are kept as keys, and steps to find them. */
const MOST_KEYS = 1 << 16;
const MOST_STEPS = 1 << 20;

/** The choices that a rule's first lines leave, whatever is known: of each what its variables stand for. */
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

function canLead(line: Line): boolean {
  return line.op !== "subset" && partsOf(line).every(isFixed);
}

/** Entries that are kept of which key a fact touches; beyond that every fact touches every key. */
const MOST_TOUCHES = 1 << 19;
const MOST_NARROW = 4096;

/** Which keys are to be asked again after a fact, by cell and value. */
export class Touches {
  readonly #values: number;
  readonly #cells: number;
  readonly #keys: (number[] | undefined)[];
  readonly #always: number[] = [];
  #entries = 0;
  /** Whether every fact touches every key. */
  isWide: boolean;

  constructor(cells: number, values: number, keys: number) {
    this.#cells = cells;
    this.#values = values;
    this.#keys = new Array(cells * values);
    this.isWide = keys > MOST_NARROW;
  }

  /** The key rests on facts about these cells and values; null: any. */
  add(key: number, cells: Bits | null, values: Bits | null): void {
    if (this.isWide) return;
    if (!cells && !values) {
      if (this.#always.at(-1) !== key) this.#always.push(key);
      return;
    }
    for (let cell = 0; cell < this.#cells; cell++) {
      if (cells && ((cells[cell >> 5] >> (cell & 31)) & 1) === 0) continue;
      for (let value = 0; value < this.#values; value++) {
        if (this.#values > 1 && values && ((values[value >> 5] >> (value & 31)) & 1) === 0) continue;
        this.#add(cell * this.#values + value, key);
      }
    }
  }

  #add(at: number, key: number): void {
    const keys = this.#keys[at] ?? [];
    this.#keys[at] = keys;
    if (keys.at(-1) === key) return;
    keys.push(key);
    if (++this.#entries > MOST_TOUCHES) this.isWide = true;
  }

  /** Marks the keys that a fact about the cell and the value touches. */
  touch(dirty: Bits, cell: number, value: number): void {
    const keys = this.#keys[this.#values > 1 ? cell * this.#values + value : cell];
    if (keys) for (let at = 0; at < keys.length; at++) put(dirty, keys[at]);
    for (let at = 0; at < this.#always.length; at++) put(dirty, this.#always[at]);
  }
}
