import { describe, expect, it } from "vitest";
import { makeLines } from "../../puzzles/commands/make.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { wishFields } from "../../puzzles/terminal/usage.ts";
import { kindOf } from "./making.ts";

const FIELDS = await wishFields();

function lines(kind: string, ...args: string[]): Record<string, unknown>[] {
  const options = readOptions(args, FIELDS);
  if (typeof options === "string") throw new Error(options);
  return [...makeLines(kindOf(kind), kindOf(kind).making, options)] as Record<string, unknown>[];
}

describe("ergo make", () => {
  it("counts seeds up and says what was asked for", () => {
    const made = lines("sudoku", "--size", "6", "--level", "3", "--count", "3", "--seed", "5");
    expect(made.map(({ seed, level }) => [seed, level])).toEqual([
      [5, 3],
      [6, 3],
      [7, 3],
    ]);
    expect(lines("sudoku", "--size", "4", "--technique", "1")[0]).toMatchObject({ technique: 1, seed: 1 });
    expect(Object.keys(lines("sudoku", "--minimal")[0])).toEqual(["puzzle", "seed"]);
  });

  it("says once that a wish can never come true", () => {
    expect(lines("sudoku", "--size", "8", "--count", "9")).toEqual([
      { error: expect.stringContaining("9x9") },
    ]);
  });

  it("goes on with the next seed where nothing came, and gives up after some", () => {
    const vain = ["--size", "4", "--minimal", "--givens", "6", "--symmetry", "half-turn", "--count", "30"];
    const made = lines("sudoku", ...vain);
    expect(made.length).toBeGreaterThan(1);
    expect(made.map(({ seed }) => seed)).toEqual(made.map((_, index) => index + 1));
    for (const { error } of made) expect(error).toMatch(/seed/);
  });

  it("leaves out what came before, and ends where there is hardly anything else", () => {
    const few = ["--size", "4", "--symmetry", "quarter-turn", "--minimal", "--count", "100000"];
    const made = lines("sudoku", ...few);
    const texts = made.slice(0, -1).map(({ puzzle }) => puzzle);
    expect(new Set(texts).size).toBe(texts.length);
    expect(made.at(-1)?.error).toMatch(/hardly any other/);
  });
});
