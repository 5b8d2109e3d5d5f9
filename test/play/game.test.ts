import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../../engine/model/board.ts";
import {
  boardAt,
  canRedo,
  canUndo,
  isGame,
  opening,
  type Position,
  play,
  positionOf,
  redo,
  renameBranch,
  startBranch,
  switchTo,
  undo,
} from "../../engine/play/game.ts";

const CELLS = 16;
const mark = (cell: number, value: number): Move => ({ type: "mark", cells: [cell], mark: value });

function playAll(moves: readonly Move[]): Position {
  return moves.reduce(play, opening(CELLS));
}

describe("a game", () => {
  it("undoes and redoes move by move", () => {
    let position = playAll([mark(0, 1), mark(1, 2), mark(2, 3)]);
    position = undo(undo(position));
    expect(position.board.marks.slice(0, 3)).toEqual([1, 0, 0]);
    position = redo(position);
    expect(position.board.marks.slice(0, 3)).toEqual([1, 2, 0]);
    expect(canUndo(position.game)).toBe(true);
    expect(canRedo(position.game)).toBe(true);
  });

  it("keeps the old line in the log when a new move follows an undo", () => {
    const first = playAll([mark(0, 1), mark(1, 2)]);
    const second = play(undo(first), mark(1, 3));
    expect(second.game.log).toHaveLength(3);
    expect(boardAt(second.game, 2, CELLS).marks[1]).toBe(2);
    expect(second.board.marks[1]).toBe(3);
    expect(canRedo(second.game)).toBe(false);
  });

  it("takes no note of a move that changes nothing", () => {
    const position = playAll([mark(0, 1)]);
    expect(play(position, mark(0, 1))).toBe(position);
  });

  it("goes back to the main line of a what-if branch, and to the branch again", () => {
    const main = playAll([mark(0, 1)]);
    let position = play(startBranch(main, "Try 1", "Main"), mark(1, 2));
    expect(position.game.branches.map((branch) => branch.name)).toEqual(["Main", "Try 1"]);
    position = switchTo(position, 0);
    expect(position.board).toEqual(main.board);
    position = play(position, mark(2, 3));
    position = switchTo(position, 1);
    expect(position.board.marks.slice(0, 3)).toEqual([1, 2, 0]);
    position = switchTo(position, 0);
    expect(position.board.marks.slice(0, 3)).toEqual([1, 0, 3]);
  });

  it("renames a branch", () => {
    const { game } = play(startBranch(playAll([mark(0, 1)]), "Try 1", "Main"), mark(1, 2));
    expect(renameBranch(game, 1, "fives").branches[1].name).toBe("fives");
  });
});

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    type: fc.constant("mark" as const),
    cells: fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1, maxLength: 4 }),
    mark: fc.nat(4),
  }),
  fc.record({
    type: fc.constant("note" as const),
    layer: fc.constantFrom("corner" as const, "centre" as const, "struck" as const),
    cells: fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1, maxLength: 4 }),
    value: fc.integer({ min: 1, max: 4 }),
    on: fc.boolean(),
  }),
  fc.record({
    type: fc.constant("clear" as const),
    cells: fc.uniqueArray(fc.nat(CELLS - 1), { minLength: 1, maxLength: 4 }),
    what: fc.constantFrom("marks" as const, "notes" as const, "colours" as const, "all" as const),
  }),
  fc.record({ type: fc.constant("auto" as const), on: fc.boolean() }),
  fc.record({
    type: fc.constant("set" as const),
    marks: fc.array(fc.nat(4), { minLength: CELLS, maxLength: CELLS }),
    why: fc.constantFrom("restart" as const, "answer" as const, "link" as const),
  }),
);

type Act = { act: "play"; move: Move } | { act: "undo" | "redo" | "branch" } | { act: "go"; branch: number };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant("play" as const), move: anyMove }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom("undo" as const, "redo" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("branch" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("go" as const), branch: fc.nat(5) }) },
);

function perform(position: Position, act: Act): Position {
  switch (act.act) {
    case "play":
      return play(position, act.move);
    case "undo":
      return undo(position);
    case "redo":
      return redo(position);
    case "branch":
      return startBranch(position, "Try", "Main");
    case "go":
      return switchTo(position, act.branch);
  }
}

describe("any course of a game", () => {
  it("stays a game whose board is that of its node, and loses no entry", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
        let position = opening(CELLS);
        for (const act of acts) {
          const next = perform(position, act);
          expect(next.game.log.slice(0, position.game.log.length)).toEqual(position.game.log);
          position = next;
          expect(isGame(position.game)).toBe(true);
          expect(positionOf(position.game, CELLS).board).toEqual(position.board);
        }
      }),
      { seed: 20, numRuns: 300 },
    );
  });

  it("comes back to the same board by undo and redo", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 30 }), fc.nat(30), (moves, steps) => {
        const there = playAll(moves);
        let position = there;
        for (let step = 0; step < steps; step++) position = undo(position);
        for (let step = 0; step < steps; step++) position = redo(position);
        expect(position.board).toEqual(there.board);
        expect(position.game.at).toBe(there.game.at);
      }),
      { seed: 21, numRuns: 300 },
    );
  });
});
