import { describe, expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import type { OwnKind } from "../kinds/own.ts";
import { kindOf, posed } from "./posed.ts";

const EMPTY = "0".repeat(16);

/** Name, text, facts beside the givens, how many answers. Counted by hand, or well known. */
type Row = readonly [string, string, readonly Fact[], number];

const TABLE: Readonly<Record<OwnKind, readonly Row[]>> = {
  sudoku: [
    ["a full board", "1234341221434321", [], 1],
    ["a full board that breaks a law", "1234341221434322", [], 0],
    ["all 4x4 boards", EMPTY, [], 288],
    ["a first row", `1234${"0".repeat(12)}`, [], 12],
    ["givens that break a row", "1010000000000000", [], 0],
    ["givens that break a box only", "1000010000000000", [], 0],
    ["a digit without a place", "1230000400000000", [], 0],
    ["a diagonal", "1000020000300004", [], 2],
    ["a mark", `1234${"0".repeat(12)}`, [is(4, 3)], 6],
    ["what is ruled out", `1234${"0".repeat(12)}`, [isNot(4, 3)], 6],
    ["a mark against a given", `1234${"0".repeat(12)}`, [is(0, 2)], 0],
    ["a mark that was ruled out", EMPTY, [is(4, 3), isNot(4, 3)], 0],
    ["a cell of which all is ruled out", EMPTY, [1, 2, 3, 4].map((digit) => isNot(9, digit)), 0],
    ["6x6 with a digit to find", "123456456123231564564231312645645310", [], 1],
  ],
  nurikabe: [
    ["one cell of land", "1/1/1", [], 1],
    ["one cell of sea", "1/1/g", [], 1],
    ["a clue of any size in two cells", "2/1/.g", [], 2],
    ["a line of sea", "5/1/k", [], 1],
    ["a pool", "2/2/j", [], 0],
    ["all land", "2/2/4i", [], 1],
    ["a corner", "2/2/1i", [], 1],
    ["an island in two shapes", "2/2/2i", [], 2],
    ["clues side by side", "3/1/11g", [], 0],
    ["a board full of one island", "3/3/9n", [isNot(8, 0)], 1],
    ["a sum that does not fit", "3/3/an", [], 0],
    ["a divided sea", "3/1/g1g", [], 0],
    ["a clue that is said to be sea", "2/2/2i", [is(0, 0)], 0],
    ["a colour", "2/2/2i", [is(1, 0)], 1],
    ["an owner ruled out", "2/2/2i", [isNot(1, 1)], 1],
    ["an owner said", "2/2/2i", [is(2, 1)], 1],
  ],
};

describe.each(Object.entries(TABLE))("the table of %s", (id, rows) => {
  const searches = searchesOf(kindOf(id));

  it("is searched in every way that there is", () => {
    expect(Object.keys(searches)).toEqual(expect.arrayContaining(["brute", "backtrack", "forward", "fast"]));
  });

  describe.each(Object.entries(searches))("by %s", (_, search) => {
    it.each(rows)("%s", (_name, text, facts, count) => {
      const puzzle = posed(id, text);
      const found = run(search(puzzle, gridOf(puzzle, facts), { answers: 1_000, nodes: 200_000 }));
      expect(found.answers).toHaveLength(count);
      expect(found.complete).toBe(true);
      expect(new Set(found.answers.map(String)).size).toBe(count);
    });
  });
});
