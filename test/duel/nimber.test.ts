import { describe, expect, it } from "vitest";
import { digitBoard } from "../../engine/duel/digit-board.ts";
import { digitEstimate, SURE } from "../../engine/duel/digit-estimate.ts";
import { type DigitPosition, positionOf } from "../../engine/duel/digit-position.ts";
import { nimberOf } from "../../engine/duel/nimber.ts";
import { isLoss, movesOn, outcome, randomBoard, randomFrom } from "./sudoku-duel.ts";

/** Moves in a row of which each ends its neighbours. */
function path(length: number): number[] {
  return Array.from(
    { length },
    (_, at) => ((1 << at) | (1 << (at + 1)) | ((1 << at) >> 1)) & (2 ** length - 1),
  );
}

/** The number by its definition, one move after the other, nothing taken apart. */
function plain(ends: readonly number[], moves = 2 ** ends.length - 1): number {
  const reached = new Set<number>();
  for (const [move, ended] of ends.entries())
    if ((moves >> move) & 1) reached.add(plain(ends, moves & ~ended));
  let nimber = 0;
  while (reached.has(nimber)) nimber++;
  return nimber;
}

describe("the number of a game of moves that end each other", () => {
  it("is that of Dawson's Kayles for moves in a row (OEIS A002187)", () => {
    const numbers = Array.from({ length: 21 }, (_, length) => nimberOf(path(length), 1000));
    expect(numbers).toEqual([0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0]);
  });

  it("is the least that no move leads to, whatever ends what", () => {
    const random = randomFrom(4);
    for (let game = 0; game < 1000; game++) {
      const count = random.below(9);
      const ends = Array.from({ length: count }, (_, move) => 1 << move);
      for (let pair = random.below(2 * count + 1); pair > 0; pair--) {
        const [one, other] = [random.below(count), random.below(count)];
        ends[one] |= 1 << other;
        ends[other] |= 1 << one;
      }
      expect(nimberOf(ends, 1000), ends.join()).toBe(plain(ends));
    }
  });

  it("is given up when it takes too much", () => {
    expect(nimberOf(path(20), 3)).toBeNull();
  });
});

describe("the estimate of a position", () => {
  const cases = [
    { size: 4, blanks: 10, least: 200 },
    { size: 6, blanks: 13, least: 90 },
  ] as const;

  it.each(cases)(
    "tells the winner of a $size x $size endgame when it says it is sure",
    ({ size, blanks, least }) => {
      const random = randomFrom(6);
      const estimate = digitEstimate(digitBoard(size));
      let sure = 0;
      for (let board = 0; board < 3 * least; board++) {
        const cells = randomBoard(size, size * size - random.below(blanks + 1), random);
        if (cells.filter((digit) => digit === 0).length > blanks || movesOn(cells).length === 0) continue;
        const value = estimate(positionOf(digitBoard(size), cells) as DigitPosition);
        if (Math.abs(value) !== SURE) continue;
        sure++;
        expect(value > 0, cells.join("")).toBe(!isLoss(outcome(cells)));
      }
      expect(sure).toBeGreaterThan(least);
    },
  );
});
