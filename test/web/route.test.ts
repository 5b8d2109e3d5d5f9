import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashOf, placeOf } from "../../web/state/route.ts";

describe("an address", () => {
  it.each([
    ["", "shelf"],
    ["#", "shelf"],
    ["#/", "shelf"],
    ["#/shelf/sudoku", "shelf"],
    ["#/settings", "settings"],
    ["#/make", "make"],
    ["#/library", "library"],
    ["#/sudoku/l4-123", "numbered"],
    ["#/nurikabe/l7-1", "numbered"],
    ["#/games", "games"],
    ["#/workbench", "workbench"],
    ["#/workbench/sudoku/1000000000000000~a3", "workbench"],
    ["#/workbenches", "problem"],
    ["#/lab", "lab"],
    ["#/lab/", "lab"],
    ["#/lab/tree", "lab"],
    ["#/lab/race/sudoku/1000000000000000", "lab"],
    ["#/lab/xyz", "lab"],
    ["#/labs", "problem"],
    ["#/sudoku/1000000000000000", "play"],
    ["#/sudoku/1...............", "play"],
    ["#/nurikabe/2/2/1g1g", "play"],
    ["#/sudoku/12", "problem"],
    ["#/nurikabe/5", "problem"],
    ["#/hitori/123", "problem"],
    ["#/%E0%A4%A", "problem"],
  ])("%s leads to the %s", (hash, screen) => {
    expect(placeOf(hash).route.screen).toBe(screen);
  });

  it("of a puzzle is spelled the one canonical way", () => {
    const { route } = placeOf("#/sudoku/1...............");
    expect(hashOf(route)).toBe("#/sudoku/1000000000000000");
  });

  it("of the workbench carries all that comes after it", () => {
    const { route } = placeOf("#/workbench/nurikabe/2/2/1g1g~12");
    expect(route).toEqual({ screen: "workbench", link: "/nurikabe/2/2/1g1g~12" });
    expect(hashOf(route)).toBe("#/workbench/nurikabe/2/2/1g1g~12");
  });

  it("of the lab carries all that comes after it, however long", () => {
    const link = `/race/${"(".repeat(1_000_000)}`;
    const { route } = placeOf(`#/lab${link}`);
    expect(route).toEqual({ screen: "lab", link });
    expect(hashOf(route)).toBe(`#/lab${link}`);
  });

  it("may be any text at all: a place or a sentence, and the place's own address leads there again", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.stringMatching(/^#\/(sudoku|nurikabe|workbench|lab|)\/?[0-9a-z./%~-]{0,120}$/),
    );
    fc.assert(
      fc.property(text, (hash) => {
        const { route } = placeOf(hash);
        if (route.screen === "problem") expect(route.problem.text.zh.length).toBeGreaterThan(4);
        else expect(placeOf(hashOf(route)).route).toEqual(route);
      }),
      { seed: 8, numRuns: 10_000 },
    );
  });
});
