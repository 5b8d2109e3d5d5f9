import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { housesOf } from "../../engine/kinds/sudoku/houses.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import { countAnswers, countText, fast, lastAnswer } from "../../engine/kinds/sudoku/solver/solver.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";

const SHARED = new URL("../../../shared/data/sudoku/", import.meta.url);
const isThere = existsSync(SHARED);
if (!isThere)
  console.log("The puzzles of others (../shared/data/sudoku) are not here: their checks are skipped.");

const NODES = 20_000;

function textsOf(name: string): string[] {
  const lines = readFileSync(new URL(`${name}.txt`, SHARED), "utf8").split("\n");
  return lines.map((line) => line.slice(0, 81)).filter((line) => line.length === 81);
}

/** Whether the digits keep the laws and the givens. */
function isAnswer(digits: ArrayLike<number>, givens: readonly number[]): boolean {
  return (
    housesOf(9).all.every((house) => new Set(house.cells.map((cell) => digits[cell])).size === 9) &&
    givens.every((given, cell) => (given ? digits[cell] === given : digits[cell] >= 1 && digits[cell] <= 9))
  );
}

describe.skipIf(!isThere)("puzzles of others", () => {
  it.each([
    ["17clue", 2_049],
    ["top1465", 733],
    ["hardest1106", 188],
    ["hardest11", 1_016],
    ["minimal", 5_000],
  ])("%s: %i puzzles have one answer each", (name, count) => {
    const into = new Uint8Array(81);
    const texts = textsOf(name);
    expect(texts).toHaveLength(count);
    for (const text of texts) {
      expect(countText(text, 2, NODES), text).toBe(1);
      expect(lastAnswer(into)).toBe(true);
      const givens = Array.from(text, (one) => (one === "." ? 0 : Number(one)));
      expect(isAnswer(into, givens), text).toBe(true);
      expect(countAnswers(givens, 9, 2, NODES)).toBe(1);
    }
  });

  it("several-solutions: 500 puzzles have more than one, all different", () => {
    const texts = textsOf("several-solutions");
    expect(texts).toHaveLength(500);
    for (const text of texts) {
      expect(countText(text, 2, NODES), text).toBe(2);
      const puzzle = sudokuPuzzle(
        9,
        Array.from(text, (one) => (one === "." ? 0 : Number(one))),
      );
      const { answers, complete } = run(fast(puzzle, gridOf(puzzle), { answers: 20, nodes: NODES }));
      expect(complete).toBe(true);
      expect(answers.length).toBeGreaterThan(1);
      expect(new Set(answers.map(String)).size).toBe(answers.length);
      expect(answers.every((answer) => isAnswer(answer, puzzle.digits))).toBe(true);
    }
  });
});
