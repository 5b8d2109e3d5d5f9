import { describe, expect, it } from "vitest";
import { compare } from "./equality.ts";
import { sudokus } from "./fuzz.ts";

const CASES = 15_000;
const NODES = 2_000;

describe("all searches on Sudoku", () => {
  const { tallies, counts } = compare("sudoku", sudokus(CASES, 301), NODES);

  it("meet puzzles with no, one and several answers", () => {
    expect(Math.min(...counts)).toBeGreaterThan(CASES / 8);
  });

  it.each(Object.entries(tallies))(
    "%s finds just the oracle's answers, or says that it met its limit",
    (_, tally) => {
      expect(tally.different).toEqual([]);
      expect(tally.equal + tally.unfinished).toBe(CASES);
      expect(tally.equal).toBeGreaterThan(0.8 * CASES);
    },
  );

  it.each(["forward", "fast"])("%s decides them all", (name) => {
    expect(tallies[name].unfinished).toBe(0);
  });
});
