import { describe, expect, it } from "vitest";
import { allDigits, countOf } from "../../../engine/kinds/shared/digit-grid.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { boxAt, housesOf, type SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { type Crossing, fullCrossings } from "../../../engine/kinds/sudoku/sectors/sector-search.ts";
import { sectorSets } from "../../../engine/kinds/sudoku/sectors/sector-sets.ts";
import { CrossingWatch } from "../../../engine/kinds/sudoku/sectors/sector-watch.ts";
import { cellOf, valueOf } from "../../../engine/model/fact.ts";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import "../../slow.ts";

const POSITIONS = { 4: 300, 6: 60, 9: 1 } as const satisfies Record<SudokuSize, number>;
/** Positions where the search alone is asked, which takes less. */
const MORE = { 4: 300, 6: 100, 9: 30 } as const satisfies Record<SudokuSize, number>;

/** Boards that are watched while they lose candidates. */
const WATCHED = { 4: 40, 6: 20, 9: 6 } as const satisfies Record<SudokuSize, number>;

interface Position {
  readonly size: SudokuSize;
  readonly full: readonly number[];
  /** The candidates of open cells, among them the one that is true; 0 for others. */
  readonly left: Uint16Array;
}

function positionOf(size: SudokuSize, random: Random): Position {
  const full = [...fullBoard(size, random)];
  const placed = random.below(60);
  const out = 50 + 4 * size + random.below(10);
  const left = Uint16Array.from(full, (digit) => {
    if (random.below(100) < placed) return 0;
    let digits = allDigits(size);
    for (let other = 1; other <= size; other++)
      if (other !== digit && random.below(100) < out) digits &= ~(1 << other);
    return digits;
  });
  return { size, full, left };
}

/** By their definition, one crossing and one digit after another. */
function crossingsByDefinition({ size, left }: Position): Crossing[] {
  const found: Crossing[] = [];
  for (let rows = 0; rows < 1 << size; rows++) {
    for (let columns = 0; columns < 1 << size; columns++) {
      const lines = [countOf(rows), countOf(columns)];
      if (Math.min(...lines) < Math.floor(size / 2) || lines[0] + lines[1] > size) continue;
      const isIn = (cell: number): boolean =>
        ((rows >> Math.floor(cell / size)) & 1) === 1 && ((columns >> (cell % size)) & 1) === 1;
      const open = [...left.keys()].filter((cell) => left[cell] !== 0 && isIn(cell));
      let room = 0;
      for (let digit = 1; digit <= size; digit++) {
        const places = open.filter((cell) => (left[cell] >> digit) & 1);
        const kinds = [
          (cell: number) => Math.floor(cell / size),
          (cell: number) => cell % size,
          (cell: number) => boxAt(size, cell),
        ];
        room += Math.min(...kinds.map((houseOf) => new Set(places.map(houseOf)).size));
      }
      const isOpen = open.length > 0 && open.length >= lines[0] * lines[1] - 4;
      if (isOpen && room === open.length) found.push({ rows, columns, open: open.length });
    }
  }
  return found;
}

const spelt = (some: readonly Crossing[]): string[] =>
  some.map(({ rows, columns, open }) => `${rows} ${columns} ${open}`).sort();

describe.each([4, 6, 9] as const)("on random positions of size %s", (size) => {
  const random = randomFrom(size);
  const positions = Array.from({ length: POSITIONS[size] }, () => positionOf(size, random));

  it("the full crossings are those of the definition, those of fewest cells first", () => {
    let count = 0;
    for (const position of positions) {
      const found = fullCrossings(size, position.left);
      expect(spelt(found)).toEqual(spelt(crossingsByDefinition(position)));
      const open = found.map((one) => one.open);
      expect(open).toEqual([...open].sort((a, b) => a - b));
      count += found.length;
    }
    expect(count).toBeGreaterThan(0);
  });

  it("a watch over a board that loses candidates tells the full crossings of each state", () => {
    let count = 0;
    for (let at = 0; at < WATCHED[size]; at++) {
      const { full, left } = positionOf(size, random);
      const watch = new CrossingWatch(size, left.slice());
      for (let step = 0; step < 30; step++) {
        const now = left.slice();
        const cell = random.below(now.length);
        if (step % 10 === 9) now.set(positionOf(size, random).left.subarray(0, size));
        else if (random.below(4) === 0) now[cell] = 0;
        else now[cell] &= (1 << full[cell]) | random.below(1 << (size + 1));
        left.set(now);
        const found = watch.full(now);
        expect(found).toEqual(fullCrossings(size, now));
        count += found.length;
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it("sector sets strike no digit of the answer", () => {
    let count = 0;
    for (let at = 0; at < MORE[size]; at++) {
      const { full, left } = positionOf(size, random);
      for (const crossing of fullCrossings(size, left)) {
        const struck = sectorSets(housesOf(size), left, crossing)?.strikes ?? [];
        expect(struck.filter((fact) => full[cellOf(fact)] === valueOf(fact))).toEqual([]);
        count += struck.length;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});
