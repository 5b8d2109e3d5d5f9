import { expect, it } from "vitest";
import { allDigits, digitsIn } from "../../../engine/kinds/shared/digit-grid.ts";
import { fullBoard } from "../../../engine/kinds/sudoku/making/full.ts";
import { housesOf, SIZES, type SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import { Closures, closuresOn } from "../../../engine/kinds/sudoku/ripple/closures.ts";
import { Harmless } from "../../../engine/kinds/sudoku/ripple/harmless.ts";
import { type Fact, is, isNot, negate } from "../../../engine/model/fact.ts";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import "../../slow.ts";
import { blankPuzzle, gridWith } from "../board.ts";

const BOARDS = { 4: 10, 6: 2, 9: 1 } as const satisfies Record<SudokuSize, number>;
const ROUNDS = 12;

/** Every digit in every cell, and that it is not there. */
function everyFact(size: SudokuSize): Fact[] {
  return Array.from({ length: size ** 3 }, (_, at) => [
    is(Math.floor(at / size), (at % size) + 1),
    isNot(Math.floor(at / size), (at % size) + 1),
  ]).flat();
}

/** Asks on one board after the other, each with fewer candidates, then after steps back; counts the facts that break a law and those that do not. */
function compare(size: SudokuSize, random: Random, met: { broken: number; kept: number }): void {
  const all = everyFact(size);
  const grid = gridWith(blankPuzzle(size), []);
  const view = { grid, houses: housesOf(size) };
  /** Of wrong candidates, that they are not there. */
  const losses = [...fullBoard(size, random)].flatMap((digit, cell) =>
    digitsIn(allDigits(size) & ~(1 << digit)).map((other) => isNot(cell, other)),
  );
  const ask = (): void => {
    const anew = new Closures(view);
    expect(anew.isQuiet).toBe(true);
    // Some are not asked for, and stand as they were boards before.
    const isAsked = (fact: Fact): boolean =>
      random.below(4) === 0 && !grid.knows(fact) && !grid.knows(negate(fact));
    const wrong = all.filter(isAsked).filter((fact) => {
      const state = anew.of(fact);
      met[state ? "kept" : "broken"]++;
      return String(closuresOn(view).of(fact)) !== String(state);
    });
    expect(wrong).toEqual([]);
  };
  const loseSome = (): void => {
    for (let time = 0; time < (size ** 3) >> 4; time++) {
      const known = new Harmless(size);
      known.add(new Closures(view).of(losses[random.below(losses.length)]) ?? expect.fail());
      for (const fact of all) if (known.has(fact)) grid.add(fact);
    }
  };
  const marks: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ask();
    marks.push(grid.mark());
    loseSome();
  }
  grid.undo(marks[ROUNDS >> 2]);
  ask();
  loseSome();
  ask();
}

it.each(SIZES)("what is kept from board to board of size %s is what comes anew", (size) => {
  const random = randomFrom(size);
  const met = { broken: 0, kept: 0 };
  for (let board = 0; board < BOARDS[size]; board++) compare(size, random, met);
  expect(Math.min(met.broken, met.kept)).toBeGreaterThan(0);
});
