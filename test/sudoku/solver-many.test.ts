import { describe, expect, it } from "vitest";
import { housesOf } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { countAnswers, countText, fast, lastAnswer } from "../../engine/kinds/sudoku/solver/solver.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { loosened, madeTexts } from "../made.ts";

const NODES = 20_000;

/** The published sets and their numbers of puzzles. */
const PUBLISHED = [
  ["17clue", 2_049],
  ["top1465", 733],
  ["hardest1106", 188],
  ["hardest11", 1_016],
  ["minimal", 5_000],
] as const;

function textsOf(name: string): string[] {
  return extraLines(`sudoku/${name}.txt`)
    .map((line) => line.slice(0, 81))
    .filter((line) => line.length === 81);
}

/** Whether the digits keep the laws and the givens. */
function isAnswer(digits: ArrayLike<number>, givens: readonly number[]): boolean {
  return (
    housesOf(9).all.every((house) => new Set(house.cells.map((cell) => digits[cell])).size === 9) &&
    givens.every((given, cell) => (given ? digits[cell] === given : digits[cell] >= 1 && digits[cell] <= 9))
  );
}

/** Sets of Sudokus with one answer: name, number of puzzles, texts. */
const PROPER: readonly (readonly [name: string, count: number, texts: () => string[]])[] = [
  ["made, minimal", 400, () => madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, 400)],
  ["made of level 5", 100, () => madeTexts("sudoku", { rows: 9, cols: 9, level: 5 }, 100)],
  ...(HAS_EXTRA ? PUBLISHED : []).map(
    ([name, count]) => [`${name} (${EXTRA})`, count, () => textsOf(name)] as const,
  ),
];

const LOOSE = [
  ["made, one given less", () => loosened(500)] as const,
  ...(HAS_EXTRA ? [[`several-solutions (${EXTRA})`, () => textsOf("several-solutions")] as const] : []),
];

describe("many puzzles", () => {
  it.each(PROPER)("%s: %i puzzles have one answer each", (_, count, textsOfSet) => {
    const into = new Uint8Array(81);
    const texts = textsOfSet();
    expect(texts).toHaveLength(count);
    for (const text of texts) {
      expect(countText(text, 2, NODES), text).toBe(1);
      expect(lastAnswer(into)).toBe(true);
      const givens = Array.from(text, (one) => (one === "." ? 0 : Number(one)));
      expect(isAnswer(into, givens), text).toBe(true);
      expect(countAnswers(givens, 9, 2, NODES)).toBe(1);
    }
  });

  it.each(LOOSE)("%s: 500 puzzles have more than one, all different", (_, textsOfSet) => {
    const texts = textsOfSet();
    expect(texts).toHaveLength(500);
    for (const text of texts) {
      expect(countText(text, 2, NODES), text).toBe(2);
      const puzzle = sudokuPuzzle(
        9,
        Array.from(text, (one) => (one === "." ? 0 : Number(one))),
      );
      const { answers, complete } = run(fast(puzzle, gridOf(puzzle), { answers: 2_000, nodes: NODES }));
      expect(complete).toBe(true);
      expect(answers.length).toBeGreaterThan(1);
      expect(new Set(answers.map(String)).size).toBe(answers.length);
      expect(answers.every((answer) => isAnswer(answer, puzzle.digits))).toBe(true);
    }
  });
});
