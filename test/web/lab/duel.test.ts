import { describe, expect, it } from "vitest";
import { digitBoard } from "../../../engine/duel/digit-board.ts";
import { isOpen, moveOf, positionOf } from "../../../engine/duel/digit-position.ts";
import { DUEL_SIZES, type DuelSize } from "../../../engine/duel/duel-size.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { countOf, timesOf } from "../../../web/lab/duel/comparison.ts";
import type { DuelTold } from "../../../web/lab/duel/duel.ts";
import {
  anyMove,
  cellsAfter,
  type DuelMatch,
  isLegal,
  isOver,
  legalDigits,
  newMatch,
  ownersOf,
  SEATINGS,
  type Seating,
  seatOf,
  turnOf,
  undoneTo,
  winnerOf,
  withMove,
} from "../../../web/lab/duel/match.ts";
import { isPersonsTurn, momentOf, sceneOf } from "../../../web/lab/duel/scene.ts";
import { FIRST_OPTIONS, FIRST_WISH, readDuel } from "../../../web/lab/duel/script.ts";
import type { DuelMove, DuelThought } from "../../../worker/api.ts";

function begun(
  size: DuelSize,
  seating: Seating = "person-computer",
  moves: readonly DuelMove[] = [],
): DuelMatch {
  return moves.reduce(withMove, newMatch({ size, seating, strength: "medium" }));
}

/** The legal moves as "cell=digit", in order. */
function legalMoves(size: DuelSize, cells: readonly number[]): string[] {
  return legalDigits(size, cells).flatMap((bits, cell) =>
    Array.from({ length: size }, (_, at) => at + 1)
      .filter((digit) => (bits >> digit) & 1)
      .map((digit) => `${cell}=${digit}`),
  );
}

/** A game of random legal moves, played to its end. */
function playedOut(size: DuelSize, seed: number, seen: (match: DuelMatch) => void = () => {}): DuelMatch {
  const random = randomFrom(seed);
  let match = begun(size);
  for (;;) {
    seen(match);
    const legal = legalMoves(size, cellsAfter(size, match.moves));
    if (legal.length === 0) return match;
    const [cell, digit] = legal[random.below(legal.length)].split("=").map(Number);
    match = withMove(match, { cell, digit });
  }
}

const THOUGHT: DuelThought = {
  ...{ move: { cell: 5, digit: 2 }, score: 3, proved: null, depth: 3, nodes: 900, known: 4, cuts: 40 },
  line: [
    { cell: 5, digit: 2 },
    { cell: 10, digit: 4 },
  ],
};

const QUIET = {
  ...{
    before: null,
    wish: FIRST_WISH,
    choosing: false,
    selection: [],
    options: FIRST_OPTIONS,
    paused: false,
    thinking: null,
  },
  ...{ told: null, ahead: null, verdict: null, comparison: null, problem: null },
};

describe("the moves of a duel", () => {
  it.each(DUEL_SIZES)("are those of the engine, all through random games, %i cells a side", (size) => {
    const board = digitBoard(size);
    for (let seed = 1; seed <= 20; seed++) {
      playedOut(size, seed, ({ moves }) => {
        const cells = cellsAfter(size, moves);
        const position = positionOf(board, cells);
        const engine = cells.flatMap((_, cell) =>
          Array.from({ length: size }, (_, at) => at + 1)
            .filter((digit) => position && isOpen(board, position, moveOf(size, cell, digit)))
            .map((digit) => `${cell}=${digit}`),
        );
        expect(legalMoves(size, cells)).toEqual(engine);
      });
    }
  });

  it("keep every row, column and box free of doubles, and a written cell as it is", () => {
    const match = begun(4, "person-person", [{ cell: 0, digit: 1 }]);
    for (const cell of [0, 1, 3, 4, 5, 12]) expect(isLegal(match, { cell, digit: 1 })).toBe(false);
    for (const cell of [6, 7, 9, 15]) expect(isLegal(match, { cell, digit: 1 })).toBe(true);
    expect(isLegal(match, { cell: 0, digit: 2 })).toBe(false);
    expect(withMove(match, { cell: 1, digit: 1 })).toBe(match);
  });

  it("are none of a cell or a digit that the board does not have", () => {
    const odd = [
      [-1, 1],
      [16, 1],
      [0.5, 1],
      [0, 0],
      [0, 5],
      [0, 33],
      [0, -31],
      [0, Number.NaN],
    ];
    for (const [cell, digit] of odd) expect(isLegal(begun(4), { cell, digit })).toBe(false);
  });

  it("are found as long as there is one", () => {
    const match = playedOut(6, 5);
    for (let left = match.moves.length; left >= 0; left--) {
      const at = { ...match, moves: match.moves.slice(0, left) };
      const move = anyMove(at);
      expect(isOver(at)).toBe(left === match.moves.length);
      expect(move !== null && isLegal(at, move)).toBe(left < match.moves.length);
    }
  });
});

describe("the players of a duel", () => {
  it("move in turn, and who cannot move loses", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = playedOut(4, seed, (at) => {
        expect(turnOf(at)).toBe(at.moves.length % 2);
        if (!isOver(at)) expect(winnerOf(at)).toBeNull();
      });
      expect(winnerOf(match)).toBe(1 - turnOf(match));
    }
  });

  it("sit as it was chosen", () => {
    const seats = SEATINGS.map((seating) =>
      [0, 1].map((player) => seatOf(begun(4, seating), player as 0 | 1)),
    );
    expect(seats).toEqual([
      ["person", "computer"],
      ["computer", "person"],
      ["person", "person"],
      ["computer", "computer"],
    ]);
  });

  it("own what they wrote", () => {
    const match = begun(4, "person-computer", [
      { cell: 0, digit: 1 },
      { cell: 5, digit: 2 },
      { cell: 10, digit: 3 },
    ]);
    const owners = ownersOf(16, match.moves);
    expect([owners[0], owners[5], owners[10], owners[1]]).toEqual([0, 1, 0, null]);
  });
});

describe("taking back", () => {
  const four = [
    { cell: 0, digit: 1 },
    { cell: 5, digit: 2 },
    { cell: 10, digit: 3 },
    { cell: 15, digit: 4 },
  ];
  const left = (seating: Seating, count: number) => undoneTo(begun(4, seating, four.slice(0, count)));

  it("takes back a person's move with the reply to it", () => {
    expect([0, 1, 2, 3, 4].map((count) => left("person-computer", count))).toEqual([null, 0, 0, 2, 2]);
    expect([0, 1, 2, 3, 4].map((count) => left("computer-person", count))).toEqual([null, null, 1, 1, 3]);
  });

  it("takes back one move of two people, and none of two computers", () => {
    expect([0, 1, 2, 3].map((count) => left("person-person", count))).toEqual([null, 0, 1, 2]);
    expect([0, 1, 2, 3].map((count) => left("computer-computer", count))).toEqual([null, null, null, null]);
  });
});

describe("what the board shows", () => {
  it("is the game, its last move and the cells that are closed", () => {
    const moves = [1, 2, 3].map((digit, cell) => ({ cell, digit }));
    const match = begun(4, "person-person", [...moves, { cell: 7, digit: 4 }]);
    const scene = sceneOf(match, [], 0);
    expect(scene.board.marks).toEqual([1, 2, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(scene.last).toBe(7);
    expect([...scene.closed]).toEqual([3]);
    expect(scene.ahead.size).toBe(0);
  });

  it("is the line ahead of the game as far as it is looked at", () => {
    const match = begun(4, "person-computer", [{ cell: 0, digit: 1 }]);
    const one = sceneOf(match, THOUGHT.line, 1);
    expect([one.board.marks[5], one.board.marks[10]]).toEqual([2, 0]);
    const two = sceneOf(match, THOUGHT.line, 2);
    expect([...two.ahead]).toEqual([
      [5, 1],
      [10, 2],
    ]);
    expect([two.owners[5], two.owners[10]]).toEqual([1, 0]);
  });

  it("tells what goes on", () => {
    const match = begun(4);
    const replied = begun(4, "person-computer", [{ cell: 0, digit: 1 }]);
    const told: DuelTold = { about: "hint", match, player: 0, thought: THOUGHT };
    const over = playedOut(4, 1);
    const moment = (at: DuelMatch, change: object) => momentOf({ ...QUIET, match: at, ...change }, at);
    expect(moment(match, {})).toBe("turn");
    expect(moment(match, { thinking: { about: "hint", share: 0 } })).toBe("hinting");
    expect(moment(match, { thinking: { about: "verdict", share: 0 } })).toBe("turn");
    expect(moment(match, { told, ahead: 1 })).toBe("ahead");
    expect(moment(replied, { thinking: { about: "move", share: 0 } })).toBe("thinking");
    expect(moment(replied, { paused: true })).toBe("waiting");
    expect(moment(over, {})).toBe("over");
  });

  it("lets a person write on their turn only, and not on a line ahead of the game", () => {
    const match = begun(4);
    const told: DuelTold = { about: "hint", match, player: 0, thought: THOUGHT };
    expect(isPersonsTurn({ ...QUIET, match })).toBe(true);
    expect(isPersonsTurn({ ...QUIET, match: null })).toBe(false);
    expect(isPersonsTurn({ ...QUIET, match, choosing: true })).toBe(false);
    expect(isPersonsTurn({ ...QUIET, match, told, ahead: 1 })).toBe(false);
    expect(isPersonsTurn({ ...QUIET, match: withMove(match, { cell: 0, digit: 1 }) })).toBe(false);
    expect(isPersonsTurn({ ...QUIET, match: playedOut(4, 2) })).toBe(false);
  });
});

describe("a comparison", () => {
  const match = begun(4);
  const whole = (nodes: number) => countOf({ ...THOUGHT, nodes }, 3, true);

  it("says how many times as many positions the plain way took", () => {
    const ways = { pruned: whole(100), plain: whole(1234) };
    expect(timesOf({ match, depth: 3, running: null, ways })).toEqual({ times: 12, least: false });
    const close = { pruned: whole(100), plain: whole(234) };
    expect(timesOf({ match, depth: 3, running: null, ways: close })).toEqual({ times: 2.3, least: false });
  });

  it("claims only the least where the plain way met its limit", () => {
    const plain = countOf({ ...THOUGHT, depth: 2, nodes: 5000 }, 3, true);
    expect(plain.whole).toBe(false);
    expect(timesOf({ match, depth: 3, running: null, ways: { pruned: whole(100), plain } })).toEqual({
      ...{ times: 50, least: true },
    });
  });

  it("claims nothing while it runs, or where the pruned way did not end", () => {
    const ways = { pruned: whole(100), plain: whole(200) };
    const short = countOf({ ...THOUGHT, depth: 2 }, 3, true);
    expect(timesOf({ match, depth: 3, running: "plain", ways })).toBeNull();
    expect(timesOf({ match, depth: 3, running: null, ways: { pruned: whole(100) } })).toBeNull();
    expect(timesOf({ match, depth: 3, running: null, ways: { ...ways, pruned: short } })).toBeNull();
  });

  it("takes a look that saw the end of the game for a whole one", () => {
    const proved = { ...THOUGHT, depth: 2, proved: { wins: true, moves: 2 } };
    expect(countOf(proved, 9, true).whole).toBe(true);
    expect(countOf(proved, 9, false).whole).toBe(false);
  });
});

describe("what is remembered of a duel", () => {
  const match = begun(6, "computer-person", [
    { cell: 0, digit: 1 },
    { cell: 7, digit: 5 },
  ]);
  const kept = {
    match,
    before: begun(4, "person-computer", [{ cell: 3, digit: 2 }]),
    wish: { size: 9, seating: "person-person", strength: "best" },
    options: { candidates: true, tells: true },
  };

  it("comes back as it was stored", () => {
    expect(readDuel(structuredClone(kept))).toEqual(kept);
  });

  it("begins anew without a record", () => {
    const fresh = { match: null, before: null, wish: FIRST_WISH, options: FIRST_OPTIONS };
    for (const odd of [undefined, null, 7, "duel", [], {}]) expect(readDuel(odd)).toEqual(fresh);
  });

  it("leaves a game out of which anything is odd, and keeps the rest", () => {
    const odd: readonly object[] = [
      { ...match, size: 5 },
      { ...match, seating: "nobody" },
      { ...match, strength: "" },
      { ...match, moves: "none" },
      { ...match, moves: [...match.moves, null] },
      { ...match, moves: [...match.moves, { cell: 0, digit: 2 }] },
      { ...match, moves: [...match.moves, { cell: 1, digit: 1 }] },
      { ...match, moves: [...match.moves, { cell: 99, digit: 1 }] },
      { ...match, moves: [...match.moves, { cell: 1.5, digit: 1 }] },
      { ...match, moves: new Array(37).fill({ cell: 0, digit: 1 }) },
    ];
    for (const one of odd) expect(readDuel({ ...kept, match: one })).toEqual({ ...kept, match: null });
  });
});
