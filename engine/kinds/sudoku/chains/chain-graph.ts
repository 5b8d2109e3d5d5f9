import type { Cell } from "../../../model/fact.ts";
import { allDigits, countOf, digitsIn } from "../../shared/digit-grid.ts";
import { BitRows } from "../../shared/links/bit-rows.ts";
import type { LinkGraph } from "../../shared/links/link-search.ts";
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

/**
 * The links that candidates make, whatever is placed. With `aimed` chains come only to what strikes one of these candidates.
 * Houses make links only of digits that are in `among`, a bit set.
 * Time: for each node and each candidate, the nodes that it cannot hold with.
 */
export function chainGraph(
  houses: Houses,
  left: Uint16Array,
  { strong: by, weak: reach }: Reach,
  aimed?: readonly number[],
  among = -1,
): ChainGraph {
  const spots = spotsOf(houses.size);
  const links: StrongLink[] = [];
  let hasSingle = by.cells ? linkCells(spots, left, links) : false;
  // A digit that can be everywhere makes no links.
  const digits = left.reduce((shared, digits) => shared | ~digits, 0) & allDigits(spots.size) & among;
  if (by.places || by.parts)
    for (let house = 0; house < houses.all.length; house++)
      if (linkHouse(spots, left, digits, houses.all[house].cells, house, by, links)) hasSingle = true;
  const { nodes, index } = numbered(spots, links);
  const strong = new BitRows(nodes.length);
  for (const { one, other } of links) strong.join(index[one], index[other]);
  const weak = weakLinks(spots, nodes, index, reach, left);
  const isTwins = reach === "twins";
  let aims: BitRows | null = null;
  return {
    ...{ spots, nodes, links, hasSingle, isTwins, left, strong, weak },
    get aims() {
      aims ??= aimsOf(spots, nodes, index, left, among, aimed);
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
    const [one, other] = digitsIn(left[cell]).map((digit) => nodeAt(size, cell, digit));
    links.push({ one, other, house: -1 });
  }
  return hasSingle;
}

/** Adds the links that a house makes; true where a digit has less than two places left. */
function linkHouse(
  { size, parts }: Spots,
  left: Uint16Array,
  digits: number,
  cells: readonly Cell[],
  house: number,
  { places, parts: inParts }: Reach["strong"],
  links: StrongLink[],
): boolean {
  let hasSingle = false;
  for (let rest = digits; rest; rest &= rest - 1) {
    const digit = 31 - Math.clz32(rest & -rest);
    let open = 0;
    for (let at = 0; at < size; at++) open |= ((left[cells[at]] >> digit) & 1) << at;
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

/** The nodes of the links in order, and by node its place among them, -1 where it has none. */
function numbered({ rivals }: Spots, links: readonly StrongLink[]): { nodes: Int16Array; index: Int16Array } {
  const nodes = new Int16Array(links.length * 2);
  const index = new Int16Array(rivals.length).fill(-1);
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
  return { nodes: used, index };
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

/** Pairs of nodes with a common rival of one cell that is open; with `aimed` only of those with one of these. */
function aimsOf(
  { size, cells, rivals }: Spots,
  nodes: Int16Array,
  index: Int16Array,
  left: Uint16Array,
  among: number,
  aimed?: readonly number[],
): BitRows {
  const aims = new BitRows(nodes.length);
  const { words, bits } = aims;
  const row = new Int32Array(words);
  const met = new Int16Array(nodes.length);
  const count = aimed?.length ?? cells * size;
  for (let number = 0; number < count; number++) {
    const candidate = aimed?.[number] ?? number;
    if ((left[Math.floor(candidate / size)] & among & (2 << (candidate % size))) === 0) continue;
    const of = rivals[candidate];
    let known = 0;
    for (let at = 0; at < of.length; at++) {
      const node = index[of[at]];
      if (node >= 0) met[known++] = node;
    }
    if (known < 2) continue;
    row.fill(0);
    for (let at = 0; at < known; at++) row[met[at] >> 5] |= 1 << (met[at] & 31);
    for (let at = 0; at < known; at++) {
      const from = met[at] * words;
      for (let word = 0; word < words; word++) bits[from + word] |= row[word];
    }
  }
  return aims;
}
