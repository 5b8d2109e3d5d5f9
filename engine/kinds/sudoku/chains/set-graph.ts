import { type Cell, cellOf, type Fact, isNot, type Value, valueOf } from "../../../model/fact.ts";
import { allDigits, countOf, digitsIn, perState } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { BitRows } from "../../shared/links/bit-rows.ts";
import { heldWithout } from "../../shared/links/held-without.ts";
import { type AlmostLockedSets, almostLockedSets } from "../native/als-sets.ts";
import { cellsIn, peerBits, wordsOf } from "../native/cell-bits.ts";
import type { Pencilled } from "../native/sight.ts";
import { spotsOf } from "./chain-spots.ts";

/** What makes a strong link: a cell with two digits, a house in which a digit has two places, or an almost locked set. */
export type Maker =
  | { readonly as: "cell"; readonly of: Cell }
  | { readonly as: "house"; readonly of: House }
  | { readonly as: "set"; readonly cells: readonly Cell[]; readonly digits: number };

/**
 * The links of one position with almost locked sets among what makes them: a set that has a digit in none of its cells has
 * any other in one of them. A node is a digit in one of some cells that see each other, the candidates it has there.
 */
export class SetGraph {
  /** Words in a bit set of cells. */
  readonly words: number;
  /** By node. */
  readonly digits: readonly Value[];
  readonly cells: readonly (readonly Cell[])[];
  /** By node times words: as bit sets its cells, and the candidates of its digit that see them all. */
  readonly spots: Int32Array;
  readonly seers: Int32Array;
  readonly strong: BitRows;
  readonly weak: BitRows;
  readonly #digits: number;
  #held: BitRows | null = null;
  /** By candidate, a row of bits: the nodes that cannot hold with it. */
  readonly #rivals: Int32Array;
  readonly #makers: ReadonlyMap<number, Maker>;

  constructor(view: Pencilled) {
    const { nodes, links } = new Draft(view);
    this.words = wordsOf(view.houses);
    this.digits = nodes.map(({ digit }) => digit);
    this.cells = nodes.map(({ cells }) => cells);
    this.spots = new Int32Array(nodes.length * this.words);
    this.seers = new Int32Array(nodes.length * this.words);
    this.#see(view);
    this.strong = new BitRows(nodes.length);
    this.weak = new BitRows(nodes.length);
    for (const key of links.keys()) {
      this.strong.join(Math.floor(key / MANY), key % MANY);
    }
    this.#makers = links;
    this.#digits = view.puzzle.size + 1;
    this.#linkRivals();
    this.#rivals = new Int32Array(view.puzzle.cells * this.#digits * this.strong.words);
    this.#findRivals(view);
  }

  get count(): number {
    return this.digits.length;
  }

  /** Whether a chain of some length leads from one of some nodes, which do not hold, to another, which then holds. */
  isLed(from: Int32Array, to: Int32Array): boolean {
    this.#held ??= heldWithout(this.strong, this.weak);
    const { words, bits } = this.#held;
    for (let word = 0; word < words; word++)
      for (let rest = from[word]; rest; rest &= rest - 1) {
        const at = ((word << 5) + 31 - Math.clz32(rest & -rest)) * words;
        for (let each = 0; each < words; each++) if (bits[at + each] & to[each]) return true;
      }
    return false;
  }

  /** What makes the strong link between two nodes: the simplest, if there are several. */
  makerOf(one: number, other: number): Maker {
    const maker = this.#makers.get(keyOf(one, other));
    if (!maker) throw new RangeError(`${one} and ${other} have no strong link`);
    return maker;
  }

  /** The nodes that cannot hold with any of some candidates, as a row of bits; where these are none, all nodes. */
  commonRivals(facts: readonly Fact[]): Int32Array {
    const common = new Int32Array(this.strong.words).fill(-1);
    for (const fact of facts) {
      const rivals = this.rivalsOf(cellOf(fact), valueOf(fact));
      for (let word = 0; word < common.length; word++) common[word] &= rivals[word];
    }
    return common;
  }

  /** The candidates, of a cell or of all, with two rivals among some nodes, as facts that strike them. */
  struckBy(nodes: Int32Array, only?: Cell): Fact[] {
    const { words } = this.strong;
    const facts: Fact[] = [];
    const from = only === undefined ? 0 : only * this.#digits * words;
    const to = only === undefined ? this.#rivals.length : from + this.#digits * words;
    for (let at = from; at < to; at += words) {
      let [some, more] = [0, 0];
      for (let word = 0; word < words; word++) {
        const bits = this.#rivals[at + word] & nodes[word];
        more |= bits & (bits - 1) || (some && bits);
        some |= bits;
      }
      const candidate = at / words;
      if (more !== 0) facts.push(isNot(Math.floor(candidate / this.#digits), candidate % this.#digits));
    }
    return facts;
  }

  /** The nodes that cannot hold with a candidate, as a row of bits. */
  rivalsOf(cell: Cell, digit: Value): Int32Array {
    const at = (cell * this.#digits + digit) * this.strong.words;
    return this.#rivals.subarray(at, at + this.strong.words);
  }

  /** Whether a node and a candidate cannot both hold. */
  isRival(node: number, cell: Cell, digit: Value): boolean {
    if (this.digits[node] === digit)
      return ((this.seers[node * this.words + (cell >> 5)] >> (cell & 31)) & 1) === 1;
    return this.cells[node].length === 1 && this.cells[node][0] === cell;
  }

  #see({ grid, houses }: Pencilled): void {
    const { words, spots, seers } = this;
    const peers = peerBits(houses);
    for (let node = 0; node < this.count; node++) {
      const at = node * words;
      const open = grid.open(this.digits[node]);
      for (let word = 0; word < words; word++) seers[at + word] = open[word];
      for (const cell of this.cells[node]) {
        spots[at + (cell >> 5)] |= 1 << (cell & 31);
        for (let word = 0; word < words; word++) seers[at + word] &= peers[cell * words + word];
      }
    }
  }

  #findRivals({ grid }: Pencilled): void {
    const { words, seers, cells, digits } = this;
    const row = this.strong.words;
    for (let node = 0; node < this.count; node++) {
      const at = node >> 5;
      const bit = 1 << (node & 31);
      for (let word = 0; word < words; word++)
        for (let rest = seers[node * words + word]; rest; rest &= rest - 1) {
          const cell = (word << 5) + 31 - Math.clz32(rest & -rest);
          this.#rivals[(cell * this.#digits + digits[node]) * row + at] |= bit;
        }
      if (cells[node].length > 1) continue;
      const [cell] = cells[node];
      for (let rest = grid.candidates(cell) & ~(1 << digits[node]); rest; rest &= rest - 1)
        this.#rivals[(cell * this.#digits + 31 - Math.clz32(rest & -rest)) * row + at] |= bit;
    }
  }

  #linkRivals(): void {
    const { words, spots, seers, digits, cells, weak } = this;
    const byDigit: number[][] = Array.from({ length: this.#digits }, () => []);
    const byCell = new Map<Cell, number[]>();
    for (let one = 0; one < this.count; one++) {
      let isSeen = 0;
      for (let word = 0; word < words; word++) isSeen |= seers[one * words + word];
      if (isSeen !== 0) {
        const same = byDigit[digits[one]];
        for (const other of same) {
          let outside = 0;
          for (let word = 0; word < words; word++)
            outside |= spots[one * words + word] & ~seers[other * words + word];
          if (outside === 0) weak.join(one, other);
        }
        same.push(one);
      }
      if (cells[one].length > 1) continue;
      const here = byCell.get(cells[one][0]) ?? [];
      for (const other of here) weak.join(one, other);
      byCell.set(cells[one][0], [...here, one]);
    }
  }
}

/** More than there are nodes. */
const MANY = 1 << 16;

function keyOf(one: number, other: number): number {
  return Math.min(one, other) * MANY + Math.max(one, other);
}

/** More than the cells of a board: six of them and a digit make one whole number. */
const MOST_CELLS = 100;

interface Node {
  readonly digit: Value;
  readonly cells: readonly Cell[];
}

/** Nodes and strong links as they are met: those of cells, then of houses, then of sets, the smallest first. */
class Draft {
  readonly nodes: Node[] = [];
  readonly links = new Map<number, Maker>();
  readonly #index = new Map<number, number>();

  constructor(view: Pencilled) {
    const sets = almostLockedSets(view);
    const order = sets.cells.map((_, set) => set).sort((a, b) => sets.cells[a].length - sets.cells[b].length);
    const isOne = (set: number): boolean => sets.cells[set].length === 1;
    for (const set of order.filter(isOne)) this.#addSet(sets, set);
    for (const [at, house] of view.houses.all.entries()) this.#addHouse(view, house, at);
    for (const set of order) if (!isOne(set)) this.#addSet(sets, set);
  }

  #node(digit: Value, cells: readonly Cell[]): number {
    const key = cells.reduce((key, cell) => key * MOST_CELLS + cell, digit);
    let node = this.#index.get(key);
    if (node === undefined) {
      node = this.nodes.push({ digit, cells }) - 1;
      this.#index.set(key, node);
    }
    return node;
  }

  #link(one: number, other: number, maker: Maker): void {
    const key = keyOf(one, other);
    if (!this.links.has(key)) this.links.set(key, maker);
  }

  #addSet(sets: AlmostLockedSets, set: number): void {
    const { digits, cells, spots, words } = sets;
    const [cell, ...more] = cells[set];
    const maker: Maker =
      more.length === 0 ? { as: "cell", of: cell } : { as: "set", cells: cells[set], digits: digits[set] };
    const nodes = digitsIn(digits[set]).map((digit) =>
      this.#node(digit, cellsIn(spots, sets.at(set, digit), words)),
    );
    for (const [at, one] of nodes.entries())
      for (const other of nodes.slice(at + 1)) this.#link(one, other, maker);
  }

  #addHouse({ puzzle, grid }: Pencilled, house: House, at: number): void {
    const { size } = puzzle;
    const { cells } = house;
    let everywhere = -1;
    for (const cell of cells) everywhere &= grid.candidates(cell);
    // A digit that can be everywhere makes no links.
    for (let rest = allDigits(size) & ~everywhere; rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      let open = 0;
      for (let place = 0; place < size; place++) if (grid.can(cells[place], digit)) open |= 1 << place;
      if (countOf(open) < 2) continue;
      const maker: Maker = { as: "house", of: house };
      const node = (places: number): number =>
        this.#node(
          digit,
          cells.filter((_, place) => (places >> place) & 1),
        );
      if (countOf(open) === 2) {
        this.#link(node(open & -open), node(open & (open - 1)), maker);
        continue;
      }
      for (const { inOne, inOther } of spotsOf(size).parts[at]) {
        const [one, other] = [open & inOne, open & inOther];
        if ((one | other) === open && one !== open && other !== open)
          this.#link(node(one), node(other), maker);
      }
    }
  }
}

/** The links of the grid as it is now. */
export const setGraph = perState((view: Pencilled) => new SetGraph(view));
