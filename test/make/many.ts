import { describe, expect, it } from "vitest";
import { answersOf, givensIn, isMinimal, read, textOf } from "./making.ts";

/** Holds the minimal Sudokus of 9x9 cells that some seeds make to another search than the maker's. */
export function holdToAnotherSearch(first: number, count: number): void {
  describe(`the minimal Sudokus of the seeds ${first} to ${first + count - 1}`, () => {
    const texts = Array.from({ length: count }, (_, index) =>
      textOf("sudoku", { rows: 9, cols: 9, minimal: true }, first + index),
    );

    it("have one answer each", () => {
      for (const text of texts) expect(answersOf(read("sudoku", text)), text).toBe(1);
    });

    it("are all different", () => {
      expect(new Set(texts).size).toBe(count);
    });

    it("have no given that can be left out (every hundredth)", () => {
      for (const text of texts.filter((_, index) => index % 100 === 0))
        expect(isMinimal(text), text).toBe(true);
    });

    it("have 22 to 27 givens, nearly all, and 24 on the average", () => {
      const givens = texts.map(givensIn);
      expect(givens.filter((one) => one >= 22 && one <= 27).length).toBeGreaterThan(0.99 * count);
      const mean = givens.reduce((sum, one) => sum + one, 0) / count;
      expect(mean).toBeGreaterThan(24);
      expect(mean).toBeLessThan(24.7);
    });
  });
}
