import { describe, expect, it } from "vitest";
import { allDigits, countOf, digitsIn } from "../../../engine/kinds/shared/digit-grid.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { housesOf, SIZES, type SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { Ripple } from "../../../engine/kinds/sudoku/ripple/ripple.ts";
import { Spread } from "../../../engine/kinds/sudoku/ripple/spread.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../../engine/model/fact.ts";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import "../../slow.ts";
import { blankPuzzle, gridWith } from "../board.ts";

const BOARDS = { 4: 30, 6: 6, 9: 2 } as const satisfies Record<SudokuSize, number>;

/** The candidates of each cell, as bit sets. */
type Left = readonly number[];

/** What singles and locked candidates leave, house by house and digit by digit; null where a law breaks. */
function leftBy(size: SudokuSize, given: Left): Left | null {
  const { all, of } = housesOf(size);
  const left = [...given];
  const drop = (cell: number, digits: number): void => {
    left[cell] &= ~digits;
  };
  for (let before = ""; before !== left.join(); ) {
    before = left.join();
    for (const [cell, digits] of [...left.entries()])
      if (countOf(digits) === 1)
        for (const peer of of[cell].flatMap(({ cells }) => cells)) if (peer !== cell) drop(peer, digits);
    for (const house of all)
      for (const digit of digitsIn(allDigits(size))) {
        const places = house.cells.filter((cell) => (left[cell] >> digit) & 1);
        if (places.length === 0) return null;
        if (places.length === 1) drop(places[0], ~(1 << digit));
        for (const other of all)
          if (places.every((cell) => other.cells.includes(cell)))
            for (const cell of other.cells) if (!places.includes(cell)) drop(cell, 1 << digit);
      }
    if (left.includes(0)) return null;
  }
  return left;
}

/** What some true facts about a random board leave. */
function randomLeft(size: SudokuSize, random: Random): Left {
  const out = 15 + random.below(60);
  const given = [...fullBoard(size, random)].map((digit) =>
    digitsIn(allDigits(size)).reduce(
      (digits, other) => (other !== digit && random.below(100) < out ? digits & ~(1 << other) : digits),
      allDigits(size),
    ),
  );
  return leftBy(size, given) as Left;
}

function factsOf(size: SudokuSize, left: Left): Fact[] {
  return left.flatMap((digits, cell) => [
    ...digitsIn(allDigits(size) & ~digits).map((digit) => isNot(cell, digit)),
    ...(countOf(digits) === 1 ? digitsIn(digits).map((digit) => is(cell, digit)) : []),
  ]);
}

function supposing(left: Left, fact: Fact): Left {
  const bit = 1 << valueOf(fact);
  return left.map((digits, cell) =>
    cell === cellOf(fact) ? digits & (isNegative(fact) ? ~bit : bit) : digits,
  );
}

describe.each(SIZES)("on boards of size %s", (size) => {
  const random = randomFrom(size);
  const boards = Array.from({ length: BOARDS[size] }, () => randomLeft(size, random));
  const every = (left: Left): Fact[] =>
    left.flatMap((digits, cell) =>
      countOf(digits) < 2 ? [] : digitsIn(digits).flatMap((digit) => [is(cell, digit), isNot(cell, digit)]),
    );

  it("what is supposed leads where singles and locked candidates lead by their definition, and Ripple breaks the same laws", () => {
    const met = { broken: 0, kept: 0 };
    for (const left of boards) {
      const grid = gridWith(blankPuzzle(size), factsOf(size, left));
      const spread = new Spread(size, grid);
      const ripple = new Ripple(size, grid);
      expect(spread.isQuiet).toBe(true);
      const board = spread.save();
      const mark = ripple.mark();
      for (const fact of every(left)) {
        const expected = leftBy(size, supposing(left, fact));
        expect(spread.suppose(fact)).toBe(expected !== null);
        expect(ripple.suppose(fact)).toBe(expected !== null);
        met[expected ? "kept" : "broken"]++;
        if (expected) {
          const all = every(left);
          const known = new Set(factsOf(size, expected));
          const expectedOf = all.filter((other) => known.has(other));
          const expectedGrid = gridWith(blankPuzzle(size), factsOf(size, expected));
          expect(spread.save()).toEqual(new Spread(size, expectedGrid).save());
          expect(all.filter((other) => ripple.knows(other))).toEqual(expectedOf);
        }
        spread.restore(board);
        ripple.undo(mark);
      }
    }
    expect(met.kept).toBeGreaterThan(0);
    expect(met.broken).toBeGreaterThan(0);
  });

  it("a board from which something follows is not quiet", () => {
    const full = [...fullBoard(size, random)];
    const left = full.map((digit, cell) => (cell === 0 ? 1 << digit : allDigits(size)));
    expect(new Spread(size, gridWith(blankPuzzle(size), factsOf(size, left))).isQuiet).toBe(false);
  });
});
