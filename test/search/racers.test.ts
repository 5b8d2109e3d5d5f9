import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { searchesOf } from "../../engine/kinds/searches.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { share } from "../share.ts";
import { type PlainCounts, plainChecking, plainPropagating } from "./plain-racers.ts";
import { kindOf } from "./posed.ts";

const SEARCHES = searchesOf(kindOf("sudoku"));
const PUZZLES = share(60, 1_000);
const LIMITS = { answers: 1, nodes: 1_000_000 };

/** Starter puzzles, every fourth with one given changed, so that most of those have no answer. */
function texts(): readonly string[] {
  const random = randomFrom(17);
  const starters = [1, 2, 3].flatMap(
    (level) => readFileSync(`puzzles/sudoku/${level}.txt`, "utf8").match(/^[0-9]{81}/gm) ?? [],
  );
  return Array.from({ length: PUZZLES }, (_, number) => {
    const text = starters[random.below(starters.length)];
    if (number % 4 > 0) return text;
    const cell = [...text].findIndex((digit, at) => digit !== "0" && at >= random.below(70));
    return text.slice(0, cell) + String(1 + (Number(text[cell]) % 9)) + text.slice(cell + 1);
  });
}

const PLAIN: readonly (readonly [string, (text: string) => PlainCounts | null])[] = [
  ["propagate", plainPropagating],
  ["check", (text) => plainChecking(text, false)],
  ["fewest", (text) => plainChecking(text, true)],
];

it.each(PLAIN)("%s counts what a plain program counts", (name, plain) => {
  const met = { solved: 0, none: 0, backtracked: 0 };
  for (const text of texts()) {
    const wanted = plain(text);
    if (!wanted) continue;
    const puzzle = sudokuPuzzle(9, [...text].map(Number));
    const { answers, complete, ...counts } = run(SEARCHES[name](puzzle, gridOf(puzzle), LIMITS));
    expect({ answer: answers[0]?.join("") ?? null, ...counts }).toEqual(wanted);
    expect(complete).toBe(true);
    if (wanted.answer) met.solved++;
    else met.none++;
    if (wanted.backtracks > 100) met.backtracked++;
  }
  expect(met.solved).toBeGreaterThan(PUZZLES / 4);
  expect(met.none).toBeGreaterThan(PUZZLES / 16);
  expect(met.backtracked).toBeGreaterThan(PUZZLES / 20);
});

it("tries fewer nodes where the fewest are left than in order, and never more than without checking ahead", () => {
  const [text] = readFileSync("puzzles/sudoku/3.txt", "utf8").split("\n");
  const puzzle = sudokuPuzzle(9, [...text.slice(0, 81)].map(Number));
  const nodes = (name: string): number => run(SEARCHES[name](puzzle, gridOf(puzzle), LIMITS)).nodes;
  expect(nodes("fewest")).toBeLessThan(nodes("check"));
  expect(nodes("check")).toBeLessThanOrEqual(nodes("backtrack"));
});
