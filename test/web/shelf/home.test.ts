import { describe, expect, it } from "vitest";
import { dayOf } from "../../../engine/pack/daily.ts";
import { extendByHome, gameOf, isPlayedOn, levelFor, nearest, readLevels } from "../../../web/shelf/home.ts";
import type { CorpusShelf, GameSummary } from "../../../web/state/state.ts";
import type { Store } from "../../../web/state/store.ts";
import { emptyStore } from "../empty-state.ts";

const CORPUS: readonly CorpusShelf[] = [
  { kind: "nurikabe", level: 2, count: 7 },
  { kind: "nurikabe", level: 4, count: 6 },
  { kind: "sudoku", level: 1, count: 6 },
  { kind: "sudoku", level: 3, count: 7 },
];

function game(change: Partial<GameSummary>): GameSummary {
  const about = { id: "sudoku/1", kind: "sudoku", text: "1", name: null, origin: null, marks: [] };
  return { ...about, progress: 0, elapsed: 0, played: 0, finished: false, ...change };
}

function shelf(games: readonly GameSummary[]): Store {
  const store = emptyStore();
  extendByHome(store);
  store.dispatch({ type: "shelf", shelf: { games, corpus: CORPUS } });
  return store;
}

describe("the level that a player begins with", () => {
  it("is the easiest, then that of the last puzzle of the library, then the one that was chosen", () => {
    const { state } = shelf([]);
    expect([levelFor(state, "sudoku"), levelFor(state, "nurikabe")]).toEqual([1, 2]);

    const store = shelf([
      game({ origin: { level: 1, number: 4, made: true } }),
      game({}),
      game({ kind: "nurikabe", origin: { level: 4, number: 1 } }),
      game({ origin: { level: 3, number: 2 } }),
      game({ origin: { level: 1, number: 1 } }),
    ]);
    expect([levelFor(store.state, "sudoku"), levelFor(store.state, "nurikabe")]).toEqual([3, 4]);

    store.dispatch({ type: "home/level", kind: "sudoku", level: 1 });
    expect([levelFor(store.state, "sudoku"), levelFor(store.state, "nurikabe")]).toEqual([1, 4]);
  });

  it("is never one that has no puzzles", () => {
    const store = shelf([game({ origin: { level: 2, number: 9 } })]);
    store.dispatch({ type: "home/level", kind: "sudoku", level: 7 });
    expect(levelFor(store.state, "sudoku")).toBe(1);
    expect(levelFor(store.state, "latin")).toBe(1);
  });

  it("is read from storage as far as it is sound", () => {
    expect(readLevels({ sudoku: 3, nurikabe: "4", latin: 1.5 })).toEqual({ sudoku: 3 });
    for (const odd of [undefined, null, 5, "x", []]) expect(readLevels(odd)).toEqual({});
  });
});

it.each([
  [1, 1],
  [2, 1],
  [3, 3],
  [7, 3],
  [0, 1],
])("the nearest to level %i that has puzzles is %i", (level, wanted) => {
  expect(nearest(CORPUS, "sudoku", level)).toBe(wanted);
});

it("a kind without puzzles has no nearest level", () => {
  expect(nearest(CORPUS, "latin", 1)).toBe(undefined);
});

describe("the game of a puzzle of the day", () => {
  const linked = game({ id: "sudoku/9", text: "9" });
  const numbered = game({ text: "5", origin: { level: 3, number: 2 } });
  const made = game({ text: "6", origin: { level: 3, number: 2, made: true } });
  const place = { kind: "sudoku", level: 3, number: 2 };

  it("is that of its text, wherever it was opened from", () => {
    expect(gameOf([made, numbered, linked], { ...place, text: "9" })).toBe(linked);
    expect(gameOf([made, numbered, linked], { ...place, text: "8" })).toBe(undefined);
  });

  it("is that of its place until its text is known", () => {
    expect(gameOf([made, linked, numbered], { ...place, text: null })).toBe(numbered);
    expect(gameOf([made, linked], { ...place, text: null })).toBe(undefined);
  });
});

describe("a puzzle that stood in for that of the day", () => {
  const place = { kind: "sudoku", level: 1, number: 2 };
  const noon = new Date(2026, 10, 25, 12);
  const played = game({ origin: { level: 1, number: 2 }, played: noon.getTime() });

  it("stays that of the day for whoever played it then, and for nobody else", () => {
    expect(isPlayedOn(dayOf(noon), [played], place)).toBe(true);
    expect(isPlayedOn(dayOf(noon) + 1, [played], place)).toBe(false);
    expect(isPlayedOn(dayOf(noon), [], place)).toBe(false);
    expect(isPlayedOn(dayOf(noon), [played], { ...place, number: 3 })).toBe(false);
  });
});
