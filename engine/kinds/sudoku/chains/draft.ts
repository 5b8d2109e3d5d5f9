import type { Cell, Value } from "../../../model/fact.ts";
import { countOf, digitsIn, perState } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import { type AlmostLockedSets, almostLockedSets } from "../native/als-sets.ts";
import { firstIn, peerBits, sizeOf, wordsOf } from "../native/cell-bits.ts";
import type { Pencilled } from "../native/sight.ts";
import { placesOn } from "../puzzle/house-places.ts";
import { spotsOf } from "./chain-spots.ts";

/** What makes a strong link: a cell with two digits, a house in which a digit has two places, or an almost locked set. */
export type Maker =
  | { readonly as: "cell"; readonly of: Cell }
  | { readonly as: "house"; readonly of: House }
  | { readonly as: "set"; readonly cells: readonly Cell[]; readonly digits: number };

/** Nodes of which each two have a strong link. */
export interface Links {
  readonly nodes: readonly number[];
  readonly maker: Maker;
}

/**
 * Nodes and strong links as they are met: those of cells, then of houses, then of sets, the smallest first. A node of several
 * cells that no candidate sees is left out: it has no weak link, and strikes nothing.
 */
export class Draft {
  /** Nodes. */
  count = 0;
  /** By node. */
  readonly digits: Uint8Array;
  /** The cell of a node of one cell; -1 for others. */
  readonly alone: Int16Array;
  /** By node, so many words: its cells, and the candidates that see them all. */
  readonly words: number;
  readonly spots: Int32Array;
  readonly seers: Int32Array;
  readonly links: Links[] = [];
  #weak: readonly number[] | null = null;
  readonly #view: Pencilled;
  readonly #peers: Int32Array;
  readonly #digits: number;
  /** By candidate: the latest node of its digit whose first cell is its own; by node the one before it there; -1 for none. */
  readonly #latest: Int32Array;
  readonly #before: Int32Array;
  /** The cells of a node that is looked for, and the candidates that see them. */
  readonly #spots: Int32Array;
  readonly #seers: Int32Array;

  /** @param sets Those that make strong links; without them, cells do. */
  constructor(view: Pencilled, sets?: AlmostLockedSets) {
    this.#view = view;
    this.words = wordsOf(view.houses);
    this.#peers = peerBits(view.houses);
    this.#digits = view.puzzle.size + 1;
    this.#latest = new Int32Array(view.puzzle.cells * this.#digits).fill(-1);
    const most = mostNodes(view, sets);
    this.digits = new Uint8Array(most);
    this.alone = new Int16Array(most);
    this.#before = new Int32Array(most);
    this.spots = new Int32Array(most * this.words);
    this.seers = new Int32Array(most * this.words);
    this.#spots = new Int32Array(this.words);
    this.#seers = new Int32Array(this.words);
    if (!sets) this.#addCells();
    for (let set = 0; sets && set < sets.count; set++)
      if (sets.cells[set].length === 1) this.#addSet(sets, set);
    for (const [at, house] of view.houses.all.entries()) this.#addHouse(house, at);
    for (let size = 2; sets && size <= sets.most; size++)
      for (let set = 0; set < sets.count; set++) if (sets.cells[set].length === size) this.#addSet(sets, set);
  }

  /** Each two nodes that cannot both hold, both ways and one behind the other: a digit at cells that all see each other, or two in one cell. */
  get weak(): readonly number[] {
    this.#weak ??= this.#weakPairs();
    return this.#weak;
  }

  #addCells(): void {
    const { grid, puzzle } = this.#view;
    for (let cell = 0; cell < puzzle.cells; cell++) {
      const digits = grid.candidates(cell);
      if (countOf(digits) !== 2) continue;
      const nodes = digitsIn(digits).map((digit) => this.#nodeAt([cell], digit, 1));
      this.#link(nodes, { as: "cell", of: cell });
    }
  }

  #addSet(sets: AlmostLockedSets, set: number): void {
    const cells = sets.cells[set];
    const digits = sets.digits[set];
    const nodes: number[] = [];
    for (let rest = digits; rest; rest &= rest - 1) {
      const digit = 31 - Math.clz32(rest & -rest);
      const node = this.#node(digit, sets.spots, sets.seers, sets.at(set, digit));
      if (node >= 0) nodes.push(node);
    }
    this.#link(nodes, cells.length === 1 ? { as: "cell", of: cells[0] } : { as: "set", cells, digits });
  }

  #addHouse(house: House, at: number): void {
    const { size } = this.#view.puzzle;
    const places = placesOn(this.#view);
    const { cells } = house;
    const maker: Maker = { as: "house", of: house };
    const everywhere = (1 << size) - 1;
    for (let digit = 1; digit <= size; digit++) {
      const open = places.of(at, digit);
      // A digit that can be everywhere makes no links.
      if (open === everywhere || (open & (open - 1)) === 0) continue;
      if (countOf(open) === 2) this.#linkPlaces(cells, digit, open & -open, open & (open - 1), maker);
      else
        for (const { inOne, inOther } of spotsOf(size).parts[at]) {
          const [one, other] = [open & inOne, open & inOther];
          if ((one | other) === open && one !== open && other !== open)
            this.#linkPlaces(cells, digit, one, other, maker);
        }
    }
  }

  #linkPlaces(cells: readonly Cell[], digit: Value, one: number, other: number, maker: Maker): void {
    const nodes = [this.#nodeAt(cells, digit, one), this.#nodeAt(cells, digit, other)];
    if (nodes[0] >= 0 && nodes[1] >= 0) this.links.push({ nodes, maker });
  }

  #link(nodes: readonly number[], maker: Maker): void {
    if (nodes.length > 1) this.links.push({ nodes, maker });
  }

  /** The node of a digit in some of those cells, a bit set of places; -1 where it is left out. */
  #nodeAt(cells: readonly Cell[], digit: Value, places: number): number {
    const spots = this.#spots.fill(0);
    const seers = this.#seers;
    seers.set(this.#view.grid.open(digit));
    for (let rest = places; rest; rest &= rest - 1) {
      const cell = cells[31 - Math.clz32(rest & -rest)];
      spots[cell >> 5] |= 1 << (cell & 31);
      for (let word = 0; word < this.words; word++) seers[word] &= this.#peers[cell * this.words + word];
    }
    return this.#node(digit, spots, seers, 0);
  }

  /** The node by what begins at a place of two lists; -1 where it is left out. */
  #node(digit: Value, spots: Int32Array, seers: Int32Array, from: number): number {
    const { words } = this;
    const first = firstIn(spots, from);
    const isAlone = isOnly(first, spots, from, words);
    if (!isAlone && isEmpty(seers, from, words)) return -1;
    const at = first * this.#digits + digit;
    for (let node = this.#latest[at]; node >= 0; node = this.#before[node])
      if (this.#hasSpots(node, spots, from)) return node;
    const node = this.count++;
    this.digits[node] = digit;
    this.alone[node] = isAlone ? first : -1;
    this.#before[node] = this.#latest[at];
    this.#latest[at] = node;
    for (let word = 0; word < words; word++) {
      this.spots[node * words + word] = spots[from + word];
      this.seers[node * words + word] = seers[from + word];
    }
    return node;
  }

  #weakPairs(): number[] {
    const { words, digits, alone, spots, seers } = this;
    const pairs: number[] = [];
    for (let node = 0; node < this.count; node++) {
      const from = node * words;
      for (let word = 0; word < words; word++)
        for (let rest = seers[from + word]; rest; rest &= rest - 1) {
          const first = (word << 5) + 31 - Math.clz32(rest & -rest);
          let other = this.#latest[first * this.#digits + digits[node]];
          for (; other >= 0; other = this.#before[other]) {
            let outside = 0;
            for (let each = 0; each < words; each++)
              outside |= spots[other * words + each] & ~seers[from + each];
            if (outside === 0) pairs.push(node, other);
          }
        }
      if (alone[node] < 0) continue;
      for (let digit = 1; digit < this.#digits; digit++) {
        if (digit === digits[node]) continue;
        let other = this.#latest[alone[node] * this.#digits + digit];
        while (other >= 0 && alone[other] < 0) other = this.#before[other];
        if (other >= 0) pairs.push(node, other);
      }
    }
    return pairs;
  }

  #hasSpots(node: number, spots: Int32Array, from: number): boolean {
    for (let word = 0; word < this.words; word++)
      if (this.spots[node * this.words + word] !== spots[from + word]) return false;
    return true;
  }
}

/** No more nodes than candidates, digits where a line and a box cross, and digits of sets. */
function mostNodes({ puzzle }: Pencilled, sets?: AlmostLockedSets): number {
  const { size } = puzzle;
  let most = size * spotsOf(size).count;
  for (let set = 0; sets && set < sets.count; set++) most += sizeOf(sets.digits[set]);
  return most;
}

/** Whether a cell of a bit set is the only one. */
function isOnly(cell: Cell, bits: Int32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word++)
    if (bits[from + word] !== (word === cell >> 5 ? 1 << (cell & 31) : 0)) return false;
  return true;
}

function isEmpty(bits: Int32Array, from: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (bits[from + word] !== 0) return false;
  return true;
}

/** The draft of the grid as it is now, with its almost locked sets. */
export const setDraft = perState((view: Pencilled) => new Draft(view, almostLockedSets(view)));
