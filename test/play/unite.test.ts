import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../../engine/model/board.ts";
import {
  boardAt,
  type Game,
  isGame,
  opening,
  type Position,
  play,
  redo,
  startBranch,
  switchTo,
  undo,
} from "../../engine/play/game.ts";
import { sharedMoves, unite } from "../../engine/play/unite.ts";

fc.configureGlobal({ seed: 12 });

const CELLS = 16;
const NAMES = { left: "Left", main: "Main" };
const mark = (cell: number, value: number): Move => ({ type: "mark", cells: [cell], mark: value });
const playAll = (from: Position, ...moves: Move[]): Position => moves.reduce(play, from);
const marksAt = (game: Game, node: number) => boardAt(game, node, CELLS).marks;

const start = playAll(opening(CELLS), mark(0, 1), mark(1, 2));

describe("two games of one start", () => {
  const here = playAll(start, mark(2, 3)).game;
  const there = playAll(start, mark(3, 4), mark(4, 1)).game;

  it("become one, in which the player stands where asked and the other line has a name", () => {
    const stayed = unite(here, there, "base", NAMES);
    expect(marksAt(stayed, stayed.at).slice(0, 5)).toEqual([1, 2, 3, 0, 0]);
    expect(stayed.branches).toEqual([
      { name: "Main", tip: 3 },
      { name: "Left", tip: 5 },
    ]);
    expect(stayed.branch).toBe(0);

    const went = unite(here, there, "other", NAMES);
    expect(marksAt(went, went.at).slice(0, 5)).toEqual([1, 2, 0, 4, 1]);
    expect(went.branches).toEqual([
      { name: "Main", tip: 5 },
      { name: "Left", tip: 3 },
    ]);
    expect(went.log).toEqual(stayed.log);
  });

  it("need no new branch when one goes on from the other", () => {
    const further = playAll({ game: here, board: boardAt(here, here.at, CELLS) }, mark(5, 2)).game;
    expect(unite(here, further, "other", NAMES)).toEqual(further);
    expect(unite(further, here, "base", NAMES)).toBe(further);
  });

  it("keep the named lines of both, under different names", () => {
    const tryOne = (cell: number) => playAll(startBranch(start, "Try 1", "Main"), mark(cell, 1)).game;
    const both = unite(tryOne(6), tryOne(7), "base", NAMES);
    expect(both.branches).toEqual([
      { name: "Main", tip: 2 },
      { name: "Try 1", tip: 3 },
      { name: "Try 1 2", tip: 4 },
    ]);
    expect(both.branch).toBe(1);
  });

  it("share moves whatever the order of their fields", () => {
    const turned = there.log.map(({ parent, move }) => ({
      move: Object.fromEntries(Object.entries(move).reverse()) as Move,
      parent,
    }));
    expect(sharedMoves(there.log, turned)).toBe(there.log.length);
  });
});

type Act =
  | { do: "mark"; cell: number; value: number }
  | { do: "undo" | "redo" | "branch" }
  | { do: "go"; to: number };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("mark" as const), cell: fc.nat(3), value: fc.nat(2) }),
  },
  fc.record({ do: fc.constantFrom("undo" as const, "redo" as const, "branch" as const) }),
  fc.record({ do: fc.constant("go" as const), to: fc.nat(3) }),
);

function perform(position: Position, step: Act): Position {
  switch (step.do) {
    case "mark":
      return play(position, mark(step.cell, step.value));
    case "undo":
      return undo(position);
    case "redo":
      return redo(position);
    case "branch":
      return startBranch(position, `Try ${position.game.branches.length}`, "Main");
    case "go":
      return switchTo(position, step.to);
  }
}

/** The boards that a game's places lead to: where it stands, where redo leads, and each branch's end. */
const places = (game: Game) =>
  [game.tip, ...game.branches.map(({ tip }) => tip)].map((node) => JSON.stringify(marksAt(game, node)));

describe("any two games", () => {
  const acts = fc.array(act, { maxLength: 12 });

  it("lose no move and no place by being united", () => {
    fc.assert(
      fc.property(
        acts,
        acts,
        acts,
        fc.constantFrom("base" as const, "other" as const),
        (first, one, two, stand) => {
          const shared = first.reduce(perform, opening(CELLS));
          const base = one.reduce(perform, shared).game;
          const other = two.reduce(perform, shared).game;
          const both = unite(base, other, stand, NAMES);
          expect(isGame(both)).toBe(true);
          expect(both.log.slice(0, base.log.length)).toEqual(base.log);
          const kept = stand === "base" ? base : other;
          expect(marksAt(both, both.at)).toEqual(marksAt(kept, kept.at));
          // Every place of both can be gone to: it is a branch's end, or on the way to one or to where redo leads.
          const ways = [both.tip, ...both.branches.map(({ tip }) => tip)].flatMap((tip) => {
            const way = [JSON.stringify(marksAt(both, 0))];
            for (let node = tip; node !== 0; node = both.log[node - 1].parent)
              way.push(JSON.stringify(marksAt(both, node)));
            return way;
          });
          for (const place of [...places(base), ...places(other)]) expect(ways).toContain(place);
          expect(new Set(both.branches.map(({ name }) => name)).size).toBe(both.branches.length);
        },
      ),
    );
  });

  it("are the same when united again", () => {
    fc.assert(
      fc.property(acts, acts, (one, two) => {
        const base = one.reduce(perform, opening(CELLS)).game;
        const other = two.reduce(perform, opening(CELLS)).game;
        const once = unite(base, other, "base", NAMES);
        expect(unite(once, once, "base", NAMES)).toBe(once);
        expect(unite(once, base, "base", NAMES).log).toBe(once.log);
      }),
    );
  });
});
