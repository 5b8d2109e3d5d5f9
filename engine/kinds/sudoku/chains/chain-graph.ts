import type { Cell } from "../../../model/fact.ts";
import { allDigits, countOf } from "../../shared/digit-grid.ts";
import { BitRows } from "../../shared/links/bit-rows.ts";
import type { LinkGraph } from "../../shared/links/link-search.ts";
import { HousePlaces } from "../puzzle/house-places.ts";
import type { Houses } from "../puzzle/houses.ts";
import { nodeAt, type Spots, spotsOf } from "./chain-spots.ts";

/** Which links a chain may take. */
export interface Reach {
  /** What makes strong links: a cell with two digits, two places of a digit in a house, two parts of a house that have them all. */
  readonly strong: { readonly cells?: true; readonly places?: true; readonly parts?: true };
  /** Weak links: of one digit only; only between cells with the same two digits; or all. */
  readonly weak: "digit" | "twins" | "all";
}

/** A strong link, made by a house (by its number among all), or by the cell in which both nodes stand, then -1. */
export interface StrongLink {
  readonly one: number;
  readonly other: number;
  readonly house: number;
}

/** The links of one position. Its nodes are those with a strong link, numbered anew in the same order. */
export interface ChainGraph extends LinkGraph {
  readonly spots: Spots;
  /** Of each node its number among all. */
  readonly nodes: Int16Array;
  readonly links: readonly StrongLink[];
  /** Some cell or house is one candidate short of a link. */
  readonly hasSingle: boolean;
  /** All cells of a chain hold the same two digits, so what is shown of the one holds of the other. */
  readonly isTwins: boolean;
  /** By cell: the digits that it can hold, as a bit set. */
  readonly left: Uint16Array;
}

/** What links are looked for. */
interface Scope {
  /** Chains come only to what strikes one of these candidates. */
  readonly aimed?: readonly number[];
  /** Houses make links only of these digits, a bit set. */
  readonly among?: number;
  /** Where houses can hold digits, if that is known already. */
  readonly known?: HousePlaces;
}

/** The links that candidates make, whatever is placed. Time: for each node the candidates that it cannot hold with, and for each of these a row of nodes. */
export function chainGraph(
  houses: Houses,
  left: Uint16Array,
  { strong: by, weak: reach }: Reach,
  { aimed, among = -1, known }: Scope = {},
): ChainGraph {
  const spots = spotsOf(houses.size);
  const links: StrongLink[] = [];
  let hasSingle = by.cells ? linkCells(spots, left, links) : false;
  // A digit that can be everywhere makes no links.
  const digits = left.reduce((shared, digits) => shared | ~digits, 0) & allDigits(spots.size) & among;
  if (by.places || by.parts) {
    const places = known ?? new HousePlaces(houses, left, digits);
    for (let house = 0; house < houses.all.length; house++)
      if (linkHouse(spots, places, digits, houses.all[house].cells, house, by, links)) hasSingle = true;
  }
  const index = indexFor(spots);
  const nodes = numbered(links, index);
  const strong = new BitRows(nodes.length);
  for (const { one, other } of links) strong.join(index[one], index[other]);
  const weak = weakLinks(spots, nodes, index, reach, left);
  for (let at = 0; at < nodes.length; at++) index[nodes[at]] = -1;
  const isTwins = reach === "twins";
  let aims: BitRows | null = null;
  return {
    ...{ spots, nodes, links, hasSingle, isTwins, left, strong, weak },
    get aims() {
      aims ??= aimsOf(spots, nodes, left, among, aimed);
      return aims;
    },
  };
}

/** Adds the links that cells make; true where one has less than two digits left. */
function linkCells({ size }: Spots, left: Uint16Array, links: StrongLink[]): boolean {
  let hasSingle = false;
  for (let cell = 0; cell < left.length; cell++) {
    const count = countOf(left[cell]);
    if (count < 2) hasSingle = true;
    if (count !== 2) continue;
    const lower = 31 - Math.clz32(left[cell] & -left[cell]);
    const higher = 31 - Math.clz32(left[cell]);
    links.push({ one: nodeAt(size, cell, lower), other: nodeAt(size, cell, higher), house: -1 });
  }
  return hasSingle;
}

/** Adds the links that a house makes; true where a digit has less than two places left. */
function linkHouse(
  { size, parts }: Spots,
  where: HousePlaces,
  digits: number,
  cells: readonly Cell[],
  house: number,
  { places, parts: inParts }: Reach["strong"],
  links: StrongLink[],
): boolean {
  let hasSingle = false;
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    const open = where.of(house, digit);
    const count = countOf(open);
    if (count < 2) hasSingle = true;
    if (count === 2 && places) {
      const first = cells[31 - Math.clz32(open & -open)];
      const second = cells[31 - Math.clz32(open)];
      links.push({ one: nodeAt(size, first, digit), other: nodeAt(size, second, digit), house });
    }
    if (count < 3 || !inParts) continue;
    for (const { one, inOne, other, inOther } of parts[house]) {
      const here = open & inOne;
      const there = open & inOther;
      if ((here | there) !== open || here === open || there === open) continue;
      const from = nodeAt(size, spotOf(one, here, cells), digit);
      links.push({ one: from, other: nodeAt(size, spotOf(other, there, cells), digit), house });
    }
  }
  return hasSingle;
}

/** The spot of some places in a part of a house: a single one is the cell itself. */
function spotOf(part: number, places: number, cells: readonly Cell[]): number {
  return (places & (places - 1)) === 0 ? cells[31 - Math.clz32(places)] : part;
}

/** By node of any board its number in the graph that is being made, -1 where it has none. There is one for each size, and each graph clears it. */
const indices = new Map<Spots, Int16Array>();

function indexFor(spots: Spots): Int16Array {
  const index = indices.get(spots) ?? new Int16Array(spots.rivals.length).fill(-1);
  indices.set(spots, index);
  return index;
}

/** The nodes of the links in order, numbered in the index. */
function numbered(links: readonly StrongLink[], index: Int16Array): Int16Array {
  const nodes = new Int16Array(links.length * 2);
  let count = 0;
  for (let at = 0; at < links.length; at++) {
    const { one, other } = links[at];
    if (index[one] < 0) nodes[count++] = one;
    index[one] = 0;
    if (index[other] < 0) nodes[count++] = other;
    index[other] = 0;
  }
  const used = nodes.subarray(0, count).sort();
  for (let at = 0; at < count; at++) index[used[at]] = at;
  return used;
}

function weakLinks(
  { size, rivals }: Spots,
  nodes: Int16Array,
  index: Int16Array,
  reach: Reach["weak"],
  left: Uint16Array,
): BitRows {
  const weak = new BitRows(nodes.length);
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    const digits = left[Math.floor(node / size)];
    const of = rivals[node];
    for (let to = 0; to < of.length; to++) {
      const rival = of[to];
      if (index[rival] < 0) continue;
      if (reach !== "all" && (node - rival) % size !== 0) continue;
      if (reach === "twins" && left[Math.floor(rival / size)] !== digits) continue;
      weak.put(at, index[rival]);
    }
  }
  return weak;
}

let rowsSoFar = new Int32Array(0);

/** So many words, all 0; the same ones each time. */
function emptyRows(words: number): Int32Array {
  if (rowsSoFar.length < words) rowsSoFar = new Int32Array(words);
  else rowsSoFar.fill(0, 0, words);
  return rowsSoFar;
}

/** Pairs of nodes with a common rival of one cell that is open; with `aimed` only of those with one of these. */
function aimsOf(
  { size, cells, rivals }: Spots,
  nodes: Int16Array,
  left: Uint16Array,
  among: number,
  aimed?: readonly number[],
): BitRows {
  const aims = new BitRows(nodes.length);
  const { words, bits } = aims;
  const isAimed = aimed && new Set(aimed);
  // By candidate: the nodes that it is a rival of.
  const rows = emptyRows(cells * size * words);
  for (let at = 0; at < nodes.length; at++) {
    const of = rivals[nodes[at]];
    const word = at >> 5;
    for (let to = 0; to < of.length && of[to] < cells * size; to++) {
      const candidate = of[to];
      const isOpen = (left[Math.floor(candidate / size)] & among & (2 << (candidate % size))) !== 0;
      if (isOpen && isAimed?.has(candidate) !== false) rows[candidate * words + word] |= 1 << (at & 31);
    }
  }
  for (let row = 0; row < cells * size * words; row += words)
    for (let word = 0; word < words; word++)
      for (let rest = rows[row + word]; rest; rest &= rest - 1) {
        const from = ((word << 5) + 31 - Math.clz32(rest & -rest)) * words;
        for (let to = 0; to < words; to++) bits[from + to] |= rows[row + to];
      }
  return aims;
}
