import { describe, expect, it } from "vitest";
import { compare } from "./equality.ts";
import { nurikabes } from "./fuzz.ts";

const CASES = 5_000;
const NODES = 2_000;

describe("all searches on Nurikabe", () => {
  const { tallies, counts } = compare("nurikabe", nurikabes(CASES, 302), NODES);

  it("meet puzzles with no, one and several answers", () => {
    expect(Math.min(...counts)).toBeGreaterThan(CASES / 8);
  });

  it.each(Object.entries(tallies))(
    "%s finds just the oracle's answers, or says that it met its limit",
    (_, tally) => {
      expect(tally.different).toEqual([]);
      expect(tally.equal + tally.unfinished).toBe(CASES);
      expect(tally.equal).toBeGreaterThan(0.5 * CASES);
    },
  );

  it.each(["forward", "fast"])("%s decides them all", (name) => {
    expect(tallies[name].unfinished).toBe(0);
  });
});
