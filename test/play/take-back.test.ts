import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { nurikabe } from "../../engine/kinds/nurikabe/play.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { Move } from "../../engine/model/board.ts";
import { cellOf, is, isNot } from "../../engine/model/fact.ts";
import { applyMove } from "../../engine/model/move.ts";
import { opening, type Position, play, undo } from "../../engine/play/game.ts";
import { intact } from "../../engine/play/save.ts";
import { breaking, lastWritten, unwriting } from "../../engine/play/take-back.ts";
import { brokenLaws } from "../../engine/play/verdict.ts";

const CELLS = 16;
const mark = (cell: number, value: number): Move => ({ type: "mark", cells: [cell], mark: value });
const strike = (cell: number, value: number): Move => ({
  type: "note",
  layer: "struck",
  cells: [cell],
  value,
  on: true,
});
const playAll = (moves: readonly Move[]): Position => moves.reduce(play, opening(CELLS));

describe("taking facts back", () => {
  it("clears marks and withdraws strikes in one move, and nothing else", () => {
    const auto: Move = { type: "auto", on: true };
    const there = playAll([auto, mark(0, 1), mark(1, 2), strike(3, 1), strike(3, 2), strike(4, 2)]);
    const move = unwriting(there.board, [is(0, 1), isNot(3, 2), isNot(4, 2)]);
    if (!move) throw new Error("there is something to take back");
    const after = play(there, move);
    expect(after.board.marks.slice(0, 2)).toEqual([0, 2]);
    expect(after.board.struck.slice(3, 5)).toEqual([1 << 1, 0]);
    expect(undo(after).board).toEqual(there.board);
  });

  it("is a plain move where one does, and none where nothing is stated", () => {
    const { board } = playAll([mark(0, 1), mark(1, 2)]);
    expect(unwriting(board, [is(0, 1), is(1, 2)])).toEqual({ type: "mark", cells: [0, 1], mark: 0 });
    expect(unwriting(board, [is(5, 1), isNot(6, 2)])).toBe(null);
  });

  it("clears a dot, which says what a cell is not", () => {
    const { board } = playAll([mark(3, 2)]);
    expect(unwriting(board, [isNot(3, 0)])).toEqual({ type: "mark", cells: [3], mark: 0 });
  });

  it("is stored and read like any move", () => {
    const several: Move = { type: "several", moves: [mark(0, 0), strike(3, 1)] };
    const parsed = sudoku.parse("1000020000300004");
    if (!parsed.ok) throw new Error("a puzzle");
    const { game } = play(playAll([mark(1, 3)]), several);
    const nested = { type: "several", moves: [{ type: "several", moves: [mark(2, 1)] }] };
    const log = [...game.log, { parent: 1, move: nested }];
    expect(intact(JSON.parse(JSON.stringify(game)), parsed.value)).toMatchObject({ game, whole: true });
    expect(intact({ ...game, log }, parsed.value).game.log).toHaveLength(game.log.length);
  });
});

describe("the last mark", () => {
  it("is the one that was written last, in strokes and in several at once too", () => {
    const stroke: Move = { type: "mark", cells: [4, 5], mark: 1 };
    const { game } = playAll([mark(0, 1), stroke, mark(2, 1), { type: "several", moves: [mark(0, 2)] }]);
    expect(lastWritten(game, [is(4, 1), is(2, 1)])).toBe(is(2, 1));
    expect(lastWritten(game, [is(0, 2), is(2, 1)])).toBe(is(0, 2));
    expect(lastWritten(game, [])).toBe(undefined);
  });
});

describe("the marks that break a rule", () => {
  it.each([
    ["sudoku", sudoku, "1000020000300004", 4],
    ["nurikabe", nurikabe, "4/4/2o3k", 2],
  ] as const)("of a %s are such that without them none is broken", (_, kind: PlayKind, text, greatest) => {
    const parsed = kind.parse(text);
    if (!parsed.ok) throw new Error("a puzzle");
    const puzzle = parsed.value;
    const given = new Set(puzzle.givens.map(cellOf));
    const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !given.has(cell));
    const anyMark = fc.tuple(fc.constantFrom(...cells), fc.integer({ min: 1, max: greatest }));
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 20 }), (marks) => {
        const position = playAll(marks.map(([cell, value]) => mark(cell, value)));
        const facts = breaking(kind, puzzle, position);
        const move = unwriting(position.board, facts);
        const board = move ? applyMove(position.board, move) : position.board;
        expect(brokenLaws(kind, puzzle, board)).toEqual([]);
        expect(move === null).toBe(brokenLaws(kind, puzzle, position.board).length === 0);
      }),
      { seed: 32, numRuns: 200 },
    );
  });
});
