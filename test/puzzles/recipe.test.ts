import { describe, expect, it } from "vitest";
import { refusalOf } from "../../engine/make/refusal.ts";
import { jobsOf, readRecipe } from "../../puzzles/corpus/recipe.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { wishFields } from "../../puzzles/terminal/usage.ts";
import { kindOf } from "../make/making.ts";
import { RECIPE } from "./packs.ts";

const entries = await readRecipe(RECIPE);
const fields = await wishFields();

/** What an entry wishes of `make`. */
function optionsOf(wish: string) {
  const options = readOptions(wish.split(" "), fields, "make");
  if (typeof options === "string") throw new Error(options);
  return options;
}

function sumOf(some: typeof entries): number {
  return some.reduce((sum, { count }) => sum + count, 0);
}

describe("the recipe of the corpus", () => {
  it.each(entries)(
    "wishes in $id what can be, of seeds that may bring more than it takes puzzles",
    ({ kind, wish, seeds, count }) => {
      const { rows, cols, level, wishes, brood } = optionsOf(wish);
      expect(refusalOf(kindOf(kind), { rows, cols, level, ...wishes })).toBeNull();
      expect((seeds[1] - seeds[0] + 1) * brood).toBeGreaterThan(count);
    },
  );

  it.each([
    ["sudoku", 10_080],
    ["nurikabe", 7_560],
  ])("has of %s %i and more, at least a thousand of each level up to 6, and 500 of level 7", (id, least) => {
    const own = entries.filter(({ kind }) => kind === id);
    expect(sumOf(own)).toBeGreaterThanOrEqual(least);
    for (let level = 1; level <= 7; level++) {
      const ofLevel = own.filter(({ wish }) => optionsOf(wish).level === level);
      expect(sumOf(ofLevel), `level ${level}`).toBeGreaterThanOrEqual(level < 7 ? 1_000 : 500);
    }
  });

  it("has 600 small Sudokus, Nurikabe from 5x5 to 25x25, square and not, and some with question marks", () => {
    const [sudoku, nurikabe] = ["sudoku", "nurikabe"].map((id) => entries.filter(({ kind }) => kind === id));
    expect(sumOf(sudoku.filter(({ wish }) => optionsOf(wish).rows < 9))).toBeGreaterThanOrEqual(600);
    const sides = nurikabe.map(({ wish }) => optionsOf(wish));
    expect(Math.min(...sides.map(({ rows }) => rows))).toBe(5);
    expect(Math.max(...sides.map(({ rows }) => rows))).toBe(25);
    expect(sumOf(nurikabe.filter((_, at) => sides[at].rows !== sides[at].cols))).toBeGreaterThan(700);
    expect(sumOf(nurikabe.filter((_, at) => "unsaid" in sides[at].wishes))).toBeGreaterThan(300);
  });

  it("is cut into jobs whose names are all different", () => {
    const ids = jobsOf(entries).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
