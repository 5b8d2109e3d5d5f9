import { type Cell, cellOf, type Fact, isNot, type Value, valueOf } from "../../../model/fact.ts";
import { perState } from "../../shared/digit-grid.ts";
import { BitRows } from "../../shared/links/bit-rows.ts";
import { cellsIn } from "../native/cell-bits.ts";
import type { Pencilled } from "../native/sight.ts";
import { type Links, type Maker, setDraft } from "./draft.ts";

/**
 * The links of one position with almost locked sets among what makes them: a set that has a digit in none of its cells has
 * any other in one of them. A node is a digit in one of some cells that see each other, the candidates it has there.
 */
export class SetGraph {
  /** Words in a bit set of cells. */
  readonly words: number;
  /** Nodes. */
  readonly count: number;
  /** By node. */
  readonly digits: Uint8Array;
  /** The cell of a node of one cell; -1 for others. */
  readonly alone: Int16Array;
  /** By node times words, as bit sets: its cells, and the candidates of its digit that see them all. */
  readonly spots: Int32Array;
  readonly seers: Int32Array;
  readonly strong: BitRows;
  readonly weak: BitRows;
  readonly #digits: number;
  /** By candidate, a row of bits: the nodes that cannot hold with it. */
  readonly #rivals: Int32Array;
  readonly #links: readonly Links[];

  constructor(view: Pencilled) {
    const draft = setDraft(view);
    const { count, links } = draft;
    this.count = count;
    this.words = draft.words;
    this.digits = draft.digits;
    this.alone = draft.alone;
    this.spots = draft.spots;
    this.seers = draft.seers;
    this.strong = new BitRows(count);
    this.weak = new BitRows(count);
    this.#links = links;
    for (const { nodes } of links)
      for (let at = 1; at < nodes.length; at++)
        for (let before = 0; before < at; before++) this.strong.join(nodes[before], nodes[at]);
    for (let at = 0; at < draft.weak.length; at += 2) this.weak.put(draft.weak[at], draft.weak[at + 1]);
    this.#digits = view.puzzle.size + 1;
    this.#rivals = new Int32Array(view.puzzle.cells * this.#digits * this.strong.words);
    this.#findRivals(view);
  }

  /** The cells of a node, in order. */
  cellsOf(node: number): Cell[] {
    return cellsIn(this.spots, node * this.words, this.words);
  }

  /** What makes the strong link between two nodes: the simplest, if there are several. */
  makerOf(one: number, other: number): Maker {
    const links = this.#links.find(({ nodes }) => nodes.includes(one) && nodes.includes(other));
    if (!links) throw new RangeError(`${one} and ${other} have no strong link`);
    return links.maker;
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
      if (more !== 0) facts.push(this.#strikeOf(at / words));
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
    return this.alone[node] === cell;
  }

  /** The fact that strikes a candidate, by the place of its rivals. */
  #strikeOf(candidate: number): Fact {
    return isNot(Math.floor(candidate / this.#digits), candidate % this.#digits);
  }

  #findRivals({ grid }: Pencilled): void {
    const { words, seers, alone, digits } = this;
    const row = this.strong.words;
    for (let node = 0; node < this.count; node++) {
      const at = node >> 5;
      const bit = 1 << (node & 31);
      for (let word = 0; word < words; word++)
        for (let rest = seers[node * words + word]; rest; rest &= rest - 1) {
          const cell = (word << 5) + 31 - Math.clz32(rest & -rest);
          this.#rivals[(cell * this.#digits + digits[node]) * row + at] |= bit;
        }
      const cell = alone[node];
      if (cell < 0) continue;
      for (let rest = grid.candidates(cell) & ~(1 << digits[node]); rest; rest &= rest - 1)
        this.#rivals[(cell * this.#digits + 31 - Math.clz32(rest & -rest)) * row + at] |= bit;
    }
  }
}

/** The links of the grid as it is now. */
export const setGraph = perState((view: Pencilled) => new SetGraph(view));
