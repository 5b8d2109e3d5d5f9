import { describe, expect, it } from "vitest";
import { learn } from "../../engine/kinds/nurikabe/learning/search.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { makeLines } from "../../puzzles/commands/make.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { kindOf, read } from "../make/making.ts";
import { share } from "../share.ts";

/** Side, how many of two thousand, level. */
const SETS: readonly (readonly [number, number, number?])[] = [
  [5, 600],
  [6, 500],
  [6, 200, 2],
  [7, 300],
  [7, 50, 4],
  [8, 120],
  [8, 200, 1],
  [10, 30],
];

/** How many of a set are made. */
const some = (count: number): number => share(count / 5, count);

/** Sets of one size begin with seeds far apart: what a level keeps of a seed may be what any wish makes of it. */
function made(side: number, count: number, level = 0): string[] {
  const args = [
    "--seed",
    String(1 + 10_000 * level),
    "--size",
    String(side),
    "--count",
    String(some(count)),
    ...(level ? ["--level", String(level)] : []),
  ];
  const options = readOptions(args, []);
  if (typeof options === "string") throw new Error(options);
  return [...makeLines(kindOf("nurikabe"), kindOf("nurikabe").making, options)].map(
    (line) => (line as { puzzle: string }).puzzle,
  );
}

/** How many answers there are, up to two, by a search that has no part in making. */
function answersOf(text: string): number {
  const puzzle = read("nurikabe", text) as NurikabePuzzle;
  const found = run(learn(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
  if (!found.complete) throw new Error("too few nodes to tell");
  return found.answers.length;
}

describe("hundreds of made puzzles", () => {
  const sets = SETS.map((set) => made(...set));

  it("have one answer each", () => {
    for (const text of sets.flat()) expect(answersOf(text), text).toBe(1);
  });

  it("are all there and all different", () => {
    expect(sets.map((texts) => texts.length)).toEqual(SETS.map(([, count]) => some(count)));
    expect(new Set(sets.flat()).size).toBe(some(2_000));
  });
});
