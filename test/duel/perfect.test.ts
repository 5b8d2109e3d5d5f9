import { beforeAll, describe, expect, it } from "vitest";
import { alphaBeta } from "../../engine/duel/alpha-beta.ts";
import { digitBoard } from "../../engine/duel/digit-board.ts";
import { digitGame, movesToEnd } from "../../engine/duel/digit-game.ts";
import { type DigitPosition, positionOf } from "../../engine/duel/digit-position.ts";
import { Transpositions } from "../../engine/duel/transpositions.ts";
import { run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import type { DuelThought } from "../../worker/api.ts";
import { share } from "../share.ts";
import {
  after,
  blank,
  type Digits,
  isLegal,
  isLoss,
  movesOn,
  outcome,
  provedBy,
  randomBoard,
  randomFrom,
  think,
} from "./sudoku-duel.ts";

/** Boards with at most so many blanks and a move left, filled by random moves. */
function endgames(size: number, count: number, blanks: number, seed: number): Digits[] {
  const random = randomFrom(seed);
  const found: Digits[] = [];
  while (found.length < count) {
    const cells = randomBoard(size, size * size - random.below(blanks + 1), random);
    const left = cells.filter((digit) => digit === 0).length;
    if (left <= blanks && movesOn(cells).length > 0) found.push(cells);
  }
  return found;
}

/** The value of a game from a board on by a look to its end, as `outcome` says it. */
function looked(size: 4 | 6, cells: Digits, hasKey: boolean): number {
  const position = positionOf(digitBoard(size), cells) as DigitPosition;
  const game = digitGame(size);
  const table = hasKey ? { table: new Transpositions(10_000) } : {};
  const { value } = run(
    alphaBeta(game, position, { depth: Number.POSITIVE_INFINITY, prunes: true, ...table }),
  );
  const moves = movesToEnd(position, value);
  assert(moves !== null, "a look to the end finds an end");
  return value > 0 === game.isMax(position) ? moves : -moves;
}

/** Checks what was thought against the plain minimax of the test, and that the line is such a game. */
function expectPerfect(cells: Digits, thought: DuelThought): void {
  const met = new Map<string, number>();
  const expected = outcome(cells, met);
  const name = cells.join("");
  expect(provedBy(thought), name).toBe(expected);
  assert(thought.move !== null, "there is a move");
  expect(thought.line[0], name).toEqual(thought.move);
  expect(thought.wins, name).toBe(!isLoss(expected));
  let [board, value] = [cells, expected];
  for (const move of thought.line) {
    expect(isLegal(board, move), name).toBe(true);
    board = after(board, move);
    const next = outcome(board, met);
    expect(isLoss(next), name).toBe(!isLoss(value));
    expect(Math.abs(next), name).toBe(Math.abs(value) - 1);
    value = next;
  }
  expect(movesOn(board), name).toEqual([]);
}

describe("on 4x4 with at most 8 blanks, from 1,000 positions", () => {
  const boards = endgames(4, 1000, 8, 1);

  it("the moves of both keep what plain minimax finds, to the end", () => {
    for (const cells of boards) expectPerfect(cells, think(cells));
  });

  it("a look finds the same with the key and without it", () => {
    for (const cells of boards) expect(looked(4, cells, false), cells.join("")).toBe(looked(4, cells, true));
  });

  it("and so does the opponent without pruning", () => {
    for (const cells of boards.slice(0, 150))
      expect(provedBy(think(cells, { prunes: false })), cells.join("")).toBe(provedBy(think(cells)));
  });
});

describe("on 6x6 with at most 13 blanks", () => {
  it("the moves of both keep what plain minimax finds, to the end", () => {
    for (const cells of endgames(6, 60, 13, 2)) expectPerfect(cells, think(cells));
  });
});

describe("the whole 4x4 game", () => {
  /** By board: what the opponent plays there. */
  const thoughts = new Map<string, DuelThought>();
  const reply = (cells: Digits): DuelThought => {
    const name = cells.join("");
    const known = thoughts.get(name) ?? think(cells);
    thoughts.set(name, known);
    return known;
  };
  let opening: DuelThought;
  beforeAll(() => {
    opening = reply(blank(4));
  });

  it("is lost for who begins, in twelve moves", () => {
    expect(opening.proved).toEqual({ wins: false, moves: 12 });
    expect(opening.line).toHaveLength(12);
    expect(opening.depth).toBe(12);
  });

  it("has the same value without the key, once six cells are written", () => {
    const random = randomFrom(8);
    for (let game = 0; game < 4; game++) {
      const cells = randomBoard(4, 6, random);
      expect(looked(4, cells, false), cells.join("")).toBe(looked(4, cells, true));
    }
  });

  it("is won as second player against random moves, each move quicker than the last was sure of", () => {
    const random = randomFrom(9);
    for (let game = 0; game < share(2, 6); game++) {
      let cells = blank(4);
      for (let sure = 12; movesOn(cells).length > 0; ) {
        const moves = movesOn(cells);
        cells = after(cells, moves[random.below(moves.length)]);
        const { move, proved } = reply(cells);
        expect(proved?.wins).toBe(true);
        expect(proved?.moves).toBeLessThan(sure);
        sure = (proved?.moves ?? 0) - 1;
        assert(move !== null, "who wins has a move");
        cells = after(cells, move);
      }
    }
  });

  it("is won from a won position against every reply", () => {
    const random = randomFrom(10);
    const met = new Map<string, number>();
    const winsAgainstAll = (cells: Digits): void => {
      const { move, proved } = reply(cells);
      expect(proved?.wins, cells.join("")).toBe(true);
      assert(move !== null, "who wins has a move");
      const played = after(cells, move);
      for (const answer of movesOn(played)) winsAgainstAll(after(played, answer));
    };
    let won = 0;
    while (won < 6) {
      const cells = randomBoard(4, 6 + random.below(3), random);
      if (isLoss(outcome(cells, met))) continue;
      winsAgainstAll(cells);
      won++;
    }
  });
});
