import { describe, expect, it } from "vitest";
import { alphaBeta } from "../../engine/duel/alpha-beta.ts";
import { IterativeDeepening } from "../../engine/duel/deepen.ts";
import { digitBoard } from "../../engine/duel/digit-board.ts";
import { digitGame } from "../../engine/duel/digit-game.ts";
import { type DigitPosition, positionOf } from "../../engine/duel/digit-position.ts";
import type { DuelSize } from "../../engine/duel/duel-size.ts";
import { run } from "../../engine/model/job.ts";
import type { DuelThought } from "../../worker/api.ts";
import { thinkOver } from "../../worker/searches/duel.ts";
import { share } from "../share.ts";
import {
  after,
  blank,
  type Digits,
  isLegal,
  movesOn,
  randomBoard,
  randomFrom,
  think,
  working,
} from "./sudoku-duel.ts";

const SIZES = [4, 6, 9] as const;

/** All that is told while it thinks, between any two steps, then the answer; and the nodes that the steps told. */
function allNews(cells: Digits, nodes: number): { told: DuelThought[]; spent: number } {
  const work = working(cells, { nodes });
  const told: DuelThought[] = [];
  let spent = 0;
  for (;;) {
    if (work.news) told.push(work.news());
    const step = work.next();
    if (step.done) return { told: [...told, step.value], spent };
    spent += step.value;
  }
}

describe("looking ever deeper", () => {
  const cases: readonly { size: DuelSize; boards: number; depth: number }[] = [
    { size: 4, boards: share(12, 40), depth: 16 },
    { size: 6, boards: share(10, 30), depth: 4 },
    { size: 9, boards: share(4, 12), depth: 3 },
  ];

  it.each(cases)("finds on $size x $size at each depth what one look without a table finds", (of) => {
    const random = randomFrom(of.size);
    const game = digitGame(of.size);
    for (let board = 0; board < of.boards; board++) {
      const least = of.size === 4 ? 7 : of.size * 2;
      const cells = randomBoard(of.size, least + random.below(of.size ** 2 - least), random);
      const position = positionOf(digitBoard(of.size), cells) as DigitPosition;
      for (let depth = 1; depth <= of.depth; depth++) {
        const fixed = run(alphaBeta(game, position, { depth, prunes: true }));
        const found = run(
          new IterativeDeepening(game, position, {
            depth,
            nodes: Number.POSITIVE_INFINITY,
            prunes: true,
          }).work(),
        );
        expect(found.value, `${cells.join("")} ${depth}`).toBe(fixed.value);
        expect(found.finished).toBe(found.value);
        expect(found.isFinal || found.depth === depth).toBe(true);
        const end = found.principalVariation.reduce((from, move) => game.play(from, move), position);
        expect(game.score(end), "the line leads to what it is worth").toBe(found.value);
      }
    }
  });

  it.each(cases)(
    "enters fewer nodes on $size x $size than plain minimax, which knows nothing and leaves out nothing",
    (of) => {
      const random = randomFrom(1);
      const cells = randomBoard(of.size, of.size === 4 ? 7 : 3 * of.size, random);
      const how = { depth: of.size === 4 ? 6 : 2 };
      const [pruned, plain] = [think(cells, how), think(cells, { ...how, prunes: false })];
      expect(plain.score).toBe(pruned.score);
      expect([plain.known, plain.cuts]).toEqual([0, 0]);
      expect(pruned.cuts).toBeGreaterThan(0);
      expect(pruned.nodes).toBeLessThan(plain.nodes / 2);
    },
  );
});

describe.each(SIZES)("thinking on %i x %i", (size) => {
  const random = randomFrom(size);
  const boards = [
    blank(size),
    ...[1, 2, 3, 4].map((part) => randomBoard(size, (part * size * size) / 8, random)),
  ];

  it("has a legal move at any time, and ends within its nodes", () => {
    for (const cells of boards)
      for (const nodes of [1, 2, 100, 20_000]) {
        const { told, spent } = allNews(cells, nodes);
        for (const { move, line } of told) {
          expect(line[0]).toEqual(move);
          expect(move && isLegal(cells, move), cells.join("")).toBe(true);
          line.reduce((board, next) => {
            expect(isLegal(board, next)).toBe(true);
            return after(board, next);
          }, cells);
        }
        expect(told.at(-1)?.nodes).toBe(spent);
        expect(spent).toBeLessThanOrEqual(nodes);
      }
  });

  it("goes the same way each time, asked for news or not", () => {
    const how = { nodes: 20_000 };
    for (const cells of boards) {
      const { told } = allNews(cells, how.nodes);
      expect(allNews(cells, how.nodes).told).toEqual(told);
      expect(think(cells, how)).toEqual(told.at(-1));
    }
  });

  it("says of a finished game that it is lost, with no move", () => {
    const cells = randomBoard(size, size * size, randomFrom(5));
    expect(movesOn(cells)).toEqual([]);
    const { told } = allNews(cells, 100);
    for (const thought of told)
      expect(thought).toMatchObject({ move: null, line: [], proved: { wins: false, moves: 0 }, wins: false });
  });

  it("sees a last move, which wins", () => {
    const cells = randomBoard(size, size * size, randomFrom(6));
    const last = cells.findIndex((digit) => digit !== 0);
    const before = cells.with(last, 0);
    const winning = movesOn(before).filter((move) => movesOn(after(before, move)).length === 0);
    const { move, proved } = think(before);
    expect(proved).toEqual({ wins: true, moves: 1 });
    expect(winning).toContainEqual(move);
  });
});

describe("what is said to be sure while it thinks", () => {
  const cases = [
    { size: 4, boards: share(8, 16), written: 3 },
    { size: 6, boards: share(8, 14), written: 17 },
  ] as const;

  it.each(cases)("is so in the end, on $size x $size", ({ size, boards, written }) => {
    const random = randomFrom(12);
    let sure = 0;
    for (let board = 0; board < boards; board++) {
      const cells = randomBoard(size, written + random.below(3), random);
      const { told } = allNews(cells, 60_000);
      const end = told.at(-1);
      if (end?.wins !== undefined) sure++;
      for (const { wins, proved } of told) {
        if (wins !== undefined) expect(wins, cells.join("")).toBe(end?.wins);
        if (proved) expect(proved.wins, cells.join("")).toBe(wins);
        if (proved) expect(proved, cells.join("")).toEqual(end?.proved);
      }
    }
    expect(sure).toBeGreaterThan(5);
  });
});

describe("a question that makes no sense", () => {
  const good = { size: 4, cells: blank(4), depth: null, nodes: 100, prunes: true };
  const bad = [
    ["duel-size", { ...good, size: 5 }],
    ["duel-cells", { ...good, size: 9 }],
    ["duel-cells", { ...good, cells: good.cells.with(3, 5) }],
    ["duel-cells", { ...good, cells: good.cells.with(3, -1) }],
    ["duel-cells", { ...good, cells: good.cells.with(3, 1.5) }],
    ["duel-cells", { ...good, cells: good.cells.with(3, Number.NaN) }],
    ["duel-law", { ...good, cells: good.cells.with(0, 1).with(3, 1) }],
    ["duel-law", { ...good, cells: good.cells.with(0, 1).with(12, 1) }],
    ["duel-law", { ...good, cells: good.cells.with(0, 1).with(5, 1) }],
    ["duel-limits", { ...good, depth: 0 }],
    ["duel-limits", { ...good, depth: Number.NaN }],
    ["duel-limits", { ...good, nodes: 0 }],
    ["duel-limits", { ...good, nodes: Number.NaN }],
  ] as const;

  it.each(bad)("gets a sentence: %s", (code, question) => {
    const read = thinkOver(question);
    expect(read).toMatchObject({ ok: false, problem: { code } });
    if (read.ok) return;
    expect(read.problem.text.en).toMatch(/\.$/);
    expect(read.problem.text.zh).toMatch(/。$/);
  });
});
