import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../../engine/make/refusal.ts";
import { jobsOf, readRecipe } from "../../puzzles/corpus/recipe.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { wishFields } from "../../puzzles/terminal/usage.ts";
import { kindOf } from "../make/making.ts";

const entries = await readRecipe(fileURLToPath(new URL("../../puzzles/scale/corpus.json", import.meta.url)));
const fields = await wishFields();

/** What an entry wishes of `make`. */
function optionsOf(wish: string) {
  const options = readOptions(wish.split(" "), fields, "make");
  if (typeof options === "string") throw new Error(options);
  return options;
}

describe("the recipe of the corpus", () => {
  it.each(entries)(
    "wishes in $id what can be, of more seeds than it takes puzzles",
    ({ kind, wish, seeds, count }) => {
      const { rows, cols, level, wishes } = optionsOf(wish);
      expect(refusalOf(kindOf(kind), { rows, cols, level, ...wishes })).toBeNull();
      expect(seeds[1] - seeds[0] + 1).toBeGreaterThan(count);
    },
  );

  it.each([
    ["sudoku", 9_580, 6],
    ["nurikabe", 7_560, 7],
  ])(
    "has of %s %i, at least a thousand of each level up to 6, and 500 of level 7 where it can be made",
    (id, all, hardest) => {
      const own = entries.filter(({ kind }) => kind === id);
      expect(own.reduce((sum, { count }) => sum + count, 0)).toBe(all);
      for (let level = 1; level <= hardest; level++) {
        const count = own
          .filter(({ wish }) => optionsOf(wish).level === level)
          .reduce((sum, one) => sum + one.count, 0);
        expect(count, `level ${level}`).toBeGreaterThanOrEqual(level < 7 ? 1_000 : 500);
      }
    },
  );

  it("is cut into jobs whose names are all different", () => {
    const ids = jobsOf(entries).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
