import { describe, expect, it } from "vitest";
import { choicesOf, type Known, type LibraryFilter, listed, unseen } from "../../../web/library/listing.ts";
import type { PuzzleEntry } from "../../../web/packs/puzzle-entry.ts";
import type { GameSummary } from "../../../web/state/state.ts";

const entry = (kind: string, level: number, number: number, size: string, needs: readonly string[] = []) =>
  ({ kind, level, number, size, needs, text: `${level}.${number}` }) satisfies PuzzleEntry;
const ENTRIES: readonly PuzzleEntry[] = [
  entry("sudoku", 1, 1, "4x4"),
  entry("sudoku", 1, 12, "9x9", ["last-cell"]),
  entry("sudoku", 4, 12, "9x9", ["x-wing", "last-cell"]),
  entry("sudoku", 4, 123, "9x9", ["xy-wing"]),
  entry("nurikabe", 4, 12, "10x9", ["x-wing"]),
  entry("nurikabe", 4, 13, "5x5"),
];
const game = (id: string, finished: boolean) => [id, { id, finished } as GameSummary] as const;
const KNOWN: Known = {
  games: new Map([game("sudoku/1.12", true), game("sudoku/4.12", false)]),
  starred: new Set(["sudoku/4.123", "nurikabe/4.12"]),
};
const ALL: LibraryFilter = {
  ...{ kind: "sudoku", level: null, size: null, technique: null },
  ...{ progress: null, starred: false, search: "" },
};

describe("the library", () => {
  it.each<[Partial<LibraryFilter>, string[]]>([
    [{}, ["1.1", "1.12", "4.12", "4.123"]],
    [{ kind: "nurikabe" }, ["4.12", "4.13"]],
    [{ level: 4 }, ["4.12", "4.123"]],
    [{ size: "4x4" }, ["1.1"]],
    [{ technique: "last-cell" }, ["1.12", "4.12"]],
    [{ progress: "new" }, ["1.1", "4.123"]],
    [{ progress: "begun" }, ["4.12"]],
    [{ progress: "solved" }, ["1.12"]],
    [{ starred: true }, ["4.123"]],
    [{ search: "12" }, ["1.12", "4.12", "4.123"]],
    [{ search: " 123 " }, ["4.123"]],
    [{ search: "4-12" }, ["4.12", "4.123"]],
    [{ search: "l4-123" }, ["4.123"]],
    [{ search: "nothing" }, ["1.1", "1.12", "4.12", "4.123"]],
    [{ level: 1, progress: "begun" }, []],
    [{ level: 4, technique: "x-wing", progress: "begun", search: "1" }, ["4.12"]],
  ])("lists by %j", (filter, wanted) => {
    expect(listed(ENTRIES, { ...ALL, ...filter }, KNOWN).map(({ text }) => text)).toEqual(wanted);
  });

  it("offers the sizes of a kind from small to large, and its techniques", () => {
    expect(choicesOf(ENTRIES, "sudoku")).toEqual({
      sizes: ["4x4", "9x9"],
      techniques: ["last-cell", "x-wing", "xy-wing"],
    });
    expect(choicesOf(ENTRIES, "nurikabe").sizes).toEqual(["5x5", "10x9"]);
  });

  it("finds one that was not begun, any of them", () => {
    const found = [0, 0.49, 0.5, 0.999, 1].map((chance) => unseen(ENTRIES.slice(0, 4), KNOWN, chance)?.text);
    expect(found).toEqual(["1.1", "1.1", "4.123", "4.123", "4.123"]);
    expect(unseen(ENTRIES.slice(1, 3), KNOWN, 0.5)).toBeUndefined();
  });
});
