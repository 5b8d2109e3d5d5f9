import "../slow.ts";
import { describe, expect, it } from "vitest";
import { digitBoard } from "../../engine/duel/digit-board.ts";
import { digitGame } from "../../engine/duel/digit-game.ts";
import {
  cellOfMove,
  type DigitPosition,
  digitOfMove,
  isOpen,
  moveOf,
  positionOf,
} from "../../engine/duel/digit-position.ts";
import type { DuelSize } from "../../engine/duel/duel-size.ts";
import { housesOf } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import type { Random } from "../../engine/model/random.ts";
import type { DuelMove } from "../../worker/api.ts";
import {
  after,
  blank,
  type Digits,
  isLegal,
  movesOn,
  outcome,
  randomBoard,
  randomFrom,
} from "./sudoku-duel.ts";

const SIZES = [4, 6, 9] as const;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function at(size: DuelSize, cells: Digits): DigitPosition {
  return positionOf(digitBoard(size), cells) as DigitPosition;
}

function keyOf(size: DuelSize, cells: Digits): string | number | undefined {
  return digitGame(size).key?.(at(size, cells));
}

/** The moves that the engine tries. */
function tried(size: DuelSize, cells: Digits): DuelMove[] {
  const moves = digitGame(size).moves(at(size, cells));
  return moves.map((move) => ({ cell: cellOfMove(size, move), digit: digitOfMove(size, move) }));
}

describe.each(SIZES)("a position on %i x %i", (size) => {
  it("knows who sees whom as Sudoku does", () => {
    const { bands, bandOf, bitOf, seen } = digitBoard(size);
    const { peers } = housesOf(size);
    for (let cell = 0; cell < size * size; cell++)
      for (let other = 0; other < size * size; other++) {
        const isSeen = (seen[cell * bands + bandOf[other]] & bitOf[other]) !== 0;
        expect(isSeen, `${cell} ${other}`).toBe(cell === other || peers[cell].includes(other));
      }
  });

  it("is open to the legal moves and to no others, and over when there are none", () => {
    const random = randomFrom(size);
    const game = digitGame(size);
    for (let board = 0; board < 40; board++) {
      const cells = randomBoard(size, random.below(size * size + 1), random);
      const position = at(size, cells);
      expect(position.written).toBe(cells.filter((digit) => digit !== 0).length);
      const all = cells.flatMap((_, cell) => DIGITS.slice(0, size).map((digit) => ({ cell, digit })));
      const open = all.filter(({ cell, digit }) =>
        isOpen(digitBoard(size), position, moveOf(size, cell, digit)),
      );
      expect(open).toEqual(movesOn(cells));
      expect(game.over(position)).toBe(movesOn(cells).length === 0);
      for (const move of tried(size, cells)) {
        expect(isLegal(cells, move)).toBe(true);
        const next = game.play(position, moveOf(size, move.cell, move.digit));
        expect(next).toEqual(at(size, after(cells, move)));
      }
    }
  });

  it("is none where a digit stands twice in a house", () => {
    expect(
      positionOf(digitBoard(size), after(after(blank(size), { cell: 0, digit: 1 }), { cell: 1, digit: 1 })),
    ).toBeNull();
  });

  it("has one move to try on the empty board", () => {
    expect(tried(size, blank(size))).toEqual([{ cell: 0, digit: 1 }]);
  });
});

/**
 * What colour refinement tells of the legal moves of a board and how they exclude each other (Weisfeiler and Leman,
 * 1968): boards that are the same have the same, and those that have the same are hardly ever different.
 */
function fingerprint(cells: Digits): string {
  const size = Math.round(Math.sqrt(cells.length));
  const { peers } = housesOf(size as DuelSize);
  const moves = movesOn(cells);
  const name = ({ cell, digit }: DuelMove) => cell * 10 + digit;
  let colours = new Map(moves.map((move) => [name(move), 0]));
  for (let round = 0; round < 3; round++) {
    const next = moves.map((move) => {
      let [sum, product] = [0, 1];
      const near = [
        ...peers[move.cell].map((cell) => name({ cell, digit: move.digit })),
        ...Array.from({ length: size }, (_, digit) => name({ cell: move.cell, digit: digit + 1 })),
      ];
      for (const other of near) {
        const colour = other === name(move) ? undefined : colours.get(other);
        if (colour === undefined) continue;
        const mixed = Math.imul(colour + 0x9e3779b9, 0x85ebca6b) | 1;
        sum = (sum + mixed) | 0;
        product = Math.imul(product, mixed);
      }
      return [name(move), (Math.imul(colours.get(name(move)) ?? 0, 31) + sum) ^ product] as const;
    });
    colours = new Map(next);
  }
  return [...colours.values()].sort((a, b) => a - b).join();
}

describe("moves that are left out", () => {
  it("lead on 4x4 to a position with the key of one that is tried", () => {
    const random = randomFrom(1);
    for (let board = 0; board < 200; board++) {
      const cells = randomBoard(4, random.below(9), random);
      const keys = (moves: readonly DuelMove[]) => new Set(moves.map((move) => keyOf(4, after(cells, move))));
      expect(keys(tried(4, cells)), cells.join("")).toEqual(keys(movesOn(cells)));
    }
  });

  it.each([
    { size: 6, boards: 12, most: 6 },
    { size: 9, boards: 2, most: 3 },
  ] as const)(
    "lead on $size x $size to a board like one that is tried leads to",
    ({ size, boards, most }) => {
      const random = randomFrom(2);
      let left = 0;
      for (let board = 0; board < boards; board++) {
        const cells = randomBoard(size, 1 + random.below(most), random);
        const all = movesOn(cells);
        const prints = (moves: readonly DuelMove[]) =>
          new Set(moves.map((move) => fingerprint(after(cells, move))));
        const kept = tried(size, cells);
        expect(prints(kept), cells.join("")).toEqual(prints(all));
        left += all.length - kept.length;
      }
      expect(left).toBeGreaterThan(100);
    },
  );

  it("change no outcome of a 6x6 endgame", () => {
    const random = randomFrom(3);
    for (let board = 0; board < 60; board++) {
      const cells = randomBoard(6, 26 + random.below(6), random);
      const met = new Map<string, number>();
      const outcomes = (moves: readonly DuelMove[]) =>
        new Set(moves.map((move) => outcome(after(cells, move), met)));
      expect(outcomes(tried(6, cells)), cells.join("")).toEqual(outcomes(movesOn(cells)));
    }
  });
});

/** The same board by other names: digits exchanged, and where it may be, lines within bands, bands, and mirrored. */
function renamed(size: DuelSize, cells: Digits, random: Random, moves: "digits" | "all"): Digits {
  const digits = [0, ...random.shuffle(Array.from({ length: size }, (_, digit) => digit + 1))];
  if (moves === "digits") return cells.map((digit) => digits[digit]);
  const lines = (): number[] => random.shuffle([0, 2]).flatMap((band) => random.shuffle([band, band + 1]));
  const [rows, columns, isMirrored] = [lines(), lines(), random.below(2) === 1];
  const moved = cells.map((_, cell) => cells[rows[Math.floor(cell / size)] * size + columns[cell % size]]);
  const turned = moved.map((_, cell) => moved[(cell % size) * size + Math.floor(cell / size)]);
  return (isMirrored ? turned : moved).map((digit) => digits[digit]);
}

describe("the key", () => {
  it.each([
    { size: 4, moves: "all" },
    { size: 6, moves: "digits" },
    { size: 9, moves: "digits" },
  ] as const)("of a $size x $size board stays when $moves are exchanged", ({ size, moves }) => {
    const random = randomFrom(size);
    for (let board = 0; board < 100; board++) {
      const cells = randomBoard(size, random.below(size * size), random);
      const key = keyOf(size, cells);
      for (let other = 0; other < 10; other++)
        expect(keyOf(size, renamed(size, cells, random, moves)), cells.join("")).toBe(key);
    }
  });

  it.each([
    { size: 4, boards: 2500, blanks: 9, least: 500 },
    { size: 6, boards: 500, blanks: 10, least: 20 },
  ] as const)(
    "is shared on $size x $size only by boards with the same outcome",
    ({ size, boards, blanks, least }) => {
      const random = randomFrom(7);
      const outcomes = new Map<unknown, number>();
      let shared = 0;
      for (let board = 0; board < boards; board++) {
        const cells = randomBoard(size, size * size - random.below(blanks + 1), random);
        if (cells.filter((digit) => digit === 0).length > blanks) continue;
        const key = keyOf(size, cells);
        const value = outcome(cells);
        const known = outcomes.get(key);
        if (known !== undefined) {
          shared++;
          expect(value, cells.join("")).toBe(known);
        }
        outcomes.set(key, value);
      }
      expect(shared).toBeGreaterThan(least);
    },
  );

  it.each([6, 9] as const)("is shared on %i x %i just when the digits are open in the same cells", (size) => {
    const random = randomFrom(11);
    for (let board = 0; board < 6; board++) {
      const cells = randomBoard(size, size + random.below(3 * size), random);
      const next = movesOn(cells).map((move) => after(cells, move));
      const sets = next.map((digits) => {
        const open = movesOn(digits);
        const cellsOf = (digit: number) =>
          open.filter((move) => move.digit === digit).map(({ cell }) => cell);
        return DIGITS.slice(0, size)
          .map((digit) => cellsOf(digit).join())
          .sort()
          .join("/");
      });
      const pairs = new Set(next.map((digits, place) => `${keyOf(size, digits)} ${sets[place]}`));
      expect(pairs.size).toBe(new Set(sets).size);
      expect(pairs.size).toBe(new Set(next.map((digits) => keyOf(size, digits))).size);
    }
  });

  it("tells how many cells are written, which the score depends on", () => {
    const full = "1234341221434321";
    const over = "1234341221430000";
    const digits = (text: string) => [...text].map(Number);
    expect(keyOf(4, digits(full))).not.toBe(keyOf(4, digits(over)));
  });

  it("differs where a digit can be written elsewhere", () => {
    const keys = new Set(
      [1, 5, 10].map((cell) => keyOf(4, after(after(blank(4), { cell: 0, digit: 1 }), { cell, digit: 2 }))),
    );
    expect(keys.size).toBe(3);
  });
});
