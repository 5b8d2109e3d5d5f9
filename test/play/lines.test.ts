import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Board, Move } from "../../engine/model/board.ts";
import {
  canRedo,
  isGame,
  opening,
  type Position,
  pathTo,
  play,
  positionOf,
  redo,
  startBranch,
  switchTo,
  undo,
} from "../../engine/play/game.ts";
import {
  dropBranch,
  goBack,
  keepBranch,
  lastFitting,
  triedCells,
  withLines,
} from "../../engine/play/lines.ts";

const CELLS = 16;
const mark = (cell: number, value: number): Move => ({ type: "mark", cells: [cell], mark: value });
const playAll = (moves: readonly Move[], from = opening(CELLS)): Position => moves.reduce(play, from);
const linesOf = ({ game: { log, ...lines } }: Position) => lines;
const names = ({ game }: Position) => game.branches.map(({ name }) => name);

describe("going back", () => {
  const wrong = (board: Board) => board.marks[1] === 2;
  const there = playAll([mark(0, 1), mark(1, 2), mark(2, 3), mark(3, 4)]);
  const node = lastFitting(there.game, CELLS, (board) => !wrong(board)) ?? -1;
  const back = goBack(there, node, "With the mistake", "Main");

  it("leads to the last board of the line that fits", () => {
    expect(node).toBe(1);
    expect(back.board.marks.slice(0, 4)).toEqual([1, 0, 0, 0]);
    const twice = playAll([mark(1, 0), mark(0, 2), mark(1, 2)], there);
    expect(lastFitting(twice.game, CELLS, (board) => !wrong(board))).toBe(6);
    expect(lastFitting(twice.game, CELLS, () => false)).toBe(null);
    expect(lastFitting(twice.game, CELLS, () => true)).toBe(twice.game.at);
  });

  it("keeps what came after as a branch, to which redo leads too", () => {
    expect(names(back)).toEqual(["Main", "With the mistake"]);
    expect(back.game.branch).toBe(0);
    expect(redo(redo(redo(back))).board).toEqual(there.board);
    const on = play(back, mark(5, 1));
    expect(canRedo(on.game)).toBe(false);
    expect(switchTo(on, 1).board).toEqual(there.board);
    expect(switchTo(switchTo(on, 1), 0).board).toEqual(on.board);
  });

  it("names what came after once, and each time anew where it is another", () => {
    const again = goBack(redo(redo(back)), 1, "With the mistake", "Main");
    expect(names(again)).toEqual(["Main", "With the mistake"]);
    const other = goBack(playAll([mark(1, 2), mark(4, 4)], back), 1, "With the mistake", "Main");
    expect(names(other)).toEqual(["Main", "With the mistake", "With the mistake 2"]);
  });

  it("goes back on a branch, which keeps its name", () => {
    const tried = playAll([mark(1, 2), mark(2, 2)], startBranch(playAll([mark(0, 1)]), "Try", "Main"));
    const right = goBack(tried, 1, "Wrong", "Main");
    expect(names(right)).toEqual(["Main", "Try", "Wrong"]);
    expect(right.game.branch).toBe(1);
  });
});

describe("a branch", () => {
  const main = playAll([mark(0, 1), mark(1, 2)]);
  const branch = playAll([mark(2, 3), mark(1, 4)], startBranch(main, "Try", "Main"));

  it("shows what it wrote beyond the main line", () => {
    expect([...triedCells(branch)]).toEqual([1, 2]);
    expect([...triedCells(play(branch, mark(2, 0)))]).toEqual([1]);
    expect([...triedCells(main)]).toEqual([]);
    expect([...triedCells(switchTo(branch, 0))]).toEqual([]);
    expect([...triedCells(undo(undo(undo(branch))))]).toEqual([]);
  });

  it("becomes the main line", () => {
    const kept = keepBranch(branch, "Other");
    expect(names(kept)).toEqual(["Main"]);
    expect(kept.game.branch).toBe(0);
    expect(kept.board).toBe(branch.board);
    expect(keepBranch(kept, "Other")).toBe(kept);
  });

  it("leaves the way that the main line went as a branch", () => {
    const moved = switchTo(play(switchTo(branch, 0), mark(9, 1)), 1);
    const kept = keepBranch(moved, "Other");
    expect(names(kept)).toEqual(["Main", "Other"]);
    expect(switchTo(kept, 1).board.marks[9]).toBe(1);
  });

  it("is dropped, also while it is played; the main line never is", () => {
    expect(dropBranch(branch, 0)).toBe(branch);
    expect(dropBranch(branch, 2)).toBe(branch);
    const dropped = dropBranch(branch, 1);
    expect(names(dropped)).toEqual(["Main"]);
    expect(dropped.board).toEqual(main.board);
    expect(dropped.game.log).toBe(branch.game.log);
    const three = startBranch(branch, "Third", "Main");
    expect(names(dropBranch(three, 1))).toEqual(["Main", "Third"]);
    expect(dropBranch(three, 1).game.branch).toBe(1);
  });

  it("comes back where it was dropped, whatever was played since", () => {
    const size = branch.game.log.length;
    const dropped = dropBranch(branch, 1);
    expect(withLines(dropped, linesOf(branch), size, "Left")).toEqual(branch);
    const on = play(dropped, mark(7, 7 % 4));
    const restored = withLines(on, linesOf(branch), size, "Left");
    expect(restored.board).toEqual(branch.board);
    expect(names(restored)).toEqual(["Main", "Try", "Main 2"]);
    expect(switchTo(restored, 2).board).toEqual(on.board);
  });
});

type Act =
  | { act: "play"; cell: number; mark: number }
  | { act: "undo" | "redo" | "branch" | "keep" }
  | { act: "go" | "drop" | "back"; n: number };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant("play" as const), cell: fc.nat(CELLS - 1), mark: fc.nat(4) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom("undo" as const, "redo" as const, "branch" as const, "keep" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom("go" as const, "drop" as const, "back" as const),
      n: fc.nat(8),
    }),
  },
);

function perform(position: Position, act: Act): Position {
  switch (act.act) {
    case "play":
      return play(position, mark(act.cell, act.mark));
    case "undo":
      return undo(position);
    case "redo":
      return redo(position);
    case "branch":
      return startBranch(position, "Try", "Main");
    case "keep":
      return keepBranch(position, "Other");
    case "go":
      return switchTo(position, act.n);
    case "drop":
      return dropBranch(position, act.n);
    case "back": {
      const earlier = lastFitting(position.game, CELLS, ({ marks }) => marks[act.n] === 0);
      return earlier === null ? position : goBack(position, earlier, "Later", "Main");
    }
  }
}

/** The nodes of the lines that have a name, and of the one that is played. */
function reachable({ game }: Position): Set<number> {
  const tips = [game.at, game.tip, ...game.branches.map(({ tip }) => tip)];
  return new Set([0, ...tips.flatMap((tip) => pathTo(game, tip))]);
}

describe("any course of lines", () => {
  it("stays a game, loses no entry, and by going back or keeping a branch no name of one", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
        let position = opening(CELLS);
        for (const act of acts) {
          const next = perform(position, act);
          expect(isGame(next.game)).toBe(true);
          expect(next.game.log.slice(0, position.game.log.length)).toEqual(position.game.log);
          expect(positionOf(next.game, CELLS).board).toEqual(next.board);
          if (act.act === "back" || act.act === "keep") {
            const left = reachable(next);
            for (const node of reachable(position)) expect(left).toContain(node);
          }
          if (next.game.branches.length > 0 && position.game.branches.length > 0)
            expect(next.game.branches[0].name).toBe(position.game.branches[0].name);
          position = next;
        }
      }),
      { seed: 30, numRuns: 300 },
    );
  });

  it("is as it was when a change of the lines is taken back", () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 40 }), anyAct, (acts, last) => {
        fc.pre(last.act !== "play");
        const before = acts.reduce(perform, opening(CELLS));
        const after = perform(before, last);
        expect(withLines(after, linesOf(before), before.game.log.length, "Left")).toEqual(before);
      }),
      { seed: 31, numRuns: 300 },
    );
  });
});
