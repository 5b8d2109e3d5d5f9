import { describe, expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { inOrder } from "../../engine/reason/ladder.ts";
import { neededSteps } from "../../engine/reason/prove.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { makeLines } from "../../puzzles/commands/make.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { wishFields } from "../../puzzles/terminal/usage.ts";
import { posed } from "../search/posed.ts";
import { kindOf } from "./making.ts";

const FIELDS = await wishFields();

function lines(kind: string, ...args: string[]): Record<string, unknown>[] {
  const options = readOptions(args, FIELDS);
  if (typeof options === "string") throw new Error(options);
  return [...makeLines(kindOf(kind), kindOf(kind).making, options)] as Record<string, unknown>[];
}

describe("ergo make", () => {
  it("counts seeds up and says what was asked for", () => {
    const made = lines("sudoku", "--size", "6", "--level", "2", "--count", "3", "--seed", "5");
    expect(made.map(({ seed, level }) => [seed, level])).toEqual([
      [5, 2],
      [6, 2],
      [7, 2],
    ]);
    expect(lines("sudoku", "--size", "4", "--technique", "1")[0]).toMatchObject({ level: 1, seed: 1 });
    expect(Object.keys(lines("sudoku", "--minimal")[0])).toEqual(["puzzle", "seed", "engine"]);
  });

  describe("by ranges of seeds", () => {
    const SEEDS = 6;
    const wish = [
      "--size",
      "4",
      "--minimal",
      "--givens",
      "6",
      "--symmetry",
      "half-turn",
      "--seeds",
      `1..${SEEDS}`,
    ];
    const whole = lines("sudoku", ...wish);

    it("has a line for each, also where nothing comes", () => {
      expect(whole.map(({ seed }) => seed)).toEqual(Array.from({ length: SEEDS }, (_, at) => at + 1));
      expect(whole.some(({ error }) => error)).toBe(true);
    });

    it.each([1, 2, 4, 6, 7])("has the same in %i shards as in one", (of) => {
      const shards = Array.from({ length: of }, (_, at) =>
        lines("sudoku", ...wish, "--shard", `${at + 1}/${of}`),
      );
      expect(shards.flat()).toEqual(whole);
      expect(Math.max(...shards.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(SEEDS / of));
    });
  });

  it.each([
    ["sudoku", "naked-triple", 3],
    ["sudoku", "avoidable-rectangle-one-corner", 4],
    ["nurikabe", "out-of-reach", 3],
  ])(
    "makes a %s that needs %s: rules up to it solve the puzzle, and the answer rests on a step by it",
    (id, rule, level) => {
      const size = id === "sudoku" ? "9" : "6";
      const [made] = lines(id, "--size", size, "--technique", rule, "--seed", "3");
      expect(made).toMatchObject({ level, technique: rule, needs: { [rule]: expect.any(Number) } });
      const { play, think, search } = kindOf(id);
      const puzzle = posed(id, String(made.puzzle));
      const chain = new Chain(
        puzzle,
        gridOf(puzzle),
        inOrder(
          think.rules.filter((one) => one.level <= level),
          null,
        ),
        { truth: run(judge(puzzle, search, 100_000)) },
      );
      expect(run(chain.run())).toBe("solved");
      expect(run(neededSteps(play, chain)).some((step) => step.rule === rule)).toBe(true);
    },
  );

  it("names a technique that there is not, and one that may be meant", () => {
    const [{ error }] = lines("sudoku", "--technique", "naked-tripel");
    expect(error).toMatch(/no technique "naked-tripel". Did you mean "naked-triple"\?/);
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
