import { housesOf, type SudokuSize } from "../puzzle/houses.ts";

/** Houses by number (boxes, rows, columns) and their intersections, as flat tables. */
export interface Crossings {
  /** By cell, three each: its houses, and its position in each of them as a bit. */
  readonly houses: Uint8Array;
  readonly bits: Uint16Array;
  /** By house, as many as it has cells: its cells. */
  readonly cells: Uint8Array;
  /** By house, and one more: where its crossings begin. */
  readonly from: Uint8Array;
  /** By crossing: the other house, and the common cells as positions in the one house and in the other. */
  readonly other: Uint8Array;
  readonly common: Uint16Array;
  readonly commonThere: Uint16Array;
}

const known = new Map<SudokuSize, Crossings>();

/** The tables of that size; the same each time. */
export function crossingsOf(size: SudokuSize): Crossings {
  let crossings = known.get(size);
  if (!crossings) {
    crossings = build(size);
    known.set(size, crossings);
  }
  return crossings;
}

function build(size: SudokuSize): Crossings {
  const { all, of } = housesOf(size);
  const positions = (one: (typeof all)[number], two: (typeof all)[number]): number =>
    one.cells.reduce((set, cell, at) => (two.cells.includes(cell) ? set | (1 << at) : set), 0);
  const from: number[] = [0];
  const other: number[] = [];
  const common: number[] = [];
  const commonThere: number[] = [];
  for (const house of all) {
    all.forEach((next, number) => {
      const here = house === next ? 0 : positions(house, next);
      if ((here & (here - 1)) === 0) return;
      other.push(number);
      common.push(here);
      commonThere.push(positions(next, house));
    });
    from.push(other.length);
  }
  return {
    houses: Uint8Array.from(of.flatMap((houses) => houses.map((house) => all.indexOf(house)))),
    bits: Uint16Array.from(of.flatMap((houses, cell) => houses.map(({ cells }) => 1 << cells.indexOf(cell)))),
    cells: Uint8Array.from(all.flatMap(({ cells }) => cells)),
    from: Uint8Array.from(from),
    other: Uint8Array.from(other),
    common: Uint16Array.from(common),
    commonThere: Uint16Array.from(commonThere),
  };
}
