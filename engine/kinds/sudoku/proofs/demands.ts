import { housesOf, type SudokuSize } from "../puzzle/houses.ts";

/**
 * The demands of a board, by which proofs are measured: "this cell has a value", "this house has a place for d". A candidate is numbered
 * cell × size + digit − 1; demands of cells come first, in the order of the cells, then those of houses by house and digit.
 */
export interface Demands {
  readonly size: SudokuSize;
  readonly candidates: number;
  readonly count: number;
  /** By demand times size: its candidates, in the order of their bits in a mask. */
  readonly members: Int16Array;
  /** By candidate times 4: the demands that it can meet, and its bit in the mask of each. */
  readonly of: Int16Array;
  readonly bits: Int16Array;
  /** By candidate: those that cannot hold with it. */
  readonly peers: readonly Int16Array[];
  /** By demand of a house: where all its places may lie in another house too, as a mask, and what such a house would then lose. */
  readonly shared: readonly (readonly Shared[])[];
}

interface Shared {
  readonly mask: number;
  readonly others: Int16Array;
}

const known = new Map<SudokuSize, Demands>();

/** The demands of boards of a size; the same object each time. */
export function demandsOf(size: SudokuSize): Demands {
  const demands = known.get(size) ?? build(size);
  known.set(size, demands);
  return demands;
}

function build(size: SudokuSize): Demands {
  const { all, of: housesOfCell } = housesOf(size);
  const cells = size * size;
  const candidates = cells * size;
  const count = cells + all.length * size;
  const members = new Int16Array(count * size);
  for (let at = 0; at < candidates; at++) members[at] = at;
  for (const [house, { cells: within }] of all.entries())
    for (let digit = 0; digit < size; digit++)
      for (const [at, cell] of within.entries())
        members[(cells + house * size + digit) * size + at] = cell * size + digit;
  const of = new Int16Array(candidates * 4);
  const bits = new Int16Array(candidates * 4);
  const filled = new Uint8Array(candidates);
  for (let at = 0; at < members.length; at++) {
    const candidate = members[at];
    const place = candidate * 4 + filled[candidate]++;
    of[place] = Math.floor(at / size);
    bits[place] = 1 << (at % size);
  }
  const membersOf = (demand: number): Int16Array => members.subarray(demand * size, (demand + 1) * size);
  const peers = Array.from({ length: candidates }, (_, candidate) => {
    const met = new Set<number>();
    for (let at = candidate * 4; at < candidate * 4 + 4; at++)
      for (const one of membersOf(of[at])) met.add(one);
    met.delete(candidate);
    return Int16Array.from(met);
  });
  const shared = Array.from({ length: count }, (_, demand) => {
    if (demand < cells) return [];
    const house = all[Math.floor((demand - cells) / size)];
    const digit = (demand - cells) % size;
    const others = new Set(house.cells.flatMap((cell) => housesOfCell[cell]));
    return [...others].flatMap((other): Shared[] => {
      const common = house.cells.filter((cell) => other.cells.includes(cell));
      if (other === house || common.length < 2) return [];
      const mask = common.reduce((bit, cell) => bit | (1 << house.cells.indexOf(cell)), 0);
      const rest = other.cells.filter((cell) => !house.cells.includes(cell));
      return [{ mask, others: Int16Array.from(rest, (cell) => cell * size + digit) }];
    });
  });
  return { size, candidates, count, members, of, bits, peers, shared };
}
