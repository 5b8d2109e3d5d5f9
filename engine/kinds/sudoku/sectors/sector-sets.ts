import { type Cell, cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../model/fact.ts";
import type { Binding } from "../../../model/rule.ts";
import { allDigits, digitsIn } from "../../shared/digit-grid.ts";
import type { House } from "../../shared/digit-houses.ts";
import type { Pencilled } from "../native/sight.ts";
import type { Houses } from "../puzzle/houses.ts";
import type { Crossing } from "./sector-search.ts";

/** A crossing of rows and columns where every place that a digit can have is taken, and what therefore goes. */
export interface SectorSets extends Crossing {
  readonly cells: readonly Cell[];
  readonly caps: readonly Cap[];
  readonly strikes: readonly Fact[];
}

/** Houses of one kind that a digit fits in within a crossing, at most once each. */
interface Cap {
  readonly digit: number;
  /** Those of the crossing with places for the digit, which are as few as any kind of house has. */
  readonly houses: readonly House[];
  /** The other houses of the kind. */
  readonly without: readonly House[];
  readonly strikes: readonly Fact[];
}

/** The candidates of the open cells, 0 for others. */
export function openLeft({ houses, grid }: Pencilled): Uint16Array {
  return Uint16Array.from(houses.of, (_, cell) => (grid.at(cell) < 0 ? grid.candidates(cell) : 0));
}

/** The same where only some facts are known. */
export function leftKnowing({ size, of }: Houses, facts: Iterable<Fact>): Uint16Array {
  const left = new Uint16Array(of.length).fill(allDigits(size));
  for (const fact of facts) left[cellOf(fact)] &= isNegative(fact) ? ~(1 << valueOf(fact)) : 0;
  return left;
}

/** What a crossing strikes; null where it is not full, or nothing goes. */
export function sectorSets(houses: Houses, left: Uint16Array, crossing: Crossing): SectorSets | null {
  const cells = cellsOf(houses, crossing).filter((cell) => left[cell] !== 0);
  const caps: Cap[] = [];
  let room = 0;
  for (let digit = 1; digit <= houses.size; digit++) {
    const [least, ...others] = capsOf(houses, left, cells, digit).sort(
      (a, b) => a.houses.length - b.houses.length,
    );
    room += least.houses.length;
    caps.push(least, ...others.filter(({ houses }) => houses.length === least.houses.length));
  }
  const strikes = [...new Set(caps.flatMap((cap) => cap.strikes))];
  if (room !== cells.length || strikes.length === 0) return null;
  return { ...crossing, open: cells.length, cells, caps, strikes };
}

/** The caps of a digit by rows, by columns and by boxes. */
function capsOf(
  { rows, columns, boxes }: Houses,
  left: Uint16Array,
  cells: readonly Cell[],
  digit: number,
): Cap[] {
  const fits = (cell: Cell): boolean => ((left[cell] >> digit) & 1) !== 0;
  const places = new Set(cells.filter(fits));
  return [rows, columns, boxes].map((kind) => {
    const houses = kind.filter((house) => house.cells.some((cell) => places.has(cell)));
    const struck = houses.flatMap((house) => house.cells.filter((cell) => fits(cell) && !places.has(cell)));
    return {
      digit,
      houses,
      without: kind.filter((house) => !houses.includes(house)),
      strikes: struck.map((cell) => isNot(cell, digit)),
    };
  });
}

/** Facts that are enough for some of the strikes, not all of them needed: what is placed in the crossing, and where digits do not fit. */
export function premisesOf(
  houses: Houses,
  { cells, caps, ...crossing }: SectorSets,
  placed: (cell: Cell) => number,
  wanted: readonly Fact[],
): Fact[] {
  const known = cellsOf(houses, crossing)
    .filter((cell) => !cells.includes(cell))
    .map((cell) => is(cell, placed(cell)));
  const needed = digitsIn(allDigits(houses.size)).flatMap((digit) => {
    const ofDigit = caps.filter((cap) => cap.digit === digit);
    const striking = ofDigit.filter(({ strikes }) => strikes.some((fact) => wanted.includes(fact)));
    return striking.length > 0 ? striking : ofDigit.slice(0, 1);
  });
  const lacking = needed.flatMap(({ digit, without }) =>
    without.flatMap((house) =>
      house.cells.filter((cell) => cells.includes(cell)).map((cell) => isNot(cell, digit)),
    ),
  );
  return [...new Set([...known, ...lacking])];
}

/** All cells where the lines cross. */
function cellsOf({ rows, size }: Houses, crossing: Crossing): Cell[] {
  return rows
    .filter((_, row) => (crossing.rows >> row) & 1)
    .flatMap((row) => row.cells.filter((cell) => (crossing.columns >> (cell % size)) & 1));
}

/** Lines of a bit set, as a binding names them. */
export function linesIn(lines: readonly House[], set: number): Binding {
  const some = lines.filter((_, at) => (set >> at) & 1);
  return { as: "houses", of: some.map(({ law, number }) => ({ law, of: number })) };
}
