import type { Cell, Value } from "../../../model/fact.ts";
import { type CandidateGrid, countOf, perState } from "../../shared/digit-grid.ts";
import type { Pencilled } from "../native/sight.ts";
import { Draft, setDraft } from "./draft.ts";

/**
 * The candidates that chains of any length strike, without the chains: those that are rivals of both ends. What goes if a node holds
 * is what its weak neighbours' strong ones strike, and what goes if these hold. Few nodes have weak neighbours, and only these
 * are followed; those that lead to each other strike the same. A node that leads to itself is both ends. What a loop strikes are
 * rivals of the two ends of its other links.
 *
 * Time: a row of candidates for each strong link of a weak neighbour. Source: the strongly connected components of R. Tarjan, 1972.
 */
class Strikes {
  /** Whether there are any. */
  readonly isAny: boolean;
  readonly #digits: number;
  /** By cell times digits: the place of an open candidate in a row of bits. */
  readonly #candidate: Int16Array;
  readonly #words: number;
  readonly #struck: Int32Array;
  /** By node: the row of what cannot hold with it. */
  readonly #rivals: Int32Array;
  /** By node: its number among those that have weak neighbours; -1 for others. Below, nodes are named by these. */
  readonly #followed: Int16Array;
  readonly #weak: number[][] = [];
  readonly #strong: number[][] = [];
  /** What cannot hold with one of its strong neighbours; and what goes if it holds. */
  readonly #first: Int32Array;
  readonly #goes: Int32Array;
  /** When it was met, from 1 on, and the earliest that it leads back to; whether its component is known. */
  readonly #met: Int32Array;
  readonly #least: Int32Array;
  readonly #isClosed: Uint8Array;
  /** Those met that have no component yet. */
  readonly #open: number[] = [];
  #count = 0;

  constructor({ puzzle, grid }: Pencilled, draft: Draft) {
    this.#digits = puzzle.size + 1;
    this.#candidate = new Int16Array(puzzle.cells * this.#digits);
    let open = 0;
    for (let cell = 0; cell < puzzle.cells; cell++)
      for (let rest = grid.candidates(cell); rest; rest &= rest - 1)
        this.#candidate[cell * this.#digits + 31 - Math.clz32(rest & -rest)] = open++;
    this.#words = (open + 31) >> 5;
    this.#struck = new Int32Array(this.#words);
    this.#rivals = new Int32Array(draft.count * this.#words);
    this.#followed = new Int16Array(draft.count).fill(-1);
    const count = this.#follow(draft);
    this.#first = new Int32Array(count * this.#words);
    this.#goes = new Int32Array(count * this.#words);
    this.#link(draft, grid);
    this.#met = new Int32Array(count);
    this.#least = new Int32Array(count);
    this.#isClosed = new Uint8Array(count);
    for (let node = 0; node < count; node++) if (this.#met[node] === 0) this.#visit(node);
    for (let node = 0; node < count; node++) this.#strikeFrom(node);
    this.isAny = this.#struck.some((word) => word !== 0);
  }

  /** Whether a chain strikes an open candidate. */
  has(cell: Cell, digit: Value): boolean {
    const at = this.#candidate[cell * this.#digits + digit];
    return ((this.#struck[at >> 5] >> (at & 31)) & 1) === 1;
  }

  /** The row of what cannot hold with a node, empty before. */
  #findRivals(node: number, { digits, alone, seers, words }: Draft, grid: CandidateGrid): void {
    for (let word = 0; word < words; word++)
      for (let rest = seers[node * words + word]; rest; rest &= rest - 1)
        this.#oppose(node, (word << 5) + 31 - Math.clz32(rest & -rest), digits[node]);
    const cell = alone[node];
    if (cell < 0) return;
    for (let rest = grid.candidates(cell) & ~(1 << digits[node]); rest; rest &= rest - 1)
      this.#oppose(node, cell, 31 - Math.clz32(rest & -rest));
  }

  #oppose(node: number, cell: Cell, digit: Value): void {
    const at = this.#candidate[cell * this.#digits + digit];
    this.#rivals[node * this.#words + (at >> 5)] |= 1 << (at & 31);
  }

  /** Numbers the nodes with weak neighbours; returns how many there are. */
  #follow({ weak }: Draft): number {
    for (let at = 0; at < weak.length; at += 2)
      if (this.#followed[weak[at]] < 0) {
        this.#followed[weak[at]] = this.#weak.push([]) - 1;
        this.#strong.push([]);
      }
    for (let at = 0; at < weak.length; at += 2)
      this.#weak[this.#followed[weak[at]]].push(this.#followed[weak[at + 1]]);
    return this.#weak.length;
  }

  /** Follows strong links. Two ends of one, which a house makes, may have a rival by themselves. */
  #link(draft: Draft, grid: CandidateGrid): void {
    const words = this.#words;
    const isFound = new Uint8Array(draft.count);
    for (const { nodes } of draft.links) {
      const [one, other] = nodes;
      const isOfHouse = draft.digits[one] === draft.digits[other];
      if (!isOfHouse && !nodes.some((node) => this.#followed[node] >= 0)) continue;
      for (const node of nodes) {
        if (isFound[node] === 0) this.#findRivals(node, draft, grid);
        isFound[node] = 1;
      }
      if (isOfHouse)
        for (let word = 0; word < words; word++)
          this.#struck[word] |= this.#rivals[one * words + word] & this.#rivals[other * words + word];
      for (const node of nodes) {
        const at = this.#followed[node];
        if (at < 0) continue;
        for (const next of nodes) {
          if (next === node) continue;
          unite(this.#first, at * words, this.#rivals, next * words, words);
          if (this.#followed[next] >= 0) this.#strong[at].push(this.#followed[next]);
        }
      }
    }
  }

  /** By its strong neighbours, and by what it leads to. */
  #strikeFrom(node: number): void {
    const at = node * this.#words;
    for (let word = 0; word < this.#words; word++)
      this.#struck[word] |= this.#first[at + word] & this.#goes[at + word];
  }

  #visit(node: number): void {
    const least = this.#least;
    const words = this.#words;
    this.#met[node] = least[node] = ++this.#count;
    this.#open.push(node);
    for (const out of this.#weak[node]) {
      unite(this.#goes, node * words, this.#first, out * words, words);
      for (const next of this.#strong[out]) {
        if (this.#met[next] === 0) this.#visit(next);
        if (this.#isClosed[next] === 1) unite(this.#goes, node * words, this.#goes, next * words, words);
        else if (least[next] < least[node]) least[node] = least[next];
      }
    }
    if (least[node] === this.#met[node]) this.#close(node);
  }

  /** All that was met since the node is one component. */
  #close(first: number): void {
    const goes = this.#goes;
    const words = this.#words;
    const from = this.#open.lastIndexOf(first);
    for (let at = from; at < this.#open.length; at++) {
      this.#isClosed[this.#open[at]] = 1;
      if (at > from) unite(goes, first * words, goes, this.#open[at] * words, words);
    }
    for (let at = from + 1; at < this.#open.length; at++)
      unite(goes, this.#open[at] * words, goes, first * words, words);
    this.#open.length = from;
  }
}

/** Adds a row of bits to another. */
function unite(to: Int32Array, into: number, from: Int32Array, at: number, words: number): void {
  for (let word = 0; word < words; word++) to[into + word] |= from[at + word];
}

/** What chains strike on a grid as it is, worked out once for each state. */
class Outlook {
  readonly on: (view: Pencilled) => Strikes;
  /** Grids on which chains struck nothing at the last look. */
  readonly #bleak = new WeakSet<CandidateGrid>();

  /** @param wider Of more chains: where these struck nothing at the last look they are looked at first, as they mostly strike nothing again. */
  constructor(draftOf: (view: Pencilled) => Draft, wider?: Outlook) {
    const strikesOn = (view: Pencilled): Strikes => {
      const of = wider?.isBleak(view) && !hasPlacedPair(view) ? wider.on(view) : null;
      return of?.isAny === false ? of : new Strikes(view, draftOf(view));
    };
    this.on = perState((view) => {
      const strikes = strikesOn(view);
      if (strikes.isAny) this.#bleak.delete(view.grid);
      else this.#bleak.add(view.grid);
      return strikes;
    });
  }

  isBleak({ grid }: Pencilled): boolean {
    return this.#bleak.has(grid);
  }

  /**
   * Whether chains may strike something, for searches that take hardly longer than to find that out: it is only asked for
   * where they struck nothing at the last look.
   */
  isOpen(view: Pencilled): boolean {
    return !this.isBleak(view) || this.on(view).isAny;
  }
}

/** Whether a cell with a digit still has two candidates, which link it, but are no almost locked set. */
function hasPlacedPair({ grid, puzzle }: Pencilled): boolean {
  for (let cell = 0; cell < puzzle.cells; cell++)
    if (grid.at(cell) >= 0 && countOf(grid.candidates(cell)) === 2) return true;
  return false;
}

/** Of chains in which cells, houses and almost locked sets make strong links. */
export const SETS = new Outlook(setDraft);

/** Of those in which cells and houses do. */
export const LINKS = new Outlook((view) => new Draft(view), SETS);
